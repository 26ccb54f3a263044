import { worryStonesCues } from '../../../engine/games/worry-stones/worry-stones.cues';
import {
  announce,
  selectPhase,
  selectThirds,
  stoneName,
} from '../../../machines/games/worry-stones/selectors';
import { worryStonesMachine } from '../../../machines/games/worry-stones/worry-stones.machine';
import { save, savedSession } from '../../../machines/games/worry-stones/worry-stones.saved';
import { localTime } from '../../device/local-time';
import { defineGame } from '../../play/define-game';
import { followDevice } from './follow-device';
import styles from './worry-stones.module.css';
import { WorryStones } from './worry-stones.screen';

export default defineGame({
  slug: 'worry-stones',
  heading: 'Worry Stones',
  pageTitle: 'Worry Stones',
  machine: worryStonesMachine,
  input: ({ seed }) => ({ seed, now: localTime(Date.now()) }),
  scene: async () =>
    (await import('../../../engine/games/worry-stones/worry-stones.scene')).createWorryStonesScene,
  sceneLabel: 'Stones',
  announce,
  cues: worryStonesCues,
  music: (snapshot) => (selectPhase(snapshot) === 'quiet' ? null : { answers: selectThirds(snapshot) }),
  intro: {
    text: 'Choose a stone, think of one worry, and rub the stone until it shines. Then choose when to come back to it.',
    startLabel: 'Begin',
  },
  saved: {
    schema: savedSession,
    save,
    words: ({ stone }) => (stone === null ? 'your stones' : `the ${stoneName(stone).toLowerCase()}`),
  },
  Play: WorryStones,
  attach: followDevice,
  shownBy: 'scene',
  whenHidden: 'waits',
  screenStaysOn: (snapshot) => selectPhase(snapshot) === 'quiet',
  scenery: styles.scenery,
});
