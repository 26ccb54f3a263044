/** Every game can be played to its check-in on a page that the browser translates. */
import { expect, test, vi } from 'vitest';
import { translate } from '../drivers/look/translator';
import { domWindow } from '../fakes/dom';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

for (const name of ['Text', 'NodeFilter', 'MutationObserver'] as const) vi.stubGlobal(name, domWindow[name]);

test.each(EVERY_GAME)('$slug', async ({ address, game }) => {
  const person = player();
  await person.open(address);
  translate();
  const { document } = person.page.browser;
  // The translator sees the page as new.
  document.body.append(...document.body.childNodes);
  await person.start();
  await game.solve(person);
  expect(document.querySelectorAll('font').length).toBeGreaterThan(0);
  expect(await person.isAsked()).toBe(true);
  expect(await person.words()).not.toContain('stopped unexpectedly');
});
