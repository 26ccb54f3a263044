import { NO_CUES } from '../../../engine/audio/cue-table';
import { selectIsLed } from '../../../machines/breath-session';
import { chosenOf } from '../../../machines/choices';
import {
  breathingPuzzleMachine,
  keep,
  keptFrom,
  OFFER,
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
  input: ({ address, choices }): { variant: Variant; choices: unknown } => ({
    variant: address.endsWith('-simplified') ? 'simplified' : 'full',
    choices,
  }),
  scene: async () =>
    (await import('../../../engine/games/breathing-puzzle/breathing-puzzle.scene'))
      .createBreathingPuzzleScene,
  sceneLabel: 'Bubble',
  // The play screen itself announces changes.
  announce: () => undefined,
  cues: NO_CUES,
  intro: 'play',
  choices: { offer: OFFER, of: ({ context }) => chosenOf(OFFER, context) },
  keeps: {
    version: 1,
    of: (snapshot) => (snapshot.hasTag('finished') ? undefined : keep(snapshot.context)),
    from: keptFrom,
    words: ({ cycles }) => `cycle ${cycles + 1}`,
  },
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
