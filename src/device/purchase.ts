/** What this device keeps of a purchase besides premium itself. Who shows any of it follows every tab. */

import { onOtherTab, read, remove, write } from './local-storage';
import { KEYS } from './stored-values';

/** A payment that was approved, and whose end this device has not heard of. */
export interface PendingPayment {
  /** The provider's; null for one that this browser has only heard of. */
  readonly orderId: string | null;
  readonly transactionId: string;
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back whenever any of this changes, here or in another tab; returns how to stop listening. */
export function subscribePurchase(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whatever a provider may call a purchase. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The ID of the purchase made or restored on this device; null if there is none or it cannot be one. */
export function readTransactionId(): string | null {
  const kept = read(KEYS.transactionId);
  return isId(kept) ? kept : null;
}

/** Whether the ID is still to be shown wherever the person goes to play. */
export const readIsToSave = (): boolean => read(KEYS.purchaseToSave) === 'true';

/**
 * Keeps the ID of a purchase, whose payment is settled with it.
 * @param isToSave whether it is new to the person, who is to be shown it until they have saved it
 */
export function keepPurchase(transactionId: string, { isToSave }: { isToSave: boolean }): void {
  write(KEYS.transactionId, transactionId);
  if (isToSave) write(KEYS.purchaseToSave, 'true');
  remove(KEYS.pendingPayment);
  tell();
}

/** The person has saved the ID. */
export function keepIsSaved(): void {
  remove(KEYS.purchaseToSave);
  tell();
}

/** A payment to be asked about; null if there is none or what is kept cannot be one. */
export function readPendingPayment(): PendingPayment | null {
  try {
    const kept: unknown = JSON.parse(read(KEYS.pendingPayment) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { orderId, transactionId } = kept as Partial<PendingPayment>;
    return isId(transactionId) && (orderId === null || isId(orderId)) ? { orderId, transactionId } : null;
  } catch {
    // Not ours, so there is none.
    return null;
  }
}
export const keepPendingPayment = (payment: PendingPayment): void =>
  write(KEYS.pendingPayment, JSON.stringify(payment));
export const forgetPendingPayment = (): void => remove(KEYS.pendingPayment);
