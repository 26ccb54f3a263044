/** Positions and sizes in games, in small and in wide windows. */

import type { Locator } from 'playwright';
import type { Rectangle } from '../../engine/stage/scene';
import type { Guest, GuestOptions } from '../drivers/guest';
import { wrongsOfSession } from '../drivers/look/fold';
import { wrongsInLayout } from '../drivers/look/layout';
import { expect, type NewGuest, test, testInSoak } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';
import { chooseAnswer, OWN } from '../players/thought-bubbles';

type Size = readonly [width: number, height: number];

const LOW: readonly Size[] = [
  [900, 700],
  [390, 844],
  [360, 640],
  [740, 360],
  [320, 568],
];

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

async function resize(guest: Guest, [width, height]: Size, text = '100%'): Promise<void> {
  await guest.resize({ width, height });
  await guest.page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
  await guest.hearsOfSizes();
}

/** Returns the rectangle of an element in the window, CSS px. */
const boxOf = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) as Rectangle;
  return { left: x, right: x + width, top: y, bottom: y + height, width };
};

/** Fixes the seed of a game. With this one a round has a thought that offers help. Runs in the page. */
function fixSeed(): void {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return getRandomValues(array);
    array.fill(1);
    return array;
  };
}

testInSoak(
  "under 'Nobody cares about me' the link to help is in view in every low window",
  async ({ newGuest }) => {
    const guest = await play(newGuest, '/games/thought-bubbles', [320, 568], {
      prepare: (context) => context.addInitScript(fixSeed),
    });
    const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
    const talk = guest.button('you can talk to someone');
    for (let round = 1; !(await talk.isVisible()); round++) {
      await guest.until(guest.heading(`Round ${round} of 5`));
      await guest.until(guest.button(OWN));
      if (await talk.isVisible()) break;
      await chooseAnswer(player);
      await guest.wait(1500);
    }
    for (const size of LOW) {
      await resize(guest, size);
      expect(await guest.page.evaluate(wrongsOfSession, []), `${size}`).toEqual([]);
    }
  },
);

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
  // The empty list of messages does not push the title out of the middle of the lane.
  await resize(guest, [320, 568]);
  const offset = await title.evaluate((element) => {
    const middles = [element, element.parentElement as Element].map((one) => {
      const { y, height } = one.getBoundingClientRect();
      return y + height / 2;
    });
    return Math.abs((middles[0] as number) - (middles[1] as number));
  });
  expect(offset).toBeLessThan(1);
});

test("the Breathing Puzzle's bubble is beside the panel", async ({ newGuest }) => {
  const guest = await play(newGuest, '/games/breathing-puzzle', [1180, 820]);
  const panel = guest.page.locator('[data-fades]').filter({ has: guest.page.getByRole('slider') });
  for (const [width, height] of [
    [900, 700],
    [1180, 820],
    [2560, 1440],
  ] as const) {
    await resize(guest, [width, height]);
    const stage = await boxOf(guest.page.locator('[data-slot]'));
    expect(stage.right, `${width} px`).toBeLessThanOrEqual((await boxOf(panel)).left);
    expect(stage.width, `${width} px`).toBeGreaterThan(height / 2);
  }
});

test('in a low window the hint and the volume of the Zen Garden are in view', async ({ newGuest }) => {
  const guest = await play(newGuest, '/games/zen-garden', [740, 360]);
  await guest.press(/^Sound/);
  for (const part of [guest.page.getByText('Click and drag'), guest.page.getByLabel('Volume')])
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual(360);
});

test('the check-in leaves most of the ending in view, and in a low window half of it', async ({
  newGuest,
}) => {
  const guest = await play(newGuest, '/games/forest-meditation', [740, 360]);
  // From this length of a session on, the app asks after leaving.
  for (let minute = 0; minute < 2; minute++) {
    await guest.works();
    await guest.skip(60_000);
  }
  await guest.page.keyboard.press('Escape');
  const sheet = guest.dialog('How are you feeling now?');
  await guest.until(sheet);
  for (const [size, least] of [
    [[740, 360], 180],
    [[390, 844], 610],
    [[820, 1180], 1000],
  ] as const) {
    await resize(guest, size);
    const { top, bottom } = await boxOf(sheet);
    expect(top, `${size}`).toBeGreaterThan(least);
    expect(bottom, `${size}`).toBeGreaterThanOrEqual(size[1]);
  }
});
