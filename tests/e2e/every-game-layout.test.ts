/** Positions and sizes in games, in small windows. */

import type { Guest, GuestOptions } from '../drivers/guest';
import { wrongsOfSession } from '../drivers/look/fold';
import { wrongsInLayout } from '../drivers/look/layout';
import { expect, type NewGuest, test, testInSoak } from '../drivers/test';
import { ThoughtBubblesDriver } from '../drivers/thought-bubbles.driver';

type Size = readonly [width: number, height: number];

const LOW: readonly Size[] = [
  [900, 700],
  [390, 844],
  [360, 640],
  [740, 360],
  [320, 568],
];

const TABLETS: readonly Size[] = [
  [900, 700],
  [1100, 760],
  [1180, 820],
  [820, 1180],
];

/** Slot of the scene. The canvas lies in a host that is larger than the slot. */
const SLOT = ':has(> div > canvas)';

/** Opens a game in a window and starts it. */
async function play(
  newGuest: NewGuest,
  path: string,
  [width, height]: Size,
  options: GuestOptions = {},
): Promise<Guest> {
  const guest = await newGuest({
    ...options,
    device: { width, height },
    isCoarse: true,
    isUnseen: true,
    holdsClock: true,
  });
  await guest.open(path);
  const start = guest.page.locator('[data-next]');
  await guest.sees(start);
  await guest.act(start);
  await guest.sees(guest.button('All sound'));
  return guest;
}

async function boxOf(guest: Guest, name: string) {
  const box = await guest.button(name).boundingBox();
  if (!box) throw new Error(`"${name}" has no box`);
  return box;
}

/** Returns the number of lines of text in a button. */
const linesOf = (guest: Guest, name: string): Promise<number> =>
  guest.button(name).evaluate((button, text) => {
    const node = document.createTreeWalker(button, NodeFilter.SHOW_TEXT, (one) =>
      one.textContent === text ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const words = document.createRange();
    words.selectNodeContents(node.nextNode() as Node);
    return words.getClientRects().length;
  }, name);

async function resize(guest: Guest, [width, height]: Size, text = '100%'): Promise<void> {
  await guest.resize({ width, height });
  await guest.page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
  await guest.hearsOfSizes();
}

testInSoak(
  'Progressive Relaxation keeps its buttons in place through all phases, each label on one line',
  async ({ newGuest }) => {
    const guest = await play(newGuest, '/games/progressive-relaxation', [320, 568]);
    const title = guest.page.getByRole('heading', { level: 1 });
    await guest.until(guest.page.getByLabel('Time', { exact: true }));
    await guest.wait(100);
    const tops = new Map<string, Set<number>>();
    for (;;) {
      const now = await title.innerText();
      for (const size of LOW) {
        await resize(guest, size);
        const seen = tops.get(`${size}`) ?? new Set();
        tops.set(`${size}`, seen.add((await boxOf(guest, 'Quit Session')).y));
        expect(await linesOf(guest, 'Quit Session'), `${size}`).toBe(1);
      }
      if (now === 'Final Relaxation') break;
      await guest.press('Skip');
      await guest.noLongerSees(guest.heading(now));
    }
    for (const [size, seen] of tops) expect([...seen], size).toHaveLength(1);
  },
);

for (const [path, line] of [
  ['/games/breathing-puzzle', 'Choose a rhythm and let the bubble lead your breath.'],
  ['/games/breathing-puzzle-simplified', 'The simpler one: choose once, then only breathe.'],
] as const)
  test(`${path} has its introduction and all its choices in view on a tablet before Start`, async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      device: { width: 900, height: 700 },
      isCoarse: true,
      isUnseen: true,
      holdsClock: true,
    });
    await guest.open(path);
    await guest.sees(guest.button('Start'));
    for (const size of TABLETS) {
      await resize(guest, size);
      expect(await guest.page.evaluate(wrongsOfSession, []), `${size}`).toEqual([]);
      expect(await guest.page.getByText(line).isVisible(), `${size}`).toBe(true);
    }
  });

test('on a phone held sideways the navigation cuts no line of a short intro', async ({ newGuest }) => {
  const guest = await newGuest({
    device: { width: 844, height: 390 },
    isCoarse: true,
    isUnseen: true,
    holdsClock: true,
    storage: { 'stillgrove.isPremium': 'true' },
  });
  await guest.open('/games/worry-stones/play');
  const facts = guest.page.getByText('Easy', { exact: true });
  await guest.sees(facts);
  for (const size of [
    [844, 390],
    [740, 360],
  ] as const) {
    await resize(guest, size);
    const box = await facts.boundingBox();
    const bar = await guest.page.locator('[data-bar]').boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0), `${size}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test("on a phone Back keeps a distance from the window's edge, and the header keeps its height", async ({
  newGuest,
}) => {
  const guest = await play(newGuest, '/games/pattern-flow', [390, 844]);
  for (const [size, top, height] of [
    [[390, 844], 4, 99],
    [[320, 568], 4, 95],
    [[844, 390], 2, 48],
  ] as const) {
    await resize(guest, size);
    expect((await guest.link('Back to Games').boundingBox())?.y, `${size}`).toBe(top);
    expect((await guest.page.getByRole('banner').boundingBox())?.height, `${size}`).toBe(height);
  }
});

test("no row of the Breathing Puzzle's patterns has a single one, and its title and stage are whole in large text", async ({
  newGuest,
}) => {
  const guest = await newGuest({
    device: { width: 320, height: 568 },
    isCoarse: true,
    isUnseen: true,
    holdsClock: true,
  });
  await guest.open('/games/breathing-puzzle');
  await guest.sees(guest.button('Start'));
  // The stage may come later than the text.
  await guest.sees(guest.page.locator(`main ${SLOT}`));
  for (const size of [...LOW, ...TABLETS, [844, 390]] as const) {
    await resize(guest, size);
    const found = await guest.page.evaluate((slot) => {
      const rows = new Map<number, number>();
      for (const tile of document.querySelectorAll('main fieldset:first-of-type label')) {
        const { top } = tile.getBoundingClientRect();
        rows.set(top, (rows.get(top) ?? 0) + 1);
      }
      const edgeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return {
        rows: [...rows.values()],
        stage: edgeOf(slot)?.bottom ?? Number.NaN,
        navigation: edgeOf('[data-bar]')?.top ?? Number.NaN,
      };
    }, SLOT);
    expect(new Set(found.rows).size, `${size}: ${found.rows}`).toBe(1);
    expect(found.stage, `${size}`).toBeLessThanOrEqual(found.navigation);
  }
  for (const size of TABLETS.slice(0, 3)) {
    await resize(guest, size, '200%');
    const parts = [
      guest.link('Back to Games'),
      guest.heading('Breathing Puzzle'),
      guest.page.locator(`main ${SLOT}`),
    ];
    const [back, title, stage] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(title?.y, `${size}, large text`).toBeGreaterThanOrEqual((back?.y ?? 0) + (back?.height ?? 0));
    expect(stage?.width, `${size}, large text`).toBeGreaterThan(0.43 * size[0]);
    expect(stage?.height, `${size}, large text`).toBeLessThan(size[1] - 140);
  }
});

test("the Breathing Puzzle's word fits the bubble, which grows to 160 px or more, and Cycle lies beside it", async ({
  newGuest,
}) => {
  const guest = await play(newGuest, '/games/breathing-puzzle', [900, 700]);
  await guest.until(guest.page.getByText('Inhale', { exact: true }).first());
  await guest.sees(guest.page.locator(`main ${SLOT}`));
  for (const size of [...LOW, [844, 390], [2560, 1440]] as const) {
    await resize(guest, size);
    const found = await guest.page.evaluate((selector) => {
      const slot = document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
      const pace = document.querySelector('main input[type="range"]')?.getBoundingClientRect() as DOMRect;
      const word = [...document.querySelectorAll('main p')].find(
        ({ textContent }) => textContent === 'Inhale',
      );
      const range = document.createRange();
      range.selectNodeContents(word as Element);
      const cycle = document.querySelector('main [aria-label="Cycle"]')?.getBoundingClientRect() as DOMRect;
      return {
        word: range.getBoundingClientRect().width,
        // Diameters of the bubble with empty and with full lungs, as in engine/games/breathing-puzzle.
        bubble: Math.min(slot.width, slot.height) / 2,
        largest: 0.8 * Math.min(slot.width, slot.height),
        isCycleOnStage: cycle.right > slot.left && cycle.left < slot.right && cycle.bottom > slot.top,
        isPaceSeen: pace.bottom <= innerHeight,
      };
    }, SLOT);
    expect(found.word, `${size}`).toBeLessThan(found.bubble);
    expect(found.largest, `${size}`).toBeGreaterThanOrEqual(160);
    expect(found.isCycleOnStage, `${size}`).toBe(false);
    if (size[1] < 700) expect(found.isPaceSeen, `${size}`).toBe(true);
  }
});

test("'Your turn' stays inside its pill at 200 % text", async ({ newGuest }) => {
  const guest = await play(newGuest, '/games/pattern-flow', [320, 568]);
  const words = guest.page.getByText('Your turn', { exact: true });
  await guest.until(words);
  for (const size of [...LOW, [820, 1180]] as const) {
    await resize(guest, size, '200%');
    const spill = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const pill = element.parentElement?.parentElement as Element;
      const [inner, outer] = [range, pill].map((part) => part.getBoundingClientRect());
      return Math.max(
        (outer as DOMRect).left - (inner as DOMRect).left,
        (inner as DOMRect).right - (outer as DOMRect).right,
      );
    });
    expect(spill, `${size}`).toBeLessThan(0);
  }
});

test('at 820 x 1180 all controls of Guided Meditation fill one row', async ({ newGuest }) => {
  const guest = await play(newGuest, '/games/guided-imagery', [820, 1180]);
  const boxes = await Promise.all(
    ['Previous', 'Pause', 'Next', 'Voice On', 'Rainforest'].map((name) => boxOf(guest, name)),
  );
  expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
  const gaps = boxes.slice(1).map(({ x }, index) => x - (boxes[index]?.x ?? 0) - (boxes[index]?.width ?? 0));
  for (const gap of gaps) expect(gap).toBeLessThanOrEqual(12);
});

test('at 1100 x 760 each pattern of the Zen Garden has its name on one line', async ({ newGuest }) => {
  const guest = await play(newGuest, '/games/zen-garden', [1100, 760]);
  for (const name of ['Straight Lines', 'Curved Lines', 'Circular Pattern'])
    expect(await linesOf(guest, name), name).toBe(1);
});

for (const [width, height] of [
  [820, 1180],
  [1180, 1000],
] as const)
  test(`at ${width} x ${height} 'Not saved yet' neither covers nor moves the Name field`, async ({
    newGuest,
  }) => {
    const guest = await play(newGuest, '/games/safe-space-builder', [width, height]);
    const name = guest.page.getByLabel('Name', { exact: true });
    const before = await name.boundingBox();
    await name.fill('The cove');
    const notice = guest.page.getByText('Not saved yet');
    await guest.until(notice);
    const [field, told] = [await name.boundingBox(), await notice.boundingBox()];
    if (!field || !told) throw new Error('The field or the notice is not on the page');
    expect(field).toEqual(before);
    const [upper, lower] = told.y < field.y ? [told, field] : [field, told];
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
  });

/** Fixes the seed of a game. With this one a round has a thought that offers help. Runs in the page. */
function fixSeed(): void {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return getRandomValues(array);
    array.fill(1);
    return array;
  };
}

test("under 'Nobody cares about me' the link to help is in view in every low window", async ({
  newGuest,
}) => {
  const guest = await play(newGuest, '/games/thought-bubbles', [320, 568], {
    prepare: (context) => context.addInitScript(fixSeed),
  });
  const thinker = new ThoughtBubblesDriver(guest, 'names');
  const talk = guest.button('you can talk to someone');
  for (let round = 1; !(await talk.isVisible()); round++) {
    await guest.until(guest.heading(`Round ${round} of 5`));
    await guest.until(thinker.own);
    if (await talk.isVisible()) break;
    await thinker.choose(0);
    await thinker.goesOn();
  }
  for (const size of LOW) {
    await resize(guest, size);
    expect(await guest.page.evaluate(wrongsOfSession, []), `${size}`).toEqual([]);
  }
});

test('the warning and Start of Progressive Relaxation are in view, one after the other, in a low window', async ({
  newGuest,
}) => {
  const guest = await newGuest({
    device: { width: 844, height: 390 },
    isCoarse: true,
    isUnseen: true,
    holdsClock: true,
  });
  await guest.open('/games/progressive-relaxation');
  for (const size of [
    [844, 390],
    [740, 360],
  ] as const) {
    await resize(guest, size);
    const [warning, start, navigation] = await Promise.all(
      ['[data-warning]', '[data-next]', '[data-bar]'].map((part) => guest.page.locator(part).boundingBox()),
    );
    if (!warning || !start || !navigation) throw new Error(`${size}: a part has no box`);
    expect(start.y, `${size}`).toBeGreaterThan(warning.y + warning.height);
    expect(start.y + start.height, `${size}`).toBeLessThan(navigation.y);
  }
});

test('an own thought of 200 letters keeps its distance from the edges of its field', async ({ newGuest }) => {
  const guest = await play(newGuest, '/games/thought-bubbles', [320, 568]);
  const thinker = new ThoughtBubblesDriver(guest, 'names');
  await guest.until(thinker.own);
  await thinker.write('I can be kind to myself. '.repeat(8));
  for (const size of [...LOW, [820, 1180]] as const) {
    await resize(guest, size);
    const room = await thinker.field.evaluate((field) => {
      const { paddingTop, paddingBottom } = getComputedStyle(field);
      // Padding scrolls with the text; a border does not.
      const scrolls = field.scrollHeight > field.clientHeight;
      return scrolls
        ? field.clientTop
        : field.clientTop + Math.min(parseFloat(paddingTop), parseFloat(paddingBottom));
    });
    expect(room, `${size}`).toBeGreaterThanOrEqual(8);
  }
});

test('a message has a lane of its own on an intro and in a session, also in large text, and moves no board', async ({
  newGuest,
}) => {
  const guest = await play(newGuest, '/games/pattern-flow', [1180, 820]);
  const wrongs: string[] = [];
  const looks = async (where: string) => {
    for (const text of ['100%', '200%']) {
      for (const size of [...LOW, [600, 620]] as const) {
        await resize(guest, size, text);
        const found = await guest.page.evaluate(wrongsInLayout);
        wrongs.push(
          ...found
            .filter((one) => /message|lane/.test(one))
            .map((one) => `${where}, ${size}, ${text}: ${one}`),
        );
      }
    }
  };
  await guest.page.keyboard.press('Escape');
  const toast = guest.page.getByText('Stopped. That still counts.').first();
  await guest.sees(toast);
  await looks('intro');
  await guest.page.locator('[data-next]').focus();
  await guest.page.keyboard.press('Enter');
  await guest.sees(guest.button('All sound'));
  await looks('session');
  expect(wrongs).toEqual([]);
  // The title of the game fills the lane while there is no message.
  const title = guest.page.getByRole('banner').getByText('Pattern Flow', { exact: true });
  await resize(guest, [320, 568]);
  expect(await title.isVisible()).toBe(false);
  // The board keeps its position when the message disappears.
  const boards = async () => {
    const all = [];
    for (const size of LOW) {
      await resize(guest, size);
      all.push(await guest.page.getByRole('main').boundingBox());
    }
    return all;
  };
  expect(await toast.isVisible()).toBe(true);
  const before = await boards();
  await guest.press('Close');
  await guest.noLongerSees(toast);
  expect(await title.isVisible()).toBe(true);
  expect(await boards()).toEqual(before);
});
