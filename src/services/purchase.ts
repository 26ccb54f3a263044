import { useSyncExternalStore } from 'react';
import { readMustSaveId, readTransactionId, subscribePurchase } from '../device/purchase';

/** The transaction ID stored on this device; null if there is none. Changes in other tabs count too. */
export const useTransactionId = (): string | null =>
  useSyncExternalStore(subscribePurchase, readTransactionId);

/** Whether the ID is still to be shown until the person says that they have saved it. */
export const useMustSaveId = (): boolean => useSyncExternalStore(subscribePurchase, readMustSaveId);
