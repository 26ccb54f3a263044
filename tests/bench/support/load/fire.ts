/** Sends requests over many connections, and measures the cost of the answers. */
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
  /** Duration, s. */
  readonly seconds: number;
  /** Returns the requests of the connection with this index. The connection repeats them cyclically. */
  readonly shots: (connection: number) => Shot[];
  /** Returns the database's CPU time so far (ms). */
  readonly databaseCost?: (() => Promise<number>) | undefined;
}

/** Results of one measurement. */
export interface Load {
  /** Answers per second. */
  readonly perSecond: number;
  /** CPU time of all server processes' main threads per answer (ms). */
  readonly cpuMs: number;
  /** CPU time of the database per answer (ms); 0 unless the database is a separate process that can be measured. */
  readonly databaseMs: number;
  /** Highest median latency of any server (ms). */
  readonly half: number;
  /** Highest 99th percentile of the latency of any server (ms). */
  readonly slowest: number;
  /** Number of answers by status: `{ 200: 3000 }`. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of broken connections and of answers that took over ten seconds. */
  readonly errors: number;
}

/**
 * Sends requests until the time is over, and measures the answers.
 *
 * @param servers receive connections round robin
 */
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
