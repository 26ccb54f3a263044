import { NO_CUES } from '../../../engine/audio/cue-table';
import { forestMeditationMachine } from '../../../machines/games/forest-meditation/forest-meditation.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/forest-meditation/forest-meditation.saved';
import { OPTIONS } from '../../../machines/games/forest-meditation/options';
import {
  changeAnnouncement,
  lightPhaseEndTime,
  selectBreathLight,
  selectIsFading,
} from '../../../machines/games/forest-meditation/selectors';
import { defineGame } from '../../play/define-game';
import { IntroOptions, Length } from './forest-meditation.intro';
import { ForestMeditation } from './forest-meditation.screen';

export default defineGame({
  slug: 'forest-meditation',
  heading: 'Forest Meditation',
  pageTitle: 'Forest Meditation',
  machine: forestMeditationMachine,
  input: ({ options }) => ({ options }),
  scene: async () =>
    (await import('../../../engine/games/forest-meditation/forest-meditation.scene'))
      .createForestMeditationScene,
  sceneLabel: 'Forest',
  announce: changeAnnouncement,
  cues: NO_CUES,
  music: (snapshot) => {
    const light = selectBreathLight(snapshot);
    return selectIsFading(snapshot)
      ? null
      : { breath: { fullness: light.phase === 'in' ? 1 : 0, end: lightPhaseEndTime(light) } };
  },
  intro: {
    text: 'Sit among the trees. Breathe with the light, or at your own pace.',
    startLabel: 'Begin Meditation',
    Length,
    Options: IntroOptions,
  },
  options: OPTIONS,
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ sat }) => `minute ${Math.floor(sat / 60_000) + 1}`,
  },
  Play: ForestMeditation,
  shownBy: 'scene',
  whenHidden: 'goes on',
  screenStaysOn: (snapshot) => snapshot.hasTag('session'),
});
