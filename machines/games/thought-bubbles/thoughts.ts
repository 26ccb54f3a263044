/** The three kinder answers are a gentle one, a wider view, and a small step. */

export interface Thought {
  readonly id: string;
  /** At most 30 characters fit into its bubble. */
  readonly text: string;
  /** At most 56 characters. */
  readonly answers: readonly [gentle: string, wider: string, step: string];
  readonly pattern: string;
  /** The thought may be serious. The page then shows a link to help below it. */
  readonly offersHelp?: true;
}

export const THOUGHTS: readonly Thought[] = [
  {
    id: 'not-good-enough',
    text: "I'm not good enough",
    answers: [
      "I'm still growing, like everyone else.",
      "One hard day can't measure my whole worth.",
      'I can use a fair measure, not a perfect one.',
    ],
    pattern: 'All-or-nothing',
  },
  {
    id: 'never-succeed',
    text: "I'll never succeed",
    answers: [
      '"Not yet" is different from "never".',
      "I've finished things before, even small ones.",
      "I can't see the future. I can take one step.",
    ],
    pattern: 'Fortune-telling',
  },
  {
    id: 'too-difficult',
    text: 'Everything is too difficult',
    answers: [
      'It makes sense that I feel tired.',
      'Some of this is hard. Not all of it.',
      'I can make the next step smaller.',
    ],
    pattern: 'Overgeneralizing',
  },
  {
    id: 'nobody-cares',
    text: 'Nobody cares about me',
    answers: [
      'I feel alone now. That hurts, and it can ease.',
      'People may care and not know I need them.',
      'I could send one person a short hello.',
    ],
    pattern: 'Mind-reading',
    offersHelp: true,
  },
  {
    id: 'always-mistakes',
    text: 'I always make mistakes',
    answers: [
      'I make some mistakes. Everyone does.',
      'I spot what goes wrong more than what goes right.',
      'A mistake is one moment. I can try again.',
    ],
    pattern: 'Overgeneralizing',
  },
  {
    id: 'cant-handle',
    text: "I can't handle this",
    answers: [
      'This is a lot. No wonder it feels heavy.',
      "I've come through hard moments before.",
      'I only need to manage the next few minutes.',
    ],
    pattern: 'Magnifying',
  },
  {
    id: 'never-works-out',
    text: 'Things never work out for me',
    answers: [
      "I'm disappointed, and that's allowed.",
      "Some things haven't worked out. Some have.",
      'I can hope, and still have a plan B.',
    ],
    pattern: 'Filtering out the good',
  },
  {
    id: 'a-failure',
    text: "I'm a failure",
    answers: [
      "Something went wrong. It isn't all I am.",
      "I'd speak more kindly to a friend.",
      'I can pick one thing this taught me.',
    ],
    pattern: 'Labeling',
    offersHelp: true,
  },
  {
    id: 'dont-deserve',
    text: "I don't deserve good things",
    answers: [
      "Rest and kindness don't have to be earned.",
      "I'd want good things for someone like me.",
      'I can let in one small good thing today.',
    ],
    pattern: 'Harsh self-rule',
    offersHelp: true,
  },
  {
    id: 'impossible',
    text: 'This is impossible',
    answers: [
      'It feels impossible now. Feelings shift.',
      'The whole may be too much. A part may not be.',
      'I can try another way, or ask for help.',
    ],
    pattern: 'Jumping to conclusions',
  },
];

/** @throws RangeError for a number outside 0-9 */
export function thoughtAt(thought: number): Thought {
  const found = THOUGHTS[thought];
  if (found === undefined) throw new RangeError(`There is no thought ${thought}`);
  return found;
}
