/** Worry Stones in the whole app without a browser: thumbs, a held key, the focus, and a stone that returns. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StandInPage } from '../../../fakes/page/page';

vi.mock('../../../../src/stage/StageRoot', () => import('../../../fakes/page/stand-in-stage'));
vi.mock('../../../../src/stage/Stage', () => ({ default: () => null }));

const GAME = { slug: 'worry-stones', address: '/games/worry-stones/play', seed: 5 } as const;

let page: StandInPage;
afterEach(() => page.close());

const text = () => page.browser.document.getElementById('main')?.textContent ?? '';
const isPressed = () => page.targets[0]?.getAttribute('aria-pressed') === 'true';

async function begins(): Promise<void> {
  page = await StandInPage.open(GAME);
  await startsAgain();
}

async function startsAgain(): Promise<void> {
  page.click(page.browser.document.querySelector('[data-next]') as HTMLElement, 1);
  await page.settles();
  await page.waits(500);
}

async function takes(stone: RegExp, kind: string): Promise<void> {
  await page.press(stone);
  await page.waits(1200);
  await page.press(kind);
  await page.waits(1200);
}

const space = (type: 'keydown' | 'keyup', target: EventTarget, repeat = false): KeyboardEvent => {
  const event = new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true, repeat });
  target.dispatchEvent(event);
  return event;
};

describe('a stone in hand', () => {
  test('is rubbed while Space is down; a release of Space elsewhere ends it too', async () => {
    await begins();
    await takes(/^Slate stone/, 'Money');
    const [stone] = page.targets as [HTMLElement];
    for (const where of [stone, page.browser.document.body]) {
      expect(space('keydown', stone).defaultPrevented).toBe(true);
      space('keydown', stone, true);
      await page.waits(400);
      expect(isPressed()).toBe(true);
      space('keyup', where);
      await page.settles();
      expect(isPressed()).toBe(false);
    }
    stone.focus();
    space('keydown', stone);
    await page.settles();
    expect(isPressed()).toBe(true);
    stone.blur();
    await page.settles();
    expect(isPressed()).toBe(false);
  });

  test('is rubbed by ten fingers as by one, until the last one lifts', async () => {
    await begins();
    await takes(/^Honey stone/, 'No name');
    const [stone] = page.targets as [HTMLElement];
    const { left, top, width, height } = stone.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let finger = 1; finger <= 10; finger++) page.point('pointerdown', stone, finger, x + finger, y);
    await page.waits(200);
    expect(isPressed()).toBe(true);
    for (let finger = 1; finger <= 10; finger++) {
      expect(isPressed()).toBe(true);
      page.point('pointerup', stone, finger, x + finger, y);
      await page.waits(100);
    }
    expect(isPressed()).toBe(false);
  });

  test('that begins to shine under a finger can be laid down by the next tap', async () => {
    await begins();
    await takes(/^Clay stone/, 'Work');
    const [stone] = page.targets as [HTMLElement];
    const { left, top, width, height } = stone.getBoundingClientRect();
    const slot = stone.parentElement as HTMLElement;
    page.point('pointerdown', stone, 1, left + width / 2, top + height / 2);
    await page.waits(96_000);
    expect(stone.isConnected).toBe(false);
    page.point('pointerup', slot, 1, left + width / 2, top + height / 2);
    await page.settles();
    const laid = page.control('Tomorrow');
    page.point('pointerdown', laid, 2, 5, 5);
    page.point('pointerup', laid, 2, 5, 5);
    page.click(laid, 1);
    await page.waits(2700);
    expect(text()).toContain('It waits there until tomorrow at 9 in the morning. You need not carry it.');
  });

  test("is rubbed by 'Rub it for me', until the person stops it", async () => {
    await begins();
    await takes(/^Clay stone/, 'Work');
    await page.press('Rub it for me');
    await page.waits(31_000);
    expect(text()).toContain('A third of it is smooth.');
    await page.press('Rub it for me');
    await page.waits(200_000);
    expect(text()).toContain('A third of it is smooth.');
    expect(isPressed()).toBe(false);
  });

  test("is still rubbed by 'Rub it for me' after a press of Space on it", async () => {
    await begins();
    await takes(/^Clay stone/, 'Work');
    await page.press('Rub it for me');
    const [stone] = page.targets as [HTMLElement];
    for (const type of ['keydown', 'keyup'] as const) {
      // Otherwise the browser would press the button, which stops 'Rub it for me'.
      expect(space(type, stone).defaultPrevented).toBe(true);
      await page.settles();
      expect(isPressed()).toBe(true);
    }
    await page.waits(31_000);
    expect(text()).toContain('A third of it is smooth.');
  });
});

describe('the focus', () => {
  test('moves to the next choice when a choice removes the focused control', async () => {
    await begins();
    await page.press(/^Birch stone/);
    await page.waits(500);
    expect(page.focused.textContent).toBe('A person');
    await page.press('Another stone');
    await page.waits(500);
    expect(page.focused.getAttribute('aria-label')).toMatch(/ stone, /);
    await takes(/^Birch stone/, 'Tomorrow');
    expect(page.focused.textContent).toBe('Rub it for me');
    await page.press('Rub it for me');
    await page.waits(95_000);
    expect(page.focused.textContent).toMatch(/^This afternoon$|^Tomorrow$/);
    await page.press('Keep it');
    await page.waits(2700);
    expect(page.focused.textContent).toBe('Begin again');
  });
});

describe('a stone that was laid down', () => {
  test('causes a question at its hour, stays for ten quiet minutes, and is let go', async () => {
    await begins();
    await takes(/^Heather stone/, 'My body');
    await page.press('Rub it for me');
    await page.waits(95_000);
    await page.press('Tomorrow');
    await page.waits(2700);
    expect(text()).toMatch(/until tomorrow at 9 in the morning\. You need not carry it\./);
    await page.press('Add to calendar: A stone is waiting');
    await page.waits(1500);
    await page.press('Skip');
    await page.waits(500);
    // Two nights later.
    vi.setSystemTime(Date.now() + 48 * 3_600_000);
    for (const isHidden of [true, false]) page.browser.hide(isHidden);
    await startsAgain();
    expect(text()).toContain('You gave it a worry about your body, on');
    await page.press('Ten quiet minutes with it');
    await page.waits(601_000);
    expect(text()).toContain('Does it still matter?');
    await page.press('Let it go');
    await page.waits(2700);
    expect(text()).toContain('You gave it ten minutes.');
    expect(localStorage.getItem('stillgrove.worryStones.shelf')).toBe('{"version":1,"stones":[]}');
  });
});
