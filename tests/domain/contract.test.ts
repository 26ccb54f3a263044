/** Limits of HTTP requests and responses: values that the schemas of browser and server accept or reject. */
import { describe, expect, test } from 'vitest';
import * as contract from '../../domain/contract';

interface Schema {
  safeParse(value: unknown): { success: boolean };
}

const accepts = (schema: Schema, value: unknown) => schema.safeParse(value).success;
const PASSWORD = 'a long enough password';

describe('a user name', () => {
  test.each(['abc', 'a.b', 'A1_b-c', '123', 'x'.repeat(32), `x${'.'.repeat(30)}x`])('may be %j', (name) => {
    expect(accepts(contract.usernameSchema, name)).toBe(true);
  });

  test.each([
    '',
    'ab',
    'x'.repeat(33),
    '.abc',
    'abc.',
    '-abc',
    'abc-',
    '_abc',
    'abc_',
    'a b',
    'añb',
    'a/c',
    7,
    undefined,
  ])('may not be %j', (name) => {
    expect(accepts(contract.usernameSchema, name)).toBe(false);
  });
});

describe('lengths, from the minimum to the maximum', () => {
  test.each([
    ['a password', contract.passwordSchema, 10, 200],
    ['a recovery code', contract.recoveryCodeSchema, 16, 200],
  ] as const)('%s has %3$i to %4$i characters', (_, schema, least, most) => {
    expect([least - 1, least, most, most + 1].map((length) => accepts(schema, 'x'.repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['the name of a sign-in', contract.signInSchema, { password: 'x' }, 'username', 200],
    ['the password of a sign-in', contract.signInSchema, { username: 'x' }, 'password', 1000],
    [
      'the name of a recovery',
      contract.recoverySchema,
      { code: 'x'.repeat(16), password: PASSWORD },
      'username',
      200,
    ],
    ['the current password of a change', contract.passwordChangeSchema, { next: PASSWORD }, 'current', 1000],
    ['the password of a deletion', contract.accountDeletionSchema, {}, 'password', 1000],
    ['the password for new codes', contract.recoveryCodesRequestSchema, {}, 'password', 1000],
    ['the name of the current user', contract.currentUserSchema, { sync: true }, 'username', 64],
    ['a purchase to verify', contract.verifyPurchaseSchema, {}, 'transactionId', 200],
    ['a cursor that asks', contract.journalQuerySchema, {}, 'since', 80],
  ] as const)('%s has 1 to %5$i characters', (_, schema, rest, field, most) => {
    const withLength = (length: number) => accepts(schema, { ...rest, [field]: 'x'.repeat(length) });
    expect([0, 1, most, most + 1].map(withLength)).toEqual([false, true, true, false]);
  });
});

const REQUESTS = [
  ['registration', contract.registrationSchema, { username: 'rowan', password: PASSWORD }],
  ['signIn', contract.signInSchema, { username: 'x', password: 'x' }],
  ['recovery', contract.recoverySchema, { username: 'x', code: 'x'.repeat(16), password: PASSWORD }],
  ['passwordChange', contract.passwordChangeSchema, { current: 'x', next: PASSWORD }],
  ['userChange', contract.userChangeSchema, { sync: false }],
  ['accountDeletion', contract.accountDeletionSchema, { password: 'x' }],
  ['orderRequest', contract.orderRequestSchema, { amount: 9.99, currency: 'USD', intent: 'CAPTURE' }],
] as const;

describe('a request', () => {
  test.each(REQUESTS)('%s needs each of its fields and takes no other', (_, schema, body) => {
    expect(accepts(schema, body)).toBe(true);
    expect(accepts(schema, { ...body, isAdmin: true })).toBe(false);
    for (const field of Object.keys(body))
      expect(accepts(schema, { ...body, [field]: undefined })).toBe(false);
  });

  test('for new codes may omit the password, and takes no other field', () => {
    const { recoveryCodesRequestSchema } = contract;
    expect(accepts(recoveryCodesRequestSchema, { password: 'x' })).toBe(true);
    expect(accepts(recoveryCodesRequestSchema, {})).toBe(true);
    expect(accepts(recoveryCodesRequestSchema, { password: '' })).toBe(false);
    expect(accepts(recoveryCodesRequestSchema, { password: 'x', isAdmin: true })).toBe(false);
  });

  test('for a purchase may have `giveUp: true`, and neither another value nor another field', () => {
    const { verifyPurchaseSchema } = contract;
    expect(accepts(verifyPurchaseSchema, { transactionId: 'x' })).toBe(true);
    expect(accepts(verifyPurchaseSchema, { transactionId: 'x', giveUp: true })).toBe(true);
    expect(accepts(verifyPurchaseSchema, { transactionId: 'x', giveUp: false })).toBe(false);
    expect(accepts(verifyPurchaseSchema, { giveUp: true })).toBe(false);
    expect(accepts(verifyPurchaseSchema, { transactionId: 'x', free: true })).toBe(false);
  });

  test.each([
    [{ amount: 9.99 }, true],
    [{ amount: '9.99' }, true],
    [{ amount: 9.98 }, false],
    [{ amount: '9.990' }, false],
    [{ amount: 0 }, false],
    [{ currency: 'EUR' }, false],
    [{ intent: 'AUTHORIZE' }, false],
  ])('for an order with %j: %j', (change, isTaken) => {
    const order = { amount: 9.99, currency: 'USD', intent: 'CAPTURE', ...change };
    expect(accepts(contract.orderRequestSchema, order)).toBe(isTaken);
  });

  test('for the journal may omit its cursor, and takes no other field', () => {
    expect(accepts(contract.journalQuerySchema, {})).toBe(true);
    expect(accepts(contract.journalQuerySchema, { since: 'c', person: 'rowan' })).toBe(false);
  });
});

const ID = 'SG-7KQM-2XWD-94TF';
const ANSWERS = [
  ['refusal', contract.refusalSchema, { message: 'No.' }],
  ['currentUser', contract.currentUserSchema, { username: 'rowan', sync: true }],
  ['newAccount', contract.newAccountSchema, { username: 'rowan', sync: false, recoveryCodes: ['A'] }],
  ['recovered', contract.recoveredUserSchema, { username: 'rowan', sync: false, codesLeft: 0 }],
  ['recoveryCodes', contract.recoveryCodesSchema, { recoveryCodes: [] }],
  [
    'sessionList',
    contract.sessionListSchema,
    { sessions: [{ id: 'a', firstDay: '2026-11-01', lastDay: '2026-11-02', isCurrent: true }] },
  ],
  ['journalReceived', contract.journalReceiptSchema, { received: 0 }],
  [
    'journalChanges',
    contract.journalChangesSchema,
    { entries: [], cursor: 'c', reset: false, hasMore: true },
  ],
  ['paymentSetup', contract.paymentSetupSchema, { clientToken: 't', provider: 'sandbox', sdkUrl: '/sdk.js' }],
  ['paymentOrder', contract.paymentOrderSchema, { id: '1', transactionId: ID }],
  ['alreadyPaid', contract.alreadyPaidSchema, { message: 'Paid.', status: 'PENDING', transactionId: ID }],
  ['paymentCapture', contract.paymentCaptureSchema, { status: 'DECLINED', transactionId: ID }],
] as const;

describe('an answer', () => {
  test.each(ANSWERS)(
    '%s needs each of its fields, and loses the fields that a newer server adds',
    (_, schema, body) => {
      expect(schema.parse({ ...body, fromTomorrow: 1 })).toEqual(body);
      for (const field of Object.keys(body))
        expect(accepts(schema, { ...body, [field]: undefined })).toBe(false);
    },
  );

  test.each([
    ['paymentSetup', contract.paymentSetupSchema, ANSWERS[8][2], 'provider', ['paypal', 'sandbox']],
    ['alreadyPaid', contract.alreadyPaidSchema, ANSWERS[10][2], 'status', ['COMPLETED', 'PENDING']],
    [
      'paymentCapture',
      contract.paymentCaptureSchema,
      ANSWERS[11][2],
      'status',
      ['COMPLETED', 'PENDING', 'DECLINED'],
    ],
    [
      'purchaseVerified',
      contract.purchaseVerificationSchema,
      { verified: true },
      'status',
      ['COMPLETED', 'PENDING', 'UNPAID'],
    ],
  ] as const)('%s says one of %5$j', (_, schema, body, field, words) => {
    const taken = ['', 'paypal', 'sandbox', 'COMPLETED', 'PENDING', 'DECLINED', 'UNPAID', 'completed'].filter(
      (word) => accepts(schema, { ...body, [field]: word }),
    );
    expect(taken).toEqual(words);
  });

  test('about a purchase needs no more than whether it is verified', () => {
    const whole = { verified: true, message: 'Thanks.', status: 'COMPLETED', transactionId: ID };
    expect(contract.purchaseVerificationSchema.parse({ verified: false })).toEqual({ verified: false });
    expect(contract.purchaseVerificationSchema.parse(whole)).toEqual(whole);
    expect(accepts(contract.purchaseVerificationSchema, { message: 'Thanks.' })).toBe(false);
  });

  test('counts in whole numbers from 0', () => {
    for (const count of [-1, 0.5, '1', Number.NaN]) {
      expect(accepts(contract.journalReceiptSchema, { received: count })).toBe(false);
      expect(accepts(contract.recoveredUserSchema, { username: 'x', sync: true, codesLeft: count })).toBe(
        false,
      );
    }
  });
});

describe('a transaction ID', () => {
  test.each([
    [ID, true],
    ['SG-0000-ABCD-HJKZ', true],
    ['SG-7KQM-2XWD', false],
    ['SG-7KQM-2XWD-94T', false],
    ['SG-7KQM-2XWD-94TF-94TF', false],
    ['SG-7KQM-2XWD-94TFX', false],
    ['xSG-7KQM-2XWD-94TF', false],
    [' SG-7KQM-2XWD-94TF', false],
    ['SG7KQM2XWD94TF', false],
    ['sg-7kqm-2xwd-94tf', false],
    ['SG-IKQM-2XWD-94TF', false],
    ['SG-LKQM-2XWD-94TF', false],
    ['SG-OKQM-2XWD-94TF', false],
    ['SG-UKQM-2XWD-94TF', false],
  ])('%j: %j', (text, isOne) => {
    expect(accepts(contract.transactionIdSchema, text)).toBe(isOne);
  });
});

const common = { id: '0b8f6c0e-2f0e', at: 1_795_000_000_000, day: '2026-11-18', hour: 14 };
const MOOD = { ...common, kind: 'mood', mood: 'positive' } as const;
const PLAY = { ...common, kind: 'play', game: 'memory-cards' } as const;
const MUSIC = { ...common, kind: 'music', seconds: 90 } as const;

describe('a batch of the journal', () => {
  const accepted = (...entries: unknown[]) => accepts(contract.journalBatchSchema, { entries });

  test('has 1 to 200 entries of every kind', () => {
    expect(accepted(MOOD, PLAY, MUSIC)).toBe(true);
    expect(accepted()).toBe(false);
    expect(accepted(...Array.from({ length: 200 }, () => PLAY))).toBe(true);
    expect(accepted(...Array.from({ length: 201 }, () => PLAY))).toBe(false);
    expect(accepts(contract.journalBatchSchema, { entries: [PLAY], person: 'rowan' })).toBe(false);
  });

  test.each([MOOD, PLAY, MUSIC])('names no person, and nothing that a person types: $kind', (entry) => {
    expect(accepted({ ...entry, person: 'rowan' })).toBe(false);
    expect(accepted({ ...entry, note: 'private' })).toBe(false);
  });

  test("never contains `when: 'after'`, because an earlier version stops reading there", () => {
    expect(accepted({ ...MOOD, when: 'before' })).toBe(true);
    expect(accepted({ ...MOOD, when: 'after' })).toBe(false);
  });

  test("is made of entries without their person and without `when: 'after'`", () => {
    const person = 'rowan';
    expect(contract.toSentVersion({ ...MOOD, person, when: 'after' })).toEqual(MOOD);
    expect(contract.toSentVersion({ ...MOOD, person })).toEqual(MOOD);
    expect(contract.toSentVersion({ ...MOOD, person, when: 'before' })).toEqual({ ...MOOD, when: 'before' });
    expect(contract.toSentVersion({ ...PLAY, person })).toEqual(PLAY);
    expect(contract.toSentVersion({ ...MUSIC, person })).toEqual(MUSIC);
  });
});

describe('changes of the journal', () => {
  const read = (entry: object) =>
    contract.journalChangesSchema.parse({ entries: [entry], cursor: 'c', reset: false, hasMore: false })
      .entries;

  test.each([MOOD, PLAY, MUSIC])('lose the person and the fields of a newer version: $kind', (entry) => {
    expect(read({ ...entry, person: 'rowan', weather: 'rain' })).toEqual([entry]);
  });

  test("store each mood with its `when`, 'after' by default", () => {
    expect(contract.toStoredEntry(MOOD)).toEqual({ ...MOOD, when: 'after' });
    expect(contract.toStoredEntry({ ...MOOD, when: 'before' })).toEqual({ ...MOOD, when: 'before' });
    expect(contract.toStoredEntry(PLAY)).toEqual(PLAY);
  });

  test('have a cursor of 1 to 80 characters', () => {
    const withCursor = (cursor: string) =>
      accepts(contract.journalChangesSchema, { entries: [], cursor, reset: false, hasMore: false });
    expect(['', 'x', 'x'.repeat(80), 'x'.repeat(81)].map(withCursor)).toEqual([false, true, true, false]);
  });
});
