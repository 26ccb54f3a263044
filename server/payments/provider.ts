import type { Hono, MiddlewareHandler } from 'hono';

type ProviderName = 'paypal' | 'sandbox';

export interface NewOrder {
  /** The shop's ID, also the idempotency key of the request that creates the order. */
  readonly id: string;
  readonly transactionId: string;
  readonly amountCents: number;
  readonly currency: string;
}

export interface ProviderCapture {
  readonly id: string;
  /** `refunded` means a full refund. */
  readonly status: 'completed' | 'pending' | 'declined' | 'refunded';
  /** Undefined if the amount is not a whole number of cents. */
  readonly amountCents: number | undefined;
  readonly currency: string;
  /** False if the provider may take more money later. The shop's orders never request that. */
  readonly isFinal: boolean;
  /** The shop's, according to the provider. */
  readonly transactionId: string | undefined;
  /** The shop's, according to the provider. */
  readonly orderId: string | undefined;
  /** Whether the payee is the shop's account. */
  readonly isOurs: boolean;
}

export interface ProviderOrder {
  readonly id: string;
  /** The order can never be paid and no money was taken. */
  readonly isVoid: boolean;
  /** The shop's, according to the provider. */
  readonly orderId: string | undefined;
  readonly capture: ProviderCapture | undefined;
}

/**
 * No money was taken: the buyer has not approved the order (or a part of it), the provider has finally declined, or no
 * longer has the order.
 */
export type CaptureRefusal = 'unapproved' | 'declined' | 'gone';

/** A message whose signature is valid. IDs that it does not contain are undefined. */
export interface ProviderEvent {
  readonly id: string;
  /** The shop's. */
  readonly orderId: string | undefined;
  readonly providerOrderId: string | undefined;
  readonly captureId: string | undefined;
  /** Whether the message itself proves a full refund. In all other cases the server asks the provider. */
  readonly isReturned: boolean;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Of an order without approval (ms). */
  readonly orderLifetime: number;
  /** A path on the server's own origin begins with a slash. */
  readonly sdkUrl: string;
  /** Sources of the browser SDK on other sites, by directive of the content security policy. */
  readonly pageSources: Readonly<Record<string, string>>;
  /** For the browser SDK. @throws {ProviderError} */
  clientToken(): Promise<string>;
  /** Idempotent. @returns the provider's ID of the order @throws {ProviderError} */
  createOrder(order: NewOrder): Promise<string>;
  /**
   * Captures an approved order. Idempotent.
   * @param requestId the same for all attempts of one capture
   * @throws {ProviderError}
   */
  captureOrder(providerOrderId: string, requestId: string): Promise<ProviderOrder | CaptureRefusal>;
  /** @returns undefined for an unknown order @throws {ProviderError} */
  readOrder(providerOrderId: string): Promise<ProviderOrder | undefined>;
  /** Format of an order ID or capture ID. The server never asks the provider about other texts. */
  couldBeId(text: string): boolean;
  /** By the ID of the order or of its capture. @throws {ProviderError} */
  findOrder(id: string): Promise<ProviderOrder | undefined>;
  /**
   * Verifies and parses a message.
   *
   * @param body the unchanged text of the body
   * @returns `forged` for a wrong signature, `broken` when IDs have invalid characters, `other` for a message that is
   *   not about payments
   * @throws {ProviderError} when the signature cannot be verified now
   */
  readEvent(headers: Headers, body: string): Promise<ProviderEvent | 'forged' | 'broken' | 'other'>;
  /** Own routes, below `/paypal/sandbox`. @param limited middleware with the rate limit of a route */
  readonly routes?: (limited: MiddlewareHandler) => Hono;
}

/** The provider gives no usable answer. The message is for the log and contains no private data. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** The request definitely changed nothing. False when that is unknown. */
  readonly isHarmless: boolean;

  constructor(message: string, { isHarmless, cause }: { isHarmless: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isHarmless = isHarmless;
  }
}
