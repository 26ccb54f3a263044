/** The room's display objects and their stacking order. */
import type { Container, Mesh } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { categoryOf, emojiOf, type Kind, nameOf, type PlacedElement } from '../../../../domain/safe-space';
import { Bodies } from '../../../../engine/games/safe-space-builder/bodies';
import { hourAt } from '../../../../engine/games/safe-space-builder/hours';
import type { Room } from '../../../../engine/games/safe-space-builder/room';
import { BUILDING } from '../../../../engine/games/safe-space-builder/visit';
import { standInForBrowser } from '../../../fakes/stand-ins';

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

const SLOT = { width: 800, height: 600, resolution: 1 };

const element = (kind: Kind, x: number, y: number, id = `${kind}-1`): PlacedElement => ({
  id,
  type: categoryOf(kind),
  name: nameOf(kind),
  emoji: emojiOf(kind),
  scale: 1,
  x,
  y,
});

function roomWith(...elements: readonly PlacedElement[]) {
  const bodies = new Bodies();
  const room = makeRoom();
  bodies.resize(SLOT);
  room.layOut(SLOT);
  const show = (shown: readonly PlacedElement[], lighting: number) => {
    bodies.sync(shown, null, 'mountains', false);
    bodies.settle();
    bodies.tick(0, new Map());
    const nothing = { pictures: undefined, last: undefined, lastPictures: undefined };
    room.show({ place: 'mountains', ...nothing, coming: 1 }, hourAt(lighting), BUILDING, bodies);
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

  test('starts with lying elements, then all ground shadows, then standing elements and halos', () => {
    const { drawn, quadsOf } = roomWith(...all);
    expect(drawn()).toEqual([
      ...['Shadow of Carpet', 'Carpet'],
      ...['Shadow of Lamp', 'Shadow of Chair'],
      ...['Lamp', 'Halo of Lamp', 'Chair'],
    ]);
    // Two light sources, the moon and the lamp, cast a shadow of the chair.
    expect(quadsOf('Shadow of Chair')).toBe(2);
    expect(quadsOf('Shadow of Lamp')).toBe(1);
  });

  test('omits the lamp shadow of an element far from a lamp', () => {
    const { show, quadsOf } = roomWith(...all);
    show([element('chair', 95, 76), element('lamp', 5, 72)], 20);
    expect(quadsOf('Shadow of Chair')).toBe(1);
  });

  test('shades the desk below a cup after the desk', () => {
    const { drawn, show } = roomWith(element('desk', 50, 80), element('tea', 50, 64));
    expect(drawn()).toEqual(['Shadow of Desk', 'Desk', 'Shadow of Tea', 'Tea']);
    show([element('desk', 50, 80), element('tea', 10, 64)], 20);
    expect(drawn()).toEqual(['Shadow of Tea', 'Shadow of Desk', 'Tea', 'Desk']);
  });

  test('gives the sun in the sky no shadow', () => {
    expect(roomWith(element('sun', 70, 20)).drawn()).toEqual(['Sun', 'Halo of Sun']);
  });
});

test('removes the shadow and the halo of a removed element', () => {
  const { layer, show, drawn } = roomWith(element('lamp', 42, 72), element('tree', 60, 80));
  show([element('tree', 60, 80)], 20);
  expect(drawn()).toEqual(['Shadow of Tree', 'Tree']);
  expect(layer.children).toHaveLength(2);
});

test('uploads only changes', () => {
  const elements = [element('tree', 20, 80), element('chair', 60, 80)];
  const { layer, show } = roomWith(...elements);
  const uploads = vi.fn();
  for (const child of layer.children) (child as Mesh).geometry.on('update', uploads);
  show(elements, 20);
  expect(uploads).not.toHaveBeenCalled();
  show([element('tree', 21, 80), element('chair', 60, 80)], 20);
  // Uploads the data of the tree and of its shadow only.
  expect(uploads).toHaveBeenCalledTimes(2);
});

test("the elements' shader is in the view before the first element, so that it compiles early", () => {
  const { room, layer, show } = roomWith();
  const ahead = room.children.map((child) => (child as Mesh).shader);
  show([element('tree', 20, 80)], 20);
  expect(ahead).toContain((layer.getChildByLabel('Tree') as Mesh).shader);
});
