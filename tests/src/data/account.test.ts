import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  deleteRemoteJournal,
  isUnauthorizedError,
  messageFor,
  reportPendingSignOut,
  signIn,
  signOut,
} from '../../../src/data/account';
import { RequestError } from '../../../src/data/request';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the message for a failure', () => {
  test('is the server’s sentence if there is one', () => {
    expect(messageFor(new RequestError(409, '{"message":"That name is taken."}'))).toBe(
      'That name is taken.',
    );
  });

  test.each(['', '<html>', '{}', '{"message":7}', 'null', '{"'])('is ours for %j', (text) => {
    expect(messageFor(new RequestError(502, text))).toContain('on our side');
  });

  test('reports a missing connection', () => {
    expect(messageFor(new TypeError('Failed to fetch'))).toContain('needs an internet connection');
    expect(messageFor(new Error('what?'))).toContain('on our side');
  });
});

test('only a 401 means that the session is over', () => {
  expect(isUnauthorizedError(new RequestError(401, ''))).toBe(true);
  expect(isUnauthorizedError(new RequestError(403, ''))).toBe(false);
  expect(isUnauthorizedError(new TypeError('Failed to fetch'))).toBe(false);
});

/** Replaces the server by one that never answers. */
function neverAnswers() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fetch = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise<Response>((_, refuse) => {
      signal?.addEventListener('abort', () => refuse(signal.reason));
    });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('every call waits 15 s for a server that never answers, and says so', async () => {
  neverAnswers();
  const told = signIn('rowan', 'a password').catch(messageFor);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await Promise.race([told, 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await told).toBe('No answer. Try again.');
});

test('the limit includes the body of the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    });
    return new Response(body);
  });
  const told = signIn('rowan', 'a password').catch(messageFor);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await told).toBe('No answer. Try again.');
});

test("a deletion of the server's copy waits 5 s for a server that never answers, and says so", async () => {
  neverAnswers();
  const told = deleteRemoteJournal().catch(messageFor);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await told).toBe('No answer. Try again.');
});

describe('a sign-out', () => {
  const values = new Map<string, string>();

  beforeEach(() => {
    values.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    });
    vi.stubGlobal('window', new EventTarget());
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test('made offline is completed when the network returns, and only then', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetch);
    await signOut();
    expect(values.get('stillgrove.leaving')).toBe('true');
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => values.has('stillgrove.leaving')).toBe(false);
    await reportPendingSignOut();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('waits 5 s for a server that never answers, and is completed when the network returns', async () => {
    const fetch = neverAnswers();
    const leaving = signOut();
    await vi.advanceTimersByTimeAsync(5000);
    await leaving;
    expect(values.get('stillgrove.leaving')).toBe('true');
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => values.has('stillgrove.leaving')).toBe(false);
  });
});
