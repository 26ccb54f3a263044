/** The shelf of Worry Stones on the device: stored immediately, shared by tabs, exported, imported and deleted. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ShelfStone } from '../../../../machines/games/worry-stones/shelf';
import { worryStonesMachine } from '../../../../machines/games/worry-stones/worry-stones.machine';

const KEY = 'stillgrove.worryStones.shelf';
const NOW = { day: '2026-11-26', hour: 8 };

let texts: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  texts = new Map();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const stone = (id: number, rest: Partial<ShelfStone> = {}): ShelfStone => ({
  id,
  stone: id % 5,
  kind: 'money',
  since: NOW.day,
  ...rest,
});
const lies = (...stones: readonly unknown[]) => texts.set(KEY, JSON.stringify({ version: 1, stones }));
const idsThere = () => JSON.parse(texts.get(KEY) ?? '{"stones":[]}').stones.map(({ id }: ShelfStone) => id);

/** Sends the event with which the browser reports a change of the stored shelf in another tab. */
function isTold(): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, storageArea: localStorage }));
}

/** Returns a tab with the game open. */
async function visit(seed = 3) {
  vi.resetModules();
  const kept = await import('../../../../src/games/worry-stones/worry-stones.data');
  const { default: data } = await import('../../../../src/games/worry-stones/worry-stones.data');
  const actor = createActor(worryStonesMachine, { input: { seed, now: NOW } }).start();
  const stop = kept.persistSharedShelf(actor);
  const ids = () => actor.getSnapshot().context.shelf.map(({ id }) => id);
  return { actor, data, ids, stop };
}

describe('the shelf', () => {
  test('is read from the device, and a stone that is let go is deleted there', async () => {
    lies(stone(1), stone(2, { due: NOW }));
    const { actor, ids } = await visit();
    expect(ids()).toEqual([1, 2]);
    actor.send({ type: 'game.started' });
    actor.send({ type: 'worry.released' });
    expect(idsThere()).toEqual([1]);
    expect((await visit()).ids()).toEqual([1]);
  });

  test.each(['', 'null', '{', '[]', '{"version":0,"stones":[]}', '{"version":1}', 'x'.repeat(5000)])(
    'is empty when something else lies there: %j',
    async (text) => {
      texts.set(KEY, text);
      expect((await visit()).ids()).toEqual([]);
    },
  );

  test('keeps the valid stones when one is damaged', async () => {
    lies(stone(1), { ...stone(2), stone: 9 }, stone(3));
    expect((await visit()).ids()).toEqual([1, 3]);
  });

  test('is shared by two tabs: neither loses the changes of the other', async () => {
    lies(stone(1), stone(2, { since: '2026-01-01' }));
    const { actor, ids } = await visit();
    actor.send({ type: 'game.started' });
    // The other tab puts down stone 7 and releases stone 1. This tab has not received the change yet.
    lies(stone(2, { since: '2026-01-01' }), stone(7));
    actor.send({ type: 'moss.released' });
    expect(idsThere()).toEqual([7]);
    expect(ids()).toEqual([7]);
    lies(stone(7), stone(8));
    isTold();
    expect(ids()).toEqual([7, 8]);
  });

  test('is no longer followed after its page is closed', async () => {
    lies(stone(1));
    const { ids, stop } = await visit();
    stop();
    lies(stone(2));
    isTold();
    expect(ids()).toEqual([1]);
  });

  test('that is deleted is empty in an open game', async () => {
    lies(stone(1));
    const { ids } = await visit();
    texts.delete(KEY);
    isTold();
    expect(ids()).toEqual([]);
  });
});

test('the stones of a file can be added or replace the shelf, any number of times', async () => {
  const { data } = await visit();
  const file = { version: 1, stones: [stone(1), stone(2)] };
  lies(stone(2), stone(3));
  for (let time = 0; time < 2; time++) data.store?.(file, 'merge');
  expect(idsThere().toSorted()).toEqual([1, 2, 3]);
  for (let time = 0; time < 2; time++) data.store?.(file, 'replace');
  expect(idsThere()).toEqual([1, 2]);
});
