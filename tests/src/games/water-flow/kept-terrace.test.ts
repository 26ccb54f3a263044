/** What the device keeps of an interrupted terrace: for a day, exported, imported and deleted. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { waterFlowMachine } from '../../../../machines/games/water-flow/water-flow.machine';

const KEY = 'stillgrove.waterFlow.terrace';

let texts: Map<string, string>;
let page: EventTarget;
let document: EventTarget & { hidden: boolean };

beforeEach(() => {
  texts = new Map();
  page = new EventTarget();
  document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page after a reload, with a game that is open. */
async function visit() {
  vi.resetModules();
  const kept = await import('../../../../src/games/water-flow/kept-terrace');
  const { default: data } = await import('../../../../src/games/water-flow/water-flow.data');
  const actor = createActor(waterFlowMachine, { input: { seed: 3, width: 1180 } }).start();
  const stop = kept.followTerrace(actor);
  return { ...kept, data, actor, stop, fresh: () => kept.freshTerrace(Date.now()) };
}

const begins = async () => {
  const visited = await visit();
  visited.actor.send({ type: 'game.started' });
  visited.actor.send({ type: 'stone.turned', stone: 0, by: 1 });
  return visited;
};

describe('a terrace', () => {
  test('is kept when its page is put away or hidden, and not while it is played', async () => {
    const { actor, fresh } = await begins();
    expect(fresh()).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fresh()).toBeNull();
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fresh()?.turns).toBe(1);
    actor.send({ type: 'stone.turned', stone: 0, by: 1 });
    page.dispatchEvent(new Event('pagehide'));
    expect(fresh()).toMatchObject({ turns: 2, terrace: 1, board: actor.getSnapshot().context.board });
    expect((await visit()).fresh()?.turns).toBe(2);
  });

  test('is forgotten when the session is left, and when another one begins', async () => {
    const { actor, fresh } = await begins();
    page.dispatchEvent(new Event('pagehide'));
    actor.send({ type: 'game.left' });
    expect(fresh()).toBeNull();
    actor.send({ type: 'game.started' });
    page.dispatchEvent(new Event('pagehide'));
    const later = await visit();
    expect(later.fresh()).not.toBeNull();
    later.actor.send({ type: 'game.started' });
    expect(later.fresh()).toBeNull();
  });

  test('is not kept before a session, nor after its page is closed', async () => {
    const { actor, fresh, stop } = await visit();
    page.dispatchEvent(new Event('pagehide'));
    expect(fresh()).toBeNull();
    stop();
    actor.send({ type: 'game.started' });
    page.dispatchEvent(new Event('pagehide'));
    expect(fresh()).toBeNull();
  });

  test.each(['', 'null', '{', '{}', '[]', '{"version":0}', 'x'.repeat(5000)])(
    'is none when something else lies there: %j',
    async (text) => {
      texts.set(KEY, text);
      expect((await visit()).fresh()).toBeNull();
    },
  );

  test('is exported, imported and deleted', async () => {
    const { data } = await begins();
    expect(await data.read()).toBeUndefined();
    page.dispatchEvent(new Event('pagehide'));
    const exported = JSON.parse(JSON.stringify(await data.read()));
    await data.wipe();
    expect(texts.has(KEY)).toBe(false);
    expect(data.take({ ...exported, version: 9 })).toBeUndefined();
    expect(data.take('terrace')).toBeUndefined();
    for (const how of ['merge', 'replace', 'replace'] as const) await data.take(exported)?.(how);
    expect(await data.read()).toEqual(exported);
  });
});
