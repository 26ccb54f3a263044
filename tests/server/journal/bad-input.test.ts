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
  ['null', null],
  ['an array', [play()]],
  ['no kind', changed({ kind: undefined })],
  ['an unknown kind', changed({ kind: 'thought' })],
  ['an unknown field', changed({ note: 'what I really think' })],
  ['a field of another kind', changed({ mood: 'positive' })],
  ['a person', changed({ person: 'somebody-else' })],
  ['an array for an id', changed({ id: ['0b8f6c0e-2f0e-4a43-9a57-0c3f1f1d2b3c'] })],
  ['an id with NUL', changed({ id: 'abcdefgh\0' })],
  ['an id with half a character', changed({ id: 'abcdefgh\ud800' })],
  ['a game with NUL', changed({ game: 'memory\0cards' })],
  ['a number that is not whole', changed({ at: 1.5 })],
  ['a negative time', changed({ at: -1 })],
  ['a whole number that is not exact', changed({ at: 2 ** 53 })],
  ['a number as a string', changed({ hour: '7' })],
  ['an hour that no day has', changed({ hour: 24 })],
  ['a day that no year has', changed({ day: '2026-02-30' })],
  ['a score of null', changed({ score: null })],
  ['revision 0', changed({ rev: 0 })],
];

const BODIES: [string, string][] = [
  ['nothing', ''],
  ['half of it', '{"entries":[{"kind":"mo'],
  ['null', 'null'],
  ['no entries', '{}'],
  ['an empty batch', '{"entries":[]}'],
  ['too many entries', JSON.stringify({ entries: Array.from({ length: MAX_BATCH_SIZE + 1 }, () => mood()) })],
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
  ['another field', JSON.stringify({ entries: [mood()], person: 'somebody-else' })],
  ['__proto__', `{"entries":[${JSON.stringify(mood())}],"__proto__":{"sync":true}}`],
  ['constructor', `{"entries":[${JSON.stringify(mood())}],"constructor":{"prototype":{}}}`],
  ['__proto__ in an entry', JSON.stringify({ entries: [mood()] }).replace('"kind"', '"__proto__":{},"kind"')],
  ['a deep nest', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['10 kB of nothing', JSON.stringify({ entries: [], filler: 'x'.repeat(10_000) })],
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
