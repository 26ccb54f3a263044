/**
 * Backups of both engines in one format, so that either can restore them: gzipped lines of JSON, a header, the rows of
 * each table, and an end with their numbers.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../storage/database';
import { newestAppliedMigrationTime, valuesOfRows } from '../storage/migrate';
import { AdminError } from './admin';

/** Each table follows those that it refers to. The counters of rate limits (`attempts`) are not in a backup. */
export const BACKUP_TABLES = [
  'installation',
  'users',
  'sessions',
  'recovery_codes',
  'journals',
  'entries',
  'tallies',
  'orders',
  'webhook_events',
  'sandbox_orders',
] as const;

type Table = (typeof BACKUP_TABLES)[number];
export type TableRowCounts = Readonly<Record<Table, number>>;

const FORMAT = 'stillgrove-backup';
/** Version of the format. The tables have a version of their own, the time of their last migration. */
const VERSION = 1;
/** Rows in a line. A line of entries has about 200 KB. */
const ROWS = 500;
const MOST_BACKUPS = 7;
const SUFFIX = '.jsonl.gz';

interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Time of the newest migration of the tables (ms since 1970). */
  readonly schema: number;
  /** ISO 8601. */
  readonly at: string;
}

const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

export function newBackupPath(dataDir: string, now: Date): string {
  return path.join(backupFolder(dataDir), `stillgrove-${now.toISOString().replace(/[:.]/g, '-')}${SUFFIX}`);
}

/**
 * Writes all tables as they are at one moment, while people continue to write. The file gets its name when complete.
 *
 * @returns the number of rows
 * @throws {AdminError} when the file exists or cannot be written; nothing of it remains then
 */
export async function writeBackup(database: Database, file: string, now: Date): Promise<TableRowCounts> {
  const half = `${file}.part`;
  const counts: Record<string, number> = {};
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 }).catch((error) => {
    throw explain(error, file);
  });
  if (await isThere(file)) throw new AdminError(`${file} exists. Name a new file.`);
  try {
    await database.transaction(
      async (tx) => {
        const lines = Readable.from(linesOf(tx, counts, now));
        await pipeline(lines, createGzip(), createWriteStream(half, { mode: 0o600, flush: true }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await rename(half, file);
    return counts as TableRowCounts;
  } catch (error) {
    await rm(half, { force: true });
    throw explain(error, file);
  }
}

async function* linesOf(tx: Database, counts: Record<string, number>, now: Date): AsyncGenerator<string> {
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    schema: (await newestAppliedMigrationTime(tx)) ?? 0,
    at: now.toISOString(),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of BACKUP_TABLES) {
    counts[table] = 0;
    // The database itself writes the rows as JSON, so every type survives the way through either driver.
    await tx.execute(
      sql.raw(`declare backup cursor for select to_jsonb(source)::text as value from ${table} source`),
    );
    for (;;) {
      const rows = valuesOfRows(await tx.execute(sql.raw(`fetch ${ROWS} from backup`))) as string[];
      if (rows.length === 0) break;
      counts[table] += rows.length;
      yield `{"table":"${table}","rows":[${rows.join(',')}]}\n`;
    }
    await tx.execute(sql.raw('close backup'));
  }
  yield `${JSON.stringify({ end: counts })}\n`;
}

/** `rows`: JSON that PostgreSQL reads itself. */
export interface TableRowBatch {
  readonly table: Table;
  readonly rows: string;
}

/** @throws {AdminError} when the file is missing, foreign, damaged, incomplete, or of a newer format */
export async function checkBackup(file: string): Promise<Header & { readonly counts: TableRowCounts }> {
  const found: Record<string, number> = Object.fromEntries(BACKUP_TABLES.map((table) => [table, 0]));
  let header: Header | undefined;
  let end: unknown;
  for await (const line of readLines(file)) {
    if (header === undefined) header = readHeader(line, file);
    else if (end !== undefined) throw new AdminError(`${file} is damaged: something follows its end.`);
    else {
      const value = parse(line, file) as { table?: string; rows?: unknown[]; end?: unknown };
      if (value.end !== undefined) end = value.end;
      else if (Array.isArray(value.rows) && BACKUP_TABLES.includes(value.table as Table))
        found[value.table as Table] = (found[value.table as Table] ?? 0) + value.rows.length;
      else throw new AdminError(`${file} is damaged: it has a line that is no table.`);
    }
  }
  if (header === undefined) throw new AdminError(`${file} is empty.`);
  if (end === undefined) throw new AdminError(`${file} is incomplete: its end is missing.`);
  if (BACKUP_TABLES.some((table) => (end as Record<string, unknown>)[table] !== found[table]))
    throw new AdminError(`${file} is damaged: rows are missing.`);
  return { ...header, counts: found as TableRowCounts };
}

/** The batches of a backup that {@link checkBackup} has accepted. */
export async function* readBackupBatches(file: string): AsyncGenerator<TableRowBatch> {
  for await (const line of readLines(file)) {
    const match = /^\{"table":"(\w+)","rows":(.*)\}$/s.exec(line);
    if (match) yield { table: match[1] as Table, rows: match[2] as string };
  }
}

/** Deletes the oldest backups of the data directory beyond {@link MOST_BACKUPS}. */
export async function deleteOldBackups(dataDir: string): Promise<void> {
  for (const name of (await backupsIn(dataDir)).slice(0, -MOST_BACKUPS))
    await rm(path.join(backupFolder(dataDir), name), { force: true });
}

/** Time of the newest backup in the data directory (ms since 1970); undefined when there is none. */
export async function newestBackupTime(dataDir: string): Promise<number | undefined> {
  const newest = (await backupsIn(dataDir)).at(-1);
  return newest === undefined ? undefined : (await stat(path.join(backupFolder(dataDir), newest))).mtimeMs;
}

/** Oldest first. */
async function backupsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(backupFolder(dataDir)).catch(() => []);
  return names.filter((name) => name.startsWith('stillgrove-') && name.endsWith(SUFFIX)).sort();
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip();
  // `pipe` does not pass the errors of the file on.
  source.on('error', (error) => plain.destroy(error));
  try {
    yield* createInterface({ input: source.pipe(plain), crlfDelay: Number.POSITIVE_INFINITY });
    // An error of the archive ends the lines without an error.
    if (plain.errored) throw plain.errored;
  } catch (error) {
    throw explain(error, file);
  } finally {
    source.destroy();
  }
}

function readHeader(line: string, file: string): Header {
  const header = parse(line, file) as Partial<Header>;
  if (header.format !== FORMAT) throw new AdminError(`${file} is no backup of Stillgrove.`);
  if (header.version !== VERSION || typeof header.schema !== 'number')
    throw new AdminError(`${file} was written by a newer Stillgrove. Restore it with that one.`);
  return header as Header;
}

function parse(line: string, file: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The message below names the file, and leaves out its contents.
  }
  throw new AdminError(`${file} is no backup of Stillgrove, or it is damaged.`);
}

function explain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return new AdminError(`${file} is not there.`);
    case 'EISDIR':
      return new AdminError(`${file} is a directory.`);
    case 'EEXIST':
    case 'ENOTDIR':
      return new AdminError(`${path.dirname(file)} is no directory.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new AdminError(`This account may not use ${file}.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new AdminError(`The disk is full. ${file} was not written.`);
    case 'Z_DATA_ERROR':
    case 'Z_BUF_ERROR':
      return new AdminError(`${file} is no complete backup of Stillgrove: ${(error as Error).message}.`);
    default:
      return error;
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
