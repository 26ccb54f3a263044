import type { GamePlayer } from './support/game-player';
import { type Player, until, untilAsked } from './support/player';

/** The bubbles are the thought, three answers and 'Create my own positive thought'. */
const ANSWER = 1;

async function chooseAnswer(player: Player): Promise<void> {
  const answer = (await player.targets())[ANSWER];
  if (answer !== undefined) await player.press(answer);
}

export default {
  solve: (player) => untilAsked(player, () => chooseAnswer(player), 1000),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await chooseAnswer(player);
      await until(player, async () => (await player.words()).includes('Round 2 of 5'));
      await until(player, async () => (await player.targets()).length > 3);
      return (await player.targets())[0];
    },
    offer: 'round 2',
    finds: (player, thought) =>
      until(player, async () => (await player.targets())[0] === thought, { what: `${thought}` }),
  },
} satisfies GamePlayer;
