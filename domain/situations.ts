/** The catalog's entries do not have these texts, because the first screen loads them. */

export const SITUATIONS = [
  'Panicky',
  'Can’t sleep',
  'Thoughts won’t stop',
  'Tense',
  'A few minutes',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Ids of three catalog entries, each with the reason in one line. */
export const RECOMMENDATIONS: Readonly<Record<Situation, Readonly<Record<string, string>>>> = {
  Panicky: {
    'breathing-puzzle': 'Four even counts, and nothing to decide.',
    'grounding-techniques': 'Five senses lead back to where you are.',
    'worry-stones': 'Something smooth to rub, stroke by stroke.',
  },
  'Can’t sleep': {
    'forest-meditation': 'Light that comes and goes, and rain if you like.',
    'progressive-relaxation': 'One part of the body lets go after another.',
    'guided-imagery': 'A quiet walk that a voice tells you.',
  },
  'Thoughts won’t stop': {
    'memory-cards': 'Looking for pairs takes just enough attention.',
    'thought-bubbles': 'Answer what the thoughts say, one at a time.',
    'zen-garden': 'Slow lines in sand are one thing to follow.',
  },
  Tense: {
    'breathing-puzzle': 'A long, even breath out lets the shoulders drop.',
    'progressive-relaxation': 'Firm a little, then let go, six times.',
    'worry-stones': 'The hand has a stone to rub, and time.',
  },
  'A few minutes': {
    'breathing-puzzle': 'Four slow breaths take about one minute.',
    'pattern-flow': 'Each pattern is over in seconds; stop after any.',
    'water-flow': 'One small terrace, and it never spills.',
  },
};
