import { colorTranquilityCues } from '../../../engine/games/color-tranquility/color-tranquility.cues';
import { colorTranquilityMachine } from '../../../machines/games/color-tranquility/color-tranquility.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/color-tranquility/color-tranquility.saved';
import {
  changeAnnouncement,
  selectGamePhase,
  selectMeltedRowCount,
} from '../../../machines/games/color-tranquility/selectors';
import { defineGame } from '../../play/define-game';
import { persistTintDifference } from './color-tranquility.data';
import styles from './color-tranquility.module.css';
import { ColorTranquility } from './color-tranquility.screen';

export default defineGame({
  slug: 'color-tranquility',
  heading: 'Color Tranquility',
  pageTitle: 'Color Tranquility',
  machine: colorTranquilityMachine,
  input: ({ seed }) => ({ seed }),
  scene: async () =>
    (await import('../../../engine/games/color-tranquility/color-tranquility.scene'))
      .createColorTranquilityScene,
  sceneLabel: 'Tints',
  announce: changeAnnouncement,
  cues: colorTranquilityCues,
  // The person listens to the notes of the tints.
  music: (snapshot) => ({
    answers: selectMeltedRowCount(snapshot),
    hasPhrases: !['ordering', 'melting'].includes(selectGamePhase(snapshot)),
  }),
  intro: {
    text: 'Swap the scattered tints until every row runs from dark to light. A row in order melts into the evening sky.',
    startLabel: 'Begin',
  },
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ sky }) => `sky ${sky + 1}`,
  },
  Play: ColorTranquility,
  attach: persistTintDifference,
  shownBy: 'scene',
  whenHidden: 'waits',
  scenery: styles.scenery,
});
