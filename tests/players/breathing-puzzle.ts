import type { GamePlayer } from './support/game-player';
import { until, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player),
  checkInAfterMs: 1500,
  interruption: {
    // A short pattern at the highest speed keeps the session short.
    choices: { pattern: 'even', tenths: 15, skipsHolds: true, minutes: 0 },
    plays: (player) => player.wait(7500),
    offer: 'cycle 2',
    finds: (player) => until(player, async () => /Cycle\s*2/.test(await player.words())),
  },
} satisfies GamePlayer;
