/** The file of 'Export my data': what stands in it, and reading it again, whatever somebody calls by its name. */
import * as z from 'zod/mini';
import { type JournalEntry, journalEntry } from '../../domain/journal';
import { GUEST } from '../../domain/person';
import { keptTransactionId } from './purchase';
import { parseSettings, SETTINGS_KEY, type Settings } from './settings';

const FORMAT = 'stillgrove-export';
/** To be raised when an older version of the app could no longer read the file. */
const VERSION = 1;

/** No file of ours is larger (bytes): four times ten full years, and a garden that is full. */
export const LARGEST_FILE = 32 * 1024 * 1024;

export interface ExportFile {
  /** ms since 1970 UTC */
  readonly exportedAt: number;
  /** Whose journals are in it, also where they are empty. */
  readonly people: readonly string[];
  readonly journal: readonly JournalEntry[];
  readonly settings?: Settings;
  /** Of premium. */
  readonly transactionId?: string;
  /** What each game stores of its own, by its slug; only the game can tell what is in it. */
  readonly games: Readonly<Record<string, unknown>>;
}

/** Why a file cannot be taken in; nothing was changed. */
export type Unreadable = 'large' | 'cut' | 'foreign' | 'newer' | 'unknown' | 'damaged';

export class UnreadableFile extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(`The file is ${reason}`);
    this.name = 'UnreadableFile';
    this.reason = reason;
  }
}

const schema = z.object({
  exportedAt: z.int().check(z.nonnegative()),
  people: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(10)),
  journal: z.array(journalEntry),
  settings: z.optional(z.record(z.string(), z.unknown())),
  transactionId: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  games: z.record(z.string(), z.unknown()),
});

/** The text of the file: one line for each entry, so that people can read it too. */
export function writeExport({ journal, ...file }: ExportFile): string {
  const { exportedAt, people, settings, transactionId, games } = file;
  const head = { format: FORMAT, version: VERSION, exportedAt, people };
  const rest = {
    ...(settings && { settings }),
    ...(transactionId !== undefined && { transactionId }),
    games,
  };
  const lines = (value: object) => JSON.stringify(value, undefined, 1).slice(2, -2);
  const entries = journal.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{\n${lines(head)},\n "journal": [\n${entries}\n ],\n${lines(rest)}\n}\n`;
}

/** @throws UnreadableFile */
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

/** What no longer is JSON was ours once if it begins as ours do. */
const looksLikeOurs = (text: string): boolean => /^\s*\{\s*"(?:format|exportedAt)"/.test(text);

/** The file as it was before it had a version: our values in localStorage stood in it as they are. */
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
  const { settings, people, transactionId, ...file } = parsed.data;
  return {
    ...file,
    people: [...new Set([...people, ...file.journal.map(({ person }) => person)])],
    ...(settings && { settings: checkSettings(settings) }),
    ...(transactionId !== undefined && { transactionId }),
  };
}

/** An entry of a kind that may come to be one day, as another version has written it. */
function hasUnknownKind({ journal }: { readonly journal?: unknown }): boolean {
  const kinds = Array.isArray(journal) ? journal.map((entry: { kind?: unknown } | null) => entry?.kind) : [];
  return kinds.some((kind) => typeof kind === 'string' && !['mood', 'play', 'music'].includes(kind));
}

/** A setting that this version does not know is passed over; one that it knows must be right. */
function checkSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const settings = parseSettings(JSON.stringify(stored));
  for (const [name, value] of Object.entries(settings)) {
    if (Object.hasOwn(stored, name) && canonical(stored[name]) !== canonical(value))
      throw new UnreadableFile('damaged');
  }
  return settings;
}

/** As text, whatever the order of its fields. */
const canonical = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).sort())
    : JSON.stringify(value);
