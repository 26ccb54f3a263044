/** State machine of orders. Every change of a state is a row of one table. */

/**
 * - `new`: written down; the provider was asked to make it, or is about to be
 * - `open`: the provider has made it, and the buyer may approve it
 * - `unclear`: money may have moved, since a capture was begun whose end is not known
 * - `pending`: captured, and the provider has yet to decide
 * - `completed`: paid. The only one that is premium
 * - `declined`: the provider refused, and no money moved
 * - `closed`: it can no longer be paid, and no money moved
 * - `refunded`: the money went back, for good
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
  /** The provider has made the order. */
  'opened',
  /** A new order replaces it, since nobody approved it in time. */
  'expired',
  /** The buyer wants to pay anew, and the provider has taken nothing. */
  'given-up',
  /** A capture is about to be sent. Money may move from here on. */
  'capture.begun',
  /** The capture surely never arrived. */
  'capture.unsent',
  /** The capture may have arrived. */
  'capture.lost',
  /** The buyer has not approved the order. */
  'capture.unapproved',
  'capture.declined',
  /** The provider no longer knows the order. */
  'capture.gone',
  /** Answer of the provider about an order or to a capture. */
  'told.completed',
  'told.pending',
  'told.declined',
  'told.refunded',
  /** The capture is not the payment of this order: another amount, currency or payee. */
  'told.faulty',
  /** The provider has taken nothing, and no capture can be under way. */
  'told.untaken',
  /** The order can never be paid, and nothing was taken. */
  'told.void',
  /** The provider does not know the order. It forgets unpaid orders, never paid ones. */
  'told.unknown',
  /** A signed message: all of the money went back. */
  'returned',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

type Row = Readonly<Partial<Record<OrderEvent, OrderState>>>;

/** While it is not certain that money was taken, the provider may still tell of a capture. */
const MAY_BE_TAKEN: Row = {
  'told.completed': 'completed',
  'told.pending': 'pending',
  'told.declined': 'declined',
  'told.refunded': 'refunded',
  'told.faulty': 'unclear',
  returned: 'refunded',
};

/** An event without an entry changes nothing in that state. */
const TRANSITIONS: Readonly<Record<OrderState, Row>> = {
  new: {
    ...MAY_BE_TAKEN,
    opened: 'open',
    expired: 'closed',
    'given-up': 'closed',
    'told.void': 'closed',
    'told.unknown': 'closed',
  },
  open: {
    ...MAY_BE_TAKEN,
    expired: 'closed',
    'given-up': 'closed',
    'capture.begun': 'unclear',
    // Another try for the same order was harmless. This one may have arrived.
    'capture.lost': 'unclear',
    'told.void': 'closed',
    'told.unknown': 'closed',
  },
  unclear: {
    ...MAY_BE_TAKEN,
    // The same request ID again: the provider takes the money once.
    'capture.begun': 'unclear',
    'capture.unsent': 'open',
    'capture.unapproved': 'open',
    'capture.declined': 'declined',
    'capture.gone': 'closed',
    'told.untaken': 'open',
    'told.void': 'closed',
    'told.unknown': 'closed',
  },
  pending: MAY_BE_TAKEN,
  declined: { ...MAY_BE_TAKEN, 'told.void': 'closed' },
  closed: MAY_BE_TAKEN,
  // A payment counts until all of it went back. Older answers that arrive late change nothing.
  completed: { 'told.refunded': 'refunded', returned: 'refunded' },
  // A refund is final, whatever arrives late.
  refunded: {},
};

/** @returns the state after an event; undefined when it changes nothing in this state. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return TRANSITIONS[state][event];
}
