/**
 * The parts of the fox in its hammock, from back to front, with their cells in the sheet. The sheet is painted by
 * `assets/art/progressive-relaxation`, which has the same table. Lengths are in units. The origin of the figure is the
 * middle between both trees, at the height of the fox's belly.
 */

export const SHEET_SIZE = { width: 1540, height: 1510 } as const;

/** The muscle group of each part that tenses, as an index of `MUSCLE_GROUPS`. */
const [HANDS, SHOULDERS, FACE, BELLY, LEGS] = [0, 1, 2, 3, 4] as const;

type Corner = readonly [x: number, y: number];

export interface FigurePart {
  readonly name: string;
  /** Rectangle in the figure. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** Upper left corner of its cell in the sheet, px: at rest, and tense. A part with one picture has one. */
  readonly cells: readonly (Corner | null)[];
  /** Px of the sheet per unit. */
  readonly scale: number;
  /** Muscle group whose tension blends from the first picture to the second. */
  readonly group?: number;
  /** Whether there is a mirror image of it on the other side. */
  readonly isMirrored?: true;
  /** Movement of a limb's end at full tension, units. Its upper edge stays. */
  readonly reach?: Corner;
  /** Height of the limb's end in its box, 0-1: at rest, and tense. */
  readonly ends?: Corner;
  /** How far it follows the shoulders' lift: at its upper and at its lower edge, as a factor. */
  readonly lift?: Corner;
  /** How far it rises with the breath, as a factor. */
  readonly breath?: number;
  /** Part that does not sag with the hammock. */
  readonly isFixed?: true;
  /** Part that turns as the head turns. */
  readonly isHead?: true;
  /** Part that shines, by day and by night. */
  readonly isLight?: true;
}

export const FIGURE_PARTS: readonly FigurePart[] = [
  {
    name: 'sun',
    box: [-510, -590, 520, 520],
    cells: [[1000, 1300]],
    scale: 0.4,
    isFixed: true,
    isLight: true,
  },
  { name: 'shadow', box: [-460, 480, 920, 120], cells: [[260, 1300]], scale: 0.5, isFixed: true },
  {
    name: 'tree',
    box: [500, -900, 390, 1510],
    cells: [[1290, 840]],
    scale: 0.4,
    isMirrored: true,
    isFixed: true,
  },
  { name: 'inside', box: [-530, -310, 1060, 550], cells: [[0, 900]], scale: 0.6 },
  {
    name: 'trunk',
    box: [-220, -176, 440, 460],
    cells: [
      [0, 0],
      [440, 0],
    ],
    scale: 1,
    group: BELLY,
    lift: [0.35, 0],
    breath: 1,
  },
  { name: 'front', box: [-530, -310, 1060, 660], cells: [[640, 900]], scale: 0.6 },
  { name: 'tail', box: [240, 40, 150, 310], cells: [[1110, 675]], scale: 0.7 },
  {
    name: 'leg',
    box: [10, 70, 270, 400],
    cells: [
      [0, 460],
      [270, 460],
    ],
    scale: 1,
    group: LEGS,
    isMirrored: true,
    reach: [0, -45],
    ends: [0.8, 0.67],
  },
  {
    name: 'arm',
    box: [70, -150, 270, 400],
    cells: [
      [540, 460],
      [810, 460],
    ],
    scale: 1,
    group: HANDS,
    isMirrored: true,
    reach: [-80, -104],
    ends: [0.72, 0.46],
    lift: [1, 0.7],
    breath: 0.8,
  },
  {
    name: 'ruff',
    box: [60, -180, 190, 170],
    cells: [null, [0, 1240]],
    scale: 1,
    group: SHOULDERS,
    isMirrored: true,
    lift: [1, 0.95],
    breath: 0.8,
  },
  {
    name: 'head',
    box: [-230, -420, 460, 330],
    cells: [
      [885, 0],
      [1080, 340],
    ],
    scale: 1,
    group: FACE,
    lift: [-0.5, -0.5],
    breath: 0.9,
    isHead: true,
  },
];

/** Number of cells of a part's grid in each direction. Its corners bend with the body. */
const CELLS = 6;

/** Floats of a vertex: place, place in the sheet, blend, reach, lift, breath, kind. */
export const FLOATS_PER_VERTEX = 12;

/** How the tension of a part blends its picture: always shown, shown at rest, or shown while tense. */
const BLEND = { always: 0, rest: 1, tense: 2 } as const;

/** Returns the vertices and the triangles of the figure. */
export function figureMesh(): { readonly vertices: Float32Array; readonly indices: Uint16Array } {
  const vertices: number[] = [];
  const indices: number[] = [];
  for (const part of FIGURE_PARTS)
    for (const [state, cell] of part.cells.entries())
      for (const side of part.isMirrored ? [1, -1] : [1]) if (cell) addGrid(part, state, cell, side);

  function addGrid(part: FigurePart, state: number, [cellX, cellY]: Corner, side: number): void {
    const { box, scale, group = -1, cells, reach = [0, 0], ends = [1, 1], lift = [0, 0], breath = 0 } = part;
    const [left, top, width, height] = box;
    const first = vertices.length / FLOATS_PER_VERTEX;
    const blend = cells.length === 1 ? BLEND.always : state === 0 ? BLEND.rest : BLEND.tense;
    for (let row = 0; row <= CELLS; row++)
      for (let column = 0; column <= CELLS; column++) {
        const [across, down] = [column / CELLS, row / CELLS];
        const [x, y] = [left + across * width, top + down * height];
        vertices.push(side * x, y);
        vertices.push(
          (cellX + across * width * scale) / SHEET_SIZE.width,
          (cellY + down * height * scale) / SHEET_SIZE.height,
        );
        vertices.push(group, blend);
        const bent = Math.min(1, down / (ends[state] ?? 1)) ** 1.5;
        vertices.push(side * reach[0] * bent, reach[1] * bent);
        vertices.push(lift[0] + (lift[1] - lift[0]) * down, breath);
        vertices.push(part.isFixed ? 0 : part.isHead ? 2 : 1, part.isLight ? 1 : 0);
      }
    for (let row = 0; row < CELLS; row++)
      for (let column = 0; column < CELLS; column++) {
        const corner = first + row * (CELLS + 1) + column;
        const below = corner + CELLS + 1;
        indices.push(corner, corner + 1, below, corner + 1, below + 1, below);
      }
  }

  return { vertices: new Float32Array(vertices), indices: new Uint16Array(indices) };
}

/** Rectangle around the fox without the ends of its hammock, units. */
const SPACE = { width: 700, height: 950, middle: 20 } as const;

/** Returns the place of the figure's origin (CSS px), and CSS px per unit. The fox is as large as the slot allows. */
export function layOutFigure({ width, height }: { readonly width: number; readonly height: number }): {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
} {
  const scale = Math.min(width / SPACE.width, height / SPACE.height);
  return { x: width / 2, y: height / 2 - SPACE.middle * scale, scale };
}
