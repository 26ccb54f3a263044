import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from '../settings';

/** The directory of what the server keeps. */
export interface DataDirectory {
  /** Where it is, whatever links lead to it and however they change. */
  readonly path: string;
  /**
   * Whether it can be written now, tried by writing: permission bits say nothing about a full or lost disk.
   *
   * @returns undefined when it can, otherwise a sentence that says why not, without its path.
   */
  trouble(): Promise<string | undefined>;
}

/**
 * Makes the directory if need be and makes sure that it can be written.
 *
 * @param dataDir Absolute path.
 * @throws {SettingsError} when it is a file, cannot be made or cannot be written.
 */
export async function openDataDirectory(dataDir: string): Promise<DataDirectory> {
  try {
    await mkdir(dataDir, { recursive: true });
    await tryToWrite(dataDir);
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR is "${dataDir}". ${reason(error)} Give a directory that can be written.`,
      {
        cause: error,
      },
    );
  }

  const real = await realpath(dataDir);
  let trial: Promise<string | undefined> | undefined;
  return {
    path: real,
    trouble() {
      // Any number of people asking at once costs one write.
      trial ??= tryToWrite(real)
        .then(
          () => undefined,
          (error) => `The data directory cannot be written. ${reason(error)}`,
        )
        .finally(() => {
          trial = undefined;
        });
      return trial;
    },
  };
}

async function tryToWrite(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  await writeFile(probe, '');
  await rm(probe);
}

function reason(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'It is not a directory.';
    case 'ENOENT':
      return 'It is not there.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'It may not be written.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full.';
    default:
      throw error;
  }
}
