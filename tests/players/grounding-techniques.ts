import type { GamePlayer } from './support/game-player';
import { pressAny, until, untilAsked } from './support/player';

export default {
  solve: (player) =>
    untilAsked(player, async () => {
      await pressAny(player, /^Stone 1 of/);
      await pressAny(player, 'Next', 'Complete Exercise');
    }),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await player.press('Skip this sense');
      await player.press(/^Stone 1 of/);
      await player.wait(500);
    },
    offer: 'step 2',
    finds: (player) => until(player, async () => (await player.words()).includes('Step 2')),
  },
} satisfies GamePlayer;
