/** CPU time of a PostgreSQL server. */
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

/** Clock ticks per second of CPU time on Linux. */
const TICKS = 100;

/**
 * Returns a function that returns the CPU time (ms) of all processes of a PostgreSQL server so far. Returns undefined
 * on systems other than Linux, because they have no `/proc`.
 * @param url URL of a database in the PostgreSQL server, as a superuser.
 */
export async function postgresCost(url: string): Promise<(() => Promise<number>) | undefined> {
  if (process.platform !== 'linux') return undefined;
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`);
  await client.end();
  const postmaster = String(rows[0].pid);
  return async () => {
    const stats = await Promise.all(
      (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf),
    );
    let ticks = 0;
    for (const stat of stats) {
      if (stat?.pid === postmaster) ticks += stat.own + stat.ofEnded;
      if (stat?.parent === postmaster) ticks += stat.own;
    }
    return (ticks * 1000) / TICKS;
  };
}

async function statOf(pid: string) {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The process name, in parentheses, may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (from: number) => Number(fields[from]) + Number(fields[from + 1]);
    return { pid, parent: fields[1], own: ticks(11), ofEnded: ticks(13) };
  } catch {
    // The process has ended, and its parent has taken over its CPU time.
    return undefined;
  }
}
