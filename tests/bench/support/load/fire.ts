/** Many connections that ask one thing after another, and what that costs who answers. */
import autocannon from 'autocannon';
import type { MeasuredProcess } from './measured-process';

/** One request of a connection. */
export interface Shot {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Volley {
  readonly connections: number;
  /** How long it goes on, s. */
  readonly seconds: number;
  /** What the connection of this number, from 0, asks in turn, again and again. */
  readonly shots: (connection: number) => Shot[];
  /** Tells what the database has cost so far (ms). */
  readonly databaseCost?: (() => Promise<number>) | undefined;
}

/** What came of it. */
export interface Load {
  /** Answers a second. */
  readonly perSecond: number;
  /** Processor time of the main threads of all processes that answered, for one answer (ms). */
  readonly cpuMs: number;
  /** Processor time of the database, where that is a process of its own and can be asked (ms an answer); else 0. */
  readonly databaseMs: number;
  /** Half of the answers, and 99 of 100, came within so long (ms). */
  readonly half: number;
  readonly slowest: number;
  /** Answers by their status: `{ 200: 3000 }`. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Connections that broke, and answers that did not come within ten seconds. */
  readonly errors: number;
}

/** @param servers Connections are shared out among them in turn. */
export async function fire(
  servers: readonly MeasuredProcess[],
  { connections, seconds, shots, databaseCost = async () => 0 }: Volley,
): Promise<Load> {
  const databaseBefore = await databaseCost();
  const before = await Promise.all(servers.map((server) => server.cost()));
  const began = performance.now();
  const results = await Promise.all(
    servers.map(({ port }, at) => {
      const mine = Array.from({ length: connections }, (_, n) => n).filter((n) => n % servers.length === at);
      return autocannon({
        url: `http://127.0.0.1:${port}`,
        connections: mine.length,
        duration: seconds,
        setupClient: (client) => client.setRequests(shots(mine.shift() as number) as autocannon.Request[]),
      });
    }),
  );
  const passed = (performance.now() - began) / 1000;
  const after = await Promise.all(servers.map((server) => server.cost()));
  const databaseSpent = (await databaseCost()) - databaseBefore;
  const statuses: Record<string, number> = {};
  for (const { statusCodeStats } of results)
    for (const [status, { count }] of Object.entries(statusCodeStats ?? {}))
      statuses[status] = (statuses[status] ?? 0) + Number(count);
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const spent = after.reduce((sum, cost, at) => sum + cost - (before[at] ?? 0), 0);
  return {
    perSecond: answers / passed,
    cpuMs: spent / answers,
    databaseMs: databaseSpent / answers,
    half: Math.max(...results.map(({ latency }) => latency.p50)),
    slowest: Math.max(...results.map(({ latency }) => latency.p99)),
    statuses,
    errors: results.reduce((sum, { errors }) => sum + errors, 0),
  };
}
