import { logError, writeLogLine } from '../base/log';
import type { Database } from '../storage/database';
import { AdminError } from './admin';
import { deleteOldBackups, newBackupPath, newestBackupTime, writeBackup } from './backup';

/** Wait after a failed backup (ms). */
const RETRY = 60 * 60 * 1000;

/**
 * Writes a backup whenever the newest one is older than `every` (ms), and deletes the oldest ones. Logs failures.
 * @returns a function that stops this, after a backup that is under way
 */
export function scheduleBackups(database: Database, dataDir: string, every: number): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let underWay = Promise.resolve();
  const plan = (wait: number) => {
    timer = setTimeout(() => {
      underWay = write();
    }, wait).unref();
  };
  const write = async () => {
    try {
      const now = new Date();
      const file = newBackupPath(dataDir, now);
      await writeBackup(database, file, now);
      await deleteOldBackups(dataDir);
      writeLogLine('info', `A backup was written: ${file}`);
      plan(every);
    } catch (error) {
      if (error instanceof AdminError) writeLogLine('error', error.message);
      else logError(error);
      plan(Math.min(RETRY, every));
    }
  };
  underWay = newestBackupTime(dataDir).then((newest) =>
    plan(newest === undefined ? 0 : Math.max(0, newest + every - Date.now())),
  );
  return async () => {
    clearTimeout(timer);
    await underWay;
    clearTimeout(timer);
  };
}
