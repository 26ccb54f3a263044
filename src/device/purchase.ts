/** Stored data about a purchase, except premium itself. */

import { Kept, keptFlag } from './kept';
import { parseFields } from './stored-fields';

/** An approved payment whose result this device does not know yet. */
export interface PendingPayment {
  /** The provider's order ID; null when only the transaction ID is known. */
  readonly orderId: string | null;
  readonly transactionId: string;
}

/** Returns whether a value has the form of a provider's ID. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Transaction ID of the purchase that was made or restored on this device; null for none. */
export const keptTransactionId = new Kept<string | null>({
  key: 'stillgrove.transactionId',
  parse: (text) => (isId(text) ? text : undefined),
  format: String,
  fallback: null,
});

/** Whether the Games page shows the transaction ID. False after the person confirms that they have saved it. */
export const keptIdToSave = keptFlag('stillgrove.purchaseToSave');

/** A payment to check; null for none. */
export const keptPayment = new Kept<PendingPayment | null>({
  key: 'stillgrove.pendingPayment',
  parse: (text) => {
    const { orderId, transactionId } = parseFields(text);
    return isId(transactionId) && (orderId === null || isId(orderId))
      ? { orderId, transactionId }
      : undefined;
  },
  format: (payment) => JSON.stringify(payment),
  fallback: null,
});

/**
 * Stores the ID of a purchase, and removes its pending payment.
 * @param mustSaveId whether the ID is new to the person, so that the app must show it
 */
export function savePurchase(transactionId: string, { mustSaveId }: { mustSaveId: boolean }): void {
  keptTransactionId.set(transactionId);
  if (mustSaveId) keptIdToSave.set(true);
  keptPayment.remove();
}
