import { NO_CUES } from '../../../engine/audio/cue-table';
import { chosenOf } from '../../../machines/choices';
import { forestMeditationMachine } from '../../../machines/games/forest-meditation/forest-meditation.machine';
import { keep, keptFrom, OFFER } from '../../../machines/games/forest-meditation/kept';
import { announce } from '../../../machines/games/forest-meditation/selectors';
import { defineGame } from '../../play/define-game';
import { ForestMeditation } from './ForestMeditation';
import { Choices, Length } from './Intro';

export default defineGame({
  slug: 'forest-meditation',
  heading: 'Forest Meditation',
  pageTitle: 'Forest Meditation',
  machine: forestMeditationMachine,
  input: ({ choices }) => ({ choices }),
  scene: async () =>
    (await import('../../../engine/games/forest-meditation/forest-meditation.scene'))
      .createForestMeditationScene,
  sceneLabel: 'Forest',
  announce,
  cues: NO_CUES,
  intro: {
    text: 'Sit among the trees. Breathe with the light, or at your own pace.',
    startLabel: 'Begin Meditation',
    Length,
    Options: Choices,
  },
  choices: { offer: OFFER, of: ({ context }) => chosenOf(OFFER, context) },
  keeps: {
    version: 1,
    of: ({ context }, now) => keep(context, now),
    from: keptFrom,
    words: ({ sat }) => `minute ${Math.floor(sat / 60_000) + 1}`,
  },
  Play: ForestMeditation,
  shownBy: 'scene',
  whenHidden: 'goes on',
  screenStaysOn: (snapshot) => snapshot.hasTag('session'),
});
