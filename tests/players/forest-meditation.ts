import type { GamePlayer } from './support/game-player';
import { has, until, untilAsked } from './support/player';

export default {
  solve: async (player) => {
    await player.wait(121_000);
    await player.leave();
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  interruption: {
    choices: { auto: true, minutes: 5, rhythm: 4 },
    plays: (player) => player.wait(250_000),
    offer: 'minute 5',
    // Less than one of five minutes remains.
    finds: async (player) => {
      await player.wait(45_000);
      await until(player, () => has(player, 'Keep going'), { within: 30_000, step: 500 });
    },
  },
} satisfies GamePlayer;
