/** Names of stored data. A changed name would lose people's data. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '../../../src/device/journal-store';
import type { Kept } from '../../../src/device/kept';
import { keptIdToSave, keptPayment, keptTransactionId } from '../../../src/device/purchase';
import { SETTINGS_KEY } from '../../../src/device/stored-fields';
import {
  keptDisclaimer,
  keptFiguresOffer,
  keptImport,
  keptPremium,
  keptQuestions,
  keptSignOut,
  keptSkip,
  keptTries,
  keptUser,
} from '../../../src/device/stored-values';

let texts: Map<string, string>;

beforeEach(() => {
  texts = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const PAYMENT = { orderId: null, transactionId: 'SG-7KQM-2XWD-94TF' };

test.each([
  ['stillgrove.isPremium', keptPremium, true, 'true'],
  ['stillgrove.trialGamesRemaining', keptTries, 5, '5'],
  ['stillgrove.disclaimerAccepted', keptDisclaimer, true, 'true'],
  ['lastCheckInTime', keptSkip, 1_795_000_000_000, '1795000000000'],
  ['stillgrove.user', keptUser, { username: 'rowan', sync: true }, '+rowan'],
  ['stillgrove.questionsFor', keptQuestions, 'rowan', 'rowan'],
  ['stillgrove.leaving', keptSignOut, true, 'true'],
  ['stillgrove.figuresOffer', keptFiguresOffer, 'due', 'due'],
  ['stillgrove.importing', keptImport, true, 'true'],
  ['stillgrove.transactionId', keptTransactionId, PAYMENT.transactionId, PAYMENT.transactionId],
  ['stillgrove.purchaseToSave', keptIdToSave, true, 'true'],
  ['stillgrove.pendingPayment', keptPayment, PAYMENT, JSON.stringify(PAYMENT)],
] as const)('%s has the value that an earlier version stored', (key, kept: unknown, value, text) => {
  const value_ = kept as Kept<unknown>;
  value_.set(value);
  expect([...texts]).toEqual([[key, text]]);
  expect(value_.stored).toEqual(value);
  value_.remove();
  expect(texts.size).toBe(0);
});

test.each([
  ['0', 0],
  ['5', 5],
  ['6', 5],
  ['-1', 5],
  ['05', 5],
  ['x', 5],
])('%j free tries are %i', (text, tries) => {
  texts.set('stillgrove.trialGamesRemaining', text);
  expect(keptTries.value).toBe(tries);
});

test('premium that an earlier version kept under another key is still premium', () => {
  texts.set('isPremium', 'true');
  expect(keptPremium.value).toBe(true);
});

test.each(['', '-1', '1.5', '1e3', ' 7', 'x', '1'.repeat(16)])(
  'a skipped check-in at %j counts as none',
  (text) => {
    texts.set('lastCheckInTime', text);
    expect(keptSkip.value).toBeNull();
  },
);

test('settings and journal database keep their names', () => {
  expect([SETTINGS_KEY, DATABASE_NAME]).toEqual(['stillgrove.settings', 'stillgrove']);
});
