import type { Settings } from '../base/settings';
import type { PaymentSettings } from '../payments/settings';
import type { Storage } from '../storage/database';

export interface AdminContext {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly payments: PaymentSettings;
}

export type Cell = string | number | null;
/** `ok` is false when something needs the operator. */
export interface Report {
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  readonly ok: boolean;
}

/** The message is for the operator, in plain words, with a remedy. */
export class AdminError extends Error {
  override name = 'AdminError';
}
