/** Entries that a person changes or removes: rows and analytics on the server. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { journalChangesSchema, type SyncedVersion } from '../../../domain/contract';
import { removalOf } from '../../../domain/journal';
import { MOODS } from '../../../domain/mood';
import { ask } from '../support/ask';
import { type Here, serveHere } from '../support/here';
import { enrol, mood, type Person, play } from '../support/person';

/** The schema of an earlier version of the app, without revisions and removals. */
const common = { id: z.string(), at: z.int(), day: z.iso.date(), hour: z.int() };
const oldChanges = z.object({
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...common, kind: z.literal('mood'), mood: z.enum(MOODS), after: z.optional(z.string()) }),
      z.object({ ...common, kind: z.literal('play'), game: z.string(), level: z.optional(z.int()) }),
    ]),
  ),
  cursor: z.string(),
  reset: z.boolean(),
  hasMore: z.boolean(),
});

const NOON = new Date('2026-11-20T12:00:00Z');

let here: Here;
let person: Person;
beforeAll(async () => {
  here = await serveHere({ clock: () => NOON });
});
afterAll(() => here.stop());
beforeEach(async () => {
  person = await enrol(here.storage.database);
});

const look = async (since?: string) =>
  journalChangesSchema.parse((await person.look(here.port, since)).json());
const send = async (...sent: readonly SyncedVersion[]) =>
  expect((await person.send(here.port, ...sent)).json()).toEqual({
    received: new Set(sent.map(({ id }) => id)).size,
  });
const figures = async (name: 'emotional' | 'games' | 'usage') =>
  (
    await ask(here.port, `/api/analytics/${name}`, {
      headers: { Cookie: person.cookie, 'Local-Day': '2026-11-20' },
    })
  ).json() as Record<string, unknown>;

test('stores the change and sends it once to every device', async () => {
  const wrong = mood();
  await send(wrong);
  const { cursor } = await look();
  const right = { ...wrong, mood: 'negative' as const, rev: 1 };
  await send(right);
  const next = await look(cursor);
  expect(next).toMatchObject({ entries: [right], reset: false, hasMore: false });
  expect(await figures('emotional')).toMatchObject({
    monthlyTrends: { '2026-11': { negative: 1, total: 1 } },
  });
  await send(right);
  await send({ ...right, mood: 'negative', rev: 1 });
  expect((await look(next.cursor)).entries).toEqual([]);
});

test('keeps only the id, the day and the revision of a removed entry', async () => {
  const [there, other] = [mood(), play()];
  await send(there, other);
  expect(await figures('usage')).toMatchObject({ totalActivities: 2 });
  const { cursor } = await look();
  await send(removalOf(there), removalOf(other));
  const next = await look(cursor);
  expect(next).toMatchObject({
    entries: [],
    removed: [
      { id: there.id, day: there.day, rev: 1 },
      { id: other.id, day: other.day, rev: 1 },
    ],
  });
  expect(await figures('usage')).toMatchObject({ totalActivities: 0, hourlyUsage: Array(24).fill(0) });
  expect(await figures('games')).toMatchObject({ gameUsage: {} });
  expect(await figures('emotional')).toEqual({ dailyTrends: {}, weeklyTrends: {}, monthlyTrends: {} });
});

test('restores a removed entry when the removal is undone', async () => {
  const there = mood();
  await send(there, removalOf(there));
  const back = { ...there, rev: 2 };
  await send(back);
  expect((await look()).entries).toEqual([back]);
  expect((await look()).removed).toBeUndefined();
});

test('keeps the same version of two offline changes in whichever order they arrive', async () => {
  const [one, other] = [mood(), mood()];
  const changes = [one, other].map((entry) => [
    { ...entry, mood: 'negative' as const, rev: 1 },
    { ...entry, mood: 'neutral' as const, rev: 1 },
  ]);
  await send(one, other);
  await send(changes[0]?.[0] as SyncedVersion, changes[1]?.[1] as SyncedVersion);
  await send(changes[0]?.[1] as SyncedVersion, changes[1]?.[0] as SyncedVersion);
  const { entries } = await look();
  expect(new Set(entries.map((entry) => entry.kind === 'mood' && entry.mood))).toEqual(new Set(['neutral']));
  expect(entries).toHaveLength(2);
  await send({ ...one, mood: 'positive', rev: 1 }, removalOf(one));
  expect(await look()).toMatchObject({ entries: [{ id: other.id }], removed: [{ id: one.id, rev: 1 }] });
});

test('ignores removed entries and older versions from an outdated client', async () => {
  const [gone, changed, unsent] = [mood(), mood(), mood()];
  await send(gone, changed);
  await send(removalOf(gone), { ...changed, mood: 'neutral', rev: 3 }, removalOf(unsent));
  const before = await look();
  await send(gone, changed, unsent);
  await send({ ...changed, mood: 'positive', rev: 2 });
  expect(await look()).toEqual(before);
  expect(before.removed).toHaveLength(2);
});

test('is readable by a client without changes and removals', async () => {
  const [gone, changed] = [play(), mood()];
  await send(gone, changed);
  const { cursor } = oldChanges.parse((await person.look(here.port)).json());
  await send(removalOf(gone), { ...changed, mood: 'negative', rev: 1 });
  const answer = oldChanges.parse((await person.look(here.port, cursor)).json());
  expect(answer.entries).toEqual([{ ...changed, mood: 'negative' }]);
  await send(gone, changed);
  expect((await look()).removed).toEqual([removalOf(gone)]);
});

test('accepts 500 removals in a row and returns them in pages', async () => {
  const all = Array.from({ length: 600 }, () => mood());
  for (let first = 0; first < all.length; first += 200) await send(...all.slice(first, first + 200));
  for (let first = 0; first < 500; first += 100) await send(...all.slice(first, first + 100).map(removalOf));
  const page = await look();
  expect([page.entries.length, page.removed?.length, page.hasMore]).toEqual([100, 400, true]);
  expect((await look(page.cursor)).removed).toHaveLength(100);
  expect(await figures('usage')).toMatchObject({ totalActivities: 100 });
});
