/** The room's display objects and their stacking order. */
import type { Container, Mesh } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlacedElement } from '../../../../domain/safe-space';
import { ElementBodies } from '../../../../engine/games/safe-space-builder/elements';
import { HOUR_LOOKS } from '../../../../engine/games/safe-space-builder/hours';
import type { Room } from '../../../../engine/games/safe-space-builder/room';
import { BUILD_LOOK } from '../../../../engine/games/safe-space-builder/visit';
import { slotOf } from '../../../fakes/slot';
import { standInForBrowser } from '../../../fakes/stand-ins';
import { element } from './element';

// Pixi detects the browser at import.
await vi.hoisted(async () => (await import('../../../fakes/stand-ins')).standInForBrowser());

let makeRoom: () => Room;
beforeEach(async () => {
  standInForBrowser();
  // Pixi detects the browser at import.
  const { Room } = await import('../../../../engine/games/safe-space-builder/room');
  makeRoom = () => new Room();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Numbers of quads. */
const SHADOW = 1;
const HALO = 1;

const SLOT = slotOf(800, 600);

function roomWith(...elements: readonly PlacedElement[]) {
  const bodies = new ElementBodies();
  const room = makeRoom();
  bodies.layout(SLOT);
  room.layout(SLOT);
  const show = (shown: readonly PlacedElement[], lighting: number) => {
    bodies.show(shown, null, 'mountains', false);
    bodies.settle();
    bodies.tick(0, new Map());
    const nothing = { pictures: undefined, last: undefined, lastPictures: undefined };
    room.show({ place: 'mountains', ...nothing, coming: 1 }, HOUR_LOOKS.at(0, lighting), BUILD_LOOK, bodies);
  };
  show(elements, 20);
  const layer = room.getChildByLabel('Things') as Container;
  /** Returns the drawn objects, from back to front. */
  const drawn = (): string[] => {
    layer.sortChildren();
    return layer.children.filter(({ visible }) => visible).map(({ label }) => label);
  };
  const quadsOf = (label: string): number => (layer.getChildByLabel(label) as Mesh).geometry.instanceCount;
  return { room, show, drawn, quadsOf, layer };
}

describe('drawing', () => {
  const all = [element('chair', 52, 76), element('lamp', 42, 72), element('carpet', 50, 88)];

  test('starts with lying elements, then all shadows on the ground, then standing elements', () => {
    const { drawn, quadsOf } = roomWith(...all);
    expect(drawn()).toEqual(['Carpet', 'Shadows on the ground', 'Lamp', 'Chair']);
    // Two light sources, the moon and the lamp, cast a shadow of the chair, and the moon that of the lamp.
    expect(quadsOf('Shadows on the ground')).toBe(3);
    expect(['Carpet', 'Lamp', 'Chair'].map(quadsOf)).toEqual([SHADOW + 1, 1 + HALO, 1]);
  });

  test('shades the desk below a cup after the desk', () => {
    const { drawn, quadsOf, show } = roomWith(element('desk', 50, 80), element('tea', 50, 64));
    expect(drawn()).toEqual(['Shadows on the ground', 'Desk', 'Tea']);
    expect(['Shadows on the ground', 'Desk', 'Tea'].map(quadsOf)).toEqual([1, 1, SHADOW + 1]);
    show([element('desk', 50, 80), element('tea', 10, 64)], 20);
    expect(drawn()).toEqual(['Shadows on the ground', 'Tea', 'Desk']);
    expect(['Shadows on the ground', 'Tea', 'Desk'].map(quadsOf)).toEqual([2, 1, 1]);
  });

  test('gives the sun in the sky a halo and no shadow', () => {
    const { drawn, quadsOf } = roomWith(element('sun', 70, 20));
    expect(drawn()).toEqual(['Sun']);
    expect(quadsOf('Sun')).toBe(1 + HALO);
  });
});

test('uploads only changes', () => {
  const elements = [element('tree', 20, 80), element('chair', 60, 80)];
  const { layer, show } = roomWith(...elements);
  const uploads = vi.fn();
  for (const child of layer.children) (child as Mesh).geometry.on('update', uploads);
  show(elements, 20);
  expect(uploads).not.toHaveBeenCalled();
  show([element('tree', 21, 80), element('chair', 60, 80)], 20);
  // Uploads the data of the tree and of the shadows only.
  expect(uploads).toHaveBeenCalledTimes(2);
});

test("the elements' shader is in the view before the first element, so that it compiles early", () => {
  const { layer, show } = roomWith();
  const ahead = layer.children.map((child) => (child as Mesh).shader);
  show([element('tree', 20, 80)], 20);
  expect(ahead).toContain((layer.getChildByLabel('Tree') as Mesh).shader);
});
