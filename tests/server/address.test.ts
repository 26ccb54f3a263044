import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from '../../server/address';

/** Returns the client address that a server behind this number of proxies determines. */
async function seen(proxies: number, socket: string, forwarded?: string) {
  const app = new Hono().get('/', (c) => c.json(clientAddress(c, proxies)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const env = { incoming: { socket: { remoteAddress: socket } } };
  return (await (await app.request('/', { headers }, env)).json()) as { address: string; network: string };
}

test.each([
  [0, '192.0.2.1', undefined, '192.0.2.1'],
  // Without a trusted proxy the client controls the header, so the server ignores the header.
  [0, '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  [1, '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  [1, '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  [2, '127.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  [1, '127.0.0.1', undefined, '127.0.0.1'],
  [1, '127.0.0.1', '198.51.100.7:443', '198.51.100.7'],
  [1, '127.0.0.1', '[2001:db8:1:2::1]:443', '2001:0db8:0001:0002::/64'],
  [1, '127.0.0.1', 'unknown', '127.0.0.1'],
  [0, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  [0, '2001:db8:1:2:aaaa::1', undefined, '2001:0db8:0001:0002::/64'],
  [0, '2001:DB8:1:2::ffff', undefined, '2001:0db8:0001:0002::/64'],
  [0, 'fe80::1%eth0', undefined, 'fe80:0000:0000:0000::/64'],
])('behind %i proxies, from %s, told %s: %s', async (proxies, socket, forwarded, expected) => {
  const { address, network } = await seen(proxies, socket, forwarded);
  expect(address).toBe(expected);
  expect(network).toBe(expected.replace(/:\w{4}::\/64$/, '::/48'));
});
