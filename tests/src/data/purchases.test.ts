import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyPurchase } from '../../../src/data/purchases';

let answer: Response;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer);
});
afterEach(() => vi.unstubAllGlobals());

const ID = 'SG-7KQM-2XWD-94TF';

describe('a purchase is verified by', () => {
  test.each([
    ['no more than that it is', { verified: true }, null],
    ['a message', { verified: true, message: 'Found.' }, null],
    ['its ID as it is to be kept', { verified: true, transactionId: ID }, ID],
  ])('%s', async (_, body, transactionId) => {
    answer = Response.json(body);
    expect(await verifyPurchase('sg 7kqm 2xwd 94tf')).toMatchObject({ isVerified: true, transactionId });
  });
});

test.each([
  ['no', { verified: false }, 200],
  ['a yes that is not ok', { verified: true }, 500],
  ['a yes of another kind', { verified: 'yes' }, 200],
  ['nothing to read', undefined, 200],
])('%s is none', async (_, body, status) => {
  answer = new Response(body === undefined ? '<p>' : JSON.stringify(body), { status });
  expect(await verifyPurchase(ID)).toMatchObject({ isVerified: false, status: null });
});
