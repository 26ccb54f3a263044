import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteCopy, finishSignOut, isSessionOver, messageFor, signOut } from '../../../src/data/account';
import { RequestError } from '../../../src/data/request';

afterEach(() => {
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
  expect(isSessionOver(new RequestError(401, ''))).toBe(true);
  expect(isSessionOver(new RequestError(403, ''))).toBe(false);
  expect(isSessionOver(new TypeError('Failed to fetch'))).toBe(false);
});

/** Replaces the server by one that never answers, and returns the time limit of the next request. */
function neverAnswers() {
  const limit = new AbortController();
  const limiting = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const fetch = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise<Response>((_, refuse) => {
      signal?.addEventListener('abort', () => refuse(signal.reason));
    });
  });
  vi.stubGlobal('fetch', fetch);
  const pass = () => limit.abort(new DOMException('Too late', 'TimeoutError'));
  return { limiting, pass, fetch };
}

test("a deletion of the server's copy waits 5 s for a server that never answers, and says so", async () => {
  const { limiting, pass } = neverAnswers();
  const told = deleteCopy().catch(messageFor);
  pass();
  expect(await told).toContain("The server isn't answering");
  expect(limiting).toHaveBeenCalledWith(5000);
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
    await finishSignOut();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('waits 5 s for a server that never answers, and is completed when the network returns', async () => {
    const { limiting, pass, fetch } = neverAnswers();
    const leaving = signOut();
    pass();
    await leaving;
    expect(limiting).toHaveBeenCalledWith(5000);
    expect(values.get('stillgrove.leaving')).toBe('true');
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => values.has('stillgrove.leaving')).toBe(false);
  });
});
