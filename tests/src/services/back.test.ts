/** Back with layers, on a history that the test controls. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StandInHistory } from '../../fakes/page/history';

let back: typeof import('../../../src/services/back');
let history: StandInHistory;
let listeners: Set<() => void>;

beforeEach(async () => {
  listeners = new Set();
  history = new StandInHistory('http://localhost/games', () => {
    for (const listener of listeners) listener();
  });
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { assign: vi.fn(), replace: vi.fn() });
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => type === 'popstate' && listeners.add(listener),
    removeEventListener: (type: string, listener: () => void) =>
      type === 'popstate' && listeners.delete(listener),
  });
  vi.resetModules();
  back = await import('../../../src/services/back');
});
afterEach(() => vi.unstubAllGlobals());

const settles = () => new Promise((resolve) => setImmediate(resolve));
const isMarked = () => (history.state as { isLayer?: boolean } | null)?.isLayer === true;

test('Back closes the innermost layer only, and leaves one entry for those that stay', async () => {
  back.followBack();
  const closed: string[] = [];
  const layer = (name: string) => {
    const remove = back.addLayer(() => {
      closed.push(name);
      remove();
    });
  };
  layer('dialog');
  layer('question');
  expect([history.length, isMarked()]).toEqual([2, true]);
  history.back();
  await settles();
  expect([closed, history.length, isMarked()]).toEqual([['question'], 2, true]);
  history.back();
  await settles();
  expect([closed, isMarked()]).toEqual([['question', 'dialog'], false]);
});

test('a layer that closes by itself takes its entry along, and what waits for that comes after it', async () => {
  back.followBack();
  const remove = back.addLayer(() => undefined);
  const then = vi.fn(() => expect(isMarked()).toBe(false));
  back.callWithoutLayers(then);
  await settles();
  expect(then).not.toHaveBeenCalled();
  remove();
  await settles();
  expect(then).toHaveBeenCalledOnce();
  expect(isMarked()).toBe(false);
  // The app's own step back is no press of Back.
  const onBack = vi.fn();
  back.addLayer(onBack);
  await settles();
  expect(onBack).not.toHaveBeenCalled();
  expect(isMarked()).toBe(true);
});

test('the entry of an earlier visit goes, and a page that nobody follows any more hears no Back', async () => {
  history.pushState({ isLayer: true }, '');
  const stop = back.followBack();
  await settles();
  expect(isMarked()).toBe(false);
  const onBack = vi.fn();
  back.addLayer(onBack);
  stop();
  history.back();
  await settles();
  expect(onBack).not.toHaveBeenCalled();
});

test('a document replaces the entry of a layer, and else adds one unless it replaces', () => {
  back.followBack();
  back.loadDocument('/checkout');
  back.loadDocument('/checkout', { replace: true });
  expect([location.assign, location.replace].map((how) => vi.mocked(how).mock.calls.length)).toEqual([1, 1]);
  back.addLayer(() => undefined);
  back.loadDocument('/checkout');
  expect([location.assign, location.replace].map((how) => vi.mocked(how).mock.calls.length)).toEqual([1, 2]);
  expect(isMarked()).toBe(false);
});
