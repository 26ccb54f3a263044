import { ink, mix, shade, tint } from '../kit/ink';
import { curve, ellipse, type Point, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAlong, stippleAround } from '../kit/stipple';
import { foliage } from '../kit/tree';
import type { Picture } from '../picture';

const SLATES = 3;
const WIDTH = 120;

const slate = mix(mix(ink.tarn, ink.lichen, 0.46), ink.heather, 0.16);
const moss = mix(ink.fern, ink.lichen, 0.2);

/** Returns an irregular flat slab around (0, 0). */
function slab({ random }: Plate, wide: number, high: number): Point[] {
  return Array.from({ length: 14 }, (_, step): Point => {
    const turn = (step / 14) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const reach = random.between(0.95, 1.05) / (Math.abs(cos) ** 4 + Math.abs(sin) ** 4) ** 0.25;
    return [cos * reach * wide, sin * reach * high];
  });
}

/** Paints a slate around (0, 0), lit from the upper left, with moss at its front. */
function slateAt(plate: Plate, tone: string, tufts: readonly number[]): void {
  const { ctx, random } = plate;
  const color = mix(slate, tone, 0.14);
  const [wide, high] = [53, 22];
  const outline = curve(slab(plate, wide, high), true, 0.5);
  within(plate, null, () => {
    ctx.translate(3, 10);
    form(plate, outline, { fill: shade(color, 0.46), shade: shade(color, 0.7), light: null, depth: 0.7 });
  });
  form(plate, outline, { fill: color, shade: shade(color, 0.34), light: tint(color, 0.5), depth: 0.7 });
  within(plate, outline, () => {
    ctx.lineWidth = 1.4;
    for (let line = 0; line < 3; line++) {
      const [x, y] = [random.between(-wide, 0), random.between(-high, high)];
      ctx.strokeStyle = line % 2 ? tint(color, 0.34) : shade(color, 0.24);
      ctx.stroke(
        curve([
          [x, y],
          [x + 26, y + random.between(-2, 2)],
          [x + random.between(46, 80), y + random.between(-3, 3)],
        ]),
      );
    }
    stippleAlong(plate, outline, tint(color, 0.6), [20, 6], [-wide, -high], 0.55);
    ctx.fillStyle = tint(color, 0.62);
    ctx.fill(
      union(
        Array.from({ length: 6 }, () =>
          ellipse(random.between(-48, 48), random.between(-18, 18), random.between(0.8, 1.8), 1),
        ),
      ),
    );
  });
  for (const x of tufts) {
    const [size, y] = [random.between(11, 17), 26 + random.between(-3, 3)];
    const heap = foliage(random, x, y, size, size * 0.5, 9);
    form(plate, heap, { fill: moss, shade: shade(moss, 0.4), light: null, depth: 0.6 });
    stippleAround(plate, heap, mix(ink.lichen, ink.pollen, 0.34), [x - 4, y - 4], size, 0.7);
  }
}

/** Flat slates side by side, on which the stones of the shelf lie. */
export const slates: Picture = {
  file: 'worry-stones/slates.avif',
  width: SLATES * WIDTH,
  height: 80,
  scale: 2,
  outputWidth: 540,
  seed: 5641,
  light: [-0.5, -0.86],
  quality: 74,
  edges: 94,
  limit: 20,
  draw(plate) {
    const cells = [
      { tone: ink.tarn, tufts: [-40, -27, 38] },
      { tone: ink.heather, tufts: [-8, 40] },
      { tone: ink.bark, tufts: [-40, 20, 36] },
    ];
    for (const [cell, { tone, tufts }] of cells.entries()) {
      within(plate, null, () => {
        plate.ctx.translate((cell + 0.5) * WIDTH, 34);
        slateAt(plate, tone, tufts);
      });
    }
  },
};
