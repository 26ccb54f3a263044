import { Path2D } from '@napi-rs/canvas';
import { fade, lightest, shade } from '../../kit/ink';
import { curve, ellipse, type Point } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { groove } from './stone';

/** Ratio of a ring's height to its width. */
const flat = 0.66;
/** Distance between furrows, units. */
const pitch = 21;

/** Paints a furrow as a shaded stroke with a lit stroke beside it. Moonlight needs darker shade to show the furrows. */
function furrow({ ctx, moonlit }: Plate, path: Path2D): void {
  ctx.lineWidth = 6.4;
  ctx.strokeStyle = moonlit ? fade(shade(groove, 0.45), 0.6) : fade(groove, 0.4);
  ctx.stroke(path);
  ctx.save();
  ctx.translate(2.4, 4.8);
  ctx.lineWidth = 4.2;
  ctx.strokeStyle = fade(lightest, 0.75);
  ctx.stroke(path);
  ctx.restore();
}

/** Runs `draw`, clipped to the outside of all ellipses. Each hole is a path of the whole picture minus one ellipse. */
function outside(plate: Plate, holes: readonly Path2D[], draw: () => void): void {
  const [first, ...others] = holes;
  if (!first) draw();
  else
    within(plate, null, () => {
      plate.ctx.clip(first, 'evenodd');
      outside(plate, others, draw);
    });
}

/**
 * Paints waves across the sand, then rings around every stone. Later rings cover earlier ones.
 * @param stones rows of `x y halfWidth height rings`
 */
export function rake(plate: Plate, stones: readonly (readonly number[])[]): void {
  const holes = stones.map(([x = 0, y = 0, wide = 0, , rings = 0]) => {
    const reach = wide + rings * pitch + pitch * 0.6;
    const hole = new Path2D();
    hole.rect(-10, -10, plate.width + 20, plate.height + 20);
    hole.addPath(ellipse(x, y, reach, reach * flat));
    return hole;
  });
  outside(plate, holes, () => {
    for (let y = -6; y < plate.height + 20; y += pitch * flat * 1.15)
      furrow(
        plate,
        curve(Array.from({ length: 18 }, (_, i): Point => [i * 50 - 25, y + Math.sin(i * 0.62 + 0.6) * 7])),
      );
  });
  stones.forEach(([x = 0, y = 0, wide = 0, , rings = 0], i) => {
    outside(plate, holes.slice(i + 1), () => {
      for (let ring = rings; ring >= 1; ring--) {
        const reach = wide + ring * pitch;
        furrow(plate, ellipse(x, y, reach, reach * flat));
      }
    });
  });
}
