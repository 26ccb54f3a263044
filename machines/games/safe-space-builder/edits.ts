/** Each change of a space returns a new space, or the same object if nothing changes. */
import {
  type Background,
  categoryOf,
  ELEMENT_SCALE_RANGE,
  type ElementKind,
  elementNameOf,
  emojiOf,
  GROUND_TOP_PERCENT,
  hangsInSky,
  LIGHTING_RANGE,
  MAX_ELEMENTS,
  type PlacedElement,
  roundPositionPercent,
  roundToSliderStep,
  type Space,
} from '../../../domain/safe-space';
import { nextRandom, type Seed } from '../../random';

/** A new element gets the random candidate with the most free space around it. */
const SPOTS = 12;

/** Range of the candidates, in whole percent. */
const SPOT = { x: { from: 10, count: 80 }, y: { from: 20, count: 60 } } as const;

/** Approximate aspect ratio of the scene, for computing distances from percentages. */
const WIDER = 1.6;

/** Position in percent, and size within {@link ELEMENT_SCALE_RANGE}. */
export interface ElementPose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const setName = (space: Space, name: string): Space =>
  name === space.name ? space : { ...space, name };

export const setBackground = (space: Space, background: Background): Space =>
  background === space.background ? space : { ...space, background };

export function setLighting(space: Space, value: number): Space {
  if (!Number.isFinite(value)) return space;
  const lighting = roundToSliderStep(value, LIGHTING_RANGE);
  return lighting === space.lighting ? space : { ...space, lighting };
}

export const hasRoom = ({ elements }: Space): boolean => elements.length < MAX_ELEMENTS;

/** @param at ms since 1970 */
export function addElement(
  space: Space,
  kind: ElementKind,
  at: number,
  seed: Seed,
): readonly [space: Space, next: Seed] {
  const [spot, next] = freestSpot(space, kind, seed);
  const element: PlacedElement = {
    id: newId(space, kind, at),
    type: categoryOf(kind),
    name: elementNameOf(kind),
    emoji: emojiOf(kind),
    ...spot,
    scale: 1,
  };
  return [{ ...space, elements: [...space.elements, element] }, next];
}

/** Returns the same space if a number is not finite. */
export function setElementPose(space: Space, id: string, { x, y, scale }: ElementPose): Space {
  const before = findElement(space, id);
  if (!before || ![x, y, scale].every(Number.isFinite)) return space;
  const after = {
    x: roundPositionPercent(x),
    y: roundPositionPercent(y),
    scale: roundToSliderStep(scale, ELEMENT_SCALE_RANGE),
  };
  if (before.x === after.x && before.y === after.y && before.scale === after.scale) return space;
  return {
    ...space,
    elements: space.elements.map((element) => (element === before ? { ...element, ...after } : element)),
  };
}

export function removeElement(space: Space, id: string): Space {
  const elements = space.elements.filter((element) => element.id !== id);
  return elements.length === space.elements.length ? space : { ...space, elements };
}

export const findElement = ({ elements }: Space, id: string | null): PlacedElement | undefined =>
  elements.find((element) => element.id === id);

function newId({ elements }: Space, kind: ElementKind, at: number): string {
  const taken = new Set(elements.map(({ id }) => id));
  let time = Math.max(0, Math.round(at) || 0);
  while (taken.has(`${kind}-${time}`)) time += 1;
  return `${kind}-${time}`;
}

type Spot = Pick<ElementPose, 'x' | 'y'>;

/** The candidate whose nearest element is farthest away. The ground takes precedence, or the sky for hanging kinds. */
function freestSpot(space: Space, kind: ElementKind, seed: Seed): readonly [spot: Spot, next: Seed] {
  let next = seed;
  const among = ({ from, count }: { readonly from: number; readonly count: number }): number => {
    const [value, following] = nextRandom(next);
    next = following;
    return from + Math.floor(value * count);
  };
  const spots = Array.from({ length: SPOTS }, (): Spot => ({ x: among(SPOT.x), y: among(SPOT.y) }));
  const horizon = GROUND_TOP_PERCENT[space.background];
  const fitting = spots.filter(({ y }) => y >= horizon !== hangsInSky(kind));
  const roomOf = (spot: Spot): number =>
    Math.min(...space.elements.slice(0, MAX_ELEMENTS).map((element) => distanceBetween(spot, element)));
  const [first, ...others] = fitting.length > 0 ? fitting : spots;
  const freest = others.reduce((best, spot) => (roomOf(spot) > roomOf(best) ? spot : best), first as Spot);
  return [freest, next];
}

const distanceBetween = (one: Spot, other: Spot): number =>
  Math.hypot((one.x - other.x) * WIDER, one.y - other.y);
