import { progressiveRelaxationCues } from '../../../engine/games/progressive-relaxation/progressive-relaxation.cues';
import { CHOICES, phasesOf } from '../../../machines/games/progressive-relaxation/plan';
import {
  keptFrom,
  progressiveRelaxationMachine,
} from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { selectIsLed, titleOf } from '../../../machines/games/progressive-relaxation/selectors';
import { defineGame } from '../../play/define-game';
import { Choices, HowItWorks, Length, Parts } from './Intro';
import { ProgressiveRelaxation } from './ProgressiveRelaxation';

export default defineGame({
  slug: 'progressive-relaxation',
  heading: 'Progressive Relaxation',
  pageTitle: 'Progressive Relaxation',
  machine: progressiveRelaxationMachine,
  input: ({ choices }) => ({ choices }),
  scene: async () =>
    (await import('../../../engine/games/progressive-relaxation/progressive-relaxation.scene'))
      .createProgressiveRelaxationScene,
  sceneLabel: 'A person at rest',
  // The play screen itself announces changes.
  announce: () => undefined,
  cues: progressiveRelaxationCues,
  intro: {
    text: 'Lie down or sit back. Close your eyes if you like, and follow.',
    startLabel: 'Start Session',
    trialBadge: 'Free to try',
    Length,
    Options: Choices,
    Aside: HowItWorks,
    Below: Parts,
  },
  choices: { offer: CHOICES, of: ({ context: { options, figure } }) => ({ ...options, figure }) },
  keeps: {
    version: 1,
    of: (snapshot) => {
      const { options, index } = snapshot.context;
      return snapshot.hasTag('finished') ? undefined : { options, index };
    },
    from: keptFrom,
    words: ({ options, index }) => titleOf(phasesOf(options)[index]),
  },
  Play: ProgressiveRelaxation,
  // A person with closed eyes follows text and sound, which do not wait for pictures.
  shownBy: 'words',
  whenHidden: 'goes on',
  screenStaysOn: selectIsLed,
});
