import { NO_CUES } from '../../../engine/audio/cue-table';
import {
  selectIsSessionRunning,
  selectPhaseEndTime,
  selectSessionStage,
} from '../../../machines/breath-session';
import { basicBreathingMachine } from '../../../machines/games/basic-breathing/basic-breathing.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/basic-breathing/basic-breathing.saved';
import { OPTIONS } from '../../../machines/games/basic-breathing/options';
import { selectAnnouncement } from '../../../machines/games/basic-breathing/selectors';
import { playBreathSound } from '../../play/breath-sound';
import { defineGame } from '../../play/define-game';
import styles from './basic-breathing.module.css';
import { BoxBreathing } from './basic-breathing.screen';

export default defineGame({
  slug: 'basic-breathing',
  heading: 'Box Breathing',
  pageTitle: 'Box Breathing',
  machine: basicBreathingMachine,
  input: ({ options }) => ({ options }),
  scene: async () =>
    (await import('../../../engine/games/basic-breathing/basic-breathing.scene')).createBasicBreathingScene,
  sceneLabel: 'Square',
  announcement: selectAnnouncement,
  cues: NO_CUES,
  music: (snapshot) =>
    selectSessionStage(snapshot) === 'paused'
      ? null
      : { breath: selectPhaseEndTime(snapshot), answers: snapshot.context.cycles },
  // The square is the invitation to breathe, so the intro shows it too.
  intro: 'play',
  options: OPTIONS,
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ cycles }) => `cycle ${cycles + 1}`,
  },
  Play: BoxBreathing,
  shownBy: 'words',
  whenHidden: 'goes on',
  attach: playBreathSound,
  screenStaysOn: selectIsSessionRunning,
  scenery: styles.scenery,
});
