import { type GamePlayer, PLAY, PLAY_INPUTS, presses } from './support/game-player';
import { untilAsked } from './support/player';

export default {
  solve: async (player) => {
    await player.press('Chime');
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  clumsy: {
    title: 'leaves, starts again, and rings',
    play: async (player) => {
      await player.start();
      await player.escape();
      await player.start();
      await player.press('Chime');
      await player.leave();
    },
  },
  paths: { events: () => [...PLAY, { type: 'chime.rung' }] },
  inputs: { ...PLAY_INPUTS, 'chime.rung': presses('Chime') },
  fault: {
    what: 'color-tranquility asks for no check-in',
    change: { actions: { askForCheckIn: () => undefined } },
  },
} satisfies GamePlayer;
