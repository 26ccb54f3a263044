import { worryStonesCues } from '../../../engine/games/worry-stones/worry-stones.cues';
import {
  changeAnnouncement,
  selectGamePhase,
  selectSmoothThirdCount,
  stoneName,
} from '../../../machines/games/worry-stones/selectors';
import { worryStonesMachine } from '../../../machines/games/worry-stones/worry-stones.machine';
import { savedSessionSchema, sessionToSave } from '../../../machines/games/worry-stones/worry-stones.saved';
import { localDayAndHour } from '../../device/local-day-and-hour';
import { defineGame } from '../../play/define-game';
import { followTimeAndShelf } from './follow-time-and-shelf';
import styles from './worry-stones.module.css';
import { WorryStones } from './worry-stones.screen';

export default defineGame({
  slug: 'worry-stones',
  heading: 'Worry Stones',
  pageTitle: 'Worry Stones',
  machine: worryStonesMachine,
  input: ({ seed }) => ({ seed, now: localDayAndHour(Date.now()) }),
  scene: async () =>
    (await import('../../../engine/games/worry-stones/worry-stones.scene')).createWorryStonesScene,
  sceneLabel: 'Stones',
  announce: changeAnnouncement,
  cues: worryStonesCues,
  music: (snapshot) =>
    selectGamePhase(snapshot) === 'quiet' ? null : { answers: selectSmoothThirdCount(snapshot) },
  intro: {
    text: 'Choose a stone, think of one worry, and rub the stone until it shines. Then choose when to come back to it.',
    startLabel: 'Begin',
  },
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ stone }) => (stone === null ? 'your stones' : `the ${stoneName(stone).toLowerCase()}`),
  },
  Play: WorryStones,
  attach: followTimeAndShelf,
  shownBy: 'scene',
  whenHidden: 'waits',
  screenStaysOn: (snapshot) => selectGamePhase(snapshot) === 'quiet',
  scenery: styles.scenery,
});
