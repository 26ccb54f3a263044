import { NO_CUES } from '../../../engine/audio/cue-table';
import { selectIsLed } from '../../../machines/breath-session';
import {
  breathingPuzzleMachine,
  type Variant,
} from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { soundBreath } from '../../play/breath-sound';
import { defineGame } from '../../play/define-game';
import { BreathingPuzzle } from './BreathingPuzzle';
import { limitFrames } from './limit-frames';

export default defineGame({
  slug: 'breathing-puzzle',
  heading: 'Breathing Puzzle',
  pageTitle: 'Breathing Puzzle',
  machine: breathingPuzzleMachine,
  input: ({ address }): { variant: Variant } => ({
    variant: address.endsWith('-simplified') ? 'simplified' : 'full',
  }),
  scene: async () =>
    (await import('../../../engine/games/breathing-puzzle/breathing-puzzle.scene'))
      .createBreathingPuzzleScene,
  sceneLabel: 'Bubble',
  // The page announces by itself, also without a canvas.
  announce: () => undefined,
  cues: NO_CUES,
  intro: 'play',
  Play: BreathingPuzzle,
  shownBy: 'scene',
  whenHidden: 'waits',
  attach: (actor, services) => {
    const endings = [soundBreath(actor, services), limitFrames(actor, services)];
    return () => {
      for (const end of endings) end();
    };
  },
  screenStaysOn: selectIsLed,
});
