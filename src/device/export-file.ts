/** Writes the file of 'Export my data', and reads and validates it. */
import * as z from 'zod/mini';
import { type JournalEntry, journalEntry, type Removal, removal } from '../../domain/journal';
import { GUEST } from '../../domain/person';
import { choicesFrom, type KeptChoices } from './game-choices';
import { type Interrupted, interruptedFrom } from './interrupted';
import { keptTransactionId } from './purchase';
import { parseSettings, SETTINGS_KEY, type Settings } from './settings';

const FORMAT = 'stillgrove-export';
/** Increment this when older versions of the app can no longer read the file. */
const VERSION = 1;

/** Maximum size of a file, bytes. It is four times the size of ten years of entries with a full garden. */
export const LARGEST_FILE = 32 * 1024 * 1024;

/** A removal with its owner. */
export type OwnedRemoval = Removal & Pick<JournalEntry, 'person'>;

export interface ExportFile {
  /** Export time, ms since 1970 UTC. */
  readonly exportedAt: number;
  /** Owners of the exported journals. A journal may be empty. */
  readonly people: readonly string[];
  readonly journal: readonly JournalEntry[];
  /** Removals; missing if there are none. Earlier versions of the app ignore this field. */
  readonly removed?: readonly OwnedRemoval[];
  readonly settings?: Settings;
  /**
   * Choices on the intros, by slug. Only a game can check its own choices. Earlier versions of the app ignore this
   * field.
   */
  readonly choices?: Readonly<Record<string, KeptChoices>>;
  /** Sessions that can be resumed, by slug. Earlier versions of the app ignore this field. */
  readonly interrupted?: Readonly<Record<string, Interrupted>>;
  /** Transaction ID of the premium purchase. */
  readonly transactionId?: string;
  /** Stored data of each game, by slug. Only a game can parse its own data. */
  readonly games: Readonly<Record<string, unknown>>;
}

/** Reason why a file was refused. The device's data is unchanged. */
export type Unreadable = 'large' | 'cut' | 'foreign' | 'newer' | 'unknown' | 'damaged';

export class UnreadableFile extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(`The file is ${reason}`);
    this.name = 'UnreadableFile';
    this.reason = reason;
  }
}

const person = z.string().check(z.minLength(1), z.maxLength(64));

const schema = z.object({
  exportedAt: z.int().check(z.nonnegative()),
  people: z.array(person).check(z.maxLength(10)),
  journal: z.array(journalEntry),
  removed: z.optional(z.array(z.extend(removal, { person }))),
  settings: z.optional(z.record(z.string(), z.unknown())),
  choices: z.optional(z.record(z.string(), z.unknown())),
  interrupted: z.optional(z.record(z.string(), z.unknown())),
  transactionId: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  games: z.record(z.string(), z.unknown()),
});

/** Returns the text of the file with one line per entry, so that people can read it. */
export function writeExport({ journal, ...file }: ExportFile): string {
  const { exportedAt, people, removed, settings, choices, interrupted, transactionId, games } = file;
  const head = { format: FORMAT, version: VERSION, exportedAt, people };
  const rest = {
    ...(settings && { settings }),
    ...(choices && { choices }),
    ...(interrupted && { interrupted }),
    ...(transactionId !== undefined && { transactionId }),
    games,
  };
  const lines = (value: object) => JSON.stringify(value, undefined, 1).slice(2, -2);
  const list = (name: string, values: readonly object[]) =>
    ` "${name}": [\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n ],\n`;
  const entries = list('journal', journal) + (removed ? list('removed', removed) : '');
  return `{\n${lines(head)},\n${entries}${lines(rest)}\n}\n`;
}

/**
 * Parses and validates an exported file.
 * @throws UnreadableFile
 */
export function readExport(text: string): ExportFile {
  if (text.length > LARGEST_FILE) throw new UnreadableFile('large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableFile(looksLikeOurs(text) ? 'cut' : 'foreign');
  }
  if (typeof value !== 'object' || value === null) throw new UnreadableFile('foreign');
  const { format, version } = value as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return readFirst(value);
  if (typeof version === 'number' && version > VERSION) throw new UnreadableFile('newer');
  if (version !== VERSION) throw new UnreadableFile('damaged');
  return check(value);
}

/** Returns whether broken JSON starts like a file of this app. */
const looksLikeOurs = (text: string): boolean => /^\s*\{\s*"(?:format|exportedAt)"/.test(text);

/**
 * Parses a file without the field `version`. An early version of the app wrote it, with unparsed localStorage values.
 */
function readFirst(value: object): ExportFile {
  const { exportedAt, journal, games, storedValues } = value as Record<string, unknown>;
  if (!Array.isArray(journal) || typeof storedValues !== 'object' || storedValues === null)
    throw new UnreadableFile('foreign');
  const stored = storedValues as Record<string, unknown>;
  let settings: unknown;
  try {
    settings = JSON.parse(String(stored[SETTINGS_KEY] ?? 'null'));
  } catch {
    throw new UnreadableFile('damaged');
  }
  const transactionId = stored[keptTransactionId.key];
  return check({
    exportedAt,
    people: [GUEST],
    journal,
    games,
    ...(settings !== null && { settings }),
    ...(transactionId !== undefined && { transactionId }),
  });
}

function check(value: object): ExportFile {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UnreadableFile(hasUnknownKind(value) ? 'unknown' : 'damaged');
  const { settings, choices, interrupted, people, removed, transactionId, ...file } = parsed.data;
  const owners = [...file.journal, ...(removed ?? [])].map((version) => version.person);
  return {
    ...file,
    people: [...new Set([...people, ...owners])],
    ...(removed && { removed }),
    ...(settings && { settings: checkSettings(settings) }),
    ...(choices && { choices: checkEach(choices, choicesFrom) }),
    ...(interrupted && { interrupted: checkEach(interrupted, interruptedFrom) }),
    ...(transactionId !== undefined && { transactionId }),
  };
}

/** Returns whether the journal has an entry of an unknown kind. A later version probably wrote such an entry. */
function hasUnknownKind({ journal }: { readonly journal?: unknown }): boolean {
  const kinds = Array.isArray(journal) ? journal.map((entry: { kind?: unknown } | null) => entry?.kind) : [];
  return kinds.some((kind) => typeof kind === 'string' && !['mood', 'play', 'music'].includes(kind));
}

/** Checks the shape of each game's part. */
function checkEach<T>(
  parts: Readonly<Record<string, unknown>>,
  from: (value: unknown) => T | undefined,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(parts).map(([slug, value]) => {
      const part = from(value);
      if (part === undefined) throw new UnreadableFile('damaged');
      return [slug, part];
    }),
  );
}

/** Returns the known settings, and ignores unknown ones. Throws if a known one is invalid. */
function checkSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const settings = parseSettings(JSON.stringify(stored));
  for (const [name, value] of Object.entries(settings)) {
    if (Object.hasOwn(stored, name) && canonical(stored[name]) !== canonical(value))
      throw new UnreadableFile('damaged');
  }
  return settings;
}

/** Returns the canonical text of a value, independent of the order of fields. */
const canonical = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort())
    : JSON.stringify(value);
