import { NO_CUES } from '../../../engine/audio/cue-table';
import {
  changeAnnouncement,
  selectLightingMode,
  selectStrokes,
} from '../../../machines/games/zen-garden/selectors';
import { zenGardenMachine } from '../../../machines/games/zen-garden/zen-garden.machine';
import { savedSessionSchema, sessionToSave } from '../../../machines/games/zen-garden/zen-garden.saved';
import { defineGame } from '../../play/define-game';
import { persistGarden } from './persist-garden';
import styles from './zen-garden.module.css';
import { ZenGarden } from './zen-garden.screen';

export default defineGame({
  slug: 'zen-garden',
  heading: 'Zen Garden',
  pageTitle: 'Zen Garden',
  machine: zenGardenMachine,
  input: ({ seed, theme }) => ({ visit: seed, mode: theme }),
  scene: async () => (await import('../../../engine/games/zen-garden/zen-garden.scene')).createZenGardenScene,
  sceneLabel: 'Garden',
  announce: changeAnnouncement,
  cues: NO_CUES,
  music: (snapshot) => ({
    answers: selectStrokes(snapshot).length,
    daylight: selectLightingMode(snapshot) === 'day' ? 1 : 0,
  }),
  intro: {
    text: 'Rake the sand slowly. Nothing here has to be finished.',
    startLabel: 'Begin Zen Garden',
  },
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: () => 'your garden',
  },
  Play: ZenGarden,
  attach: persistGarden,
  shownBy: 'scene',
  whenHidden: 'waits',
  scenery: styles.scenery,
});
