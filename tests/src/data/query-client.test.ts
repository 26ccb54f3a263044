/** Defaults of the data layer: no refetch on focus, no polling, no retries, and credentials in every request. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendRequest } from '../../../src/data/request';

// Without a window, TanStack Query behaves as on a server, where it never retries or refetches.
vi.stubGlobal('window', new EventTarget());
afterAll(() => vi.unstubAllGlobals());

let query: typeof import('@tanstack/react-query');
let createQueryClient: typeof import('../../../src/data/query-client').createQueryClient;
beforeAll(async () => {
  query = await import('@tanstack/react-query');
  ({ createQueryClient } = await import('../../../src/data/query-client'));
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HOUR_MS = 3_600_000;
const FOREVER = { queryKey: ['/api/x'], gcTime: Number.POSITIVE_INFINITY };

test('data stays fresh for a year, and stale data is not fetched again on focus', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"a":1}'));
  const client = createQueryClient();
  client.mount();
  const stop = new query.QueryObserver(client, FOREVER).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(365 * 24 * HOUR_MS);
  const second = new query.QueryObserver(client, FOREVER);
  const stopSecond = second.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(second.getCurrentResult().data).toEqual({ a: 1 });
  await client.invalidateQueries({ refetchType: 'none' });
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(send.mock.calls).toEqual([['/api/x', expect.objectContaining({ method: 'GET' })]]);
  stop();
  stopSecond();
  client.unmount();
});

test('neither reads nor writes are repeated after a failure', async () => {
  const fail = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const client = createQueryClient();
  const reader = new query.QueryObserver(client, FOREVER);
  const stop = reader.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect([reader.getCurrentResult().status, fail.mock.calls.length]).toEqual(['error', 1]);
  expect(client.getDefaultOptions().mutations).toMatchObject({ retry: false });
  stop();
});

test('every request carries credentials', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  await sendRequest('GET', '/api/x');
  await sendRequest('POST', '/api/x', { a: 1 });
  const signal = expect.any(AbortSignal);
  expect(fetch.mock.calls).toEqual([
    ['/api/x', { method: 'GET', credentials: 'include', headers: {}, signal }],
    [
      '/api/x',
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"a":1}',
        signal,
      },
    ],
  ]);
});
