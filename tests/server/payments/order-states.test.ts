/**
 * A second, independent copy of the table of order states. Money depends on this table, so each change must be made
 * twice.
 */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  nextOrderState,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
} from '../../../server/payments/order-states';
import { OrderBook } from '../../../server/payments/orders';
import { createSandboxProvider } from '../../../server/payments/sandbox/sandbox';
import { orders } from '../../../server/payments/schema';
import { type Here, serveHere } from '../support/here';

/** The next state for each pair of a state and an event. Other pairs change nothing. */
const EXPECTED: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  new: {
    opened: 'open',
    expired: 'closed',
    'given-up': 'closed',
    'provider.completed': 'completed',
    'provider.pending': 'pending',
    'provider.declined': 'declined',
    'provider.refunded': 'refunded',
    'provider.faulty': 'unclear',
    'provider.void': 'closed',
    'provider.unknown': 'closed',
    returned: 'refunded',
  },
  open: {
    expired: 'closed',
    'given-up': 'closed',
    'capture.begun': 'unclear',
    'capture.lost': 'unclear',
    'provider.completed': 'completed',
    'provider.pending': 'pending',
    'provider.declined': 'declined',
    'provider.refunded': 'refunded',
    'provider.faulty': 'unclear',
    'provider.void': 'closed',
    'provider.unknown': 'closed',
    returned: 'refunded',
  },
  unclear: {
    'capture.begun': 'unclear',
    'capture.unsent': 'open',
    'capture.unapproved': 'open',
    'capture.declined': 'declined',
    'capture.gone': 'closed',
    'provider.completed': 'completed',
    'provider.pending': 'pending',
    'provider.declined': 'declined',
    'provider.refunded': 'refunded',
    'provider.faulty': 'unclear',
    'provider.uncaptured': 'open',
    'provider.void': 'closed',
    'provider.unknown': 'closed',
    returned: 'refunded',
  },
  pending: {
    'provider.completed': 'completed',
    'provider.pending': 'pending',
    'provider.declined': 'declined',
    'provider.refunded': 'refunded',
    'provider.faulty': 'unclear',
    returned: 'refunded',
  },
  declined: {
    'provider.completed': 'completed',
    'provider.pending': 'pending',
    'provider.declined': 'declined',
    'provider.refunded': 'refunded',
    'provider.faulty': 'unclear',
    'provider.void': 'closed',
    returned: 'refunded',
  },
  closed: {
    'provider.completed': 'completed',
    'provider.pending': 'pending',
    'provider.declined': 'declined',
    'provider.refunded': 'refunded',
    'provider.faulty': 'unclear',
    returned: 'refunded',
  },
  completed: { 'provider.refunded': 'refunded', returned: 'refunded' },
  refunded: {},
};

const PAIRS = ORDER_STATES.flatMap((state) => ORDER_EVENTS.map((event) => [state, event] as const));

describe('every path through the table', () => {
  /** Returns every state that can be reached with any number of events. */
  function reachable(from: OrderState): Set<OrderState> {
    const found = new Set<OrderState>([from]);
    for (const state of found) {
      for (const event of ORDER_EVENTS) {
        const next = nextOrderState(state, event);
        if (next !== undefined) found.add(next);
      }
    }
    return found;
  }

  test('every state is reachable from a new order', () => {
    expect(reachable('new')).toEqual(new Set(ORDER_STATES));
  });

  test('a paid order is never captured again, and a refund is final', () => {
    expect(reachable('completed')).toEqual(new Set(['completed', 'refunded']));
    expect(reachable('refunded')).toEqual(new Set(['refunded']));
  });

  test('money moves only after the capture was stored', () => {
    const begins = ORDER_STATES.filter((state) => nextOrderState(state, 'capture.begun') !== undefined);
    expect(begins).toEqual(['open', 'unclear']);
    for (const state of begins) expect(nextOrderState(state, 'capture.begun')).toBe('unclear');
  });

  test('an order with an unclear or running payment is never given up or replaced', () => {
    for (const state of ['unclear', 'pending', 'completed'] as const) {
      expect(nextOrderState(state, 'given-up')).toBeUndefined();
      expect(nextOrderState(state, 'expired')).toBeUndefined();
    }
  });

  test('only the end of a payment is a final state', () => {
    for (const state of ORDER_STATES) {
      if (state !== 'refunded') expect(reachable(state).size, state).toBeGreaterThan(1);
    }
  });
});

describe('the order book', () => {
  let here: Here;
  let book: OrderBook;
  beforeAll(async () => {
    here = await serveHere();
    const { database } = here.storage;
    book = new OrderBook(database, createSandboxProvider(database), () => new Date());
  });
  afterAll(() => here.stop());
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  afterEach(() => warned.mockClear());

  test('follow the table in every state and for every event', async () => {
    const { database } = here.storage;
    for (const [state, event] of PAIRS) {
      const { order } = await book.findOrCreate([`${state} ${event}`]);
      await database.update(orders).set({ state }).where(eq(orders.id, order.id));
      const before = await book.apply(order.id, event);
      const expected = EXPECTED[state][event];
      expect(before, `${state} ${event}`).toBe(expected === undefined ? undefined : state);
      const [after] = await database.select().from(orders).where(eq(orders.id, order.id));
      expect(after?.state, `${state} ${event}`).toBe(expected ?? state);
      expect(after?.attempt).toBe(event === 'capture.unapproved' && expected === 'open' ? 2 : 1);
    }
  });

  test('only one of twenty simultaneous captures is the first', async () => {
    const { order } = await book.findOrCreate(['all at once']);
    await book.setProviderOrderId(order.id, 'TEST0000000000000');
    const before = await Promise.all(Array.from({ length: 20 }, () => book.apply(order.id, 'capture.begun')));
    expect(before.filter((state) => state === 'open')).toHaveLength(1);
    expect(before.filter((state) => state === 'unclear')).toHaveLength(19);
  });
});
