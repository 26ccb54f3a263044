import {
  type AlreadyPaid,
  alreadyPaidSchema,
  PAYMENTS_PATH,
  type PaymentCapture,
  type PaymentOrder,
  type PaymentSetup,
  paymentCaptureSchema,
  paymentOrderSchema,
  paymentSetupSchema,
  purchaseVerificationSchema,
  refusalSchema,
} from '../../domain/contract';
import { PRICE } from '../../domain/product';
import type { VerificationResult } from '../../machines/app/restore.machine';
import { RequestError, sendRequest } from './request';

/** Time limit of a payment call, ms. The server waits up to 12 s for each of two calls to the provider. */
const PAYMENT_WITHIN_MS = 30_000;

const pay = (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> =>
  sendRequest(method, path, body, {}, PAYMENT_WITHIN_MS);

function bodyOf({ body }: RequestError): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A proxy sent this answer, so it has no message for the person.
    return undefined;
  }
}

/** Returns the configuration of the provider's SDK. @throws like the calls of `account.ts` */
export async function getPaymentSetup(): Promise<PaymentSetup> {
  return paymentSetupSchema.parse(await (await pay('GET', `${PAYMENTS_PATH}/setup`)).json());
}

/**
 * Returns an order for premium that can be paid, or an earlier payment of this browser that is completed or pending.
 * @throws like {@link getPaymentSetup}
 */
export async function createOrderUnlessPaid(): Promise<{ order: PaymentOrder } | { paid: AlreadyPaid }> {
  const { amount, currency } = PRICE;
  try {
    const answer = await pay('POST', `${PAYMENTS_PATH}/order`, { amount, currency, intent: 'CAPTURE' });
    return { order: paymentOrderSchema.parse(await answer.json()) };
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 409) throw error;
    return { paid: alreadyPaidSchema.parse(bodyOf(error)) };
  }
}

/**
 * Captures an approved order, or returns the result of an earlier capture.
 * @returns 'nothing-charged' when the provider gave no usable answer and charged nothing; 'unknown' when this browser
 *   can no longer prove that the order is its own
 * @throws like {@link getPaymentSetup}. After an error the outcome of the payment is unknown.
 */
export async function captureOrder(orderId: string): Promise<PaymentCapture | 'nothing-charged' | 'unknown'> {
  try {
    const url = `${PAYMENTS_PATH}/order/${encodeURIComponent(orderId)}/capture`;
    return paymentCaptureSchema.parse(await (await pay('POST', url)).json());
  } catch (error) {
    // Accepts only the app server's own error. A proxy's 503 does not say whether money moved.
    if (error instanceof RequestError && refusalSchema.safeParse(bodyOf(error)).success) {
      if (error.status === 503) return 'nothing-charged';
      if (error.status === 404) return 'unknown';
    }
    throw error;
  }
}

/**
 * Asks the server whether a purchase was paid. Only a readable, successful answer counts as paid.
 * @param giveUp whether to void an unpaid purchase. Nothing can be charged for it later, so the person may pay again.
 * @throws TypeError when there is no answer
 */
export async function verifyPurchase(
  transactionId: string,
  { giveUp = false }: { giveUp?: boolean } = {},
): Promise<VerificationResult> {
  try {
    const answer = await pay('POST', '/api/verify-purchase', {
      transactionId,
      ...(giveUp && { giveUp }),
    });
    const { data } = purchaseVerificationSchema.safeParse(await answer.json().catch(() => undefined));
    return {
      isVerified: data?.verified === true,
      message: data?.message ?? null,
      transactionId: data?.transactionId ?? null,
      status: data?.status ?? null,
    };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { data } = refusalSchema.safeParse(bodyOf(error));
    return { isVerified: false, message: data?.message ?? null, transactionId: null, status: null };
  }
}
