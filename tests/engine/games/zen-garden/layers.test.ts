/** Live drawing and a redraw from the stored strokes give the same pixels. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  NUMBERS_PER_POINT,
  type RakePattern,
  UNITS_PER_PX,
} from '../../../../machines/games/zen-garden/strokes';
import { zenGardenMachine } from '../../../../machines/games/zen-garden/zen-garden.machine';
import { manualClock } from '../../../fakes/manual-clock';
import type { PlainSand } from '../../../fakes/plain-sand';
import { slotOf } from '../../../fakes/slot';
import { standInForBrowser, standInSlot } from '../../../fakes/stand-ins';

vi.mock('../../../../engine/games/zen-garden/sand', async () => ({
  // Pixi detects the browser at import.
  Sand: (await import('../../../fakes/plain-sand')).PlainSand,
}));

const SLOT = slotOf(420, 400);

beforeEach(standInForBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a garden in which several fingers rake. */
async function openSand() {
  const { createZenGardenScene } = await import('../../../../engine/games/zen-garden/zen-garden.scene');
  const { StandInPasses } = await import('../../../fakes/stand-in-passes');
  const { PlainSand } = await import('../../../fakes/plain-sand');
  const passes = new StandInPasses().asPasses;
  const { clock, host } = manualClock();
  const actor = createActor(zenGardenMachine, { clock, input: { visit: 1 } }).start();
  actor.send({ type: 'game.started' });
  const element = standInSlot(SLOT.width, SLOT.height);
  const scene = createZenGardenScene({
    actor,
    clock,
    element,
    upload: async () => undefined,
    moveTarget: () => undefined,
    settings: () => ({ reducedMotion: true, isNight: false }),
    wake: () => undefined,
    announce: () => undefined,
    audio: { voice: () => ({ current: undefined, release: () => undefined }) },
  });
  actor.subscribe((snapshot) => scene.show(snapshot));
  scene.layout(SLOT);
  const frame = () => {
    host.pass(16);
    scene.tick(0.016);
    scene.prepare?.(passes);
  };
  const send = (
    type: 'pointerdown' | 'pointermove' | 'pointerup',
    pointerId: number,
    x: number,
    y: number,
  ) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId,
      clientX: x,
      clientY: y,
      pointerType: 'mouse',
      pressure: 0.5,
      button: 0,
      width: 1,
      height: 1,
    });
    element.querySelector('button')?.dispatchEvent(event);
  };
  frame();
  return {
    actor,
    frame,
    send,
    field: () => (PlainSand.last as PlainSand).field.slice(),
    /** Redraws everything from the stored strokes. */
    redraw: () => {
      scene.layout(SLOT);
      frame();
    },
  };
}

/** Returns the share of values that differ between two fields. */
const difference = (one: Float64Array, other: Float64Array): number =>
  one.reduce((count, value, index) => count + (value === other[index] ? 0 : 1), 0) / one.length;

test.each<[RakePattern, number]>([
  ['straight', 1],
  ['curved', 2],
  ['circular', 2],
])('%s strokes of %i close fingers look the same after a redraw', async (pattern, count) => {
  const { actor, frame, send, field, redraw } = await openSand();
  actor.send({ type: 'pattern.chosen', pattern });
  const smooth = field();
  const fingers = Array.from({ length: count }, (_, id) => ({ id, y: 40 + id * 45 }));
  for (const { id, y } of fingers) send('pointerdown', id, 30, y);
  frame();
  for (let x = 40; x <= 160; x += 40) {
    for (const { id, y } of fingers) send('pointermove', id, x + id * 3, y + 10 * Math.sin(x / 20 + id));
    frame();
  }
  // With several fingers a redraw gives exactly the same field. With one finger up to 0.3 % of the values may
  // differ, because the stroke is drawn in increments over the provisional tips of earlier frames.
  const live = field();
  actor.send({ type: 'garden.restored', marks: [] });
  frame();
  expect(difference(live, field())).toBeLessThanOrEqual(count === 1 ? 0.003 : 0);
  // The first finger lifts before the others and presses again.
  send('pointerup', 0, 200, 40);
  frame();
  send('pointerdown', 0, 60, 90);
  for (let x = 70; x <= 150; x += 40) {
    send('pointermove', 0, x, 90);
    frame();
  }
  // Lifts the fingers in the order in which they pressed.
  for (const { id, y } of [...fingers.slice(1), ...fingers.slice(0, 1)]) send('pointerup', id, 200, y);
  frame();
  const lifted = field();
  expect(actor.getSnapshot().context.strokes).toHaveLength(count + 1);
  expect(difference(lifted, smooth)).toBeGreaterThan(0.02);
  redraw();
  expect(difference(lifted, field())).toBe(0);
});

test("a line follows the pointer's path from start to end", async () => {
  const { actor, frame, send } = await openSand();
  send('pointerdown', 1, 40, 60);
  for (let x = 50; x <= 200; x += 10) {
    send('pointermove', 1, x, 60);
    frame();
  }
  send('pointerup', 1, 200, 60);
  frame();
  const [stroke] = actor.getSnapshot().context.strokes;
  const points = [...(stroke?.points ?? [])].map((value) => value / UNITS_PER_PX);
  expect(points.slice(0, 2)).toEqual([40, 60]);
  expect(Math.abs((points.at(-NUMBERS_PER_POINT) ?? 0) - 200)).toBeLessThan(4);
  expect(Math.abs((points.at(1 - NUMBERS_PER_POINT) ?? 0) - 60)).toBeLessThan(4);
});

test('Undo after a reset shows the stroke again', async () => {
  const { actor, frame, send, field } = await openSand();
  const smooth = field();
  send('pointerdown', 1, 40, 60);
  for (let x = 50; x <= 200; x += 10) send('pointermove', 1, x, 60);
  send('pointerup', 1, 200, 60);
  frame();
  const raked = field();
  expect(difference(raked, smooth)).toBeGreaterThan(0.01);
  actor.send({ type: 'garden.reset' });
  for (let frames = 0; frames < 3; frames++) frame();
  expect(difference(field(), smooth)).toBe(0);
  actor.send({ type: 'step.undone' });
  frame();
  expect(difference(field(), raked)).toBe(0);
});
