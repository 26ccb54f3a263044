import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import {
  type CaptureResult,
  type CheckoutEvent,
  type CheckoutOrder,
  checkoutMachine,
} from '../../../machines/app/checkout.machine';
import { captureOrder, verifyPurchase } from '../../data/purchases';
import { savePurchase, storedPayment, storedTransactionId } from '../../device/purchase';
import { withTimeout } from '../../device/with-timeout';
import { useServices } from '../../services/context';
import type { PaymentWindow } from './payment-window';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** Maximum wait for an answer, ms. The person can then check again. */
const LONGEST_WAIT = 60_000;

/**
 * Captures the order first. A capture charges an approved payment. If the server no longer connects the order with this
 * browser, asks by the order's IDs, and the server closes the order if no money has moved. The app offers another
 * payment only when it is certain that no money moved and none can move.
 * @throws when the server gives no usable answer, or cannot tell now. The state of the order stays unknown.
 */
async function askAbout({ orderId, transactionId }: CheckoutOrder): Promise<CaptureResult> {
  if (orderId !== null) {
    const answer = await captureOrder(orderId);
    if (answer === 'nothing-charged') return { status: 'NOTHING_CHARGED', transactionId };
    if (answer !== 'unknown') return answer;
  }
  const ids = orderId === null ? [transactionId] : [transactionId, orderId];
  for (const id of ids) {
    const { isVerified, status } = await verifyPurchase(id, { giveUp: true });
    if (isVerified) return { status: 'COMPLETED', transactionId };
    if (status === null) throw new Error('The server does not know the result of the payment');
    if (status !== 'UNPAID') return { status: 'PENDING', transactionId };
    // The server's database may lack an 'UNPAID' order, so the loop asks again with the provider's ID.
  }
  return { status: 'NOTHING_CHARGED', transactionId };
}

const capture = fromPromise<CaptureResult, CheckoutOrder>(async ({ input: order }) => {
  try {
    const result = await withTimeout(askAbout(order), LONGEST_WAIT);
    console.info(`Payment: ${result.status}`);
    return result;
  } catch (error) {
    console.warn('The payment could not be confirmed', error);
    throw error;
  }
});

/** Runs the payment. Adopts premium that another tab or the restore dialog has granted. */
export function useCheckout(paymentWindow: PaymentWindow): CheckoutActor {
  const { access, clock, watched } = useServices();
  const [machine, input] = useMemo(() => {
    const payment = fromCallback<CheckoutEvent>(({ sendBack }) => paymentWindow.open(sendBack));
    const { isPremium } = access.getSnapshot().context;
    return [
      checkoutMachine.provide({ actors: { payment, capture } }),
      {
        isPremium,
        order: isPremium ? null : storedPayment.value,
        transactionId: isPremium ? storedTransactionId.value : null,
      },
    ] as const;
  }, [access, paymentWindow]);
  const actor = useActorRef(machine, { ...watched, clock, input });

  useEffect(() => {
    const listening = [
      actor.on('payment.pending', ({ order }) => storedPayment.set(order)),
      actor.on('payment.settled', storedPayment.remove),
      actor.on('paid', ({ transactionId }) => {
        // The ID comes first, because listeners to premium may read it.
        savePurchase(transactionId, { mustSaveId: true });
        access.send({ type: 'premium.granted' });
      }),
      // Back must not return to the finished payment.
      actor.on('left', () => location.replace('/games')),
      access.subscribe(({ context: { isPremium } }) => {
        if (isPremium) actor.send({ type: 'premium.arrived', transactionId: storedTransactionId.value });
      }),
    ];
    return () => {
      for (const subscription of listening) subscription.unsubscribe();
    };
  }, [actor, access]);

  return actor;
}

export const useCheckoutState = <T>(
  actor: CheckoutActor,
  selector: (snapshot: ReturnType<CheckoutActor['getSnapshot']>) => T,
): T => useSelector(actor, selector);
