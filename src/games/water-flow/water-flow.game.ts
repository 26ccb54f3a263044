import { waterFlowCues } from '../../../engine/games/water-flow/water-flow.cues';
import {
  changeAnnouncement,
  selectFullBasinCount,
  selectGamePhase,
} from '../../../machines/games/water-flow/selectors';
import { waterFlowMachine } from '../../../machines/games/water-flow/water-flow.machine';
import { savedSessionSchema, sessionToSave } from '../../../machines/games/water-flow/water-flow.saved';
import { defineGame } from '../../play/define-game';
import { sendWidthAndNameLength } from './send-width-and-name-length';
import styles from './water-flow.module.css';
import { WaterFlow } from './water-flow.screen';

export default defineGame({
  slug: 'water-flow',
  heading: 'Water Flow',
  pageTitle: 'Water Flow',
  machine: waterFlowMachine,
  input: ({ seed }) => ({ seed, width: window.innerWidth }),
  scene: async () => (await import('../../../engine/games/water-flow/water-flow.scene')).createWaterFlowScene,
  sceneLabel: 'Terrace',
  announce: changeAnnouncement,
  cues: waterFlowCues,
  music: (snapshot) => ({
    answers: selectFullBasinCount(snapshot),
    ...(selectGamePhase(snapshot) === 'dusk' && { daylight: 0 }),
  }),
  intro: {
    text: 'Tap a stone to turn it. Water runs by itself wherever it can. There are no wrong turns.',
    startLabel: 'Begin',
  },
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ terrace }) => `terrace ${terrace}`,
  },
  Play: WaterFlow,
  attach: sendWidthAndNameLength,
  shownBy: 'scene',
  whenHidden: 'waits',
  scenery: styles.scenery,
});
