import type { GamePlayer } from './support/game-player';
import { has, type Player, until, untilAsked } from './support/player';

/** Rakes with the keys for some seconds, back and forth, away from the stones. */
async function rake(player: Player, seconds: number): Promise<void> {
  await player.key('Sand garden', ' ');
  for (let second = 0; second < seconds; second++) {
    await player.key('Sand garden', second % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    await player.wait(1000);
  }
  await player.key('Sand garden', ' ');
}

export default {
  solve: async (player) => {
    await rake(player, 62);
    await player.leave();
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await player.press('Circular Pattern');
      await rake(player, 2);
      await until(player, () => has(player, 'Undo'));
    },
    offer: 'your garden',
    finds: (player) => until(player, () => has(player, 'Undo')),
  },
} satisfies GamePlayer;
