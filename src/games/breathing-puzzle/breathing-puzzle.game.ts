import { NO_CUES } from '../../../engine/audio/cue-table';
import {
  selectIsSessionRunning,
  selectPhaseEndTime,
  selectSessionStage,
} from '../../../machines/breath-session';
import { breathingPuzzleMachine } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/breathing-puzzle/breathing-puzzle.saved';
import { OPTIONS, type PuzzleVariant } from '../../../machines/games/breathing-puzzle/options';
import { selectAnnouncement } from '../../../machines/games/breathing-puzzle/selectors';
import { playBreathSound } from '../../play/breath-sound';
import { defineGame } from '../../play/define-game';
import styles from './breathing-puzzle.module.css';
import { BreathingPuzzle } from './breathing-puzzle.screen';
import { limitFrames } from './limit-frames';

export default defineGame({
  slug: 'breathing-puzzle',
  heading: 'Breathing Puzzle',
  pageTitle: 'Breathing Puzzle',
  machine: breathingPuzzleMachine,
  input: ({ address, options }): { variant: PuzzleVariant; options: unknown } => ({
    variant: address.endsWith('-simplified') ? 'simplified' : 'full',
    options,
  }),
  scene: async () =>
    (await import('../../../engine/games/breathing-puzzle/breathing-puzzle.scene'))
      .createBreathingPuzzleScene,
  sceneLabel: 'Bubble',
  announcement: selectAnnouncement,
  cues: NO_CUES,
  music: (snapshot) =>
    selectSessionStage(snapshot) === 'paused'
      ? null
      : { breath: selectPhaseEndTime(snapshot), answers: snapshot.context.cycles },
  // The bubble shows each rhythm while the person chooses one.
  intro: 'play',
  options: OPTIONS,
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ cycles }) => `cycle ${cycles + 1}`,
  },
  Play: BreathingPuzzle,
  shownBy: 'scene',
  whenHidden: 'waits',
  attach: (actor, services) => {
    const endings = [playBreathSound(actor, services), limitFrames(actor, services)];
    return () => {
      for (const end of endings) end();
    };
  },
  screenStaysOn: selectIsSessionRunning,
  scenery: styles.scenery,
});
