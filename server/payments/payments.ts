import type { PaymentCapture, PurchaseVerification } from '../../domain/contract';
import { normalizeIdentifier } from '../../domain/identifiers';
import { createKeyedSingleFlight } from '../../domain/single-flight';
import { logWarning } from '../base/log';
import type { OrderState } from './order-states';
import type { BuyerHashes, OrderBook, OrderRow } from './orders';
import { type PaymentProvider, ProviderError, type ProviderEvent } from './provider';
import { parseTransactionId } from './transaction-id';

/** An order to pay, or a completed or pending payment of the same buyer. */
type Ordered =
  | { readonly status: 'OPEN'; readonly id: string; readonly transactionId: string }
  | { readonly status: 'COMPLETED' | 'PENDING'; readonly transactionId: string };

interface FoundOrder {
  readonly order: OrderRow;
  /** Undefined for an order that is open, unclear or pending. */
  readonly settled: PaymentCapture | undefined;
}

const VERIFIED = 'Your premium access has been successfully restored on this device.';
const NOT_VERIFIED = 'Unable to verify this purchase. Please check the transaction ID and try again.';
const STILL_PENDING =
  'We have found your purchase, and it is still being confirmed. Nothing is lost. Please try again in a few minutes.';
const UNREACHED =
  "We can't ask PayPal about this purchase right now. Nothing is lost. Please try again in a few minutes.";

/** The provider may know a newer result. */
const UNSETTLED: readonly OrderState[] = ['new', 'open', 'unclear', 'pending', 'declined', 'closed'];

export class Payments {
  readonly #provider: PaymentProvider;
  readonly #book: OrderBook;
  /** Concurrent calls for an order in this process share one capture. */
  readonly #capturing = createKeyedSingleFlight<OrderRow>();
  readonly #opening = createKeyedSingleFlight<string>();

  constructor(provider: PaymentProvider, book: OrderBook) {
    this.#provider = provider;
    this.#book = book;
  }

  /**
   * The buyer's completed or pending payment, or else an order to pay.
   * @throws {ProviderError} without an order or a charge
   */
  async order(buyer: BuyerHashes): Promise<Ordered> {
    const { order: found, isNew } = await this.#book.findOrCreate(buyer);
    // The buyer may have paid the order in the meantime, or the provider may have forgotten it.
    const { order: current, isUncaptured } = isNew
      ? { order: found, isUncaptured: true }
      : await this.#tryToSettle(found);
    const { state, transactionId } = current;
    if (state === 'completed') return { status: 'COMPLETED', transactionId };
    if (state === 'pending' || (state === 'unclear' && !isUncaptured))
      return { status: 'PENDING', transactionId };
    if (state !== 'new' && state !== 'open' && state !== 'unclear') return this.order(buyer);
    return { status: 'OPEN', id: current.providerOrderId ?? (await this.#open(current)), transactionId };
  }

  #open(current: OrderRow): Promise<string> {
    return this.#opening(current.id, async () => {
      const opened = await this.#book.setProviderOrderId(
        current.id,
        await this.#provider.createOrder(current),
      );
      return opened.providerOrderId as string;
    });
  }

  /** Asks the provider about an order, and applies the answer. `isUncaptured`: the provider has taken no money. */
  async #settleFromProvider(current: OrderRow): Promise<{ order: OrderRow; isUncaptured: boolean }> {
    const { id, providerOrderId } = current;
    if (providerOrderId === null) return { order: current, isUncaptured: true };
    const answer = await this.#provider.readOrder(providerOrderId);
    if (answer)
      return { order: await this.#book.settle(current, answer), isUncaptured: answer.capture === undefined };
    // The provider forgets unpaid orders after some hours, but never paid ones.
    await this.#book.apply(id, 'provider.unknown');
    return { order: (await this.#book.find({ id })) ?? current, isUncaptured: true };
  }

  /**
   * Like {@link #settleFromProvider}, but does not ask about a completed order, and returns the stored order if the
   * provider gives no usable answer. `isUncaptured` is false during a capture.
   */
  async #tryToSettle(current: OrderRow): Promise<{ order: OrderRow; isUncaptured: boolean }> {
    if (current.state === 'completed') return { order: current, isUncaptured: false };
    try {
      const { order, isUncaptured } = await this.#settleFromProvider(current);
      return { order, isUncaptured: isUncaptured && !this.#capturing.isRunning(current.id) };
    } catch (error) {
      logProviderError(error);
      return { order: current, isUncaptured: false };
    }
  }

  async #captureOrder(current: OrderRow, providerOrderId: string): Promise<OrderRow> {
    const { id, attempt } = current;
    // Before the request, so that after a crash the state says that money may have moved.
    const before = await this.#book.apply(id, 'capture.begun');
    if (before === undefined) return (await this.#book.find({ id })) ?? current;
    const isFirst = before === 'open';
    try {
      const answer = await this.#provider.captureOrder(providerOrderId, `${id}.${attempt}`);
      if (typeof answer !== 'string') return await this.#book.settle(current, answer);
      await this.#book.apply(id, `capture.${answer}`);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // An earlier attempt may have taken the money.
      if (error.isHarmless && isFirst) {
        await this.#book.apply(id, 'capture.unsent');
        throw error;
      }
      await this.#book.apply(id, 'capture.lost');
      logProviderError(error);
      return (await this.#tryToSettle({ ...current, state: 'unclear' })).order;
    }
    return (await this.#book.find({ id })) ?? current;
  }

  async #lookUp(text: string): Promise<OrderRow | undefined> {
    const transactionId = parseTransactionId(text);
    const providerId = transactionId === undefined ? normalizeIdentifier('id', text) : undefined;
    if (providerId !== undefined && !this.#provider.couldBeId(providerId)) return undefined;
    const known = await this.#book.find({ transactionId, providerId });
    if (known) return UNSETTLED.includes(known.state) ? (await this.#settleFromProvider(known)).order : known;
    if (providerId === undefined) return undefined;
    const answer = await this.#provider.findOrder(providerId);
    return answer && this.#settleOrAdopt(answer);
  }

  /** Closes an order for which the provider has taken no money, unless a capture has begun in the meantime. */
  async #close({ id }: OrderRow): Promise<OrderRow | undefined> {
    await this.#book.apply(id, 'given-up');
    return this.#book.find({ id });
  }

  /** Applies an answer of the provider to its order. Adds the order if only the provider has it. */
  async #settleOrAdopt(answer: Parameters<OrderBook['adopt']>[0]): Promise<OrderRow | undefined> {
    const known = answer.orderId === undefined ? undefined : await this.#book.find({ id: answer.orderId });
    return known ? this.#book.settle(known, answer) : this.#book.adopt(answer);
  }

  /** The buyer's own order, with its result if that is final, without asking the provider. */
  async find(buyer: BuyerHashes, providerOrderId: string): Promise<FoundOrder | undefined> {
    if (!this.#provider.couldBeId(providerOrderId)) return undefined;
    const found = await this.#book.findForBuyer(buyer, providerOrderId);
    if (!found) return undefined;
    const isOpen = ['open', 'unclear', 'pending'].includes(found.state);
    return { order: found, settled: isOpen ? undefined : answerFor(found) };
  }

  /**
   * Captures an order that its buyer has approved. A repeated call returns the current result. If the buyer has paid
   * another order already, returns the result of that order and captures nothing.
   *
   * @throws {ProviderError} when the provider gives no usable answer and no money was charged
   */
  async capture(buyer: BuyerHashes, found: OrderRow): Promise<PaymentCapture> {
    const { id, state, providerOrderId } = found;
    if (state === 'pending' || providerOrderId === null)
      return answerFor((await this.#tryToSettle(found)).order);
    // Two tabs without a cookie may have created an order each. A browser pays only once.
    const paid = await this.#book.findPaidBy(buyer, found);
    if (paid) return answerFor((await this.#tryToSettle(paid)).order);
    return answerFor(await this.#capturing(id, () => this.#captureOrder(found, providerOrderId)));
  }

  /**
   * Verifies a purchase by its transaction ID, or by the provider's ID of the order or capture.
   *
   * @param giveUp whether to close the order if no money has moved for it. The buyer's next payment then gets a new
   *   order
   */
  async verify(text: string, giveUp: boolean): Promise<PurchaseVerification> {
    try {
      const looked = await this.#lookUp(text);
      const found = looked && giveUp ? await this.#close(looked) : looked;
      const status = statusOf(found);
      if (status === 'COMPLETED') {
        return { verified: true, message: VERIFIED, status, transactionId: found?.transactionId };
      }
      return { verified: false, message: status === 'PENDING' ? STILL_PENDING : NOT_VERIFIED, status };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logProviderError(error);
      return { verified: false, message: UNREACHED };
    }
  }

  /** Handles a message. Idempotent. @throws {ProviderError} when the provider must send it again later */
  async handleEvent({ orderId, providerOrderId, captureId, isReturned }: ProviderEvent): Promise<void> {
    const known =
      (await this.#book.find({ id: orderId })) ??
      (await this.#book.find({ providerId: providerOrderId })) ??
      (await this.#book.find({ providerId: captureId }));
    if (known) {
      if (isReturned) await this.#book.apply(known.id, 'returned');
      else await this.#settleFromProvider(known);
      return;
    }
    const answer =
      providerOrderId === undefined ? undefined : await this.#provider.readOrder(providerOrderId);
    if (answer) await this.#settleOrAdopt(answer);
  }
}

function statusOf(order: OrderRow | undefined): 'COMPLETED' | 'PENDING' | 'UNPAID' {
  switch (order?.state) {
    case 'completed':
      return 'COMPLETED';
    case 'pending':
    case 'unclear':
      return 'PENDING';
    default:
      return 'UNPAID';
  }
}

function answerFor(order: OrderRow): PaymentCapture {
  const status = statusOf(order);
  return { status: status === 'UNPAID' ? 'DECLINED' : status, transactionId: order.transactionId };
}

/** @throws any error that is no {@link ProviderError} */
function logProviderError(error: unknown): void {
  if (!(error instanceof ProviderError)) throw error;
  logWarning(`Payments: ${error.message}`);
}
