import type { GamePlayer } from './support/game-player';
import { pressAny, pressSoon, until, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player, () => pressAny(player, 'Let the water find it'), 1000),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await pressSoon(player, /^Row 1, stone 1,/);
      await player.wait(5000);
      return player.targets();
    },
    offer: 'terrace 1',
    finds: (player, names) => until(player, async () => `${await player.targets()}` === `${names}`),
  },
} satisfies GamePlayer;
