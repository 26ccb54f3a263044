/** What becomes of an order, and by what: every change of its state is a row of the one table here. */

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
  /** The provider has made it. */
  'opened',
  /** A new one takes its place, since nobody approved it in time. */
  'expired',
  /** The buyer wants to pay anew, and the provider has taken nothing. */
  'given-up',
  /** A capture is about to be sent: from here on money may move. */
  'capture.begun',
  /** It surely never arrived. */
  'capture.unsent',
  /** Nobody knows whether it arrived. */
  'capture.lost',
  /** The buyer has not approved the order. */
  'capture.unapproved',
  'capture.declined',
  /** The provider no longer knows the order. */
  'capture.gone',
  /** What the provider tells of an order when it is asked, or in answer to a capture. */
  'told.completed',
  'told.pending',
  'told.declined',
  'told.refunded',
  /** Of a capture that is not the payment of this order: another amount, currency or receiver. */
  'told.faulty',
  /** It has taken nothing, and no capture can be under way any more. */
  'told.untaken',
  /** It can never be paid any more, and nothing was taken. */
  'told.void',
  /** It does not know the order: it forgets unpaid ones, and never paid ones. */
  'told.unknown',
  /** A signed message: all of the money went back. */
  'returned',
] as const;

export type OrderEvent = (typeof ORDER_EVENTS)[number];

type Row = Readonly<Partial<Record<OrderEvent, OrderState>>>;

/** Wherever no money was taken for certain, the provider may still tell of a capture, by whatever way it came about. */
const MAY_BE_TAKEN: Row = {
  'told.completed': 'completed',
  'told.pending': 'pending',
  'told.declined': 'declined',
  'told.refunded': 'refunded',
  'told.faulty': 'unclear',
  returned: 'refunded',
};

/** An event that is not in a state's row changes nothing there. */
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
    // Another try for the same order was harmless meanwhile; this one may not have been.
    'capture.lost': 'unclear',
    'told.void': 'closed',
    'told.unknown': 'closed',
  },
  unclear: {
    ...MAY_BE_TAKEN,
    // Once more, under the same name: the provider takes the money once.
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
  // What was paid stays paid until all of it went back, also for an answer that is older than what is known.
  completed: { 'told.refunded': 'refunded', returned: 'refunded' },
  // Money that went back does not come again, whatever arrives late.
  refunded: {},
};

/** @returns the state after an event; undefined when it changes nothing in this state. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return TRANSITIONS[state][event];
}
