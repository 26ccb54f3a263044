import { SCENES } from '../../machines/games/guided-imagery/scenes';
import type { GamePlayer } from './support/game-player';
import { pressAny, pressSoon, until, untilAsked } from './support/player';

export default {
  solve: (player) => untilAsked(player, () => pressAny(player, 'Next', 'Complete Exercise'), 1000),
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      for (let scene = 1; scene <= 2; scene++) await pressSoon(player, 'Next');
      await player.wait(500);
    },
    offer: 'scene 3',
    finds: (player) => until(player, async () => (await player.words()).includes(SCENES[2]?.title ?? '')),
  },
} satisfies GamePlayer;
