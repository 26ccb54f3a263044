import http from 'node:http';
import { vi } from 'vitest';
import { readPaymentSettings } from '../../../server/payments/settings';
import { startPayPal } from '../../fakes/paypal/paypal';
import type { Engine } from './engines';
import { CHEAP, serveHere } from './here';
import { drawHostile, seeded, shoot, shootRaw } from './hostile';
import { enrol } from './person';

/** Results of many hostile requests. */
export interface Soaked {
  /** Number of answers by status; `none` for connections that ended without one. */
  readonly statuses: ReadonlyMap<number | 'none', number>;
  /** Requests that the server answered with a status of 500 or above. */
  readonly broken: readonly string[];
  /** Number of characters that the server logged as warnings and errors. */
  readonly logged: number;
  /** Whether the server still answers. */
  readonly isWell: boolean;
}

const AT_ONCE = 8;

/**
 * Sends hostile requests to a new server, several at a time.
 *
 * @param seed determines the requests, except that the available cookies depend on earlier answers
 */
export async function soak(engine: Engine, count: number, seed: number): Promise<Soaked> {
  const paypal = await startPayPal();
  const payments =
    engine === 'pglite' ? { provider: 'sandbox' as const } : readPaymentSettings(paypal.env, '127.0.0.1');
  let logged = 0;
  const write = (...words: unknown[]) => {
    logged += words.join(' ').length;
  };
  const spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(write),
  );
  const here = await serveHere(
    { payments, passwordCost: CHEAP, trustedProxies: 1, pause: async () => {} },
    engine,
  );
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Map<number | 'none', number>();
  const broken: string[] = [];
  try {
    const people = [await enrol(here.storage.database), await enrol(here.storage.database)];
    const cookies = people.map(({ cookie }) => cookie);
    const chance = seeded(seed);
    let left = count;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        let status: number | undefined;
        let what: string;
        if (chance() < 0.05) {
          what = 'raw bytes';
          status = await shootRaw(here.port, chance);
        } else {
          const request = drawHostile(chance, cookies);
          what = JSON.stringify(request).slice(0, 2000);
          const shot = await shoot(here.port, agent, request);
          status = shot.status;
          // Later requests send the cookies that the server sets: orders, and sessions of new accounts.
          const given = shot.setCookie.map((cookie) => cookie.split(';')[0] as string);
          if (given.length > 0 && cookies.length < 40) cookies.push(given.join('; '));
        }
        statuses.set(status ?? 'none', (statuses.get(status ?? 'none') ?? 0) + 1);
        if (status !== undefined && status >= 500) broken.push(`${status}: ${what}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const health = await fetch(`http://127.0.0.1:${here.port}/readyz`);
    return { statuses, broken, logged, isWell: health.ok };
  } finally {
    agent.destroy();
    await here.stop();
    await paypal.close();
    for (const spy of spies) spy.mockRestore();
  }
}
