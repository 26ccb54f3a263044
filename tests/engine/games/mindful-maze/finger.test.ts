import { expect, test } from 'vitest';
import { FingerSteering, type FingerSurroundings } from '../../../../engine/games/mindful-maze/finger';
import { cellAt } from '../../../../machines/games/mindful-maze/selectors';

/** A garden around the origin, whose rings are 40 px wide. */
const PLAN = { x: 0, y: 0, unit: 40 };
/** Returns the cell below the center of the garden, by the distance in px. */
const below = (px: number) => cellAt({ radius: px / 40, angle: Math.PI });

/** The exit at which `exit` lies, 140 px below the center. */
const EXIT = 7;

/** Returns the acts of fingers. The lantern is 100 px below the center. */
function fingers() {
  const finger = new FingerSteering();
  const under: FingerSurroundings = {
    plan: PLAN,
    lantern: [0, 100],
    cell: below(100),
    exitAt: (_, y) => (y === 140 ? EXIT : undefined),
  };
  return (kind: 'down' | 'move' | 'up' | 'cancel', y: number, id = 1) =>
    finger.read({ id, kind, x: 0, y, pressure: undefined, at: 0 }, under);
}

const leads = (px: number) => ({ type: 'lantern.led', cell: below(px) });
const RELEASED = { type: 'lantern.released' };

test('on the lantern leads nowhere, and then leads it 48 px ahead, forth and back', () => {
  const act = fingers();
  expect(act('down', 100)).toBeUndefined();
  expect(act('move', 170)).toEqual(leads(170 + 48));
  // The same cell is not said twice.
  expect(act('move', 171)).toBeUndefined();
  act('move', 230);
  expect(act('move', 130)).toEqual(leads(130 - 48));
  expect(act('up', 130)).toEqual(RELEASED);
});

test('a second finger does nothing until the first has lifted', () => {
  const act = fingers();
  expect(act('down', 170)).toEqual(leads(218));
  expect(act('down', 60, 2)).toBeUndefined();
  expect(act('move', 50, 2)).toBeUndefined();
  expect(act('up', 50, 2)).toBeUndefined();
  expect(act('move', 250)).toEqual(leads(298));
  expect(act('cancel', 250)).toEqual(RELEASED);
  expect(act('down', 170, 2)).toEqual(leads(218));
});

test('on an exit chooses it when it lifts, unless it moves more than ten px', () => {
  const act = fingers();
  expect(act('down', 140)).toBeUndefined();
  expect(act('move', 150)).toBeUndefined();
  expect(act('up', 150)).toEqual({ type: 'exit.chosen', cell: EXIT });
  act('down', 140);
  expect(act('cancel', 140)).toBeUndefined();
  act('down', 140);
  expect(act('move', 160)).toEqual(leads(208));
  expect(act('up', 160)).toEqual(RELEASED);
});
