import { box } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import type { Picture } from '../picture';
import { azalea, bank, lamp, lampLight, shadow, wall } from './banks';
import { basinMoss, CELL, channelStone, lockMoss, stoneShade } from './channel-stones';
import {
  boulder,
  dragonflyBody,
  dragonflyWings,
  glowSpot,
  joint,
  lantern,
  ring,
  spout,
  tuft,
} from './garden-things';

const COLUMNS = 5;

/** Cells of the sheet, row by row. `engine/games/water-flow/sheet.ts` has the same order. */
const cells: readonly ((plate: Plate) => void)[] = [
  (plate) => channelStone(plate, 'straight', -0.05),
  (plate) => channelStone(plate, 'bend', 0.06),
  (plate) => channelStone(plate, 'fork', 0),
  (plate) => channelStone(plate, 'basin', 0.03),
  stoneShade,
  (plate) => basinMoss(plate, false),
  (plate) => basinMoss(plate, true),
  lockMoss,
  joint,
  tuft,
  (plate) => boulder(plate, 0),
  (plate) => boulder(plate, 1),
  (plate) => boulder(plate, 2),
  spout,
  ring,
  lantern,
  (plate) => glowSpot(plate, plate),
  dragonflyBody,
  dragonflyWings,
  (plate) => wall(plate, 0),
  (plate) => wall(plate, 1),
  (plate) => bank(plate, 0),
  (plate) => bank(plate, 1),
  (plate) => azalea(plate, 0),
  (plate) => azalea(plate, 1),
  lamp,
  lampLight,
  shadow,
];

/** All parts of a terrace, each in its own cell on a transparent background. */
export const waterFlowTerrace: Picture = {
  file: 'water-flow/terrace.avif',
  width: COLUMNS * 2 * CELL,
  height: Math.ceil(cells.length / COLUMNS) * 2 * CELL,
  scale: 2,
  outputWidth: 880,
  seed: 5507,
  light: [-0.6, -0.8],
  quality: 69,
  edges: 92,
  limit: 70,
  draw(plate) {
    cells.forEach((draw, cell) => {
      plate.ctx.save();
      plate.ctx.translate(((cell % COLUMNS) * 2 + 1) * CELL, (Math.floor(cell / COLUMNS) * 2 + 1) * CELL);
      within(plate, box(-CELL, -CELL, 2 * CELL, 2 * CELL), () => draw(plate));
      plate.ctx.restore();
    });
  },
};
