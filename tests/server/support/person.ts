import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import {
  type JournalChanges,
  partitionVersions,
  type SyncedEntry,
  type SyncedVersion,
} from '../../../domain/contract';
import { users } from '../../../server/accounts/schema';
import { Sessions } from '../../../server/accounts/sessions';
import { ensureJournal } from '../../../server/journal/journal';
import type { Database } from '../../../server/storage/database';
import { type Answer, ask } from './ask';

/** A person with an account, signed in on one device. */
export class Person {
  readonly id: string;
  readonly cookie: string;

  constructor(id: string, cookie: string) {
    this.id = id;
    this.cookie = cookie;
  }

  /** Sends a request. A string body is sent unchanged, any other body as JSON. */
  ask(port: number, method: string, path: string, body?: unknown): Promise<Answer> {
    return ask(port, path, {
      method,
      headers: { Cookie: this.cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  send(port: number, ...versions: readonly SyncedVersion[]): Promise<Answer> {
    return this.ask(port, 'POST', '/api/journal', partitionVersions(versions));
  }

  look(port: number, since?: string): Promise<Answer> {
    const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
    return this.ask(port, 'GET', `/api/journal${query}`);
  }

  /** Reads all pages of changes to the journal. */
  async readAll(port: number, since?: string): Promise<{ entries: SyncedEntry[]; cursor: string }> {
    const entries: SyncedEntry[] = [];
    for (let cursor = since; ; ) {
      const answer = await this.look(port, cursor);
      if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text()}`);
      const page = answer.json() as JournalChanges;
      entries.push(...page.entries);
      cursor = page.cursor;
      if (!page.hasMore) return { entries, cursor };
    }
  }
}

/** Creates an account with a session. With `sync` the account has an empty copy of the journal. */
export async function enrol(
  database: Database,
  { sync }: { sync: boolean } = { sync: true },
): Promise<Person> {
  const id = randomUUID();
  await database.transaction(async (tx) => {
    await tx.insert(users).values({
      id,
      username: `fern-${id.slice(0, 8)}`,
      passwordHash: '',
      sync,
      createdAt: new Date(),
    });
    if (sync) await ensureJournal(tx, id);
  });
  const sessions = new Sessions({ database, clock: () => new Date(), isSecure: false });
  const app = new Hono().post('/', async (c) => {
    await sessions.begin(c, id);
    return c.body(null, 204);
  });
  const given = await app.request('/', { method: 'POST' });
  return new Person(id, given.headers.get('Set-Cookie')?.split(';')[0] ?? '');
}

type Kind<Name> = Extract<SyncedEntry, { kind: Name }>;

/** Returns a new mood entry. */
export const mood = (id: string = randomUUID()): Kind<'mood'> => ({
  kind: 'mood',
  id,
  at: Date.UTC(2026, 10, 20, 18),
  day: '2026-11-20',
  hour: 19,
  mood: 'positive',
});

/** Returns a new play that has started. */
export const play = (id: string = randomUUID()): Kind<'play'> => ({
  kind: 'play',
  id,
  at: Date.UTC(2026, 10, 20, 18),
  day: '2026-11-20',
  hour: 19,
  game: 'memory-cards',
  level: 1,
});

/** Returns a new music entry. */
export const music = (id: string = randomUUID()): Kind<'music'> => ({
  kind: 'music',
  id,
  at: Date.UTC(2026, 10, 20, 18),
  day: '2026-11-20',
  hour: 19,
  seconds: 61,
});
