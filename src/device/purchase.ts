/** Stored values about a purchase, except premium itself. */
import { checked, isFields, stored } from './stored';
import { flag } from './values';

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Transaction ID of the purchase that was made or restored on this device; null for none. */
export const storedTransactionId = stored<string | null>(
  'stillgrove.transactionId',
  checked((value) => (isId(value) ? value : undefined)),
  null,
);

/** Whether the Games page shows the transaction ID. False after the person confirms that they have saved it. */
export const storedIdToSave = stored('stillgrove.purchaseToSave', flag, false);

/** An approved payment whose result this device does not know yet. */
export interface PendingPayment {
  /** The provider's order ID; null when only the transaction ID is known. */
  readonly orderId: string | null;
  readonly transactionId: string;
}

/** A payment to check; null for none. */
export const storedPayment = stored<PendingPayment | null>(
  'stillgrove.pendingPayment',
  checked((value) => {
    const { orderId, transactionId } = isFields(value) ? value : {};
    return isId(transactionId) && (orderId === null || isId(orderId))
      ? { orderId, transactionId }
      : undefined;
  }),
  null,
);

/** Also removes the pending payment. `mustSaveId`: the ID is new to the person, so that the app must show it. */
export function savePurchase(transactionId: string, { mustSaveId }: { mustSaveId: boolean }): void {
  storedTransactionId.set(transactionId);
  if (mustSaveId) storedIdToSave.set(true);
  storedPayment.remove();
}
