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
  return import('../../../src/device/persistence');
}

test('a browser that grants persistence is asked once, without a message', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  const persistence = await at(persist);
  await persistence.requestPersistence();
  await persistence.requestPersistence();
  expect(persist).toHaveBeenCalledOnce();
  expect(persistence.consumePersistenceRefusal()).toBe(false);
});

test('a refusal is reported once', async () => {
  const persistence = await at(() => Promise.resolve(false));
  expect(persistence.consumePersistenceRefusal()).toBe(false);
  await persistence.requestPersistence();
  expect(persistence.consumePersistenceRefusal()).toBe(true);
  expect(persistence.consumePersistenceRefusal()).toBe(false);
  await persistence.requestPersistence();
  expect(persistence.consumePersistenceRefusal()).toBe(false);
});

test('a browser without an answer, or with an error, promises nothing either', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const old = await at(undefined);
  await old.requestPersistence();
  expect(old.consumePersistenceRefusal()).toBe(true);
  values.clear();
  vi.resetModules();
  const broken = await at(() => Promise.reject(new Error('No')));
  await broken.requestPersistence();
  expect(broken.consumePersistenceRefusal()).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
