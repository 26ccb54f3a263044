import { MUSCLE_GROUPS } from '../../machines/games/progressive-relaxation/muscle-groups';
import type { GamePlayer } from './support/game-player';
import { pressAny, until, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player, () => pressAny(player, 'Skip', 'Complete'), 1000),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await player.press('Skip');
      await player.wait(500);
    },
    offer: MUSCLE_GROUPS[0]?.title ?? '',
    finds: (player) => until(player, async () => (await player.words()).includes('Release and Relax')),
  },
} satisfies GamePlayer;
