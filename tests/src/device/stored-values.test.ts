import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentPerson, newMood } from '../../../src/device/new-entries';
import { KEYS, readUser, saveUser } from '../../../src/device/stored-values';

let values: Map<string, string>;
beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => {
  saveUser(null);
  vi.unstubAllGlobals();
});

describe('who is signed in', () => {
  test.each([true, false])('is kept with the name alone, and whether it is copied (%s)', (sync) => {
    saveUser({ username: 'Rowan-7', sync });
    expect(readUser()).toEqual({ username: 'Rowan-7', sync });
    expect(newMood({ mood: 'neutral' }).person).toBe('Rowan-7');
    saveUser(null);
    expect(readUser()).toBeNull();
    expect(values.size).toBe(0);
  });

  test.each(['', '+', 'rowan', '+a b', '-<img>', `+${'x'.repeat(65)}`, '{"username":"rowan"}', 'null'])(
    'is nobody where %j is kept, and what is recorded is the guest’s',
    (text) => {
      values.set(KEYS.user, text);
      expect(readUser()).toBeNull();
      expect(currentPerson()).toBe('guest');
    },
  );
});
