import { NO_CUES } from '../../../engine/audio/cue-table';
import { guidedImageryMachine } from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/guided-imagery/guided-imagery.saved';
import { OPTIONS } from '../../../machines/games/guided-imagery/options';
import {
  selectAnnouncement,
  selectIsPaused,
  selectIsWalkRunning,
  selectSceneIndex,
} from '../../../machines/games/guided-imagery/selectors';
import { defineGame } from '../../play/define-game';
import { addRainWhenListening } from './add-rain-when-listening';
import { IntroOptions, Length } from './guided-imagery.intro';
import { GuidedImagery } from './guided-imagery.screen';
import { canSpeak } from './use-scene-narrator';

export default defineGame({
  slug: 'guided-imagery',
  heading: 'Guided Meditation',
  pageTitle: 'Guided Meditation',
  machine: guidedImageryMachine,
  input: ({ options }) => ({ options }),
  scene: async () =>
    (await import('../../../engine/games/guided-imagery/guided-imagery.scene')).createGuidedImageryScene,
  sceneLabel: 'Forest walk',
  announcement: (snapshot) => selectAnnouncement(snapshot, canSpeak()),
  cues: NO_CUES,
  music: (snapshot) => (selectIsPaused(snapshot) ? null : { answers: selectSceneIndex(snapshot) }),
  intro: {
    text: 'A walk through a quiet forest, from a window seat and back again. Listen with closed eyes, or read along.',
    startLabel: 'Begin Exercise',
    range: '8-12 minutes',
    Length,
    Options: IntroOptions,
  },
  options: OPTIONS,
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ index }) => `scene ${index + 1}`,
  },
  Play: GuidedImagery,
  attach: addRainWhenListening,
  // The text does not wait for pictures.
  shownBy: 'words',
  whenHidden: 'goes on',
  screenStaysOn: selectIsWalkRunning,
});
