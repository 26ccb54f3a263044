/**
 * Every endpoint of the product's API. The OpenAPI description is generated from this list, and a test compares it
 * with the routes.
 */
import { ACCOUNT_CALLS } from './account-calls';
import type { Call } from './call';
import { JOURNAL_CALLS } from './journal-calls';
import { PAYMENT_CALLS } from './payment-calls';
import { SERVER_CALLS } from './server-calls';

export const CALLS: readonly Call[] = [...SERVER_CALLS, ...ACCOUNT_CALLS, ...JOURNAL_CALLS, ...PAYMENT_CALLS];
