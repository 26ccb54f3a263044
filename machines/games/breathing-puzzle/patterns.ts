import type { BreathRhythm } from '../../breath';

export const PATTERN_IDS = ['box', 'four-seven-eight', 'deep', 'even', 'own', 'follow'] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

export interface BreathingPattern {
  readonly name: string;
  readonly description: string;
  readonly note: string;
  /** Counts of each phase. 0 omits the phase. */
  readonly inhaleDuration: number;
  readonly inhaleHold: number;
  readonly exhaleDuration: number;
  readonly exhaleHold: number;
  readonly cycles: number;
  /** Tint of the bubble, `#rrggbb`, from the style guide. */
  readonly color: string;
}

export const BREATHING_PATTERNS: Readonly<Record<PatternId, BreathingPattern>> = {
  box: {
    name: 'Box Breathing',
    description: 'Four even counts. Steady and simple.',
    note: 'Shorten or skip the holds if they feel tight.',
    inhaleDuration: 4,
    inhaleHold: 4,
    exhaleDuration: 4,
    exhaleHold: 4,
    cycles: 5,
    color: '#5FA3BF',
  },
  'four-seven-eight': {
    name: '4-7-8 Technique',
    description: 'A long breath out, often used before sleep.',
    note: 'The longest hold of the three. If it feels like too much, choose another or skip the hold.',
    inhaleDuration: 4,
    inhaleHold: 7,
    exhaleDuration: 8,
    exhaleHold: 0,
    cycles: 4,
    color: '#9A86C9',
  },
  deep: {
    name: 'Deep Relaxation',
    description: 'A slow rhythm with a short hold and a longer breath out.',
    note: 'Breathe softly. Deeper is not better.',
    inhaleDuration: 5,
    inhaleHold: 2,
    exhaleDuration: 7,
    exhaleHold: 0,
    cycles: 6,
    color: '#6FAE7F',
  },
  even: {
    name: 'Even Breath',
    description: 'Five in, five out. About six breaths a minute, with no holds.',
    note: 'The easiest place to start.',
    inhaleDuration: 5,
    inhaleHold: 0,
    exhaleDuration: 5,
    exhaleHold: 0,
    cycles: 6,
    color: '#E8B04F',
  },
  own: {
    name: 'My rhythm',
    description: 'Your own seconds for each part.',
    note: 'Only as long as it feels easy.',
    inhaleDuration: 4,
    inhaleHold: 0,
    exhaleDuration: 6,
    exhaleHold: 0,
    cycles: 12,
    color: '#D9694F',
  },
  // The bubble follows the person. The numbers decide only the default length, two minutes.
  follow: {
    name: 'Follow me',
    description: 'The bubble follows your own breath.',
    note: 'Then it leads a little slower.',
    inhaleDuration: 4,
    inhaleHold: 0,
    exhaleDuration: 6,
    exhaleHold: 0,
    cycles: 12,
    color: '#8CCFB0',
  },
};

export const rhythmOfPattern = (pattern: BreathingPattern): BreathRhythm => ({
  inhale: pattern.inhaleDuration,
  inhaleHold: pattern.inhaleHold,
  exhale: pattern.exhaleDuration,
  exhaleHold: pattern.exhaleHold,
});

/** Usual notation, without holds of 0: `4-7-8`, `5-5`. */
export function countNotationOf({
  inhaleDuration,
  inhaleHold,
  exhaleDuration,
  exhaleHold,
}: BreathingPattern): string {
  const counts = [inhaleDuration, inhaleHold, exhaleDuration, exhaleHold];
  return counts.filter((count) => count > 0).join('-');
}

/** Of the slider, tenths, with the default first. */
export const SPEED_TENTHS = [10, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15] as const;
export const MIN_SPEED_TENTHS = Math.min(...SPEED_TENTHS);
export const MAX_SPEED_TENTHS = Math.max(...SPEED_TENTHS);
