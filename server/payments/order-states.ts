/**
 * - `new`: stored here. The server asks the provider to create the order, or has asked already
 * - `open`: the provider has created the order, and the buyer may approve it
 * - `unclear`: money may have moved, because the result of a capture is unknown
 * - `pending`: captured, but the provider has not decided yet
 * - `completed`: paid. Only this state grants premium
 * - `declined`: the provider refused, and no money moved
 * - `closed`: the order can no longer be paid, and no money moved
 * - `refunded`: the provider returned the money. This state is final
 */
export const ORDER_STATES = [
  'new',
  'open',
  'unclear',
  'pending',
  'completed',
  'declined',
  'closed',
  'refunded',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  'opened',
  /** The buyer did not approve the order in time, and a new order replaces it. */
  'expired',
  /** The buyer starts a new payment, and no money was taken for this order. */
  'given-up',
  /** The server is about to request a capture. From this event on money may move. */
  'capture.begun',
  'capture.unsent',
  /** The capture request may have arrived. */
  'capture.lost',
  'capture.unapproved',
  'capture.declined',
  'capture.gone',
  /** The next four events are answers of the provider to a query or to a capture. */
  'provider.completed',
  'provider.pending',
  'provider.declined',
  'provider.refunded',
  /** The capture does not pay this order, for example because its amount, currency or payee differs. */
  'provider.faulty',
  /** The provider has taken no money, and no capture can be pending. */
  'provider.uncaptured',
  /** The order can never be paid, and no money was taken. */
  'provider.void',
  /** The provider does not know the order. It forgets unpaid orders, but never paid ones. */
  'provider.unknown',
  /** A signed message says that the whole amount was refunded. */
  'returned',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

type Row = Readonly<Partial<Record<OrderEvent, OrderState>>>;

/** In every state in which the provider may still report a capture. */
const MAY_BE_TAKEN: Row = {
  'provider.completed': 'completed',
  'provider.pending': 'pending',
  'provider.declined': 'declined',
  'provider.refunded': 'refunded',
  'provider.faulty': 'unclear',
  returned: 'refunded',
};

/** An event without an entry changes nothing in that state. */
const TRANSITIONS: Readonly<Record<OrderState, Row>> = {
  new: {
    ...MAY_BE_TAKEN,
    opened: 'open',
    expired: 'closed',
    'given-up': 'closed',
    'provider.void': 'closed',
    'provider.unknown': 'closed',
  },
  open: {
    ...MAY_BE_TAKEN,
    expired: 'closed',
    'given-up': 'closed',
    'capture.begun': 'unclear',
    // Of two concurrent capture requests, one did not arrive, and `capture.unsent` set the state back to `open`. The
    // other one may have arrived.
    'capture.lost': 'unclear',
    'provider.void': 'closed',
    'provider.unknown': 'closed',
  },
  unclear: {
    ...MAY_BE_TAKEN,
    // The provider takes the money only once, because the request ID stays the same.
    'capture.begun': 'unclear',
    'capture.unsent': 'open',
    'capture.unapproved': 'open',
    'capture.declined': 'declined',
    'capture.gone': 'closed',
    'provider.uncaptured': 'open',
    'provider.void': 'closed',
    'provider.unknown': 'closed',
  },
  pending: MAY_BE_TAKEN,
  declined: { ...MAY_BE_TAKEN, 'provider.void': 'closed' },
  closed: MAY_BE_TAKEN,
  // Outdated answers that arrive late change nothing.
  completed: { 'provider.refunded': 'refunded', returned: 'refunded' },
  refunded: {},
};

export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return TRANSITIONS[state][event];
}
