/** An import restores an exported safe space, and refuses other data without a change. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_SPACE, type Space } from '../../../../domain/safe-space';
import { writeRecord } from '../../../../domain/safe-space-record';
import { ASIDE, DRAFT, readAll, SAVED_KEY } from '../../../../src/games/safe-space-builder/space-store';
import { takeSpace } from '../../../../src/games/safe-space-builder/take-space';

/** localStorage that rejects texts longer than `#room` characters. */
class Small {
  #room = Number.POSITIVE_INFINITY;
  [key: string]: unknown;

  getItem = (key: string): string | null => (Object.hasOwn(this, key) ? (this[key] as string) : null);
  setItem = (key: string, text: string): void => {
    if (text.length > this.#room) throw new Error('QuotaExceededError');
    this[key] = text;
  };
  removeItem = (key: string): void => {
    delete this[key];
  };
  fill(room: number): void {
    this.#room = room;
  }
}

let storage: Small;
beforeEach(() => {
  storage = new Small();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const space = (name: string): Space => ({ ...EMPTY_SPACE, name });
const DAMAGED = '{"name":"half';

/** Stores a space, a draft and an unreadable text, and returns them as an export contains them. */
function live(name: string): unknown {
  storage.setItem(SAVED_KEY, writeRecord(space(name)));
  storage.setItem(`${DRAFT}tab`, writeRecord({ ...space(name), lighting: 30 }));
  storage.setItem(`${ASIDE}1`, DAMAGED);
  return JSON.parse(JSON.stringify(readAll()));
}

const leave = () => {
  storage = new Small();
  vi.stubGlobal('localStorage', storage);
};

test.each(['merge', 'replace'] as const)(
  'on an empty device, by %s: all of it, and idempotent',
  async (how) => {
    const exported = live('Porch');
    leave();
    for (let time = 0; time < 2; time++) await takeSpace(exported)?.(how);
    expect(JSON.parse(JSON.stringify(readAll()))).toEqual(exported);
  },
);

test('an existing place and its unsaved changes stay, unless it is to be replaced', async () => {
  const exported = live('Porch');
  leave();
  storage.setItem(SAVED_KEY, writeRecord(space('Attic')));
  await takeSpace(exported)?.('merge');
  expect(readAll()).toEqual({ saved: space('Attic'), aside: [DAMAGED] });
  await takeSpace(exported)?.('replace');
  expect(JSON.parse(JSON.stringify(readAll()))).toEqual(exported);
});

test('without space nothing changes', async () => {
  const exported = live('x'.repeat(500));
  leave();
  const before = live('Attic');
  storage.fill(400);
  await expect(takeSpace(exported)?.('replace')).rejects.toThrow('Quota');
  expect(JSON.parse(JSON.stringify(readAll()))).toEqual(before);
});

test.each([
  ['nothing', null],
  ['a number', 7],
  ['a space of another kind', { saved: { name: 5 } }],
  ['a space of which a part is unknown', { saved: { ...EMPTY_SPACE, lighting: 'dim' } }],
  ['drafts that are none', { saved: null, drafts: [3] }],
  ['drafts in no list', { saved: null, drafts: 'one' }],
  ['texts that are none', { saved: null, aside: [{}] }],
])('%s is refused', (_, data) => {
  live('Attic');
  expect(takeSpace(data)).toBeUndefined();
});
