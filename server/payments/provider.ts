/** Interface of payment providers. */
import type { Hono, MiddlewareHandler } from 'hono';

type ProviderName = 'paypal' | 'sandbox';

/** An order as sent to the provider. */
export interface NewOrder {
  /** Our ID of the order, and the idempotency key of its creation. */
  readonly id: string;
  /** Number for the buyer, `SG-…`. */
  readonly transactionId: string;
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A capture as the provider reports it. */
export interface Capture {
  readonly id: string;
  /** `refunded` means a full refund. */
  readonly status: 'completed' | 'pending' | 'declined' | 'refunded';
  /** Amount, cents; undefined for an amount that is not in whole cents. */
  readonly amountCents: number | undefined;
  readonly currency: string;
  /** False when the provider may take more later. Our orders never ask for that. */
  readonly isFinal: boolean;
  /** Our transaction ID, as the provider has it. */
  readonly transactionId: string | undefined;
  /** Our ID of the order, as the provider has it. */
  readonly orderId: string | undefined;
  /** Whether the payee is our account. */
  readonly isOurs: boolean;
}

/** An order as the provider reports it. */
export interface ProviderOrder {
  readonly id: string;
  /** Whether the order can never be paid, and nothing was taken. */
  readonly isVoid: boolean;
  /** Our ID of the order, as the provider has it. */
  readonly orderId: string | undefined;
  /** The capture; undefined before it. */
  readonly capture: Capture | undefined;
}

/**
 * Reason why nothing was taken: the buyer has not approved the order (or a part of it), the provider declined
 * finally, or the provider no longer has the order.
 */
export type CaptureRefusal = 'unapproved' | 'declined' | 'gone';

/** A message of the provider with a valid signature. */
export interface ProviderEvent {
  readonly id: string;
  /** IDs of the order (ours and the provider's) and of the capture, as far as the message contains them. */
  readonly orderId: string | undefined;
  readonly providerOrderId: string | undefined;
  readonly captureId: string | undefined;
  /** Whether the message itself proves a full refund. For anything else the server asks the provider. */
  readonly isReturned: boolean;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Lifetime of an order without approval (ms). */
  readonly orderLifetime: number;
  /** URL of the browser SDK. A path on our own origin begins with a slash. */
  readonly sdkUrl: string;
  /** Sources of the browser SDK on other sites, by directive of the Content Security Policy. */
  readonly pageSources: Readonly<Record<string, string>>;
  /**
   * Returns a token for the browser SDK.
   * @throws {ProviderError}
   */
  clientToken(): Promise<string>;
  /**
   * Creates an order. Idempotent.
   *
   * @returns the provider's ID of the order.
   * @throws {ProviderError}
   */
  createOrder(order: NewOrder): Promise<string>;
  /**
   * Captures an approved order. Idempotent.
   *
   * @param requestId The same for every attempt of one capture.
   * @throws {ProviderError}
   */
  captureOrder(providerOrderId: string, requestId: string): Promise<ProviderOrder | CaptureRefusal>;
  /**
   * Reads an order.
   * @returns undefined for an unknown order
   * @throws {ProviderError}
   */
  readOrder(providerOrderId: string): Promise<ProviderOrder | undefined>;
  /**
   * Returns whether a text has the format of the ID of an order or capture. The server never asks the provider about
   * other texts.
   */
  couldBeId(text: string): boolean;
  /**
   * Finds an order by its ID, or by the ID of its capture.
   *
   * @throws {ProviderError}
   */
  findOrder(id: string): Promise<ProviderOrder | undefined>;
  /**
   * Verifies and parses a message.
   *
   * @param body The unchanged bytes of the body.
   * @returns `forged` for a wrong signature, `broken` when IDs have impossible characters, `other` for a message that
   *   is not about payments.
   * @throws {ProviderError} when the signature cannot be verified now.
   */
  readEvent(headers: Headers, body: string): Promise<ProviderEvent | 'forged' | 'broken' | 'other'>;
  /**
   * Returns the provider's own routes, below `/paypal/sandbox`.
   * @param limited rate limit for a route
   */
  readonly routes?: (limited: MiddlewareHandler) => Hono;
}

/** The provider gave no usable answer. The message is for the log and contains nothing private. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** Whether the request certainly changed nothing. False when that is unknown. */
  readonly isHarmless: boolean;

  constructor(message: string, { isHarmless, cause }: { isHarmless: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isHarmless = isHarmless;
  }
}
