import { progressiveRelaxationCues } from '../../../engine/games/progressive-relaxation/progressive-relaxation.cues';
import { SAFETY_LINE } from '../../../machines/games/progressive-relaxation/muscle-groups';
import { OPTIONS } from '../../../machines/games/progressive-relaxation/options';
import { planPhases } from '../../../machines/games/progressive-relaxation/plan';
import { progressiveRelaxationMachine } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/progressive-relaxation/progressive-relaxation.saved';
import {
  phaseTitleOf,
  selectAnnouncement,
  selectIsSessionUnfinished,
  selectPhaseStartTime,
  selectRelaxationPhase,
} from '../../../machines/games/progressive-relaxation/selectors';
import { defineGame } from '../../play/define-game';
import { IntroOptions, Length } from './progressive-relaxation.intro';
import { ProgressiveRelaxation } from './progressive-relaxation.screen';

export default defineGame({
  slug: 'progressive-relaxation',
  heading: 'Progressive Relaxation',
  pageTitle: 'Progressive Relaxation',
  machine: progressiveRelaxationMachine,
  input: ({ options }) => ({ options }),
  scene: async () =>
    (await import('../../../engine/games/progressive-relaxation/progressive-relaxation.scene'))
      .createProgressiveRelaxationScene,
  sceneLabel: 'A fox in its hammock',
  announcement: selectAnnouncement,
  cues: progressiveRelaxationCues,
  music: (snapshot) => {
    const { kind, length } = selectRelaxationPhase(snapshot);
    const since = selectPhaseStartTime(snapshot);
    return { breath: since === null ? null : { fullness: kind === 'tense' ? 1 : 0.2, end: since + length } };
  },
  intro: {
    text: 'Lie down or sit back. Close your eyes if you like, and follow.',
    warning: SAFETY_LINE,
    startLabel: 'Start Session',
    range: 'Duration: 8-15 minutes',
    trialBadge: 'Free to try',
    Length,
    Options: IntroOptions,
  },
  options: OPTIONS,
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ options, index }) => phaseTitleOf(planPhases(options)[index]),
  },
  Play: ProgressiveRelaxation,
  // A person with closed eyes follows text and sound, which do not wait for pictures.
  shownBy: 'words',
  whenHidden: 'goes on',
  screenStaysOn: selectIsSessionUnfinished,
});
