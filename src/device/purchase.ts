/** Stored values about a purchase, except premium itself. */
import { isUnknownRecord, schemaFrom, stored } from './stored';
import { booleanSchema } from './values';

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Transaction ID of the purchase that was made or restored on this device; null for none. */
export const storedTransactionId = stored<string | null>(
  'stillgrove.transactionId',
  schemaFrom((value) => (isId(value) ? value : undefined)),
  null,
);

/** Whether the Games page shows the transaction ID. False after the person confirms that they have saved it. */
export const storedMustSaveId = stored('stillgrove.purchaseToSave', booleanSchema, false);

/** An approved payment whose result this device does not know yet. */
export interface PendingPayment {
  /** The provider's order ID; null when only the transaction ID is known. */
  readonly orderId: string | null;
  readonly transactionId: string;
}

/** A payment to check; null for none. */
export const storedPayment = stored<PendingPayment | null>(
  'stillgrove.pendingPayment',
  schemaFrom((value) => {
    const { orderId, transactionId } = isUnknownRecord(value) ? value : {};
    return isId(transactionId) && (orderId === null || isId(orderId))
      ? { orderId, transactionId }
      : undefined;
  }),
  null,
);

/** Also removes the pending payment. `mustSaveId`: the ID is new to the person, so that the app must show it. */
export function savePurchase(transactionId: string, { mustSaveId }: { mustSaveId: boolean }): void {
  storedTransactionId.set(transactionId);
  if (mustSaveId) storedMustSaveId.set(true);
  storedPayment.remove();
}
