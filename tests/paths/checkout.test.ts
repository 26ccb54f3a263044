import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import {
  type CaptureResult,
  type CheckoutEvent,
  type CheckoutOrder,
  checkoutMachine,
  selectView,
} from '../../machines/app/checkout.machine';
import { asked } from '../machines/asked';
import { everyWay } from './every-way';

const ORDER = { orderId: 'ORDER-1', transactionId: 'SG-7KQM-2XWD-94TF' };

const EVENTS: readonly CheckoutEvent[] = [
  { type: 'pay' },
  { type: 'stopped' },
  { type: 'checked' },
  { type: 'premium.arrived', transactionId: null },
  { type: 'premium.arrived', transactionId: 'SG-0000-0000-0000' },
  { type: 'order.made', order: ORDER },
  { type: 'paid.already', status: 'COMPLETED', transactionId: 'SG-1111-1111-1111' },
  { type: 'paid.already', status: 'PENDING', transactionId: 'SG-1111-1111-1111' },
  { type: 'approved' },
  { type: 'cancelled' },
  { type: 'failed' },
];

const RESULTS: readonly CaptureResult[] = (
  ['COMPLETED', 'PENDING', 'DECLINED', 'NOTHING_CHARGED'] as const
).map((status) => ({ status, transactionId: ORDER.transactionId }));

test('every state and transition of a payment is reached, and every path can be replayed', async () => {
  // The server gives the answers that the path predicts. The payment window sends no event of its own.
  const server = asked<CaptureResult, CheckoutOrder>();
  const payment = fromCallback<CheckoutEvent>(() => undefined);
  const ways = await everyWay(checkoutMachine.provide({ actors: { payment, capture: server.logic } }), {
    inputs: [
      { isPremium: false, order: null, transactionId: null },
      { isPremium: true, order: null, transactionId: 'SG-7KQM-2XWD-94TF' },
      { isPremium: false, order: ORDER, transactionId: null },
    ],
    events: () => EVENTS,
    outputs: { capture: RESULTS },
    settle: (how, output) => (how === 'done' ? server.answer(output as CaptureResult) : server.fail()),
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });
  // Invariant: the context has a transaction ID when money may have moved, and none when the person can pay.
  for (const { state } of ways.flatMap(({ path }) => path.steps)) {
    const view = selectView(state);
    if (['confirming', 'unclear', 'success'].includes(view)) {
      expect(state.context.transactionId).not.toBeNull();
    }
    if (['ready', 'cancelled', 'failed', 'broken', 'declined'].includes(view)) {
      expect(state.context.transactionId).toBeNull();
    }
  }
});
