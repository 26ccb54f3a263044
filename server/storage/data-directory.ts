import { existsSync, statfsSync } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from '../base/settings';

export interface DataDirectory {
  /** Real path, without symbolic links. */
  readonly path: string;
  /**
   * Removes other accounts' permissions from the contents, because PGlite ignores the umask and creates files that
   * every account can read. Other accounts cannot enter the directory, so later files are safe too.
   */
  closeContents(): Promise<void>;
  /** Tries to write. @returns undefined on success; otherwise the reason as a sentence, without the path */
  writeError(): Promise<string | undefined>;
  /** Whether the disk has room for the log of any transaction. */
  hasRoom(): boolean;
}

/**
 * With fewer free bytes nothing is written: four segments of PostgreSQL's write-ahead log. The largest transaction, the
 * deletion of a full journal, fits into these. PGlite never returns from a flush that finds no room.
 */
const LEAST_FREE = 4 * 16 * 1024 * 1024;

/** Permission bits of group and others. */
const OTHERS = 0o077;
const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;
/** Contents of the data directory: the server's own, and the file system's `lost+found`. All else is foreign. */
const OURS = /^(?:admin\.sock|database|database-being-made|backups|lock|lost\+found|\.probe-\d+)$/;

/**
 * Creates the directory if it is missing, checks that the server can write it, and closes it to other accounts.
 *
 * @param dataDir absolute path
 * @throws {SettingsError} when the path is a file, when the directory cannot be created or written, or when it is open
 *   to others and has foreign files or another owner
 */
export async function openDataDirectory(dataDir: string): Promise<DataDirectory> {
  try {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE_DIRECTORY });
    await tryToWrite(dataDir);
  } catch (error) {
    // On a read-only disk `mkdir` fails, and Node then reports the folder as missing. A dangling symbolic link gives
    // the same code, but `lstat` finds it.
    const isUnmade = (error as NodeJS.ErrnoException).code === 'ENOENT' && !(await isThere(dataDir));
    throw new SettingsError(
      isRefused(error) || isUnmade
        ? `${nearestFolder(dataDir)} cannot be written. Allow this account to write there, or name another folder in DATA_DIR.`
        : `DATA_DIR is "${dataDir}". ${reason(error)} Give a directory that can be written.`,
      { cause: error },
    );
  }

  const real = await realpath(dataDir);
  await closeToOthers(real, dataDir);
  return {
    path: real,
    closeContents: () => closeContents(real),
    writeError: () =>
      tryToWrite(real).then(
        () => (hasRoom(real) ? undefined : 'The data directory cannot be written. The disk is full.'),
        (error) => `The data directory cannot be written. ${reason(error)}`,
      ),
    hasRoom: () => hasRoom(real),
  };
}

function hasRoom(directory: string): boolean {
  const { bavail, blocks, bsize } = statfsSync(directory);
  // Some network file systems report no sizes at all.
  return blocks === 0 || bavail * bsize >= LEAST_FREE;
}

/**
 * Removes other accounts' permissions, except from a directory that contains foreign files or belongs to another
 * account, such as `/tmp`.
 * @param named path as the setting names it
 * @throws {SettingsError} when other accounts have permissions for such a directory
 */
async function closeToOthers(directory: string, named: string): Promise<void> {
  const { mode, uid } = await stat(directory);
  const account = process.getuid?.();
  // Windows has no permission bits.
  if (account === undefined || (mode & OTHERS) === 0) return;
  const isOurs = uid === account && (await readdir(directory)).every((name) => OURS.test(name));
  if (!isOurs) {
    throw new SettingsError(
      `DATA_DIR is "${named}", which other accounts of this computer can look into, and which is not the server's alone. Give it a directory of its own.`,
    );
  }
  await chmod(directory, PRIVATE_DIRECTORY);
}

async function closeContents(directory: string): Promise<void> {
  if (process.getuid === undefined) return;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(file, PRIVATE_DIRECTORY);
    else if (entry.isFile()) await chmod(file, (await lstat(file)).mode & ~OTHERS);
  }
}

function isThere(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

function nearestFolder(directory: string): string {
  return existsSync(directory) ? directory : nearestFolder(path.dirname(directory));
}

/** An empty file would need no space. */
async function tryToWrite(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    const file = await open(probe, 'w', PRIVATE_FILE);
    try {
      await file.writeFile('.');
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(probe, { force: true });
  }
}

function isRefused(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function reason(error: unknown): string {
  if (isRefused(error)) return 'It may not be written.';
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'It is not a directory.';
    case 'ENOENT':
      return 'It is not there.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full.';
    case 'EIO':
      return 'The disk fails.';
    default:
      throw error;
  }
}
