/** Reloads while a check-in is pending or open. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectIsOpen } from '../../../machines/app/check-in.machine';
import { persistPendingCheckIn } from '../../../src/services/pending-check-in';
import { AT, type CheckIn, MINUTE, openCheckIn } from '../../machines/app/check-in';

const kept = new Map<string, string>();
let now: number;
beforeEach(() => {
  kept.clear();
  now = AT;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Starts the page and lets its first 10 ms pass.
 * @param isOwn whether no other tab has the id of this tab
 */
async function loads(isOwn = true): Promise<CheckIn> {
  const checkIn = openCheckIn();
  const tab = { isOwn: Promise.resolve(isOwn), release: () => undefined };
  persistPendingCheckIn({ checkIn: checkIn.actor }, tab);
  await tab.isOwn;
  checkIn.pass(10);
  return checkIn;
}

function asks(checkIn: CheckIn): CheckIn {
  checkIn.actor.send({ type: 'requested', after: 'zen-garden', play: 'play-1', delay: 1000, at: now });
  return checkIn;
}

/** Returns the game and the play that the open dialog refers to; undefined while the dialog is closed. */
function about({ actor }: CheckIn) {
  const { after, play } = actor.getSnapshot().context;
  return selectIsOpen(actor.getSnapshot()) ? { after, play } : undefined;
}

test('an open check-in opens again after each reload, for the same play', async () => {
  asks(await loads()).pass(1000);
  for (let reload = 0; reload < 3; reload++)
    expect(about(await loads())).toEqual({ after: 'zen-garden', play: 'play-1' });
});

test('a pending check-in opens after a reload', async () => {
  asks(await loads());
  expect(about(await loads())).toEqual({ after: 'zen-garden', play: 'play-1' });
});

test('an answered or skipped check-in does not open again', async () => {
  for (const end of ['answered', 'skipped']) {
    const checkIn = asks(await loads());
    checkIn.pass(1000);
    checkIn.actor.send({ type: 'chosen', mood: 'positive' });
    checkIn.actor.send(end === 'skipped' ? { type: 'skipped', at: now } : { type: 'submitted' });
    if (end === 'answered') await checkIn.journal.settle('kept');
    expect(about(await loads())).toBeUndefined();
  }
});

test('an unwritten mood is requested again after a reload', async () => {
  const checkIn = asks(await loads());
  checkIn.pass(1000);
  checkIn.actor.send({ type: 'chosen', mood: 'positive' });
  checkIn.actor.send({ type: 'submitted' });
  await checkIn.journal.settle('broken');
  expect(about(await loads())).toEqual({ after: 'zen-garden', play: 'play-1' });
});

test.each([
  [60 * MINUTE, undefined],
  [59 * MINUTE, 'zen-garden'],
  [-MINUTE, undefined],
])('a tab that returns %d ms later asks for a mood within the hour only', async (later, after) => {
  asks(await loads()).pass(1000);
  now += later;
  expect(about(await loads())?.after).toBe(after);
});

test.each(['{', '[]', '{"after":7,"at":1}', 'null'])('%s in the storage opens nothing', async (text) => {
  kept.set('stillgrove.checkIn', text);
  expect(about(await loads())).toBeUndefined();
});

test('a browser that refuses the storage opens no check-in and loses nothing else', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const checkIn = asks(await loads());
  checkIn.pass(1000);
  expect(about(checkIn)?.after).toBe('zen-garden');
});

test('a duplicated tab opens no check-in, also after a reload, and asks after its own plays', async () => {
  asks(await loads()).pass(1000);
  const duplicate = await loads(false);
  expect(about(duplicate)).toBeUndefined();
  asks(duplicate).pass(1000);
  expect(about(duplicate)?.after).toBe('zen-garden');
  duplicate.actor.send({ type: 'skipped', at: now });
  expect(about(await loads())).toBeUndefined();
});
