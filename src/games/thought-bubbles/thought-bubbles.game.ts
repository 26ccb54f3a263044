import { thoughtBubblesCues } from '../../../engine/games/thought-bubbles/thought-bubbles.cues';
import { OPTIONS } from '../../../machines/games/thought-bubbles/options';
import {
  changeAnnouncement,
  selectTransformedThoughts,
} from '../../../machines/games/thought-bubbles/selectors';
import { thoughtBubblesMachine } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/thought-bubbles/thought-bubbles.saved';
import { defineGame } from '../../play/define-game';
import { IntroOptions } from './thought-bubbles.intro';
import styles from './thought-bubbles.module.css';
import { ThoughtBubbles } from './thought-bubbles.screen';

export default defineGame({
  slug: 'thought-bubbles',
  heading: 'Thought Bubbles',
  pageTitle: 'Thought Bubbles',
  machine: thoughtBubblesMachine,
  input: ({ seed, options }) => ({ seed, options }),
  scene: async () =>
    (await import('../../../engine/games/thought-bubbles/thought-bubbles.scene')).createThoughtBubblesScene,
  sceneLabel: 'Bubbles',
  announce: changeAnnouncement,
  cues: thoughtBubblesCues,
  music: (snapshot) => ({ answers: selectTransformedThoughts(snapshot).length }),
  intro: {
    text: 'Five thoughts will drift by. Pick a kinder, truer answer for each one, or write your own. There are no wrong answers.',
    startLabel: 'Begin Exercise',
    Options: IntroOptions,
  },
  options: OPTIONS,
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ transformed }) => `round ${transformed.length + 1}`,
  },
  Play: ThoughtBubbles,
  shownBy: 'scene',
  whenHidden: 'waits',
  scenery: styles.scenery,
});
