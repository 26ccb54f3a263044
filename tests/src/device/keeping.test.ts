import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let values: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stubs the browser's answer to a request for persistent storage, and imports the tested module. */
async function at(persist: (() => Promise<boolean>) | undefined) {
  vi.stubGlobal('navigator', { storage: persist && { persist } });
  return import('../../../src/device/keeping');
}

test('a browser that grants persistence is asked once, without a message', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  const keeping = await at(persist);
  await keeping.askToKeep();
  await keeping.askToKeep();
  expect(persist).toHaveBeenCalledOnce();
  expect(keeping.tellOfRefusal()).toBe(false);
});

test('a refusal is reported once', async () => {
  const keeping = await at(() => Promise.resolve(false));
  expect(keeping.tellOfRefusal()).toBe(false);
  await keeping.askToKeep();
  expect(keeping.tellOfRefusal()).toBe(true);
  expect(keeping.tellOfRefusal()).toBe(false);
  await keeping.askToKeep();
  expect(keeping.tellOfRefusal()).toBe(false);
});

test('a browser without an answer, or with an error, promises nothing either', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const old = await at(undefined);
  await old.askToKeep();
  expect(old.tellOfRefusal()).toBe(true);
  values.clear();
  vi.resetModules();
  const broken = await at(() => Promise.reject(new Error('No')));
  await broken.askToKeep();
  expect(broken.tellOfRefusal()).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
