import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { settingsWarnings } from '../base/settings';
import { newestAppliedMigrationTime, newestBundledMigrationTime, valuesOfRows } from '../storage/migrate';
import type { AdminContext, AdminReport } from './admin';
import { newestBackupTime } from './backup';

interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'look' | 'wrong';
  readonly detail: string;
}

const GB = 1e9;
/** The operator should look when fewer bytes are free. */
const LITTLE_SPACE = GB;
/** Difference between two clocks that nobody notices (ms). */
const CLOCK_TOLERANCE = 60_000;
const PAYPAL_PATIENCE = 5000;

export async function examineInstallation(admin: AdminContext): Promise<AdminReport> {
  const { storage, settings } = admin;
  const now = Date.now();
  const findings: Finding[] = [
    ...settingsWarnings(settings).map((detail): Finding => ({ check: 'settings', state: 'look', detail })),
    await examineDatabase(admin),
    await examineMigrations(admin),
    await examineClock(admin),
    await examineDisk(settings.dataDir),
    await examineBackups(admin, now),
    await examinePayments(admin),
  ];
  const trouble = await storage.writeError();
  if (trouble !== undefined) findings.push({ check: 'writing', state: 'wrong', detail: trouble });
  return {
    rows: findings.map((finding) => ({ ...finding })),
    ok: findings.every(({ state }) => state !== 'wrong'),
  };
}

async function examineDatabase({ storage: { engine, database } }: AdminContext): Promise<Finding> {
  const [version] = valuesOfRows(await database.execute(sql`select version() as value`));
  const [, name = String(version)] = /^(\S+ \S+)/.exec(String(version)) ?? [];
  return { check: 'database', state: 'ok', detail: engine === 'pglite' ? `PGlite, as ${name}` : name };
}

async function examineMigrations({ storage: { database } }: AdminContext): Promise<Finding> {
  const isCurrent = (await newestAppliedMigrationTime(database)) === newestBundledMigrationTime();
  return isCurrent
    ? { check: 'migrations', state: 'ok', detail: 'all have run' }
    : { check: 'migrations', state: 'wrong', detail: 'another Stillgrove has changed the tables' };
}

async function examineClock({ storage: { engine, database } }: AdminContext): Promise<Finding> {
  const detail = new Date().toISOString();
  if (engine === 'pglite') return { check: 'clock', state: 'ok', detail };
  const [there] = valuesOfRows(
    await database.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as value`),
  );
  const ahead = Math.round(Number(there) - Date.now());
  return Math.abs(ahead) <= CLOCK_TOLERANCE
    ? { check: 'clock', state: 'ok', detail: `${detail}, as that of the database` }
    : { check: 'clock', state: 'wrong', detail: `that of the database is ${ahead / 1000} s ahead` };
}

async function examineDisk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: 0, bsize: 0 }));
  const free = bavail * bsize;
  if (free === 0) return { check: 'disk', state: 'look', detail: 'DATA_DIR has no size, or no room' };
  const detail = `${(free / GB).toFixed(1)} GB are free in DATA_DIR`;
  return { check: 'disk', state: free < LITTLE_SPACE ? 'look' : 'ok', detail };
}

async function examineBackups(
  { settings: { dataDir, backupEvery } }: AdminContext,
  now: number,
): Promise<Finding> {
  const newest = await newestBackupTime(dataDir);
  const check = 'backup';
  if (newest === undefined)
    return { check, state: 'look', detail: backupEvery ? 'none yet' : 'none; set BACKUP_EVERY=24h' };
  const hours = Math.round((now - newest) / 3_600_000);
  const isLate = backupEvery !== undefined && now - newest > 2 * backupEvery;
  return { check, state: isLate ? 'wrong' : 'ok', detail: `the last is ${hours} h old` };
}

async function examinePayments({ payments }: AdminContext): Promise<Finding> {
  const check = 'payments';
  if (payments.provider === 'sandbox') return { check, state: 'ok', detail: 'sandbox: no money moves' };
  try {
    const answer = await fetch(payments.api, { signal: AbortSignal.timeout(PAYPAL_PATIENCE) });
    await answer.body?.cancel();
    if (payments.webhookId === undefined)
      return {
        check,
        state: 'look',
        detail: 'PayPal answers; without PAYPAL_WEBHOOK_ID refunds stay unknown',
      };
    return { check, state: 'ok', detail: 'PayPal answers' };
  } catch (error) {
    return { check, state: 'wrong', detail: `PayPal does not answer: ${(error as Error).message}` };
  }
}
