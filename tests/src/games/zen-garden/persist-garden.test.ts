/** The stored garden, in one tab and in several, on a full, cleared or broken device. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createSingleFlight } from '../../../../domain/single-flight';
import { encodeStroke } from '../../../../machines/games/zen-garden/garden-codec';
import { NUMBERS_PER_POINT, type Stroke } from '../../../../machines/games/zen-garden/strokes';
import { zenGardenMachine } from '../../../../machines/games/zen-garden/zen-garden.machine';
import { DATABASE_NAME, openDatabase } from '../../../../src/device/database';
import { persistGarden } from '../../../../src/games/zen-garden/persist-garden';
import gardenData from '../../../../src/games/zen-garden/zen-garden.data';
import { stroke } from '../../../fixtures/sand/stroke';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Each call returns a later time, so no two strokes have the same time.
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let now = 1_795_000_000_000;
let visits = 0;
let drags = 0;

/** Returns a line at a unique height. The height identifies the line. */
const line = (y: number): Stroke =>
  stroke([
    [40, y],
    [53, y],
  ]);

/** Returns a tab with the open garden. */
function openTab() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  visits += 1;
  const actor = createActor(zenGardenMachine, { input: { visit: visits } }).start();
  const told: string[] = [];
  const stop = persistGarden(actor, {
    database: createSingleFlight(openDatabase),
    toasts: {
      show: ({ title }: { title: string }) => void told.push(title),
    } as never,
  });
  actor.send({ type: 'game.started' });
  const heights = () => actor.getSnapshot().context.strokes.map(({ points }) => (points[1] as number) / 8);
  return {
    told,
    heights,
    send: actor.send,
    rakes: (y: number) => actor.send({ type: 'stroke.ended', stroke: line(y), seconds: 1, drag: ++drags }),
    comesBack: () => page.dispatchEvent(new Event('focus')),
    shows: (...ys: number[]) => expect.poll(heights).toEqual(ys),
    leaves: () => {
      actor.send({ type: 'game.left' });
      vi.stubGlobal('window', page);
      stop();
    },
  };
}

/** Waits until the device stores this many marks. A mark is a stroke or a smoothing. */
const has = (count: number) =>
  expect
    .poll(async () => {
      const database = await openDB(DATABASE_NAME);
      const found = database.objectStoreNames.contains('marks') ? await database.count('marks') : 0;
      database.close();
      return found;
    })
    .toBe(count);

/** Stores strokes, as an earlier visit does. */
async function layGarden(strokes: readonly unknown[]): Promise<void> {
  const database = await openDatabase();
  await database.change(
    async (tables) => {
      for (const [index, bytes] of strokes.entries())
        await tables.marks.put({ key: [0, 0, index], step: `0.${index}`, bytes: bytes as ArrayBuffer });
    },
    ['marks'],
  );
}

const unreadable = async (): Promise<unknown[]> => {
  const database = await openDB(DATABASE_NAME);
  const found = (await database.getAll('aside')).map(({ value }) => value);
  database.close();
  return found;
};

describe('one tab', () => {
  test('finds the garden unchanged, and can undo earlier steps', async () => {
    const before = openTab();
    before.rakes(10);
    before.rakes(20);
    before.send({ type: 'garden.reset' });
    before.rakes(30);
    await has(4);
    before.leaves();
    const after = openTab();
    await after.shows(30);
    after.send({ type: 'step.undone' });
    after.send({ type: 'step.undone' });
    expect(after.heights()).toEqual([10, 20]);
    await has(2);
    after.leaves();
  });

  test('loses nothing raked before the garden was read, or right before it is left', async () => {
    const first = openTab();
    first.rakes(10);
    await has(1);
    first.leaves();
    const second = openTab();
    second.rakes(20);
    await second.shows(10, 20);
    second.rakes(30);
    second.leaves();
    await has(3);
  });

  test('reports a full disk once, and writes everything when there is space', async () => {
    const tab = openTab();
    await has(0);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    tab.rakes(10);
    tab.rakes(20);
    await expect.poll(() => tab.told).toEqual(["Your garden isn't saved"]);
    tab.comesBack();
    await has(0);
    expect(tab.heights()).toEqual([10, 20]);
    put.mockRestore();
    tab.rakes(30);
    await has(3);
    tab.leaves();
  });
});

describe('two tabs', () => {
  test('keep the strokes of both in order of drawing, and show all of them when one becomes active', async () => {
    const [one, other] = [openTab(), openTab()];
    one.rakes(10);
    await has(1);
    other.rakes(20);
    await has(2);
    one.rakes(30);
    await has(3);
    one.comesBack();
    other.comesBack();
    await one.shows(10, 20, 30);
    await other.shows(10, 20, 30);
    // Each tab can undo a stroke of the other. The stroke then disappears in both tabs.
    other.send({ type: 'step.undone' });
    await has(2);
    one.comesBack();
    await one.shows(10, 20);
    one.leaves();
    other.leaves();
    const later = openTab();
    await later.shows(10, 20);
    later.leaves();
  });

  test('with a reset in one: strokes of the other after it stay visible', async () => {
    const [one, other] = [openTab(), openTab()];
    one.rakes(10);
    await has(1);
    one.send({ type: 'garden.reset' });
    await has(2);
    other.rakes(20);
    await has(3);
    one.comesBack();
    await one.shows(20);
    one.leaves();
    other.leaves();
  });

  test('with a deletion in one: the other continues, and its next stroke is stored', async () => {
    const tab = openTab();
    tab.rakes(10);
    await has(1);
    await deleteDB(DATABASE_NAME);
    tab.rakes(20);
    await has(1);
    expect(tab.heights()).toEqual([10, 20]);
    tab.comesBack();
    await tab.shows(20);
    tab.leaves();
  });
});

test.each([
  ['that is cut short', encodeStroke(line(10)).slice(0, -3)],
  ['of nothing known', { strokes: [Number.NaN] }],
])('a garden %s is set aside, with one message', async (_, bytes) => {
  await layGarden([bytes]);
  const tab = openTab();
  await expect.poll(() => tab.told).toEqual(['Your sand starts out smooth']);
  tab.rakes(10);
  await has(1);
  expect(await unreadable()).toEqual([{ key: [0, 0, 0], step: '0.0', bytes }]);
  tab.leaves();
  const again = openTab();
  await again.shows(10);
  expect(again.told).toEqual([]);
  again.leaves();
});

test('a garden beyond the maximum is shortened, with a message', async () => {
  const long = encodeStroke({ ...stroke(), points: new Int16Array(15_000 * NUMBERS_PER_POINT) });
  await layGarden(Array.from({ length: 40 }, () => long));
  const tab = openTab();
  await expect.poll(() => tab.told).toEqual(['The oldest lines were left out']);
  await expect.poll(() => tab.heights().length).toBe(33);
  tab.leaves();
});

test('an unreadable mark is set aside alone', async () => {
  const before = openTab();
  before.rakes(10);
  before.rakes(20);
  await has(2);
  before.leaves();
  const database = await openDB(DATABASE_NAME);
  await database.put('marks', { key: [1, 1, 1], step: 'x', bytes: new ArrayBuffer(3) });
  await database.put('marks', { key: 'no key of ours', step: 'y', bytes: null });
  database.close();
  const tab = openTab();
  await tab.shows(10, 20);
  expect(tab.told).toEqual(["Some of your garden couldn't be read"]);
  expect(await unreadable()).toHaveLength(2);
  await has(2);
  tab.leaves();
});

test('everything is exported as JSON', async () => {
  const tab = openTab();
  tab.rakes(10);
  tab.send({ type: 'garden.reset' });
  await has(2);
  tab.leaves();
  const garden = (await (await openDatabase()).read(gardenData.read, ['marks'])) as {
    marks: { step: string; stroke: string | null }[];
  };
  expect(garden.marks).toHaveLength(2);
  expect(Buffer.from(garden.marks[0]?.stroke ?? '', 'base64')).toEqual(Buffer.from(encodeStroke(line(10))));
  expect(garden.marks[1]?.stroke).toBeNull();
});
