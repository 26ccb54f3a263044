/**
 * What the journal records. Entries live on the person's device; with sync on, the same shapes travel to the server.
 * Nothing that a person types ever stands in an entry.
 */
import * as z from 'zod/mini';
import { MOODS } from './mood';

export { GUEST } from './person';

/** Letters, digits, hyphens: nothing that a database or an address would have to escape. */
const WORD = /^[\w-]+$/;

const common = {
  /** A UUID, made where the entry is made: the same id is the same entry everywhere. */
  id: z.string().check(z.minLength(8), z.maxLength(64), z.regex(WORD)),
  /** `guest` or the name of the signed-in user. */
  person: z.string().check(z.minLength(1), z.maxLength(64)),
  /** When it began, ms since 1970 UTC. */
  at: z.int().check(z.nonnegative()),
  /** The person's local day at that time, `2026-11-20`. */
  day: z.iso.date(),
  /** The person's local hour at that time, 0-23. */
  hour: z.int().check(z.gte(0), z.lte(23)),
};

const gameId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(WORD));

export const moodEntry = z.object({
  ...common,
  kind: z.literal('mood'),
  mood: z.enum(MOODS),
  /** The game that the check-in followed. */
  after: z.optional(gameId),
  /**
   * `before`: given before a game, which is no check-in and counts in no figure but 'What helps me'. `after`: a
   * check-in, and so is one that does not say; those of earlier versions do not.
   */
  when: z.optional(z.enum(['before', 'after'])),
  /** The play that it was given before or after: the two moods of one play are a pair. */
  play: z.optional(common.id),
});

export const playEntry = z.object({
  ...common,
  kind: z.literal('play'),
  game: gameId,
  /** The level, where a game has levels: one play is one level. */
  level: z.optional(z.int().check(z.gte(1))),
  /** When it was completed, ms since 1970 UTC; missing while it is not. */
  completedAt: z.optional(z.int().check(z.nonnegative())),
  /** Whole points, where a game has a score and was completed. */
  score: z.optional(z.int().check(z.nonnegative())),
});

export const musicEntry = z.object({
  ...common,
  kind: z.literal('music'),
  /** How long it played, s. */
  seconds: z.int().check(z.nonnegative()),
});

export const journalEntry = z.discriminatedUnion('kind', [moodEntry, playEntry, musicEntry]);

export type MoodEntry = z.infer<typeof moodEntry>;
export type PlayEntry = z.infer<typeof playEntry>;
export type MusicEntry = z.infer<typeof musicEntry>;
export type JournalEntry = z.infer<typeof journalEntry>;

/** What tells two versions of one entry apart. */
interface Version {
  readonly kind: string;
  readonly completedAt?: unknown;
  readonly score?: unknown;
  readonly play?: unknown;
}

/** A play without a score is below every score. */
const scoreOf = ({ score }: Version): number => (typeof score === 'number' ? score : -1);

/**
 * Which of two versions of one entry stays, on the device as on the server: an entry never changes but for a play that
 * is completed later, and then may reach a higher score. So the completed one wins over the other, and of two completed
 * ones the higher score, whichever came first. Of two moods the one that knows its play stays: an earlier version of the
 * app has passed over that. Otherwise the one that is `there` stays.
 */
export function newerVersion<Entry extends Version>(there: Entry, come: Entry): Entry {
  if (there.kind !== come.kind) return there;
  if (come.kind === 'mood') return there.play === undefined && come.play !== undefined ? come : there;
  if (come.completedAt === undefined) return there;
  return there.completedAt === undefined || scoreOf(come) > scoreOf(there) ? come : there;
}

/** Whether two versions of one entry tell the same. */
export const areSameVersion = (one: Version, other: Version): boolean =>
  (one.completedAt === undefined) === (other.completedAt === undefined) &&
  scoreOf(one) === scoreOf(other) &&
  (one.play === undefined) === (other.play === undefined);
