import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentPerson, newMood } from '../../../src/device/new-entries';
import {
  keptDisclaimer,
  keptPremium,
  keptSkip,
  keptTries,
  keptUser,
} from '../../../src/device/stored-values';

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
  keptUser.remove();
  vi.unstubAllGlobals();
});

describe('who is signed in', () => {
  test.each([true, false])('is stored with only the name and sync (%s)', (sync) => {
    keptUser.set({ username: 'Rowan-7', sync });
    expect(keptUser.value).toEqual({ username: 'Rowan-7', sync });
    expect(newMood({ mood: 'neutral' }).person).toBe('Rowan-7');
    keptUser.remove();
    expect(keptUser.value).toBeNull();
    expect(values.size).toBe(0);
  });

  test.each(['', '+', 'rowan', '+a b', '-<img>', `+${'x'.repeat(65)}`, '{"username":"rowan"}', 'null'])(
    'is nobody for %j, and new entries belong to the guest',
    (text) => {
      values.set(keptUser.key, text);
      expect(keptUser.value).toBeNull();
      expect(currentPerson()).toBe('guest');
    },
  );
});

describe('the free tries', () => {
  test('are five on a new device, else the stored number', () => {
    expect(keptTries.value).toBe(5);
    for (const left of [5, 1, 0]) {
      keptTries.set(left);
      expect(keptTries.value).toBe(left);
    }
  });

  test.each(['6', '9', '05', ' 1'])('are five for %j', (text) => {
    values.set(keptTries.key, text);
    expect(keptTries.value).toBe(5);
  });
});

test.each(
  Object.entries({
    broken: '{"',
    nothing: '',
    'a negative number': '-3',
    'a fraction': '2.5',
    NaN: 'NaN',
    'a huge number': '9'.repeat(400),
    'a long text': 'x'.repeat(200_000),
    'something foreign': '{"value":true,"expires":1}',
    emoji: '🌲',
    'a script': '<img src=x onerror=alert(1)>',
  }),
)('%s in every key counts as missing', (_, text) => {
  for (const { key } of [keptPremium, keptTries, keptDisclaimer, keptSkip]) values.set(key, text);
  expect(keptPremium.value).toBe(false);
  expect(keptTries.value).toBe(5);
  expect(keptDisclaimer.value).toBe(false);
  expect(keptSkip.value).toBeNull();
});

test('premium is read from the current key, else from the legacy one', () => {
  values.set('isPremium', 'true');
  expect(keptPremium.value).toBe(true);
  values.set(keptPremium.key, 'false');
  expect(keptPremium.value).toBe(false);
});
