import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { box, curve, ellipse, leaf, type Point, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';
import { foliage } from '../../kit/tree';

export const lawn = mix(ink.fern, ink.lichen, 0.5);

export const hedge = mix(ink.fern, ink.spruce, 0.3);

/** Paints roses on a wall or an arch: leaves, and blossoms of two sizes. */
export function roses(
  plate: Plate,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  color: string,
): void {
  const { ctx, random } = plate;
  form(plate, foliage(random, x, y, rx, ry, 13), {
    fill: hedge,
    light: mix(hedge, ink.lichen, 0.6),
    shade: shade(hedge, 0.4),
    depth: 0.8,
  });
  for (let i = 0; i < count * 2; i++) {
    const [turn, out] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    ctx.fillStyle = mix(hedge, ink.lichen, random.between(0.1, 0.7));
    ctx.fill(
      leaf([x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out], random.between(0, 6), 13, 6),
    );
  }
  for (let i = 0; i < count; i++) {
    const [turn, out] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.96];
    const [cx, cy, size] = [
      x + Math.cos(turn) * rx * out,
      y + Math.sin(turn) * ry * out,
      random.between(5, 10),
    ];
    const fill = mix(color, ink.snow, random.between(0, 0.4));
    form(plate, foliage(random, cx, cy, size, size * 0.9, 6), {
      fill,
      shade: mix(fill, ink.clay, 0.5),
      depth: 0.8,
    });
    ctx.strokeStyle = fade(mix(fill, ink.clay, 0.7), 0.6);
    ctx.lineWidth = 1.3;
    ctx.stroke(
      line(
        `${cx - size * 0.4} ${cy}, ${cx} ${cy - size * 0.36}, ${cx + size * 0.36} ${cy + size * 0.1}, ${cx - size * 0.05} ${cy + size * 0.3}`,
      ),
    );
  }
}

/** Paints stepping stones in the grass, larger toward the viewer. */
export function paving(plate: Plate): void {
  const { ctx, random } = plate;
  const slab = mix(mix(ink.bark, ink.snow, 0.66), ink.pollen, 0.14);
  for (let y = 404, row = 0; y < 1010; row++) {
    const tall = 8 + (y - 400) * 0.105;
    const half = 40 + (y - 400) * 0.24;
    const middle = 815 + Math.sin((y - 400) / 105) * -42 * Math.min(1, (y - 400) / 90);
    const count = row % 2 ? 2 : 3;
    for (let i = 0; i < count; i++) {
      const wide = (half * 2) / count;
      const x = middle - half + wide * (i + 0.5) + random.between(-3, 3);
      const points: Point[] = [
        [-0.46, -0.36],
        [0, -0.44],
        [0.45, -0.36],
        [0.48, 0.02],
        [0.44, 0.4],
        [0, 0.45],
        [-0.45, 0.38],
        [-0.48, 0],
      ].map(
        ([dx = 0, dy = 0]): Point => [
          x + dx * wide * random.between(0.92, 1),
          y + tall / 2 + dy * tall * random.between(0.9, 1),
        ],
      );
      ctx.fillStyle = fade(mix(ink.spruce, ink.deep, 0.4), 0.4);
      ctx.fill(
        curve(
          points.map(([px, py]): Point => [px + 2, py + tall * 0.08]),
          true,
          0.7,
        ),
      );
      form(plate, curve(points, true, 0.7), {
        fill: mix(slab, random.pick([ink.heather, ink.rose, ink.lichen, ink.bark]), random.between(0, 0.16)),
        depth: 0.4,
        light: tint(slab, 0.5),
      });
    }
    grass(
      plate,
      () => y + tall * 1.02,
      [3 + tall * 0.08, 5 + tall * 0.2],
      mix(lawn, ink.fern, 0.6),
      7,
      middle - half,
      middle + half,
    );
    y += tall * 1.06;
  }
}

/** Paints a box tree that is clipped to a ball. */
export function ball(plate: Plate, x: number, y: number, size: number): void {
  const { ctx, random } = plate;
  ctx.fillStyle = fade(ink.deep, 0.26);
  ctx.fill(ellipse(x + size * 0.3, y + 2, size * 1.2, size * 0.22));
  form(plate, foliage(random, x, y - size * 0.8, size, size * 0.92, 18), {
    fill: hedge,
    light: mix(hedge, ink.lichen, 0.8),
    shade: shade(hedge, 0.5),
    depth: 0.95,
  });
  for (let i = 0; i < size * 1.6; i++) {
    const [turn, out] = [random.between(-3.4, 0), random.between(0.1, 0.92)];
    ctx.fillStyle = fade(mix(hedge, ink.lichen, random.between(0.2, 0.8)), 0.6);
    ctx.fill(
      ellipse(
        x + Math.cos(turn) * size * out,
        y - size * 0.8 + Math.sin(turn) * size * out * 0.9,
        3,
        1.8,
        random.between(0, 3),
      ),
    );
  }
}

/** Paints lanterns on both sides of the gate. */
export function pots(plate: Plate): void {
  const { ctx } = plate;
  for (const x of [716, 924]) {
    ctx.strokeStyle = ink.deep;
    ctx.lineWidth = 3.6;
    ctx.stroke(line(`${x} 268, ${x} 280`));
    form(plate, shape(`${x - 12} 282, ${x + 12} 282, ${x + 16} 318, ${x - 16} 318`, 0.1), {
      fill: tint(mix(ink.pollen, ink.snow, 0.3), 0.2),
      light: lightest,
    });
    form(plate, union([box(x - 17, 276, 34, 7, 3), box(x - 18, 316, 36, 7, 3), box(x - 1.5, 280, 3, 38)]), {
      fill: mix(ink.deep, ink.bark, 0.3),
    });
  }
}
