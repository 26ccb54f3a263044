import { waterFlowCues } from '../../../engine/games/water-flow/water-flow.cues';
import { announce, selectFullBasins, selectPhase } from '../../../machines/games/water-flow/selectors';
import { waterFlowMachine } from '../../../machines/games/water-flow/water-flow.machine';
import { save, savedSession } from '../../../machines/games/water-flow/water-flow.saved';
import { defineGame } from '../../play/define-game';
import { followDevice } from './follow-device';
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
  announce,
  cues: waterFlowCues,
  music: (snapshot) => ({
    answers: selectFullBasins(snapshot),
    ...(selectPhase(snapshot) === 'dusk' && { daylight: 0 }),
  }),
  intro: {
    text: 'Tap a stone to turn it. Water runs by itself wherever it can. There are no wrong turns.',
    startLabel: 'Begin',
  },
  saved: {
    schema: savedSession,
    save,
    words: ({ terrace }) => `terrace ${terrace}`,
  },
  Play: WaterFlow,
  attach: followDevice,
  shownBy: 'scene',
  whenHidden: 'waits',
  scenery: styles.scenery,
});
