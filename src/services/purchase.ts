import { useSyncExternalStore } from 'react';
import { readMustSaveId, readTransactionId, subscribePurchase } from '../device/purchase';

/** The ID of the purchase that this device keeps; null if there is none. It follows every tab. */
export const useTransactionId = (): string | null =>
  useSyncExternalStore(subscribePurchase, readTransactionId);

/** Whether the ID is still to be shown until the person says that they have saved it. */
export const useMustSaveId = (): boolean => useSyncExternalStore(subscribePurchase, readMustSaveId);
