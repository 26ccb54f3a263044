import type { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import { BUILD_LABEL } from '../domain/build';
import type { Clock } from './base/clock';
import { answerSpec } from './base/openapi';
import type { Storage } from './storage/database';

const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.string(),
  /** Version, commit and its day, when all is well. */
  build: z.optional(z.string()),
  /** Age of the newest backup (s); null before the first. Only with regular backups, and only in `/readyz`. */
  backup: z.optional(z.nullable(z.number())),
});
const describeHealth = (summary: string, no: string) =>
  describeRoute({ summary, responses: { 200: answerSpec('It can.', health), 503: answerSpec(no, health) } });

export const HEALTH_PATHS = ['/healthz', '/readyz'] as const;

/**
 * `/healthz`: server and database answer. If not, a supervisor may restart the server. `/readyz`: the database can also
 * be written. A full disk needs a person instead of a restart, because the server still serves reads.
 */
export function addHealthRoutes(
  calls: Hono,
  {
    storage: { readError, writeError },
    newestBackup,
    clock,
  }: {
    readonly storage: Storage;
    /** ms since 1970; undefined without regular backups. */
    readonly newestBackup: (() => Promise<number | undefined>) | undefined;
    readonly clock: Clock;
  },
): void {
  const backup = async (path: string) => {
    if (newestBackup === undefined || path !== HEALTH_PATHS[1]) return {};
    const newest = await newestBackup();
    return { backup: newest === undefined ? null : Math.round((clock().getTime() - newest) / 1000) };
  };
  for (const [path, description, ask] of [
    [
      HEALTH_PATHS[0],
      describeHealth('Check that the server works', 'It cannot; `database` says why.'),
      readError,
    ],
    [
      HEALTH_PATHS[1],
      describeHealth(
        'Check that the server can write, tried every 30 s at most',
        'It cannot, such as on a full disk; `database` says why.',
      ),
      async () => (await readError()) ?? (await writeError()),
    ],
  ] as const) {
    calls.get(path, description, async (c) => {
      c.header('Cache-Control', 'no-store');
      const found = await ask();
      return found === undefined
        ? c.json({ status: 'ok', database: 'ok', build: BUILD_LABEL, ...(await backup(path)) })
        : c.json({ status: 'unavailable', database: found }, 503);
    });
  }
}
