import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentPerson, newMood } from '../../../src/device/new-entries';
import {
  KEYS,
  readDisclaimerAccepted,
  readLastCheckIn,
  readPremium,
  readTrialGames,
  readUser,
  saveTrialGames,
  saveUser,
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

describe('the free tries', () => {
  test('are five on a new device, and as many as were kept', () => {
    expect(readTrialGames()).toBe(5);
    for (const left of [5, 1, 0]) {
      saveTrialGames(left);
      expect(readTrialGames()).toBe(left);
    }
  });

  test.each(['6', '9', '05', ' 1'])('are five where %j is kept', (text) => {
    values.set(KEYS.trialGames, text);
    expect(readTrialGames()).toBe(5);
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
)('%s in every key reads as if it were not there', (_, text) => {
  for (const key of Object.values(KEYS)) values.set(key, text);
  expect(readPremium()).toBe(false);
  expect(readTrialGames()).toBe(5);
  expect(readDisclaimerAccepted()).toBe(false);
  expect(readLastCheckIn()).toBeNull();
});

test('premium is read from the current key, else from the legacy one', () => {
  values.set(KEYS.legacyPremium, 'true');
  expect(readPremium()).toBe(true);
  values.set(KEYS.premium, 'false');
  expect(readPremium()).toBe(false);
});
