import type { GamePlayer } from './support/game-player';
import { type Player, pressSoon, untilAsked } from './support/player';

/** Time in which rubbing makes a whole stone shine, with a margin, ms. */
const RUBBED_WITHIN_MS = 120_000;

async function rubStone(player: Player): Promise<void> {
  await pressSoon(player, /^Clay stone/);
  await pressSoon(player, 'Work');
  await pressSoon(player, 'Rub it for me');
}

export default {
  solve: async (player) => {
    await rubStone(player);
    await pressSoon(player, 'Keep it', RUBBED_WITHIN_MS);
    await untilAsked(player);
  },
  // A second after the stone lies on the shelf.
  checkInAfterMs: 3600,
  interruption: {
    plays: async (player) => {
      await rubStone(player);
      await player.wait(60_000);
    },
    offer: 'the clay stone',
    // The rest of the rubbing takes less time than all of it.
    finds: async (player) => {
      await pressSoon(player, 'Rub it for me');
      await pressSoon(player, 'Keep it', RUBBED_WITHIN_MS - 50_000);
    },
  },
} satisfies GamePlayer;
