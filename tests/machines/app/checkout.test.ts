import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  type CaptureResult,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutOrder,
  checkoutMachine,
  selectTransactionId,
  selectView,
} from '../../../machines/app/checkout.machine';
import { asked, heard } from '../asked';
import { run } from '../run';

const ORDER: CheckoutOrder = { orderId: 'ORDER-1', transactionId: 'SG-7KQM-2XWD-94TF' };
const { transactionId } = ORDER;

/** Returns a checkout whose payment window and server the test controls. */
function open(input: Partial<CheckoutContext> = {}) {
  const server = asked<CaptureResult, CheckoutOrder>();
  const windows = { opened: 0, closed: 0 };
  const payment = fromCallback<CheckoutEvent>(() => {
    windows.opened += 1;
    return () => {
      windows.closed += 1;
    };
  });
  const machine = checkoutMachine.provide({ actors: { payment, capture: server.logic } });
  const running = run((clock) =>
    createActor(machine, { clock, input: { isPremium: false, order: null, transactionId: null, ...input } }),
  );
  const view = () => selectView(running.actor.getSnapshot());
  const send = (...events: CheckoutEvent[]) => {
    for (const event of events) running.actor.send(event);
    return view();
  };
  /** Answers the capture like the server. With null the capture fails without an answer. */
  const says = async (status: CaptureResult['status'] | null) => {
    await (status === null ? server.fail() : server.answer({ status, transactionId }));
    return view();
  };
  return { ...running, send, says, captured: server.inputs, windows };
}

const APPROVED: CheckoutEvent[] = [
  { type: 'pay' },
  { type: 'order.made', order: ORDER },
  { type: 'approved' },
];

test('a payment goes from the press to the games in order, three seconds after its success was shown', async () => {
  const { actor, send, says, pass, emitted, captured, windows } = open();
  expect(send()).toBe('ready');
  expect(send({ type: 'pay' })).toBe('opening');
  expect(send({ type: 'order.made', order: ORDER })).toBe('open');
  expect(send({ type: 'approved' })).toBe('confirming');
  expect(windows).toEqual({ opened: 1, closed: 1 });
  expect(captured).toEqual([ORDER]);
  expect(await says('COMPLETED')).toBe('success');
  expect(selectTransactionId(actor.getSnapshot())).toBe(transactionId);
  pass(2999);
  expect(emitted).toEqual([
    { type: 'payment.pending', order: ORDER },
    { type: 'paid', transactionId },
  ]);
  pass(1);
  expect(emitted.at(-1)).toEqual({ type: 'left' });
  pass(10_000);
  expect(emitted).toHaveLength(3);
});

test('a second press is ignored while the first is under way', () => {
  const { send, windows, captured } = open();
  send({ type: 'pay' }, { type: 'pay' }, { type: 'order.made', order: ORDER }, { type: 'pay' });
  expect(windows.opened).toBe(1);
  expect(send({ type: 'approved' }, { type: 'approved' }, { type: 'pay' })).toBe('confirming');
  expect(captured).toHaveLength(1);
});

describe('nothing is captured', () => {
  test.each<[string, CheckoutEvent[], string]>([
    ['when the window does not open', [{ type: 'pay' }, { type: 'failed' }], 'failed'],
    [
      'when the window breaks',
      [{ type: 'pay' }, { type: 'order.made', order: ORDER }, { type: 'failed' }],
      'broken',
    ],
    ['when the person cancels', [{ type: 'pay' }, { type: 'cancelled' }], 'cancelled'],
    [
      'when the person no longer waits, though an approval comes later',
      [{ type: 'pay' }, { type: 'order.made', order: ORDER }, { type: 'stopped' }, { type: 'approved' }],
      'cancelled',
    ],
    [
      'when premium comes from elsewhere meanwhile',
      [
        { type: 'pay' },
        { type: 'order.made', order: ORDER },
        { type: 'premium.arrived', transactionId },
        { type: 'approved' },
      ],
      'owned',
    ],
  ])('%s', (_, events, view) => {
    const { send, captured, windows, emitted } = open();
    expect(send(...events)).toBe(view);
    expect(windows).toEqual({ opened: 1, closed: 1 });
    expect(captured).toEqual([]);
    expect(emitted).toEqual([]);
  });
});

describe('a capture', () => {
  test('that is declined charges nothing, and clears the stored order', async () => {
    const { send, says, emitted, actor } = open();
    send(...APPROVED);
    expect(await says('DECLINED')).toBe('declined');
    expect(emitted.at(-1)).toEqual({ type: 'payment.settled' });
    expect(selectTransactionId(actor.getSnapshot())).toBeNull();
  });

  test('that never started charges nothing either', async () => {
    const { send, says, emitted } = open();
    send(...APPROVED);
    expect(await says('NOTHING_CHARGED')).toBe('broken');
    expect(emitted.at(-1)).toEqual({ type: 'payment.settled' });
  });

  test('that is uncertain offers no second payment, can be checked again, and may succeed', async () => {
    const { send, says, captured, emitted, actor } = open();
    send(...APPROVED);
    expect(await says(null)).toBe('unclear');
    expect(selectTransactionId(actor.getSnapshot())).toBe(transactionId);
    expect(send({ type: 'pay' })).toBe('unclear');
    expect(send({ type: 'checked' })).toBe('confirming');
    expect(await says('PENDING')).toBe('unclear');
    send({ type: 'checked' });
    expect(await says('COMPLETED')).toBe('success');
    expect(captured).toEqual([ORDER, ORDER, ORDER]);
    expect(emitted.at(-1)).toEqual({ type: 'paid', transactionId });
  });

  test('that was under way in an earlier visit is checked immediately', () => {
    const { send, captured } = open({ order: ORDER });
    expect(send()).toBe('confirming');
    expect(captured).toEqual([ORDER]);
  });
});

describe('a person with an earlier purchase', () => {
  const EARLIER = 'SG-1111-2222-3333';

  test('gets premium at once, with the ID of that purchase', () => {
    const { send, emitted } = open();
    const already = { type: 'paid.already', status: 'COMPLETED', transactionId: EARLIER } as const;
    expect(send({ type: 'pay' }, already)).toBe('success');
    expect(emitted).toEqual([{ type: 'paid', transactionId: EARLIER }]);
  });

  test('waits for that payment while it is pending', () => {
    const { send, emitted, captured } = open();
    const already = { type: 'paid.already', status: 'PENDING', transactionId: EARLIER } as const;
    expect(send({ type: 'pay' }, already)).toBe('unclear');
    const order = { orderId: null, transactionId: EARLIER };
    expect(emitted).toEqual([{ type: 'payment.pending', order }]);
    expect(send({ type: 'checked' })).toBe('confirming');
    expect(captured).toEqual([order]);
  });

  test('is offered nothing', () => {
    const { send, windows } = open({ isPremium: true });
    expect(send({ type: 'pay' })).toBe('owned');
    expect(windows.opened).toBe(0);
  });
});

test('a checkout without actors fails, and charges nothing', async () => {
  const input = { isPremium: false, order: null, transactionId: null };
  const { actor } = run((clock) => createActor(checkoutMachine, { clock, input }));
  actor.send({ type: 'pay' });
  expect(selectView(actor.getSnapshot())).toBe('failed');
  const { actor: late } = run((clock) =>
    createActor(checkoutMachine, { clock, input: { ...input, order: ORDER } }),
  );
  await heard();
  expect(selectView(late.getSnapshot())).toBe('unclear');
});
