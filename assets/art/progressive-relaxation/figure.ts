/**
 * The sheet of the fox's parts, from back to front. `engine/games/progressive-relaxation/parts.ts` has the same boxes
 * and cells.
 */
import { fade, ink, lightest, mix, shade } from '../kit/ink';
import { box, ellipse } from '../kit/path';
import { outwards, type Plate, within } from '../kit/plate';
import type { Picture } from '../picture';
import type { State } from './coat';
import { front, inside, tree } from './hammock';
import { head } from './head';
import { arm, leg, ruff } from './limbs';
import { tail, trunk } from './trunk';

export const SHEET = { width: 1540, height: 1510 } as const;

export interface Part {
  readonly name: string;
  /** Rectangle in the figure: left, top, width, height, units. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** Position of its origin in the figure, units. */
  readonly at: readonly [x: number, y: number];
  /** Upper left corners of its cells in the sheet, px: at rest, and tense. */
  readonly cells: readonly (readonly [x: number, y: number] | null)[];
  /** Px of the sheet per unit. */
  readonly scale: number;
  readonly isMirrored?: true;
  draw(plate: Plate, state: State): void;
}

/** Paints the disc of sun or moon with its glow. The shader colors it. */
function sun(plate: Plate): void {
  plate.ctx.fillStyle = outwards(
    plate,
    [0, 0],
    250,
    [fade(lightest, 0.5), fade(lightest, 0.22), fade(lightest, 0)],
    [0.4, 0.6, 1],
  );
  plate.ctx.fill(ellipse(0, 0, 250));
  plate.ctx.fillStyle = lightest;
  plate.ctx.fill(ellipse(0, 0, 118));
}

/** Paints the shadow of the hammock on the meadow. */
function shadow(plate: Plate): void {
  within(plate, null, () => {
    plate.ctx.scale(1, 0.12);
    const color = shade(mix(ink.spruce, ink.fern, 0.3), 0.2);
    plate.ctx.fillStyle = outwards(
      plate,
      [0, 0],
      440,
      [fade(color, 0.62), fade(color, 0.5), fade(color, 0)],
      [0, 0.6, 1],
    );
    plate.ctx.fill(ellipse(0, 0, 440));
  });
}

export const PARTS: readonly Part[] = [
  {
    name: 'sun',
    box: [-510, -590, 520, 520],
    at: [-250, -330],
    cells: [[1000, 1300]],
    scale: 0.4,
    draw: sun,
  },
  {
    name: 'shadow',
    box: [-460, 480, 920, 120],
    at: [0, 540],
    cells: [[260, 1300]],
    scale: 0.5,
    draw: shadow,
  },
  {
    name: 'tree',
    box: [500, -900, 390, 1510],
    at: [0, 0],
    cells: [[1290, 840]],
    scale: 0.4,
    isMirrored: true,
    draw: tree,
  },
  { name: 'inside', box: [-530, -310, 1060, 550], at: [0, 0], cells: [[0, 900]], scale: 0.6, draw: inside },
  {
    name: 'trunk',
    box: [-220, -176, 440, 460],
    at: [0, -94],
    cells: [
      [0, 0],
      [440, 0],
    ],
    scale: 1,
    draw: trunk,
  },
  { name: 'front', box: [-530, -310, 1060, 660], at: [0, 0], cells: [[640, 900]], scale: 0.6, draw: front },
  { name: 'tail', box: [240, 40, 150, 310], at: [270, 60], cells: [[1110, 675]], scale: 0.7, draw: tail },
  {
    name: 'leg',
    box: [10, 70, 270, 400],
    at: [82, 150],
    cells: [
      [0, 460],
      [270, 460],
    ],
    scale: 1,
    isMirrored: true,
    draw: leg,
  },
  {
    name: 'arm',
    box: [70, -150, 270, 400],
    at: [122, -94],
    cells: [
      [540, 460],
      [810, 460],
    ],
    scale: 1,
    isMirrored: true,
    draw: arm,
  },
  {
    name: 'ruff',
    box: [60, -180, 190, 170],
    at: [132, -94],
    cells: [null, [0, 1240]],
    scale: 1,
    isMirrored: true,
    draw: ruff,
  },
  {
    name: 'head',
    box: [-230, -420, 460, 330],
    at: [0, -214],
    cells: [
      [885, 0],
      [1080, 340],
    ],
    scale: 1,
    draw: head,
  },
];

const STATES = ['rest', 'tense'] as const;

/** The fox at rest and tense, in parts. */
export const relaxationFox: Picture = {
  file: 'progressive-relaxation/fox.avif',
  ...SHEET,
  scale: 1,
  seed: 641,
  light: [-0.4, -0.9],
  dot: 0,
  quality: 62,
  edges: 80,
  limit: 80,
  draw: (plate) => {
    for (const part of PARTS)
      for (const [index, cell] of part.cells.entries()) {
        if (!cell) continue;
        const [left, top, width, height] = part.box;
        within(plate, box(...cell, width * part.scale, height * part.scale), () => {
          plate.ctx.translate(...cell);
          plate.ctx.scale(part.scale, part.scale);
          plate.ctx.translate(part.at[0] - left, part.at[1] - top);
          part.draw(plate, STATES[index] as State);
        });
      }
  },
};
