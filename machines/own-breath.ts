/**
 * Learning from presses, and leading. A press lasts as long as the inhale, and the exhale until the next press. Nothing
 * in this file waits or reads a clock.
 */

/** Of one breath, ms. */
export interface OwnBreath {
  readonly inhale: number;
  readonly exhale: number;
}

/** Of a finger, mouse or key, in clock time, ms. */
export interface Press {
  readonly from: number;
  readonly to: number;
}

/** After this many breaths the rhythm is known. */
export const BREATHS_TO_LEARN = 3;

/** Pause between two presses that is too short for an exhale, ms. It comes from a tremor or a bouncing switch. */
export const LONGEST_BOUNCE_GAP_MS = 250;

/** Breaths outside these limits are no breaths, ms: 60 and 3 a minute. */
const [SHORTEST_MS, LONGEST_MS] = [1000, 20_000];

/** A duration that differs from the median by more than this factor is an outlier, for example a lost press. */
const OUTLIER = 1.6;

/** Latest breaths whose medians are the rhythm. */
const MOST_BREATHS = 5;

/** Factor in a minute. */
const LENGTHENING = 1.1;

/**
 * The slowest rate that the game leads to, 5.5 breaths a minute. Most adults have their resonance frequency between 4.5
 * and 6.5 (Lehrer and Gevirtz 2014).
 */
const SLOWEST_MS = 60_000 / 5.5;

/** The exhale lengthens alone until it takes this part of a breath, 0-1, or the learned one if that is larger. */
const EXHALE_PART = 0.6;

/** A press that comes before this part of the led breath is early, 0-1. */
const EARLY = 0.85;

/** After this many early presses in sequence the breath is long enough. */
const EARLY_PRESSES = 2;

export const ownBreathMs = ({ inhale, exhale }: OwnBreath): number => inhale + exhale;

/** A burst becomes one press. */
export function mergeBursts(presses: readonly Press[]): Press[] {
  const joined: Press[] = [];
  for (const press of presses) {
    const last = joined.at(-1);
    if (last && press.from - last.to < LONGEST_BOUNCE_GAP_MS)
      joined[joined.length - 1] = { ...last, to: press.to };
    else joined.push(press);
  }
  return joined;
}

/**
 * The medians of inhales and exhales, without outliers. The last press ends the last breath, and its own inhale does
 * not count. @returns undefined while fewer than {@link BREATHS_TO_LEARN} breaths are alike
 */
export function learnRhythm(presses: readonly Press[]): OwnBreath | undefined {
  const joined = mergeBursts(presses);
  const breaths = joined
    .slice(1)
    .map(({ from }, index) => {
      const before = joined[index] as Press;
      return { inhale: before.to - before.from, exhale: from - before.to };
    })
    .filter(
      ({ inhale, exhale }) =>
        inhale > 0 && exhale > 0 && inhale + exhale >= SHORTEST_MS && inhale + exhale <= LONGEST_MS,
    )
    .slice(-MOST_BREATHS);
  if (breaths.length < BREATHS_TO_LEARN) return undefined;
  const usual = median(breaths.map(ownBreathMs));
  const alike = breaths.filter((breath) => {
    const factor = ownBreathMs(breath) / usual;
    return factor < OUTLIER && factor > 1 / OUTLIER;
  });
  if (alike.length < BREATHS_TO_LEARN) return undefined;
  return {
    inhale: median(alike.map(({ inhale }) => inhale)),
    exhale: median(alike.map(({ exhale }) => exhale)),
  };
}

export interface BreathLead {
  readonly learned: OwnBreath;
  readonly breath: OwnBreath;
  /** Latest presses in sequence that came early. */
  readonly early: number;
}

export const startBreathLead = (learned: OwnBreath): BreathLead => ({ learned, breath: learned, early: 0 });

/** The breath no longer lengthens, because the person breathes sooner. */
const hasSettled = ({ early }: BreathLead): boolean => early >= EARLY_PRESSES;

/**
 * The next breath lengthens by a tenth a minute, at first only in its exhale, until {@link SLOWEST_MS}. A person who
 * breathes more slowly is led at the learned rhythm.
 * @param ms duration of the last breath, ms. It may differ from the led one
 */
export function nextBreathLead(lead: BreathLead, ms: number): BreathLead {
  if (hasSettled(lead)) return lead;
  const { learned, breath } = lead;
  const length = ownBreathMs(breath);
  const longest = Math.max(SLOWEST_MS, ownBreathMs(learned));
  const next = Math.min(longest, length * LENGTHENING ** (Math.min(Math.max(0, ms), length) / 60_000));
  const part = Math.max(EXHALE_PART, learned.exhale / ownBreathMs(learned));
  const exhale = Math.min(breath.exhale + next - length, part * next);
  return { ...lead, breath: { inhale: next - exhale, exhale } };
}

/** @param part progress of the led breath at the press. The person is expected at 1, and may be late */
export function countIfEarly(lead: BreathLead, part: number): BreathLead {
  if (hasSettled(lead)) return lead;
  return { ...lead, early: part < EARLY ? lead.early + 1 : 0 };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]] as [number, number];
  return (low + high) / 2;
}
