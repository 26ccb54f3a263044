/** What happens between a buyer, our book of orders and the provider. */
import type { PaymentCapture, PurchaseVerified } from '../../domain/contract';
import type { Order, OrderBook } from './orders';
import { type PaymentProvider, ProviderError, type ProviderEvent } from './provider';
import type { OrderState } from './schema';
import { plain, readTransactionId } from './transaction-id';

/** An order to pay, or a payment of the same buyer that is made or under way. */
export type Ordered =
  | { readonly status: 'OPEN'; readonly id: string; readonly transactionId: string }
  | { readonly status: 'COMPLETED' | 'PENDING'; readonly transactionId: string };

export interface Payments {
  /**
   * Finds or makes the order that a buyer can pay.
   *
   * @throws {ProviderError} when the provider cannot be reached; nothing was charged.
   */
  order(buyerHash: string): Promise<Ordered>;
  /**
   * Takes the money of an order that its buyer has approved. Asked again, it answers how the order stands.
   *
   * @returns undefined for an order that is not this buyer's.
   * @throws {ProviderError} when the provider cannot be reached and nothing was charged.
   */
  capture(buyerHash: string, providerOrderId: string): Promise<PaymentCapture | undefined>;
  /** Looks a purchase up by our transaction ID, or the provider's ID of the order or of the capture. */
  verify(text: string): Promise<PurchaseVerified>;
  /**
   * Acts on a message of the provider; the same one sent again changes nothing.
   *
   * @throws {ProviderError} when the provider is to send it again later.
   */
  receive(event: ProviderEvent): Promise<void>;
}

const VERIFIED = 'Your premium access has been successfully restored on this device.';
const NOT_VERIFIED = 'Unable to verify this purchase. Please check the transaction ID and try again.';
const STILL_PENDING =
  'We have found your purchase, and it is still being confirmed. Nothing is lost. Please try again in a few minutes.';
const UNREACHED =
  'We cannot ask PayPal about this purchase just now. Nothing is lost. Please try again in a few minutes.';

/** Orders whose end only the provider may know. */
const UNSETTLED: readonly OrderState[] = ['new', 'open', 'unclear', 'pending', 'declined', 'closed'];

export function createPayments(provider: PaymentProvider, book: OrderBook): Payments {
  /** Captures under way in this process: who asks meanwhile gets the same answer. */
  const captures = new Map<string, Promise<Order>>();
  const openings = new Map<string, Promise<string>>();

  async function order(buyerHash: string): Promise<Ordered> {
    const { order: found, isNew } = await book.begin(buyerHash);
    // What may have been paid meanwhile, or is no longer known there, must not be paid again.
    const { order: current, isUntaken } = isNew ? { order: found, isUntaken: true } : await look(found);
    const { state, transactionId } = current;
    if (state === 'completed') return { status: 'COMPLETED', transactionId };
    if (state === 'pending' || (state === 'unclear' && !isUntaken))
      return { status: 'PENDING', transactionId };
    if (state !== 'new' && state !== 'open' && state !== 'unclear') return order(buyerHash);
    return { status: 'OPEN', id: current.providerOrderId ?? (await open(current)), transactionId };
  }

  function open(current: Order): Promise<string> {
    return once(openings, current.id, async () => {
      const opened = await book.opened(current.id, await provider.createOrder(current));
      return opened.providerOrderId as string;
    });
  }

  /**
   * Asks the provider how an order stands, and writes it down.
   *
   * @returns besides, whether the provider says now that nothing was taken for it.
   */
  async function settleAsTold(current: Order): Promise<{ order: Order; isUntaken: boolean }> {
    const { id, providerOrderId } = current;
    if (providerOrderId === null) return { order: current, isUntaken: true };
    const told = await provider.readOrder(providerOrderId);
    if (told) return { order: await book.settle(current, told), isUntaken: told.capture === undefined };
    // Unpaid orders are forgotten there after some hours; paid ones never.
    await book.move(id, ['new', 'open', 'unclear'], { state: 'closed' });
    return { order: (await book.find({ id })) ?? current, isUntaken: true };
  }

  /** As {@link settleAsTold}, or as it stood when the provider cannot be asked now. */
  async function look(current: Order): Promise<{ order: Order; isUntaken: boolean }> {
    if (current.state === 'completed') return { order: current, isUntaken: false };
    try {
      const { order, isUntaken } = await settleAsTold(current);
      return { order, isUntaken: isUntaken && !captures.has(current.id) };
    } catch (error) {
      report(error);
      return { order: current, isUntaken: false };
    }
  }

  async function take(current: Order, providerOrderId: string): Promise<Order> {
    const { id, attempt } = current;
    // Written down first: whoever finds the order after a crash knows that money may have moved.
    const isFirst = await book.move(id, ['open'], { state: 'unclear' });
    if (!isFirst && !(await book.move(id, ['unclear'], { state: 'unclear' })))
      return (await book.find({ id })) ?? current;
    try {
      const told = await provider.captureOrder(providerOrderId, `${id}.${attempt}`);
      if (told === 'unapproved') {
        await book.move(id, ['unclear'], { state: 'open', attempt: attempt + 1 });
      } else if (told === 'declined' || told === 'gone') {
        await book.move(id, ['unclear'], { state: told === 'gone' ? 'closed' : 'declined' });
      } else {
        return await book.settle(current, told);
      }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // A try before this one may have taken the money, so only a first one can be known to be harmless.
      if (error.isHarmless && isFirst) {
        await book.move(id, ['unclear'], { state: 'open' });
        throw error;
      }
      // Another tab's try may have been harmless meanwhile; this one was not.
      await book.move(id, ['open'], { state: 'unclear' });
      report(error);
      return (await look({ ...current, state: 'unclear' })).order;
    }
    return (await book.find({ id })) ?? current;
  }

  async function lookUp(text: string): Promise<Order | undefined> {
    const transactionId = readTransactionId(text);
    const providerId = transactionId === undefined ? plain(text) : undefined;
    if (providerId !== undefined && !provider.couldBeId(providerId)) return undefined;
    const known = await book.find({ transactionId, providerId });
    if (known) return UNSETTLED.includes(known.state) ? (await settleAsTold(known)).order : known;
    if (providerId === undefined) return undefined;
    const told = await provider.findOrder(providerId);
    return told && recognise(told);
  }

  /** Finds the order that the provider tells of, also when only the provider remembers it. */
  async function recognise(told: Parameters<OrderBook['adopt']>[0]): Promise<Order | undefined> {
    const known = told.orderId === undefined ? undefined : await book.find({ id: told.orderId });
    return known ? book.settle(known, told) : book.adopt(told);
  }

  return {
    order,

    async capture(buyerHash, providerOrderId) {
      if (!provider.couldBeId(providerOrderId)) return undefined;
      const found = await book.ofBuyer(buyerHash, providerOrderId);
      if (!found) return undefined;
      const { id, state } = found;
      if (state === 'pending') return answerFor((await look(found)).order);
      if (state !== 'open' && state !== 'unclear') return answerFor(found);
      return answerFor(await once(captures, id, () => take(found, providerOrderId)));
    },

    async verify(text) {
      try {
        const found = await lookUp(text);
        if (found?.state === 'completed') return { verified: true, message: VERIFIED };
        const isPending = found?.state === 'pending' || found?.state === 'unclear';
        return { verified: false, message: isPending ? STILL_PENDING : NOT_VERIFIED };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        report(error);
        return { verified: false, message: UNREACHED };
      }
    },

    async receive({ orderId, providerOrderId, captureId, isReturned }) {
      const known =
        (await book.find({ id: orderId })) ??
        (await book.find({ providerId: providerOrderId })) ??
        (await book.find({ providerId: captureId }));
      if (known) {
        if (isReturned) await book.move(known.id, [...UNSETTLED, 'completed'], { state: 'refunded' });
        else await settleAsTold(known);
        return;
      }
      const told = providerOrderId === undefined ? undefined : await provider.readOrder(providerOrderId);
      if (told) await recognise(told);
    },
  };
}

/** Does something once for all who ask while it is being done. */
function once<T>(underWay: Map<string, Promise<T>>, key: string, act: () => Promise<T>): Promise<T> {
  const known = underWay.get(key);
  if (known) return known;
  const begun = act().finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}

/** What the buyer is told of an order after a capture. */
function answerFor({ state, transactionId }: Order): PaymentCapture {
  switch (state) {
    case 'completed':
      return { status: 'COMPLETED', transactionId };
    case 'pending':
    case 'unclear':
      return { status: 'PENDING', transactionId };
    default:
      return { status: 'DECLINED', transactionId };
  }
}

/** @throws whatever is not merely a provider without an answer. */
function report(error: unknown): void {
  if (!(error instanceof ProviderError)) throw error;
  console.warn('Payments:', error.message);
}
