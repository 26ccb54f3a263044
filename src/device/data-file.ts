/** The text of the file of 'Export my data'. `docs/data-file.md` describes it. */
import * as z from 'zod/mini';
import { type JournalEntry, journalEntrySchema, removalSchema } from '../../domain/journal';
import type { DataParts } from './data-part';
import { isUnknownRecord } from './stored';

const FORMAT = 'stillgrove-export';
/** Increment this when older versions of the app can no longer read the file. */
const VERSION = 1;

/** Maximum size of a file, bytes. It is four times the size of ten years of entries with a full garden. */
export const MAX_DATA_FILE_BYTES = 32 * 1024 * 1024;

const person = z.string().check(z.minLength(1), z.maxLength(64));
const ownedRemoval = z.extend(removalSchema, { person });

const schema = z.object({
  exportedAt: z.int().check(z.nonnegative()),
  people: z.array(person).check(z.maxLength(10)),
  journal: z.array(journalEntrySchema),
  removed: z.optional(z.array(ownedRemoval)),
  games: z.optional(z.record(z.string(), z.unknown())),
});

type OwnedRemoval = z.infer<typeof ownedRemoval>;

export interface DataFile {
  /** Export time, ms since 1970 UTC. */
  readonly exportedAt: number;
  /** Owners of the exported journals. A journal may be empty. */
  readonly people: readonly string[];
  readonly journal: readonly JournalEntry[];
  readonly removed: readonly OwnedRemoval[];
  /** The data of the device's parts, by field. */
  readonly own: Readonly<Record<string, unknown>>;
  /** The data of games, by slug. */
  readonly games: Readonly<Record<string, unknown>>;
}

/** All parts of the file besides the journal: those of the device by field, and those of games by slug. */
export interface DataFileParts {
  readonly own: DataParts;
  readonly games: DataParts;
}

/** Reason why a file was refused. The device's data is unchanged. */
export type UnreadableReason = 'large' | 'cut' | 'foreign' | 'newer' | 'unknown' | 'damaged';

export class UnreadableFileError extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`The file is ${reason}`);
    this.name = 'UnreadableFileError';
    this.reason = reason;
  }
}

/** Writes one line per entry, so that people can read the file. */
export function writeDataFile({ exportedAt, people, journal, removed, own, games }: DataFile): string {
  const lines = (value: object) => JSON.stringify(value, undefined, 1).slice(2, -2);
  const list = (name: string, values: readonly object[]) =>
    ` "${name}": [\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n ],\n`;
  const head = lines({ format: FORMAT, version: VERSION, exportedAt, people });
  const entries = list('journal', journal) + (removed.length > 0 ? list('removed', removed) : '');
  return `{\n${head},\n${entries}${lines({ ...own, games })}\n}\n`;
}

/** Parses and validates an exported file. @throws UnreadableFileError */
export function readDataFile(text: string, parts: DataFileParts): DataFile {
  if (text.length > MAX_DATA_FILE_BYTES) throw new UnreadableFileError('large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableFileError(looksLikeOurs(text) ? 'cut' : 'foreign');
  }
  if (!isUnknownRecord(value) || value.format !== FORMAT) throw new UnreadableFileError('foreign');
  const { version } = value;
  if (typeof version === 'number' && version > VERSION) throw new UnreadableFileError('newer');
  const { data } = schema.safeParse(value);
  if (version !== VERSION || !data)
    throw new UnreadableFileError(hasUnknownKind(value) ? 'unknown' : 'damaged');
  const { exportedAt, journal, removed = [], games = {} } = data;
  if (Object.keys(games).some((slug) => !Object.hasOwn(parts.games, slug)))
    throw new UnreadableFileError('unknown');
  const owners = [...journal, ...removed].map((version) => version.person);
  return {
    exportedAt,
    people: [...new Set([...data.people, ...owners])],
    journal,
    removed,
    own: parsed(parts.own, value),
    games: parsed(parts.games, games),
  };
}

const looksLikeOurs = (text: string): boolean => /^\s*\{\s*"format"/.test(text);

/** An entry of an unknown kind is probably from a later version of the app. */
function hasUnknownKind({ journal }: { readonly journal?: unknown }): boolean {
  const kinds = Array.isArray(journal) ? journal.map((entry: { kind?: unknown } | null) => entry?.kind) : [];
  return kinds.some((kind) => typeof kind === 'string' && !['mood', 'play', 'music'].includes(kind));
}

/** Parses the data of parts. Ignores unknown fields. */
function parsed(parts: DataParts, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const present = Object.entries(parts).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(
    present.map(([name, { schema }]) => {
      const { data } = schema.safeParse(fields[name]);
      if (data === undefined || !isWhole(data, fields[name])) throw new UnreadableFileError('damaged');
      return [name, data];
    }),
  );
}

/** Returns whether parsing has changed no known value. On the device, a schema may repair a damaged value. */
function isWhole(parsed: unknown, given: unknown): boolean {
  if (Array.isArray(parsed))
    return (
      Array.isArray(given) &&
      parsed.length === given.length &&
      parsed.every((one, index) => isWhole(one, given[index]))
    );
  if (!isUnknownRecord(parsed)) return Object.is(parsed, given);
  return (
    isUnknownRecord(given) &&
    Object.entries(parsed).every(([name, one]) => !Object.hasOwn(given, name) || isWhole(one, given[name]))
  );
}
