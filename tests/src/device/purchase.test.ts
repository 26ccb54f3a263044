import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptIdToSave, keptPayment, keptTransactionId, savePurchase } from '../../../src/device/purchase';

/** Values of the stubbed localStorage. */
const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  keptPayment.remove();
  keptIdToSave.remove();
  kept.clear();
  vi.unstubAllGlobals();
});

const ID = 'SG-7KQM-2XWD-94TF';
const PENDING = 'stillgrove.pendingPayment';

test('a payment is remembered until its purchase is stored, whose ID is shown until it is saved', () => {
  keptPayment.set({ orderId: '5O190127TN364715T', transactionId: ID });
  expect(keptPayment.value).toEqual({ orderId: '5O190127TN364715T', transactionId: ID });
  savePurchase(ID, { mustSaveId: true });
  expect(keptPayment.value).toBeNull();
  expect(keptTransactionId.value).toBe(ID);
  expect(keptIdToSave.value).toBe(true);
  keptIdToSave.remove();
  expect(keptIdToSave.value).toBe(false);
  expect(keptTransactionId.value).toBe(ID);
  expect([...kept.keys()]).toEqual(['stillgrove.transactionId']);
});

test('an ID that the person entered is not shown as new', () => {
  savePurchase(ID, { mustSaveId: false });
  expect(keptIdToSave.value).toBe(false);
});

test('a payment known only by its ID is remembered too', () => {
  keptPayment.set({ orderId: null, transactionId: ID });
  expect(keptPayment.value).toEqual({ orderId: null, transactionId: ID });
});

describe('broken or foreign values count as missing', () => {
  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '"SG-7KQM-2XWD-94TF"',
    '{}',
    `{"transactionId":"${ID}"}`,
    `{"orderId":7,"transactionId":"${ID}"}`,
    '{"orderId":"A","transactionId":null}',
    `{"orderId":"../../x","transactionId":"${ID}"}`,
    `{"orderId":"A","transactionId":"${'x'.repeat(65)}"}`,
  ])('%s as a payment', (value) => {
    kept.set(PENDING, value);
    expect(keptPayment.value).toBeNull();
  });

  test.each(['', '<b>', 'two words', 'x'.repeat(65)])('%j as an ID', (value) => {
    kept.set('stillgrove.transactionId', value);
    expect(keptTransactionId.value).toBeNull();
  });
});
