/** What this device stores about a purchase, besides premium itself. */
import { Kept, keptFlag } from './kept';
import { parseFields } from './stored-fields';

/** An approved payment whose outcome this device does not know yet. */
export interface PendingPayment {
  /** The provider's order ID; null when only the transaction ID is known here. */
  readonly orderId: string | null;
  readonly transactionId: string;
}

/** Whatever a provider may call a purchase. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The ID of the purchase made or restored on this device; null if there is none. */
export const keptTransactionId = new Kept<string | null>({
  key: 'stillgrove.transactionId',
  parse: (text) => (isId(text) ? text : undefined),
  format: String,
  fallback: null,
});

/** Whether a card still shows the ID wherever the person goes to play, until they say that they have saved it. */
export const keptIdToSave = keptFlag('stillgrove.purchaseToSave');

/** A payment to be asked about; null if there is none. */
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
 * Saves the ID of a purchase; its payment is no longer pending.
 * @param mustSaveId whether it is new to the person, who is to be shown it until they have saved it
 */
export function savePurchase(transactionId: string, { mustSaveId }: { mustSaveId: boolean }): void {
  keptTransactionId.set(transactionId);
  if (mustSaveId) keptIdToSave.set(true);
  keptPayment.remove();
}
