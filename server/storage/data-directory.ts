import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from '../settings';

/** The directory of what the server keeps. */
export interface DataDirectory {
  /** Where it is, whatever links lead to it and however they change. */
  readonly path: string;
  /**
   * Takes other accounts' permissions away from all that is in it now. What comes later is out of their reach as well,
   * since they cannot pass the directory itself: PGlite gives its files to everybody, whatever the umask.
   */
  closeContents(): Promise<void>;
  /**
   * Whether it can be written now, tried by writing.
   *
   * @returns undefined when it can, otherwise a sentence that says why not, without its path.
   */
  trouble(): Promise<string | undefined>;
}

/** The permission bits of everybody but the owner. */
const OTHERS = 0o077;
const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;
/** What a server lays into its directory. Anything else belongs to somebody else. */
const OURS = /^(?:database|database-being-made|backups|lock|lost\+found|\.probe-\d+)$/;

/**
 * Makes the directory if need be and makes sure that it can be written, and read by the server's own account only.
 *
 * @param dataDir Absolute path.
 * @throws {SettingsError} when it is a file, cannot be made or written, or is open to other accounts and not only ours.
 */
export async function openDataDirectory(dataDir: string): Promise<DataDirectory> {
  try {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE_DIRECTORY });
    await tryToWrite(dataDir);
  } catch (error) {
    throw new SettingsError(
      isRefused(error)
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
    trouble: () =>
      tryToWrite(real).then(
        () => undefined,
        (error) => `The data directory cannot be written. ${reason(error)}`,
      ),
  };
}

/**
 * Takes other accounts' permissions away, from a directory that is the server's own. One that holds anything else, or
 * belongs to somebody else, is not ours to close: `/tmp` is such a one.
 *
 * @param told As the setting names it.
 * @throws {SettingsError} when it stays open.
 */
async function closeToOthers(directory: string, told: string): Promise<void> {
  const { mode, uid } = await stat(directory);
  const account = process.getuid?.();
  // A system without such accounts has no such bits.
  if (account === undefined || (mode & OTHERS) === 0) return;
  const isOurs = uid === account && (await readdir(directory)).every((name) => OURS.test(name));
  if (!isOurs) {
    throw new SettingsError(
      `DATA_DIR is "${told}", which other accounts of this computer can look into, and which is not the server's alone. Give it a directory of its own.`,
    );
  }
  await chmod(directory, PRIVATE_DIRECTORY);
}

async function closeContents(directory: string): Promise<void> {
  // A system without accounts has nothing to close.
  if (process.getuid === undefined) return;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(file, PRIVATE_DIRECTORY);
    else if (entry.isFile()) await chmod(file, (await lstat(file)).mode & ~OTHERS);
  }
}

/** @returns the directory, or the nearest one above it that is there. */
function nearestFolder(directory: string): string {
  return existsSync(directory) ? directory : nearestFolder(path.dirname(directory));
}

/** Writes a byte and waits until the disk has it: an empty file needs no room. */
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

/** Whether this account may not write there. */
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
