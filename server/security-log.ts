/** Security events for the operator, without personal data: no name, no address, no ID. */
import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { PAYMENTS_PATH } from '../domain/contract';
import { type Clock, SYSTEM_CLOCK } from './base/clock';

/** `limited`: refused by a rate limit. */
type Outcome = 'done' | 'refused' | 'limited';

/** The line contains a hash of the sender's network, not the network itself. */
export type SecurityLogger = (event: string, outcome: Outcome, network: string) => void;

/** Between two lines of the same event, outcome and network (ms). */
const WRITE_EVERY = 1000;
/**
 * Combinations of event, outcome and network that are counted at the same time. All further networks share one line for
 * each event and outcome.
 */
const MOST_NETWORKS = 100;
const OTHERS = 'others';

/**
 * Writes the first event immediately. Events within the next second are counted in the next line.
 *
 * @param secret of the installation. It keys the hashes of networks, which change every day (UTC)
 */
export function createSecurityLogger(
  secret: string,
  {
    write = console.log,
    clock = SYSTEM_CLOCK,
  }: { readonly write?: (line: string) => void; readonly clock?: Clock } = {},
): SecurityLogger {
  /** Events since the last line, by event, outcome and network. */
  const counts = new Map<string, number>();

  function hashOf(network: string): string {
    const day = clock().toISOString().slice(0, 10);
    const hash = createHmac('sha256', secret).update(JSON.stringify(['security', day, network]));
    return hash.digest('base64url').slice(0, 16);
  }

  function writeLine(kind: string, count: number): void {
    const [event, outcome, network] = JSON.parse(kind) as string[];
    write(JSON.stringify({ event, outcome, time: clock().toISOString(), network, count }));
    counts.set(kind, 0);
    setTimeout(() => {
      const more = counts.get(kind) ?? 0;
      if (more === 0) counts.delete(kind);
      else writeLine(kind, more);
    }, WRITE_EVERY).unref();
  }

  return (event, outcome, network) => {
    const own = JSON.stringify([event, outcome, hashOf(network)]);
    const kind =
      counts.has(own) || counts.size < MOST_NETWORKS ? own : JSON.stringify([event, outcome, OTHERS]);
    const count = counts.get(kind);
    if (count === undefined) writeLine(kind, 1);
    else counts.set(kind, count + 1);
  };
}

type Outcomes = Readonly<Record<number, Outcome>>;

/** Logged requests by method and path, with their event and logged statuses. 429 is always logged. */
const CALLS: readonly (readonly [call: RegExp, event: string, outcomes: Outcomes])[] = [
  [/^POST \/api\/auth\/register$/, 'registration', {}],
  [/^POST \/api\/auth\/login$/, 'sign-in', { 401: 'refused' }],
  [/^POST \/api\/auth\/recover$/, 'recovery', { 200: 'done', 401: 'refused' }],
  [/^POST \/api\/auth\/password$/, 'password-change', { 204: 'done', 403: 'refused' }],
  [/^POST \/api\/auth\/recovery-codes$/, 'codes-change', { 200: 'done', 403: 'refused' }],
  [/^DELETE \/api\/auth\/sessions\//, 'session-end', { 204: 'done' }],
  [/^DELETE \/api\/auth\/user$/, 'account-deletion', { 204: 'done', 403: 'refused' }],
  [new RegExp(`^POST ${PAYMENTS_PATH}/order/[^/]+/capture$`), 'capture', { 404: 'refused' }],
  [new RegExp(`^POST ${PAYMENTS_PATH}/webhook$`), 'webhook', { 400: 'refused' }],
];

const OTHER_CALL: (typeof CALLS)[number] = [/^/, 'call', {}];

export function logSecurityEvents(log: SecurityLogger, networkOf: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    if (status !== 429 && c.req.method === 'GET') return;
    const call = `${c.req.method} ${c.req.path}`;
    const [, event, outcomes] = CALLS.find(([pattern]) => pattern.test(call)) ?? OTHER_CALL;
    const outcome = status === 429 ? 'limited' : (outcomes[status] ?? (await outcomeOfCapture(c, event)));
    if (outcome !== undefined) log(event, outcome, networkOf(c));
  };
}

/** A capture that the provider declines also has the status 200. */
async function outcomeOfCapture(c: Context, event: string): Promise<Outcome | undefined> {
  if (event !== 'capture' || c.res.status !== 200) return undefined;
  const { status } = (await c.res.clone().json()) as { status?: unknown };
  return status === 'DECLINED' ? 'refused' : undefined;
}
