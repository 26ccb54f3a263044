import { type Context, Hono } from 'hono';
import { journalBatch, journalQuestion } from '../../domain/contract';
import { type SignedIn, signedIn } from '../accounts/current';
import type { Sessions } from '../accounts/sessions';
import type { Clock } from '../clock';
import { refuseMethod } from '../refuse-method';
import type { Database } from '../storage/storage';
import { valid } from '../valid';
import { deleteJournal, readChanges, receiveEntries } from './journal';

/** The calls of `/api/journal`, for people who are signed in and have turned sync on. */
export function journalRoutes({
  database,
  sessions,
  clock,
}: {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly clock: Clock;
}): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const onlySignedIn = signedIn(sessions);

  routes.post('/', onlySignedIn, valid('json', journalBatch), async (c) => {
    const received = await receiveEntries(database, c.var.user.id, c.req.valid('json').entries);
    return received === undefined ? refuseWithoutSync(c) : c.json({ received });
  });

  routes.get('/', onlySignedIn, valid('query', journalQuestion), async (c) => {
    const changes = await readChanges(database, c.var.user.id, c.req.valid('query').since);
    if (changes === 'off') return refuseWithoutSync(c);
    if (changes === 'deleted') return c.json({ message: 'This copy of your journal was deleted' }, 410);
    return c.json(changes);
  });

  routes.delete('/', onlySignedIn, async (c) =>
    (await deleteJournal(database, c.var.user.id, clock())) ? c.body(null, 204) : refuseWithoutSync(c),
  );

  routes.all('/', refuseMethod('GET, HEAD, POST, DELETE'));
  return routes;
}

/** 409: what is asked for is only there while a copy of the journal is kept. */
export function refuseWithoutSync(c: Context): Response {
  return c.json({ message: 'Sync is off: no copy of your journal is kept with your account' }, 409);
}
