import { groundingTechniquesCues } from '../../../engine/games/grounding-techniques/grounding-techniques.cues';
import { groundingTechniquesMachine } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/grounding-techniques/grounding-techniques.saved';
import {
  changeAnnouncement,
  selectTurnedStoneCount,
} from '../../../machines/games/grounding-techniques/selectors';
import { defineGame } from '../../play/define-game';
import { StepTiles } from './grounding-techniques.intro';
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
  announce: changeAnnouncement,
  cues: groundingTechniquesCues,
  music: (snapshot) => ({ answers: selectTurnedStoneCount(snapshot) }),
  intro: {
    text: 'Come back to where you are, one sense at a time. Tap a stone for each thing you find, or write it down.',
    startLabel: 'Start Exercise',
    trialLine: (left) =>
      left > 0 ? `Trial games remaining: ${left}` : 'Trial games used up. Upgrade to continue.',
    Steps: StepTiles,
  },
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ step }) => `step ${step + 1}`,
  },
  Play: Grounding,
  // The exercise is not timed, so its text is enough to start.
  shownBy: 'words',
  whenHidden: 'waits',
});
