/** What Stillgrove asks of whoever moves the money. */
import type { Hono, MiddlewareHandler } from 'hono';

type ProviderName = 'paypal' | 'sandbox';

/** An order as it is to be made at the provider. */
export interface NewOrder {
  /** Ours: asked twice with the same one, the provider makes one order. */
  readonly id: string;
  /** What the buyer keeps, `SG-…`. */
  readonly transactionId: string;
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A payment as the provider tells of it. */
export interface Capture {
  readonly id: string;
  /** `refunded` only when all of it went back. */
  readonly status: 'completed' | 'pending' | 'declined' | 'refunded';
  /** Undefined when what was said is no amount of whole cents. */
  readonly amountCents: number | undefined;
  readonly currency: string;
  /** False when more could be taken later: never asked for. */
  readonly isFinal: boolean;
  /** Our transaction ID, as the provider repeats it. */
  readonly transactionId: string | undefined;
  /** Our order's ID, as the provider repeats it. */
  readonly orderId: string | undefined;
  /** Whether it goes to us, as far as that is told. */
  readonly isOurs: boolean;
}

/** An order as the provider tells of it. */
export interface ProviderOrder {
  readonly id: string;
  /** Whether it can never be paid any more, although nothing was taken. */
  readonly isVoid: boolean;
  /** Our order's ID, as the provider repeats it. */
  readonly orderId: string | undefined;
  /** Undefined while no money was asked for. */
  readonly capture: Capture | undefined;
}

/**
 * Why nothing was taken: the buyer has not approved the order (or not all that the provider asks), the provider
 * declined for good, or it no longer knows the order.
 */
export type CaptureRefusal = 'unapproved' | 'declined' | 'gone';

/** A message of the provider whose signature was right. */
export interface ProviderEvent {
  readonly id: string;
  /** Our order's ID, the provider's, and the capture's, as far as the message names them. */
  readonly orderId: string | undefined;
  readonly providerOrderId: string | undefined;
  readonly captureId: string | undefined;
  /** True when it says by itself that all of the money went back. Anything else is asked for, not believed. */
  readonly isReturned: boolean;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /** How long an order can wait to be approved (ms). */
  readonly orderLifetime: number;
  /** Where the browser SDK is loaded from; of our own origin when it begins with a slash. */
  readonly sdkUrl: string;
  /** What its browser SDK loads from elsewhere, by directive of the Content Security Policy. */
  readonly pageSources: Readonly<Record<string, string>>;
  /**
   * @returns a token for the browser SDK.
   * @throws {ProviderError}
   */
  clientToken(): Promise<string>;
  /**
   * Makes an order, once, however often it is asked.
   *
   * @returns the provider's ID of it.
   * @throws {ProviderError}
   */
  createOrder(order: NewOrder): Promise<string>;
  /**
   * Takes the money of an approved order, once, however often it is asked.
   *
   * @param requestId The same for every try of the same capture.
   * @throws {ProviderError}
   */
  captureOrder(providerOrderId: string, requestId: string): Promise<ProviderOrder | CaptureRefusal>;
  /**
   * @returns undefined for an order that the provider does not know.
   * @throws {ProviderError}
   */
  readOrder(providerOrderId: string): Promise<ProviderOrder | undefined>;
  /** Whether a text can be the ID of an order or a capture here: whatever cannot is never asked for. */
  couldBeId(text: string): boolean;
  /**
   * Finds an order by its ID, or by the ID of its capture.
   *
   * @throws {ProviderError}
   */
  findOrder(id: string): Promise<ProviderOrder | undefined>;
  /**
   * Reads a message that claims to come from the provider.
   *
   * @param body As it came, byte for byte.
   * @returns `forged` when its signature is not right, `broken` when its IDs cannot be IDs, and `other` for a message
   *   that is not about payments.
   * @throws {ProviderError} when that could not be found out.
   */
  readEvent(headers: Headers, body: string): Promise<ProviderEvent | 'forged' | 'broken' | 'other'>;
  /**
   * @param limited Lets a call pass unless its sender made too many.
   * @returns routes of its own, to be mounted at `/paypal/sandbox`.
   */
  readonly routes?: (limited: MiddlewareHandler) => Hono;
}

/** The provider gave no answer that can be used. Its message is for the log: it holds nothing private. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** Whether the request surely changed nothing; otherwise nobody knows yet. */
  readonly isHarmless: boolean;

  constructor(message: string, { isHarmless, cause }: { isHarmless: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isHarmless = isHarmless;
  }
}
