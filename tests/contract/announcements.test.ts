/** Every session announces its first state, and the focus is in the session. */
import { expect, test } from 'vitest';
import { EVERY_ADDRESS, players } from './support/every-game';

const player = players();

test.each(EVERY_ADDRESS)('$address', async ({ address }) => {
  const person = player();
  await person.open(address);
  await person.start();
  await person.wait(3000);
  expect((await person.said()).trim()).not.toBe('');
  const { browser, focused } = person.page;
  expect(browser.document.getElementById('main')?.contains(focused)).toBe(true);
  expect(focused.id).not.toBe('main');
  const names = (await person.names()).filter((name) => name !== '');
  expect(names).toEqual([...new Set(names)]);
});
