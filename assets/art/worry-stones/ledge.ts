import { ink, mix, shade, tint } from '../kit/ink';
import { curve, ellipse, type Point, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAlong, stippleAround } from '../kit/stipple';
import { foliage } from '../kit/tree';
import type { Picture } from '../picture';

const slate = mix(mix(ink.tarn, ink.lichen, 0.46), ink.heather, 0.16);

/** Returns an irregular slab's edge around the middle of the picture. */
function slabEdge({ random }: Plate, wide: number, high: number): Point[] {
  const edge: Point[] = [];
  for (let x = -wide; x <= wide; x += 60) edge.push([x, -high + random.between(-4, 4)]);
  edge.push([wide + 8, -high * 0.2], [wide - 2, high * 0.7]);
  for (let x = wide - 40; x >= -wide + 30; x -= 60) edge.push([x, high + random.between(-4, 4)]);
  edge.push([-wide - 2, high * 0.6], [-wide - 9, -high * 0.3]);
  return edge;
}

/** A flat slab of slate, lit from the upper left, with moss along its front. */
export const ledge: Picture = {
  file: 'worry-stones/ledge.avif',
  width: 900,
  height: 90,
  scale: 2,
  outputWidth: 1500,
  seed: 5641,
  light: [-0.5, -0.86],
  quality: 74,
  edges: 94,
  limit: 40,
  draw(plate) {
    const { ctx, random } = plate;
    ctx.translate(450, 42);
    const top = slabEdge(plate, 420, 24);
    const slab = curve(top, true, 0.5);
    within(plate, null, () => {
      ctx.translate(4, 11);
      form(plate, slab, { fill: shade(slate, 0.46), shade: shade(slate, 0.7), light: null, depth: 0.7 });
    });
    form(plate, slab, {
      fill: slate,
      shade: shade(slate, 0.34),
      light: tint(slate, 0.5),
      depth: 0.7,
      towards: [-0.03, -1],
    });
    within(plate, slab, () => {
      ctx.lineWidth = 1.6;
      for (let line = 0; line < 9; line++) {
        const y = random.between(-20, 22);
        const x = random.between(-420, 300);
        ctx.strokeStyle = line % 2 ? tint(slate, 0.3) : shade(slate, 0.22);
        ctx.stroke(
          curve([
            [x, y],
            [x + 60, y + random.between(-3, 3)],
            [x + random.between(90, 180), y + random.between(-3, 3)],
          ]),
        );
      }
      stippleAlong(plate, slab, tint(slate, 0.6), [200, 0], [-420, -10], 0.4);
    });
    const moss = mix(ink.fern, ink.lichen, 0.2);
    for (const x of [-416, -388, -300, -120, -96, 60, 180, 204, 330, 392, 420]) {
      const [size, y] = [random.between(16, 30), 30 + random.between(-4, 5)];
      const heap = foliage(random, x, y, size, size * 0.42, 9);
      form(plate, heap, { fill: moss, shade: shade(moss, 0.4), light: null, depth: 0.6 });
      stippleAround(plate, heap, mix(ink.lichen, ink.pollen, 0.34), [x - 6, y - 6], size, 0.7);
    }
    ctx.fillStyle = tint(slate, 0.62);
    ctx.fill(
      union(
        Array.from({ length: 26 }, () =>
          ellipse(random.between(-400, 400), random.between(-20, 20), random.between(0.8, 2), 1),
        ),
      ),
    );
  },
};
