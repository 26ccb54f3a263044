import { groundingTechniquesCues } from '../../../engine/games/grounding-techniques/grounding-techniques.cues';
import { groundingTechniquesMachine } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import { save, savedSession } from '../../../machines/games/grounding-techniques/grounding-techniques.saved';
import { announce, selectPathLength } from '../../../machines/games/grounding-techniques/selectors';
import { defineGame } from '../../play/define-game';
import { Tiles } from './grounding-techniques.intro';
import { Grounding } from './grounding-techniques.screen';

export default defineGame({
  slug: 'grounding-techniques',
  heading: 'Grounding Techniques',
  pageTitle: 'Grounding Techniques',
  machine: groundingTechniquesMachine,
  input: () => undefined,
  scene: async () =>
    (await import('../../../engine/games/grounding-techniques/grounding-techniques.scene'))
      .createGroundingTechniquesScene,
  sceneLabel: 'Stream',
  announce,
  cues: groundingTechniquesCues,
  music: (snapshot) => ({ answers: selectPathLength(snapshot) }),
  intro: {
    text: 'Come back to where you are, one sense at a time. Tap a stone for each thing you find, or write it down.',
    startLabel: 'Start Exercise',
    trialLine: (left) =>
      left > 0 ? `Trial games remaining: ${left}` : 'Trial games used up. Upgrade to continue.',
    Steps: Tiles,
  },
  saved: {
    schema: savedSession,
    save,
    words: ({ step }) => `step ${step + 1}`,
  },
  Play: Grounding,
  // The exercise is not timed, so its text is enough to start.
  shownBy: 'words',
  whenHidden: 'waits',
});
