import { mix } from './ink';
import { ellipse, union } from './path';
import type { Plate } from './plate';
import { form } from './stipple';
import { foliage } from './tree';

/** One heap of leaves. A `depth` of 0 is fully lit, 1 is the deepest shade. */
export type Heap = readonly [x: number, y: number, rx: number, ry: number, depth: number];

/** Paints a crown of heaps from back to front. Single leaves on the lit rims break up the outline. */
export function crown(
  plate: Plate,
  heaps: readonly Heap[],
  {
    leaf,
    dark,
    glint,
    dabs = 30,
    size = 2.6,
  }: {
    leaf: string;
    /** Color of the deepest shade. */
    dark: string;
    /** Color in full light. */
    glint: string;
    /** Number of single leaves in each heap. */
    dabs?: number;
    /** Half the length of a single leaf, units. */
    size?: number;
  },
): void {
  const { random, ctx, light } = plate;
  const toLight = Math.atan2(light[1], light[0]);
  for (const [x, y, rx, ry, depth] of heaps) {
    const fill = mix(leaf, dark, depth);
    const bright = mix(fill, glint, 0.62 - depth * 0.3);
    const leaves = (count: number, spread: number, from: number, to: number) =>
      union(
        Array.from({ length: count }, () => {
          const turn = toLight + random.between(-spread, spread);
          const out = random.between(from, to);
          const long = size * random.between(0.6, 1.25);
          return ellipse(
            x + Math.cos(turn) * rx * out,
            y + Math.sin(turn) * ry * out,
            long,
            long * 0.55,
            random.between(0, 3),
          );
        }),
      );
    ctx.fillStyle = fill;
    ctx.fill(leaves(dabs, Math.PI, 0.97, 1.1));
    form(plate, foliage(random, x, y, rx, ry, 13), {
      fill,
      shade: mix(fill, dark, 0.8),
      light: bright,
      depth: 0.78,
    });
    ctx.fillStyle = bright;
    ctx.fill(leaves(dabs, 1.25, 0.45, 1));
    ctx.fillStyle = mix(fill, dark, 0.6);
    ctx.fill(leaves(Math.round(dabs * 0.5), 3.1, 0.2, 0.8));
  }
}
