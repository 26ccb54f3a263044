import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  JOURNAL_QUOTA,
  journalBatchSchema,
  journalChangesSchema,
  journalQuerySchema,
  journalReceiptSchema,
} from '../../domain/contract';
import { requireSession, type SignedInEnv } from '../accounts/require-session';
import type { Sessions } from '../accounts/sessions';
import type { Clock } from '../base/clock';
import { answerSpec, RATE_LIMIT_SPEC, refusalSpec, SYNC_OFF_SPEC } from '../base/openapi';
import { createInputValidator } from '../base/validate';
import { type Limit, type RateLimiter, tooManyRequests } from '../limits/limits';
import type { Database } from '../storage/database';
import { deleteJournal, MOST_ENTRIES_A_DAY, readChanges, storeEntries } from './journal';

const MINUTE = 60 * 1000;
/** Ten years with eleven entries a day (201 full batches) fit into one window. A batch every two seconds is allowed. */
const BATCHES: Limit = { name: 'journal-batches', most: 300, window: 10 * MINUTE };
/** Each deletion stores the id of a copy. */
const DELETIONS: Limit = { name: 'journal-deletions', most: 10, window: 24 * 60 * MINUTE };

/** The size of the figures grows with the number of days. */
const FIRST_DAY = '2000-01-01';
const WRONG_DAY = 'An entry has a day before 2000 or after tomorrow. What is on this device stays there.';
const CROWDED = `The copy of your journal holds at most ${MOST_ENTRIES_A_DAY.toLocaleString('en')} entries of one day. What is on this device stays there.`;

const FULL = `The copy of your journal is full: it holds ${JOURNAL_QUOTA.toLocaleString('en')} entries. What is on this device stays there.`;

const STORE = describeRoute({
  summary: 'Store entries',
  responses: {
    ...RATE_LIMIT_SPEC,
    ...SYNC_OFF_SPEC,
    200: answerSpec('They are kept.', journalReceiptSchema),
    400: refusalSpec(
      'An entry is malformed, has no possible day, or is one too many for its day. None is kept.',
    ),
    422: refusalSpec('The copy is full. None of these entries is kept.'),
  },
});
const LIST = describeRoute({
  summary: 'List changes of the journal',
  responses: {
    ...RATE_LIMIT_SPEC,
    ...SYNC_OFF_SPEC,
    200: answerSpec('A page of it.', journalChangesSchema),
    410: refusalSpec('The person has deleted the copy that this device knows.'),
  },
});
const REMOVE = describeRoute({
  summary: 'Delete the journal',
  responses: { ...RATE_LIMIT_SPEC, ...SYNC_OFF_SPEC, 204: answerSpec('Deleted.') },
});

export function journalRoutes({
  database,
  sessions,
  limits,
  limitReads,
  clock,
}: {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly limits: RateLimiter;
  readonly limitReads: MiddlewareHandler<SignedInEnv>;
  readonly clock: Clock;
}): Hono<SignedInEnv> {
  const routes = new Hono<SignedInEnv>();
  const onlySignedIn = requireSession(sessions);

  routes.post('/', STORE, onlySignedIn, createInputValidator('json', journalBatchSchema), async (c) => {
    const { id } = c.var.user;
    const wait = await limits.consume([BATCHES, id]);
    if (wait !== undefined) return tooManyRequests(c, wait);
    const { entries, removed = [] } = c.req.valid('json');
    // A local day is at most one day ahead of UTC.
    const latest = new Date(clock().getTime() + 24 * 60 * MINUTE).toISOString().slice(0, 10);
    const versions = [...entries, ...removed];
    if (versions.some(({ day }) => day < FIRST_DAY || day > latest))
      return c.json({ message: WRONG_DAY }, 400);
    const received = await storeEntries(database, id, versions);
    if (received === 'off') return syncOffResponse(c);
    if (received === 'crowded') return c.json({ message: CROWDED }, 400);
    if (received === 'full') return c.json({ message: FULL }, 422);
    return c.json({ received });
  });

  routes.get(
    '/',
    LIST,
    onlySignedIn,
    limitReads,
    createInputValidator('query', journalQuerySchema),
    async (c) => {
      const changes = await readChanges(database, c.var.user.id, c.req.valid('query').since);
      if (changes === 'off') return syncOffResponse(c);
      if (changes === 'deleted') return c.json({ message: 'This copy of your journal was deleted' }, 410);
      return c.json(changes);
    },
  );

  routes.delete('/', REMOVE, onlySignedIn, async (c) => {
    const { id } = c.var.user;
    const wait = await limits.consume([DELETIONS, id]);
    if (wait !== undefined) return tooManyRequests(c, wait);
    return (await deleteJournal(database, id, clock())) ? c.body(null, 204) : syncOffResponse(c);
  });

  return routes;
}

/** 409: the request needs a copy of the journal, and there is none. */
export function syncOffResponse(c: Context): Response {
  return c.json({ message: 'Sync is off: no copy of your journal is kept with your account' }, 409);
}
