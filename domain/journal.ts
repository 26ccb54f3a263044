/** Journal entries of device and server. An entry never contains text that a person typed. */
import * as z from 'zod/mini';
import { MOODS, type Mood } from './mood';

export { GUEST_OWNER } from './person';

/** Databases and URLs accept it without escaping. */
const WORD = /^[\w-]+$/;

/** Only the import of a file that was edited by hand can reach it. */
export const MAX_REVISIONS = 1_000_000;

const revision = z.int().check(z.gte(1), z.lte(MAX_REVISIONS));

const common = {
  /** A UUID that is created with the entry. It identifies the entry on every device. */
  id: z.string().check(z.minLength(8), z.maxLength(64), z.regex(WORD)),
  /** Owner: `guest`, or the name of the signed-in user. */
  person: z.string().check(z.minLength(1), z.maxLength(64)),
  /** ms since 1970 UTC. For a play it is the start. */
  at: z.int().check(z.nonnegative()),
  /** The person's local day at that time, for example `2026-11-20`. */
  day: z.iso.date(),
  /** Local, 0-23. */
  hour: z.int().check(z.gte(0), z.lte(23)),
  /** Number of changes. Absent if there were none. Each sets `rev` to one more than in the version that it replaces. */
  rev: z.optional(revision),
};

const gameId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(WORD));

export const moodEntrySchema = z.object({
  ...common,
  kind: z.literal('mood'),
  mood: z.enum(MOODS),
  /** The game played before the check-in. */
  after: z.optional(gameId),
  /**
   * `before`: a mood before a game. It is no check-in and only serves 'What helps me'. `after`: a check-in. Absent in
   * entries of earlier versions of the app, all of which are check-ins.
   */
  when: z.optional(z.enum(['before', 'after'])),
  /** A mood before a play and a mood after the same play are a pair. */
  play: z.optional(common.id),
});

export const playEntrySchema = z.object({
  ...common,
  kind: z.literal('play'),
  game: gameId,
  /** A play is one level. */
  level: z.optional(z.int().check(z.gte(1))),
  /** ms since 1970 UTC. Absent while the play is incomplete. */
  completedAt: z.optional(z.int().check(z.nonnegative())),
  /** Whole points of a completed play. */
  score: z.optional(z.int().check(z.nonnegative())),
});

export const musicEntrySchema = z.object({
  ...common,
  kind: z.literal('music'),
  seconds: z.int().check(z.nonnegative()),
});

export const journalEntrySchema = z.discriminatedUnion('kind', [
  moodEntrySchema,
  playEntrySchema,
  musicEntrySchema,
]);

export type MoodEntry = z.infer<typeof moodEntrySchema>;
export type PlayEntry = z.infer<typeof playEntrySchema>;
export type MusicEntry = z.infer<typeof musicEntrySchema>;
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** In a field of its own, because earlier versions of the app refuse an unknown entry but ignore an unknown field. */
export const removalSchema = z.object({ id: common.id, day: common.day, rev: revision });
export type Removal = z.infer<typeof removalSchema>;

/** The fields that distinguish versions of one entry. A removal has no kind. */
export interface EntryVersion {
  readonly kind?: string;
  readonly rev?: number | undefined;
  readonly mood?: unknown;
  readonly completedAt?: unknown;
  readonly score?: unknown;
  readonly play?: unknown;
}

export const isRemoval = <V extends EntryVersion>(version: V): version is Extract<V, Removal> =>
  version.kind === undefined;

const revisionOf = ({ rev = 0 }: EntryVersion): number => rev;

/** @throws RangeError at {@link MAX_REVISIONS} */
export function nextRevision(version: EntryVersion): number {
  const next = revisionOf(version) + 1;
  if (next > MAX_REVISIONS) throw new RangeError(`An entry has ${MAX_REVISIONS} revisions already`);
  return next;
}

/** @throws RangeError at {@link MAX_REVISIONS} */
export const removalOf = (version: Pick<JournalEntry, 'id' | 'day' | 'rev'>): Removal => ({
  id: version.id,
  day: version.day,
  rev: nextRevision(version),
});

const scoreOf = ({ score }: EntryVersion): number => (typeof score === 'number' ? score : -1);

/** Sort key of versions with the same revision and kind. The first number that differs decides. */
function rankOf(version: EntryVersion): readonly number[] {
  const { kind, mood, play, completedAt } = version;
  if (kind === 'mood') return [-MOODS.indexOf(mood as Mood), Number(play !== undefined)];
  return [Number(completedAt !== undefined), completedAt === undefined ? -1 : scoreOf(version)];
}

/** Positive if the first one wins. */
function compareVersions(one: EntryVersion, other: EntryVersion): number {
  const revisions = revisionOf(one) - revisionOf(other);
  if (revisions !== 0) return revisions;
  if (one.kind !== other.kind) return Number(isRemoval(one)) - Number(isRemoval(other));
  const [ours, theirs] = [rankOf(one), rankOf(other)];
  const index = ours.findIndex((figure, place) => figure !== theirs[place]);
  return index < 0 ? 0 : (ours[index] as number) - (theirs[index] as number);
}

/**
 * The version that device and server keep. The higher revision wins. Of equal revisions a removal wins. Of two moods
 * the one that is first in `MOODS` wins, then the one with `play`, a field that earlier versions of the app drop. Of
 * two plays the completed one wins, then the one with the higher score. Of two equal versions `there` wins.
 */
export const newerVersion = <V extends EntryVersion>(stored: V, incoming: V): V =>
  compareVersions(incoming, stored) > 0 ? incoming : stored;

export const areSameVersion = (one: EntryVersion, other: EntryVersion): boolean =>
  one.kind === other.kind && compareVersions(one, other) === 0;
