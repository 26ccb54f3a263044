/** Every way of leaving a session ends it, says that it still counts, and returns the focus. */
import { expect, test } from 'vitest';
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

test.each(EVERY_GAME)('$slug', async ({ address }) => {
  const person = player();
  await person.open(address);
  const { history } = person.page.browser;
  const { toasts } = person.page.services;
  for (const [way, leave, place] of WAYS) {
    history.pushState(null, '', address);
    history.go(0);
    await person.wait(500);
    // Home is the next entry of the history.
    await follow(person, 'Home');
    history.go(-1);
    await person.wait(500);
    await person.start();
    await person.wait(1000);
    const before = toasts.toast;
    await leave(person);
    expect(await person.isPlaying(), way).toBe(false);
    expect(toasts.toast?.title, way).toBe('Stopped. That still counts.');
    expect(toasts.toast?.id, way).not.toBe(before?.id);
    expect(history.location.pathname, way).toBe(place(address));
    if (place(address) === address) expect(person.page.focused.hasAttribute('data-next'), way).toBe(true);
  }
});
