/** Every way of leaving a session ends it, says that it still counts, and returns the focus. */
import { describe, expect, test } from 'vitest';
import type { HeadlessPlayer } from '../players/support/headless-player';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

const follow = async (person: HeadlessPlayer, name: string) => {
  const links = [...person.page.browser.document.querySelectorAll<HTMLElement>('a')];
  person.page.click(links.find(({ textContent }) => textContent === name) as HTMLElement, 1);
  await person.wait(500);
};

const WAYS = [
  ['Back', (person: HeadlessPlayer) => person.leave(), () => '/games'],
  ['Escape', (person: HeadlessPlayer) => person.escape(), (address: string) => address],
  ['the navigation', (person: HeadlessPlayer) => follow(person, 'Home'), () => '/'],
  [
    "the browser's history",
    async (person: HeadlessPlayer) => {
      person.page.browser.history.go(1);
      await person.wait(500);
    },
    () => '/',
  ],
] as const;

describe.each(EVERY_GAME)('$slug', ({ address }) => {
  test.each(WAYS)('%s leaves', async (_, leave, place) => {
    const person = player();
    await person.open(address);
    // Home is the next entry of the history.
    await follow(person, 'Home');
    person.page.browser.history.go(-1);
    await person.wait(500);
    await person.start();
    await person.wait(1000);
    await leave(person);
    expect(await person.isPlaying()).toBe(false);
    expect(person.page.services.toasts.toast?.title).toBe('Stopped. That still counts.');
    expect(person.page.browser.history.location.pathname).toBe(place(address));
    if (place(address) === address) expect(person.page.focused.hasAttribute('data-next')).toBe(true);
  });
});
