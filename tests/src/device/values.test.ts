/** The values of the device: their keys and texts, and what counts as missing. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '../../../src/device/database';
import * as favorites from '../../../src/device/favorites';
import * as choices from '../../../src/device/intro-choices';
import { currentJournalOwner, newMood } from '../../../src/device/new-entries';
import { DEVICE_DATA_PARTS, DEVICE_ONLY_VALUES } from '../../../src/device/own-data';
import * as persistence from '../../../src/device/persistence';
import * as purchase from '../../../src/device/purchase';
import { storedSettings } from '../../../src/device/settings';
import { Stored } from '../../../src/device/stored';
import * as values from '../../../src/device/values';

const { storedIntroChoices } = choices;
const { savePurchase, storedMustSaveId, storedPayment, storedTransactionId } = purchase;
const {
  storedDisclaimer,
  storedPremium,
  storedUserWithQuestions,
  storedCheckInSkipTime,
  storedTriesLeft,
  storedUser,
} = values;

let texts: Map<string, string>;
beforeEach(() => {
  texts = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => texts.set(key, value),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ID = 'SG-7KQM-2XWD-94TF';
const PAYMENT = { orderId: null, transactionId: ID };
const ALL = [values, purchase, choices, favorites, persistence]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => value instanceof Stored);

test.each<[string, Stored<unknown>, unknown, string]>([
  ['stillgrove.isPremium', storedPremium as Stored<unknown>, true, 'true'],
  ['stillgrove.trialGamesRemaining', storedTriesLeft as Stored<unknown>, 0, '0'],
  ['stillgrove.disclaimerAccepted', storedDisclaimer as Stored<unknown>, true, 'true'],
  ['lastCheckInTime', storedCheckInSkipTime as Stored<unknown>, 1_795_000_000_000, '1795000000000'],
  [
    'stillgrove.user',
    storedUser as never,
    { username: 'Rowan-7', sync: true },
    '{"username":"Rowan-7","sync":true}',
  ],
  ['stillgrove.questionsFor', storedUserWithQuestions as Stored<unknown>, 'rowan', 'rowan'],
  ['stillgrove.leaving', values.storedSignOutPending as Stored<unknown>, true, 'true'],
  ['stillgrove.figuresOffer', values.storedHideFiguresOffer as Stored<unknown>, 'due', 'due'],
  ['stillgrove.persistence', persistence.storedPersistenceState as Stored<unknown>, 'asked', 'asked'],
  ['stillgrove.firstDay', values.storedFirstJournalDay as Stored<unknown>, '2026-11-20', '2026-11-20'],
  ['stillgrove.favorites', favorites.storedFavorites as never, ['zen-garden'], '["zen-garden"]'],
  ['stillgrove.transactionId', storedTransactionId as Stored<unknown>, ID, ID],
  ['stillgrove.purchaseToSave', storedMustSaveId as Stored<unknown>, true, 'true'],
  ['stillgrove.pendingPayment', storedPayment as Stored<unknown>, PAYMENT, JSON.stringify(PAYMENT)],
  [
    'stillgrove.choices',
    storedIntroChoices as never,
    { 'zen-garden': { dark: true } },
    '{"zen-garden":{"dark":true}}',
  ],
])('%s has its value and its text', (key, value, one, text) => {
  value.set(one);
  expect([...texts]).toEqual([[key, text]]);
  expect(value.stored).toEqual(one);
  value.remove();
  expect(texts.size).toBe(0);
});

test('settings and database have their names', () => {
  expect([storedSettings.key, DATABASE_NAME]).toEqual(['stillgrove.settings', 'stillgrove']);
});

test('every value is in a file or belongs to this device', () => {
  const inFile = Object.values(DEVICE_DATA_PARTS).flatMap(({ keys = [] }) => keys);
  const here = DEVICE_ONLY_VALUES.flatMap(({ keys }) => keys);
  expect([...inFile, ...here].sort()).toEqual([...ALL, storedSettings].flatMap(({ keys }) => keys).sort());
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
    'a list': '[1,[2]]',
    emoji: '🌲',
    'a script': '<img src=x onerror=alert(1)>',
    prototypes: '{"__proto__":{"username":"rowan","sync":true,"muted":true}}',
  }),
)('%s in every key counts as missing', (_, text) => {
  for (const value of ALL) texts.set(value.key, text);
  const strings: readonly unknown[] = [storedUserWithQuestions, storedTransactionId];
  const others = ALL.filter((value) => !strings.includes(value) && value !== storedIntroChoices);
  for (const value of others) expect(value.stored, value.key).toBeUndefined();
  expect([storedPremium.value, storedTriesLeft.value, storedCheckInSkipTime.value]).toEqual([false, 5, null]);
});

test('premium is read from the current key, else from the legacy one', () => {
  texts.set('isPremium', 'true');
  expect(storedPremium.value).toBe(true);
  texts.set(storedPremium.key, 'false');
  expect(storedPremium.value).toBe(false);
});

test.each(['', '<b>', 'two words', 'x'.repeat(65)])('%j is no transaction ID', (text) => {
  texts.set(storedTransactionId.key, text);
  expect(storedTransactionId.value).toBeNull();
});

test.each(['6', '9', '05'])('%s free tries are five', (text) => {
  texts.set(storedTriesLeft.key, text);
  expect(storedTriesLeft.value).toBe(5);
});

describe('who is signed in', () => {
  test('owns new entries', () => {
    storedUser.set({ username: 'Rowan-7', sync: false });
    expect(newMood({ mood: 'neutral' }).person).toBe('Rowan-7');
  });

  test.each([
    '"rowan"',
    '{"username":"a b","sync":true}',
    '{"username":"rowan"}',
    `{"username":"${'x'.repeat(65)}","sync":true}`,
  ])('is nobody for %s', (text) => {
    texts.set(storedUser.key, text);
    expect(storedUser.value).toBeNull();
    expect(currentJournalOwner()).toBe('guest');
  });
});

describe('a purchase', () => {
  test('replaces its payment, and its ID is shown until it is saved', () => {
    storedPayment.set({ orderId: '5O190127TN364715T', transactionId: ID });
    savePurchase(ID, { mustSaveId: true });
    expect([storedPayment.value, storedTransactionId.value, storedMustSaveId.value]).toEqual([
      null,
      ID,
      true,
    ]);
    storedMustSaveId.remove();
    expect([...texts.keys()]).toEqual(['stillgrove.transactionId']);
  });

  test('whose ID the person entered is not shown as new', () => {
    savePurchase(ID, { mustSaveId: false });
    expect(storedMustSaveId.value).toBe(false);
  });

  test.each([
    '{}',
    `{"transactionId":"${ID}"}`,
    `{"orderId":7,"transactionId":"${ID}"}`,
    '{"orderId":"A","transactionId":null}',
    `{"orderId":"../../x","transactionId":"${ID}"}`,
    `{"orderId":"A","transactionId":"${'x'.repeat(65)}"}`,
  ])('is not pending for %s', (text) => {
    texts.set(storedPayment.key, text);
    expect(storedPayment.value).toBeNull();
  });
});

test.each(['{"zen-garden":7}', '{"zen-garden":{"dark":{}}}', '[]', '{"zen-garden":[true]}'])(
  'choices count as missing for %s',
  (text) => {
    texts.set(storedIntroChoices.key, text);
    expect(storedIntroChoices.value).toEqual({});
  },
);
