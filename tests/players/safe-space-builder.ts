import type { GamePlayer } from './support/game-player';
import { has, until, untilAsked } from './support/player';

export default {
  solve: async (player) => {
    await player.press('Add Tree');
    await player.wait(1500);
    await player.drag(/^Tree/, [-20, 0], [-60, 5], [-120, 10]);
    await player.press('Save Space');
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await player.press('Add Tree');
      await player.wait(1500);
    },
    offer: 'your space',
    finds: (player) => until(player, () => has(player, /^Tree/)),
  },
} satisfies GamePlayer;
