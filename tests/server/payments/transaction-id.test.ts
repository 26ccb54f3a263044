import { expect, test } from 'vitest';
import { transactionIdSchema } from '../../../domain/contract';
import { newTransactionId, parseTransactionId } from '../../../server/payments/transaction-id';

test('a new ID has the form of the contract, and differs each time', () => {
  const many = Array.from({ length: 2000 }, newTransactionId);
  for (const id of many) {
    expect(transactionIdSchema.safeParse(id).success).toBe(true);
    expect(parseTransactionId(id)).toBe(id);
  }
  expect(new Set(many).size).toBe(many.length);
});

test.each([
  ['sg-7kqm-2xwd-94tf', 'SG-7KQM-2XWD-94TF'],
  [' SG 7KQM 2XWD 94TF ', 'SG-7KQM-2XWD-94TF'],
  ['SG—7KQM‑2XWD–94TF', 'SG-7KQM-2XWD-94TF'],
  ['5G-7KQM-2XWD-94TF', 'SG-7KQM-2XWD-94TF'],
  ['SG-OOOO-IILL-0000', 'SG-0000-1111-0000'],
  ['SG-7KQM-2XWD-94T', undefined],
  ['7KQM-2XWD-94TF', undefined],
  ['SG-7KQM-2XWD-94TU', undefined],
  ['SG-7KQM-2XWD-94T!', undefined],
])('%j is read as %j', (typed, expected) => {
  expect(parseTransactionId(typed)).toBe(expected);
});
