/**
 * In every game the interface steps back three seconds after its last use, stays focusable and named, and returns for
 * every way of using it. The touch that brings it back presses nothing.
 */
import { describe, expect, test, vi } from 'vitest';
// Loads the script before the first session, because its time is real.
import '../../src/play/FadeIdleControls';
import type { HeadlessOptions, HeadlessPlayer } from '../players/support/headless-player';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

/** Starts a session and waits until its interface has faded, if it fades. */
async function plays(address: string, options?: HeadlessOptions): Promise<HeadlessPlayer> {
  const person = player(options);
  await person.open(address);
  await person.start();
  await person.wait(3200);
  return person;
}

const rootOf = ({ page }: HeadlessPlayer): HTMLElement => page.browser.document.documentElement;
const isAway = (person: HeadlessPlayer): boolean => rootOf(person).hasAttribute('data-away');
const fadedIn = (person: HeadlessPlayer): HTMLElement[] => [
  ...rootOf(person).querySelectorAll<HTMLElement>('[data-fades]'),
];

/** Presses an element with one finger, as a touch screen does. */
function touch({ page }: HeadlessPlayer, on: HTMLElement, finger = 1): void {
  for (const type of ['pointerdown', 'pointerup']) page.point(type, on, finger, 5, 5);
  page.click(on, 1);
}

const mouse = (buttons: number) =>
  new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', buttons });

describe.each(EVERY_GAME)('$slug', ({ address }) => {
  test('fades after three seconds without use, and stays named and focusable', async () => {
    const person = player();
    await person.open(address);
    await person.start();
    const before = await person.names();
    person.page.key('Shift');
    await person.wait(2800);
    expect(isAway(person)).toBe(false);
    await person.wait(400);
    expect(isAway(person)).toBe(true);
    expect(await person.names()).toEqual(expect.arrayContaining(['Back to Games', 'Talk to someone']));
    for (const name of before.filter((one) => ['All sound', 'Pause', 'Reset'].includes(one)))
      expect(await person.names()).toContain(name);
    expect(fadedIn(person).length).toBeGreaterThan(2);
  });
});

describe('the interface of one game', () => {
  const address = '/games/memory-cards';

  test('returns for a key, a mouse that moves freely, a focus and a touch beside the painting', async () => {
    const person = await plays(address);
    const { page } = person;
    const { body } = page.browser.document;
    for (const use of [
      () => page.key('Shift'),
      () => void body.dispatchEvent(mouse(0)),
      () => page.control('All sound').focus(),
      () => touch(person, body),
    ]) {
      page.focused.blur();
      await person.wait(3200);
      expect(isAway(person)).toBe(true);
      body.dispatchEvent(mouse(1));
      expect(isAway(person)).toBe(true);
      use();
      expect(isAway(person)).toBe(false);
    }
  });

  test('the touch that brings it back presses nothing, nor does one while it returns', async () => {
    const person = await plays(address);
    const { settings } = person.page.services;
    const { muted } = settings.value;
    const sound = person.page.control('All sound');
    touch(person, sound);
    expect([settings.value.muted, isAway(person)]).toEqual([muted, false]);
    touch(person, sound, 2);
    expect(settings.value.muted).toBe(muted);
    await person.wait(200);
    touch(person, sound);
    expect(settings.value.muted).toBe(!muted);
  });

  test('a swipe that the system takes brings it back, and the next touch presses', async () => {
    const person = await plays(address);
    const { page } = person;
    const { settings } = page.services;
    const { muted } = settings.value;
    page.point('pointerdown', page.browser.document.body, 1, 0, 200);
    page.point('pointercancel', page.browser.document.body, 1, 0, 200);
    expect(isAway(person)).toBe(false);
    await person.wait(200);
    touch(person, page.control('All sound'), 2);
    expect(settings.value.muted).toBe(!muted);
  });

  test('Back leaves at the first touch', async () => {
    const person = await plays(address);
    touch(person, person.page.control('Back to Games'));
    await person.wait(500);
    expect(await person.isPlaying()).toBe(false);
    expect(isAway(person)).toBe(false);
  });

  test('a touch on the painting does not bring it back', async () => {
    const person = await plays(address);
    const [target] = person.page.targets;
    if (target) person.page.point('pointerdown', target, 1, 5, 5);
    if (target) person.page.point('pointercancel', target, 1, 5, 5);
    expect(isAway(person)).toBe(true);
  });

  test.each([
    ['reduced motion', { reducedMotion: true }],
    ["the person's own choice", { storage: { 'stillgrove.settings': '{"keepControls":true}' } }],
  ])('never fades with %s', async (_, options) => {
    const person = await plays(address, options);
    expect(isAway(person)).toBe(false);
  });
});

test.each([
  ['large text', 'getComputedStyle', () => ({ fontSize: '24px' })],
  ['forced colors', 'matchMedia', (query: string) => ({ matches: query.includes('forced-colors') })],
] as const)('never fades with %s', async (_, name, answer) => {
  const person = player();
  await person.open('/games/zen-garden');
  await person.start();
  vi.spyOn(globalThis, name).mockImplementation(answer as never);
  await person.wait(3200);
  expect(isAway(person)).toBe(false);
});

test.each(['/games/basic-breathing', '/games/breathing-puzzle', '/games/guided-imagery'])(
  'never fades while %s is paused',
  async (address) => {
    const person = player();
    await person.open(address);
    await person.start();
    await person.press('Pause');
    await person.wait(6000);
    expect(isAway(person)).toBe(false);
  },
);

test('a rotation and an open dialog leave it as it is', async () => {
  const person = await plays('/games/memory-cards');
  await person.resize(560, 760);
  expect(isAway(person)).toBe(true);
  await person.press('Talk to someone');
  await person.wait(6000);
  expect(isAway(person)).toBe(false);
});
