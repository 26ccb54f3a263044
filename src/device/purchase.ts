/** What this device stores about a purchase, besides premium itself. Changes in other tabs are noticed too. */

import { Listeners } from '../../engine/stage/listeners';
import { onOtherTab, read, remove, write } from './local-storage';
import { KEYS } from './stored-values';

/** An approved payment whose outcome this device does not know yet. */
export interface PendingPayment {
  /** The provider's order ID; null when only the transaction ID is known here. */
  readonly orderId: string | null;
  readonly transactionId: string;
}

const changes = new Listeners();

/** Calls back whenever any of this changes, here or in another tab; returns how to stop listening. */
export function subscribePurchase(listener: () => void): () => void {
  const stops = [changes.subscribe(listener), onOtherTab(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whatever a provider may call a purchase. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The ID of the purchase made or restored on this device; null if there is none or it cannot be one. */
export function readTransactionId(): string | null {
  const stored = read(KEYS.transactionId);
  return isId(stored) ? stored : null;
}

/** Whether the ID is still to be shown wherever the person goes to play. */
export const readMustSaveId = (): boolean => read(KEYS.purchaseToSave) === 'true';

/**
 * Saves the ID of a purchase; its payment is no longer pending.
 * @param mustSaveId whether it is new to the person, who is to be shown it until they have saved it
 */
export function savePurchase(transactionId: string, { mustSaveId }: { mustSaveId: boolean }): void {
  write(KEYS.transactionId, transactionId);
  if (mustSaveId) write(KEYS.purchaseToSave, 'true');
  remove(KEYS.pendingPayment);
  changes.notify();
}

/** Puts an ID in the place of what is there, null for none, as an import brings it: of a payment it tells nothing. */
export function putTransactionId(transactionId: string | null): void {
  if (transactionId === null) remove(KEYS.transactionId);
  else write(KEYS.transactionId, transactionId);
  changes.notify();
}

/** The person has saved the ID. */
export function confirmIdSaved(): void {
  remove(KEYS.purchaseToSave);
  changes.notify();
}

/** A payment to be asked about; null if there is none, or if the stored value is invalid. */
export function readPendingPayment(): PendingPayment | null {
  try {
    const stored: unknown = JSON.parse(read(KEYS.pendingPayment) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { orderId, transactionId } = stored as Partial<PendingPayment>;
    return isId(transactionId) && (orderId === null || isId(orderId)) ? { orderId, transactionId } : null;
  } catch {
    // Not ours, so there is none.
    return null;
  }
}
export const savePendingPayment = (payment: PendingPayment): void =>
  write(KEYS.pendingPayment, JSON.stringify(payment));
export const clearPendingPayment = (): void => remove(KEYS.pendingPayment);
