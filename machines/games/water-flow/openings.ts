/** A bit mask: 1 up, 2 right, 4 down, 8 left. Openings define both the shape and the orientation of a stone. */

export type OpeningsMask = number;

/** Clockwise. Opening `d` is bit `1 << d`. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;

export const DIRECTION_OFFSETS: readonly (readonly [columns: number, rows: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export const oppositeOf = (direction: number): number => (direction + 2) % 4;

export const isOpen = (openings: OpeningsMask, direction: number): boolean =>
  (openings & (1 << direction)) !== 0;

export const openDirectionsOf = (openings: OpeningsMask): number[] =>
  [0, 1, 2, 3].filter((direction) => isOpen(openings, direction));

/** Quarter turns are clockwise. A negative number turns counterclockwise. */
export function turnOpenings(openings: OpeningsMask, quarters: number): OpeningsMask {
  const by = ((quarters % 4) + 4) % 4;
  return ((openings << by) | (openings >> (4 - by))) & 15;
}

/** Two for a straight stone, four for the others. */
export const orientationsOf = (openings: OpeningsMask): OpeningsMask[] => [
  ...new Set([0, 1, 2, 3].map((quarters) => turnOpenings(openings, quarters))),
];

const UNTURNED: Readonly<Record<ChannelShape, OpeningsMask>> = { straight: 5, bend: 3, fork: 7, basin: 1 };

/** Quarter turns clockwise from the initial orientation of the shape, 0-3. */
export function quarterTurnsOf(openings: OpeningsMask): number {
  const unturned = UNTURNED[shapeOf(openings)];
  return [0, 1, 2, 3].find((turns) => turnOpenings(unturned, turns) === openings) as number;
}

/** A `basin` has one opening, a `fork` three. */
export type ChannelShape = 'basin' | 'straight' | 'bend' | 'fork';

/** @throws RangeError for no openings and for four */
export function shapeOf(openings: OpeningsMask): ChannelShape {
  switch (openDirectionsOf(openings).length) {
    case 1:
      return 'basin';
    case 2:
      return turnOpenings(openings, 2) === openings ? 'straight' : 'bend';
    case 3:
      return 'fork';
    default:
      throw new RangeError(`No stone has the openings ${openings}`);
  }
}
