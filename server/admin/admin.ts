import type { ServerSettings } from '../base/settings';
import type { PaymentSettings } from '../payments/settings';
import type { Storage } from '../storage/database';

export interface AdminContext {
  readonly storage: Storage;
  readonly settings: ServerSettings;
  readonly payments: PaymentSettings;
}

export type ReportCell = string | number | null;
/** `ok` is false when something needs the operator. */
export interface AdminReport {
  readonly rows: readonly Readonly<Record<string, ReportCell>>[];
  readonly ok: boolean;
}

/** The message is for the operator, in plain words, with a remedy. */
export class AdminError extends Error {
  override name = 'AdminError';
}
