import { fade, ink, mix, tint } from '../../kit/ink';
import { curve, ellipse, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { points, shape } from '../../kit/trace';

const pebble = points(
  '-1 0.06, -0.9 -0.5, -0.5 -0.9, 0.04 -1, 0.58 -0.88, 0.93 -0.44, 1 0.1, 0.82 0.66, 0.4 0.96, -0.1 1, -0.6 0.92, -0.9 0.56',
);

/** Paints one rounded stone with its center at (`x`, `y`), a worn band and a few specks. */
export function stone(
  plate: Plate,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  turn: number,
): void {
  const { random, ctx } = plate;
  const path = curve(
    pebble.map(
      ([px, py], i): Point => [
        x + (px + 0.035 * Math.sin(i * 2 + turn)) * rx,
        y + (py + px * 0.05 * Math.sin(turn)) * ry,
      ],
    ),
    true,
  );
  form(plate, path, {
    fill: color,
    shade: mix(color, mix(ink.night, ink.heather, 0.2), 0.62),
    light: tint(color, 0.62),
    depth: 0.95,
  });
  within(plate, path, () => {
    ctx.fillStyle = fade(tint(color, 0.5), 0.5);
    ctx.fill(
      union(
        Array.from({ length: 16 }, () =>
          ellipse(
            x + random.between(-0.9, 0.9) * rx,
            y + random.between(-0.8, 0.8) * ry,
            random.between(0.8, 2.4),
            random.between(0.6, 1.6),
          ),
        ),
      ),
    );
    ctx.fillStyle = fade(tint(color, 0.45), 0.55);
    const sway = Math.sin(turn) * ry * 0.3;
    ctx.fill(
      shape(
        `${x - rx * 1.1} ${y + sway}, ${x} ${y - sway - ry * 0.1}, ${x + rx * 1.1} ${y + sway * 0.4}, ${x + rx * 1.1} ${y + sway * 0.4 + ry * 0.14}, ${x} ${y - sway + ry * 0.12}, ${x - rx * 1.1} ${y + sway + ry * 0.12}`,
        0.9,
      ),
    );
    stippleAlong(plate, path, mix(color, ink.night, 0.75), [x, y + ry * 0.45], [x, y + ry * 1.1], 0.9);
  });
}
