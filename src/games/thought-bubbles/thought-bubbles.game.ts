import { thoughtBubblesCues } from '../../../engine/games/thought-bubbles/thought-bubbles.cues';
import { announce } from '../../../machines/games/thought-bubbles/selectors';
import { thoughtBubblesMachine } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { defineGame } from '../../play/define-game';
import { rememberHoldStill } from './hold-still';
import { ThoughtBubbles } from './ThoughtBubbles';

export default defineGame({
  slug: 'thought-bubbles',
  heading: 'Thought Bubbles',
  pageTitle: 'Thought Bubbles',
  machine: thoughtBubblesMachine,
  input: ({ seed }) => ({ seed }),
  scene: async () =>
    (await import('../../../engine/games/thought-bubbles/thought-bubbles.scene')).createThoughtBubblesScene,
  sceneLabel: 'Bubbles',
  announce,
  cues: thoughtBubblesCues,
  intro: {
    text: 'Five thoughts will drift by. Pick a kinder, truer answer for each one, or write your own. There are no wrong answers.',
    startLabel: 'Begin Exercise',
  },
  Play: ThoughtBubbles,
  attach: rememberHoldStill,
  shownBy: 'scene',
  whenHidden: 'waits',
});
