/** Choices of Forest Meditation, the length of a session, and the state that the device stores. */
import { areOffered, type Chosen, chosenOf } from '../../choices';
import { isWhole } from '../../kept';
import { RHYTHMS } from './light';

/**
 * Choices before a session. `auto`: the light guides the breath; otherwise the person controls the light. `minutes`:
 * 0 is an open-ended session. `rhythm`: duration of each inhale and exhale, s.
 */
export const OFFER = { auto: [true, false], minutes: [0, 5, 10, 15], rhythm: RHYTHMS } as const;
export type Choices = Chosen<typeof OFFER>;
export type Minutes = Choices['minutes'];

/** State that the device stores for an interrupted session. */
export interface KeptSitting extends Choices {
  /** Session time so far, whole ms. */
  readonly sat: number;
}

/** Maximum time in a stored open-ended session, ms. {@link keptFrom} rejects a longer one. */
const LONGEST_MS = 24 * 3_600_000;

/** Parses a stored session. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptSitting | undefined {
  if (!areOffered(OFFER, value)) return undefined;
  const { sat, ...choices } = value as KeptSitting;
  const { minutes } = choices;
  if (!isWhole(sat, 0, minutes === 0 ? LONGEST_MS : minutes * 60_000 - 1)) return undefined;
  return { ...chosenOf(OFFER, choices), sat };
}

/**
 * Returns the state of a session to store.
 * @param now clock time, ms
 */
export const keep = (
  { sat, since, ...context }: KeptSitting & { readonly since: number | null },
  now: number,
): KeptSitting => ({
  ...chosenOf(OFFER, context),
  sat: sat + (since === null ? 0 : Math.max(0, Math.round(now - since))),
});

/** Returns the duration of an inhale or exhale that Auto guides, ms. */
export const halfMs = ({ rhythm }: Pick<Choices, 'rhythm'>): number => rhythm * 1000;

/**
 * Returns the time from `sat` to the end of a session that Auto guides, ms: the fewest whole breaths that fill the
 * remaining time. For an open-ended session the result is 0 or less.
 */
export function wholeMs({ minutes, rhythm, sat = 0 }: Partial<KeptSitting> & Omit<Choices, 'auto'>): number {
  const breath = 2 * halfMs({ rhythm });
  return Math.ceil((minutes * 60_000 - sat) / breath) * breath;
}
