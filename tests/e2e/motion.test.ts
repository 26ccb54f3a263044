/** Fades of pages, dialogs and themes, which delay no press and no focus. */
import type { BrowserContext } from 'playwright';
import type { Guest } from '../drivers/guest';
import { focused } from '../drivers/look/reading';
import { expect, test } from '../drivers/test';

/** Durations of the fades so far, of pages and themes, ms. While `isHeld` is set, each new fade stops half-way. */
interface Fades {
  isHeld: boolean;
  readonly lasting: number[];
}
const fadesOf = (guest: Guest): Promise<number[]> =>
  guest.page.evaluate(() => (window as unknown as { fades: Fades }).fades.lasting);
const hold = (guest: Guest, isHeld: boolean): Promise<void> =>
  guest.page.evaluate((value) => {
    (window as unknown as { fades: Fades }).fades.isHeld = value;
    if (!value) for (const animation of document.getAnimations()) animation.finish();
  }, isHeld);

const watchFades = (context: BrowserContext) =>
  context.addInitScript(() => {
    // Safari 18 lacks this property.
    Reflect.deleteProperty(Document.prototype, 'activeViewTransition');
    const fades: Fades = { isHeld: false, lasting: [] };
    Object.assign(window, { fades });
    const note = (animations: readonly Animation[]) => {
      fades.lasting.push(Math.max(...animations.map(({ effect }) => Number(effect?.getTiming().duration))));
      if (!fades.isHeld) return;
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = 90;
      }
    };
    document.addEventListener('animationstart', ({ target }) => {
      const page = target as Element;
      if (page.parentElement?.id === 'main') note(page.getAnimations());
    });
    const start = document.startViewTransition;
    document.startViewTransition = (given) => {
      const fade = start.call(document, given);
      fade.ready.then(
        () =>
          note(
            document
              .getAnimations()
              .filter(({ effect }) =>
                (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
              ),
          ),
        () => undefined,
      );
      return fade;
    };
  });

test.use({ guestOptions: { fades: true, prepare: watchFades } });
const toPage = (guest: Guest, name: string) =>
  guest.act(guest.page.getByRole('navigation').getByRole('link', { name }));

test('pages, dialogs and themes fade, and no press and no focus waits for a fade', async ({ newGuest }) => {
  const guest = await newGuest();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await guest.page.route(/\/Games-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await guest.open('/');
  await hold(guest, true);
  await toPage(guest, 'Games');
  await expect.poll(() => fadesOf(guest)).toEqual([200]);
  expect(await guest.page.locator('main [aria-busy]').count()).toBe(1);
  const games = guest.page.getByRole('navigation').getByRole('link', { name: 'Games' });
  expect(await games.getAttribute('aria-current')).toBe('page');
  expect(await guest.page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main', 0]);
  // A press half-way through the fade reaches the new page.
  await guest.press('Talk to someone');
  await guest.sees(guest.dialog('Talk to someone'));
  await guest.page.keyboard.press('Escape');
  await hold(guest, false);
  release();
  // `sees` would examine the page, which restarts its fade.
  await guest.heading('Games').waitFor();
  await expect.poll(() => fadesOf(guest)).toEqual([200, 200]);
  expect(await guest.page.locator('main [aria-busy]').count()).toBe(0);

  // A dialog fades in, closes immediately and returns the focus.
  await guest.settles();
  await guest.act(guest.button('Talk to someone'));
  const fading = () =>
    guest.page.evaluate(() =>
      (document.querySelector('dialog[open]')?.getAnimations({ subtree: true }) ?? []).map(
        ({ effect }) => effect?.getTiming().duration,
      ),
    );
  expect(await fading()).toContain(320);
  await guest.page.keyboard.press('Escape');
  expect(await guest.page.getByRole('dialog').count()).toBe(0);
  expect(await focused(guest.page)).toBe('Talk to someone');

  // A change to night or day takes 1200 ms, and a choice that changes during it applies.
  await guest.open('/profile');
  const shown = () => guest.page.evaluate(() => document.documentElement.dataset.theme);
  const before = (await fadesOf(guest)).length;
  await guest.page.getByRole('radio', { name: 'Night', exact: true }).click();
  await expect.poll(async () => (await fadesOf(guest)).slice(before)).toEqual([1200]);
  expect(await shown()).toBe('night');
  await guest.page.getByRole('radio', { name: 'Day', exact: true }).click();
  expect(await shown()).toBe('day');
  await guest.settles();
  // The second change started no second fade.
  expect((await fadesOf(guest)).slice(before)).toEqual([1200]);
  // Two changes in one task.
  await guest.page.evaluate(() => {
    const labels = [...document.querySelectorAll('label')];
    for (const name of ['Night', 'Day']) labels.find((label) => label.textContent === name)?.click();
  });
  await guest.settles();
  expect(await shown()).toBe('day');
});

test('a rotation while the cover grows into the scene leaves the scene alone in the whole window', async ({
  newGuest,
}) => {
  const guest = await newGuest({ device: 'phone' });
  await guest.open('/games/memory-cards');
  const cover = guest.page.locator('main img').first();
  const growing = () =>
    cover.evaluate((image) =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(image))
        .map((animation) => (animation as CSSTransition).transitionProperty),
    );
  expect(await cover.isVisible()).toBe(true);
  await guest.page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName !== 'scale') return;
      for (const animation of (target as Element).getAnimations()) animation.pause();
    });
  });
  await guest.press('Start Game');
  await expect.poll(growing).toContain('scale');
  await guest.page.setViewportSize({ width: 844, height: 390 });
  await hold(guest, false);
  await guest.settles();
  expect(await cover.isVisible()).toBe(false);
  expect(await guest.page.locator('canvas').boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
});

test('with reduced motion nothing fades', async ({ newGuest }) => {
  const guest = await newGuest({ reducedMotion: true });
  await guest.open('/');
  await guest.press('Talk to someone');
  await guest.sees(guest.dialog('Talk to someone'));
  await guest.page.keyboard.press('Escape');
  await toPage(guest, 'Profile');
  await guest.sees(guest.heading('User Profile'));
  await guest.page.getByRole('radio', { name: 'Night', exact: true }).click();
  await guest.page.waitForFunction(() => document.documentElement.dataset.theme === 'night');
  expect((await fadesOf(guest)).filter((ms) => ms > 1)).toEqual([]);
});
