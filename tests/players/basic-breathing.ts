import type { GamePlayer } from './support/game-player';
import { until, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player),
  checkInAfterMs: 1500,
  interruption: {
    plays: (player) => player.wait(16_500),
    offer: 'cycle 2',
    finds: (player) => until(player, async () => /Cycle\s*2/.test(await player.words())),
  },
} satisfies GamePlayer;
