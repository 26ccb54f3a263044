import { thoughtBubblesCues } from '../../../engine/games/thought-bubbles/thought-bubbles.cues';
import { chosenOf } from '../../../machines/choices';
import { keep, keptFrom } from '../../../machines/games/thought-bubbles/kept';
import { announce } from '../../../machines/games/thought-bubbles/selectors';
import {
  OFFER,
  thoughtBubblesMachine,
} from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { defineGame } from '../../play/define-game';
import { Choices } from './Intro';
import { ThoughtBubbles } from './ThoughtBubbles';

export default defineGame({
  slug: 'thought-bubbles',
  heading: 'Thought Bubbles',
  pageTitle: 'Thought Bubbles',
  machine: thoughtBubblesMachine,
  input: ({ seed, choices }) => ({ seed, choices }),
  scene: async () =>
    (await import('../../../engine/games/thought-bubbles/thought-bubbles.scene')).createThoughtBubblesScene,
  sceneLabel: 'Bubbles',
  announce,
  cues: thoughtBubblesCues,
  intro: {
    text: 'Five thoughts will drift by. Pick a kinder, truer answer for each one, or write your own. There are no wrong answers.',
    startLabel: 'Begin Exercise',
    Options: Choices,
  },
  choices: { offer: OFFER, of: ({ context }) => chosenOf(OFFER, context) },
  keeps: {
    version: 1,
    of: (snapshot) => (snapshot.hasTag('finished') ? undefined : keep(snapshot.context)),
    from: keptFrom,
    words: ({ transformed }) => `round ${transformed.length + 1}`,
  },
  Play: ThoughtBubbles,
  shownBy: 'scene',
  whenHidden: 'waits',
});
