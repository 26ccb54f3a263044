import { NO_CUES } from '../../../engine/audio/cue-table';
import { colorTranquilityMachine } from '../../../machines/games/color-tranquility/color-tranquility.machine';
import { announce } from '../../../machines/games/color-tranquility/selectors';
import { defineGame } from '../../play/define-game';
import { ColorTranquility } from './color-tranquility.screen';

export default defineGame({
  slug: 'color-tranquility',
  heading: 'Color Tranquility',
  pageTitle: 'Color Tranquility',
  machine: colorTranquilityMachine,
  input: () => undefined,
  scene: async () =>
    (await import('../../../engine/games/color-tranquility/color-tranquility.scene'))
      .createColorTranquilityScene,
  sceneLabel: 'Chimes',
  announce,
  cues: NO_CUES,
  music: () => ({}),
  intro: { text: 'Ring the chime.', startLabel: 'Begin' },
  saved: null,
  Play: ColorTranquility,
  shownBy: 'scene',
  whenHidden: 'waits',
});
