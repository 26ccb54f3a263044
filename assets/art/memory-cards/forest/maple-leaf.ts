import { box, polygon } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { points } from '../../kit/trace';

const lobes = points(
  '0 -10, 2 -6, 5 -7, 4.4 -3.6, 9 -4, 8 -1.6, 10 0.6, 5.4 2.6, 6 5, 1 4, 0 5, -1 4, -6 5, -5.4 2.6, -10 0.6, -8 -1.6, -9 -4, -4.4 -3.6, -5 -7, -2 -6',
);

/**
 * Paints a fallen maple leaf.
 * @param flat vertical scale: below 1 the leaf lies on the ground, otherwise it is in the air
 */
export function mapleLeaf(
  plate: Plate,
  x: number,
  y: number,
  size: number,
  color: string,
  flat: number,
): void {
  const { ctx, random } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.scale(size / 10, (size / 10) * flat);
    ctx.rotate(random.between(0, 6));
    ctx.fillStyle = color;
    ctx.fill(polygon(lobes));
    ctx.fill(box(-0.5, 3, 1, 8, 0.5));
  });
}
