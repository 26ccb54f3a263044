/** Every game can be played to its check-in by keyboard alone: Tab and arrow keys lead to each control. */
import { expect, test } from 'vitest';
import { arrowKeys } from '../drivers/arrow-keys';
import type { HeadlessPlayer } from '../players/support/headless-player';
import { isCalled, type Name, type Offset, type Player } from '../players/support/player';
import { EVERY_GAME, players } from './support/every-game';

const player = players();

/** Longest way through a page by Tab, in presses. */
const MOST_TABS = 80;

/** Length of a step of an arrow key in a scene, CSS px. */
const STEP_PX = 10;

/** Returns the box of a target in the scene, CSS px. The carrier of a drifting target has the position. */
function boxOf({ style, parentElement }: HTMLElement) {
  const [left = 0, top = 0] = (parentElement?.style.transform.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
  const numberOf = (length: string) => Number.parseFloat(length) || 0;
  return {
    x: left + numberOf(style.left),
    y: top + numberOf(style.top),
    width: numberOf(style.width),
    height: numberOf(style.height),
  };
}

/** Moves the focus to a control by Tab, and within the scene by arrow keys. */
async function reach(person: HeadlessPlayer, name: Name): Promise<void> {
  const { page } = person;
  const isThere = () => isCalled(person.nameOf(page.focused), name);
  const wanted = page.targets.find((target) => isCalled(person.nameOf(target), name));
  for (let tabs = 0; !isThere() && !(wanted && page.focused.matches('[data-target]')); tabs++) {
    if (tabs > MOST_TABS) throw new Error(`Tab does not lead to ${name}`);
    page.key('Tab');
    await page.settles();
  }
  if (isThere() || !wanted) return;
  const boxes = page.targets.map(boxOf);
  for (const key of arrowKeys(boxes, page.targets.indexOf(page.focused), page.targets.indexOf(wanted))) {
    page.key(key);
    await page.settles();
  }
  if (!isThere()) throw new Error(`Arrow keys do not lead to ${name}`);
}

/** Returns the person without pointers: presses and drags are keys on the focused control. */
function byKeys(person: HeadlessPlayer): Player {
  const press = async (name: Name) => {
    await reach(person, name);
    person.page.key('Enter');
    await person.page.settles();
  };
  const drag = async (name: Name, ...path: readonly Offset[]) => {
    const [x, y] = path.at(-1) ?? [0, 0];
    await reach(person, name);
    const steps = [
      ...Array<string>(Math.abs(Math.round(x / STEP_PX))).fill(x > 0 ? 'ArrowRight' : 'ArrowLeft'),
      ...Array<string>(Math.abs(Math.round(y / STEP_PX))).fill(y > 0 ? 'ArrowDown' : 'ArrowUp'),
    ];
    for (const key of steps) {
      person.page.key(key);
      await person.wait(50);
    }
  };
  const begin = async () => {
    const start = person.page.browser.document.querySelector<HTMLElement>('#main [data-next]');
    await press(person.nameOf(start as HTMLElement));
  };
  const start = async () => {
    await begin();
    await person.wait(500);
  };
  const own: Partial<Player> = { press, choose: press, drag, begin, start };
  return new Proxy<Player>(person, {
    get: (_, name: keyof Player) => own[name] ?? person[name].bind(person),
  });
}

test.each(EVERY_GAME)('$slug', async ({ address, game }) => {
  const person = player();
  await person.open(address);
  const keys = byKeys(person);
  await keys.start();
  await game.solve(keys);
  expect(await person.isAsked()).toBe(true);
});
