import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { journalBatchSchema, MAX_BATCH_SIZE } from '../../../domain/contract';
import { MAX_REVISIONS } from '../../../domain/journal';
import { ask } from '../support/ask';
import { type Here, serveHere } from '../support/here';
import { enrol, mood, type Person, play } from '../support/person';

const REFUSED = { message: 'What was sent was not understood. Please reload the page and try again.' };

/** Returns an entry with changed, added or (undefined) removed fields. */
const changed = (fields: Record<string, unknown>) => ({ ...play(), ...fields });

const ENTRIES: [string, unknown][] = [
  ['an unknown field', changed({ note: 'what I really think' })],
  ['an id with NUL', changed({ id: 'abcdefgh\0' })],
  ['an id with half a character', changed({ id: 'abcdefgh\ud800' })],
  ['a game with NUL', changed({ game: 'memory\0cards' })],
];

const BODIES: [string, string][] = [
  ['nothing', ''],
  ['half of it', '{"entries":[{"kind":"mo'],
  ['a removal without a revision', '{"entries":[],"removed":[{"id":"entry-01","day":"2026-11-20"}]}'],
  [
    'a removal that still says what it was',
    JSON.stringify({
      entries: [],
      removed: [{ id: 'entry-01', day: '2026-11-20', rev: 1, mood: 'positive' }],
    }),
  ],
  ['removals that are none', JSON.stringify({ entries: [mood()], removed: null })],
  ['an empty batch with no removal', '{"entries":[],"removed":[]}'],
  [
    'too many entries and removals together',
    JSON.stringify({
      entries: Array.from({ length: MAX_BATCH_SIZE }, () => mood()),
      removed: [{ id: 'entry-01', day: '2026-11-20', rev: 1 }],
    }),
  ],
  ['__proto__', `{"entries":[${JSON.stringify(mood())}],"__proto__":{"sync":true}}`],
  ['constructor', `{"entries":[${JSON.stringify(mood())}],"constructor":{"prototype":{}}}`],
  ['__proto__ in an entry', JSON.stringify({ entries: [mood()] }).replace('"kind"', '"__proto__":{},"kind"')],
  ['a deep nest', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
];

let here: Here;
let person: Person;
beforeAll(async () => {
  here = await serveHere({});
  person = await enrol(here.storage.database);
});
afterAll(() => here.stop());
const log = vi.spyOn(console, 'error');
afterEach(async () => {
  expect((await person.readAll(here.port)).entries).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('an invalid entry is refused with its whole batch', async () => {
  for (const [name, entry] of ENTRIES) {
    const answer = await person.ask(here.port, 'POST', '/api/journal', { entries: [mood(), entry] });
    expect([answer.status, answer.json()], name).toEqual([400, REFUSED]);
  }
});

test('invalid bodies are refused', async () => {
  for (const [name, body] of BODIES) {
    const answer = await person.ask(here.port, 'POST', '/api/journal', body);
    expect([answer.status, answer.json()], name).toEqual([400, REFUSED]);
    expect(answer.headers['cache-control'], name).toBe('no-store');
  }
});

test('a form of another site or a body that is not JSON is refused', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answer = await ask(here.port, '/api/journal', {
      method: 'POST',
      headers: { Cookie: person.cookie, 'Content-Type': type },
      body: JSON.stringify({ entries: [mood()] }),
    });
    expect([answer.status, answer.json()], type).toEqual([415, REFUSED]);
  }
});

test('invalid queries are refused', async () => {
  for (const query of ['since=', 'since=a&since=b', `since=${'a'.repeat(81)}`, 'since[]=a', 'until=a']) {
    const answer = await person.ask(here.port, 'GET', `/api/journal?${query}`);
    expect([answer.status, answer.json()], query).toEqual([400, REFUSED]);
  }
});

test('the largest possible batch is below the limit of a body', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const entries = Array.from({ length: MAX_BATCH_SIZE }, (_, index) => ({
    ...play(String(index).padStart(64, '-')),
    at: most,
    hour: 23,
    game: 'g'.repeat(64),
    level: most,
    completedAt: most,
    score: most,
    rev: MAX_REVISIONS,
  }));
  expect(journalBatchSchema.safeParse({ entries }).success).toBe(true);
  expect(JSON.stringify({ entries }).length).toBeLessThan(64 * 1024);
});
