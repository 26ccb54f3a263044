import { finish } from '../kit/finish';
import { fade, ink, mix } from '../kit/ink';
import { frond } from '../kit/life';
import { curve, type Point } from '../kit/path';
import { within } from '../kit/plate';
import { form, stippleAround } from '../kit/stipple';
import type { Picture } from '../picture';
import { cushion, day as dawn, litter, type Mood, night as moonlight } from '../worry-stones/hollow';
import { boulder, boulders, day, type Hour, night } from './stones';

/** Stepping stones from the lower left edge to the right: position, and half the width. */
const steps: readonly (readonly [x: number, y: number, half: number])[] = [
  [14, 560, 52],
  [122, 522, 46],
  [226, 546, 50],
  [334, 514, 47],
  [442, 538, 51],
  [548, 506, 46],
  [652, 528, 50],
  [760, 494, 48],
];

/** Paints a garden of moss from above, with stepping stones along its lower edge and ferns in the corners. */
const garden = (file: string, mood: Mood, hour: Hour, quality: number): Picture => ({
  file: `zen-garden/${file}.avif`,
  width: 800,
  height: 600,
  scale: 2,
  outputWidth: 1280,
  seed: 2209,
  light: [-0.62, -0.78],
  quality,
  limit: 70,
  draw(plate) {
    const { ctx, random, width, height } = plate;
    ctx.fillStyle = mood.lit(mix(ink.fern, ink.spruce, 0.4));
    ctx.fillRect(0, 0, width, height);
    for (let y = -10, row = 0; y < height + 40; y += 17, row++)
      for (let x = -30 + (row % 2) * 24; x < width + 40; x += 38 * random.between(0.9, 1.5)) {
        const color = mix(
          mix(mix(ink.lichen, ink.fern, 0.6), ink.spruce, random.between(0.05, 0.3)),
          random.next() < 0.5 ? ink.pollen : ink.tarn,
          random.between(0, 0.12),
        );
        const size = 34 * random.between(0.75, 1.2);
        cushion(plate, mood, x, y + random.between(-5, 5), size, size * random.between(0.5, 0.62), color);
      }
    litter(plate, mood, 26);
    for (const [x, y, half] of steps) {
      const [gray = ink.tarn] = hour.grays;
      const rim = Array.from({ length: 9 }, (_, corner): Point => {
        const turn = (corner / 9) * 2 * Math.PI;
        const far = random.between(0.9, 1.06);
        return [x + half * far * Math.cos(turn), y + half * 0.56 * far * Math.sin(turn)];
      });
      ctx.fillStyle = fade(hour.shadow, 0.5);
      ctx.fill(
        curve(
          rim.map(([a, b]): Point => [a + 4, b + 6]),
          true,
        ),
      );
      const slab = curve(rim, true);
      form(plate, slab, {
        fill: gray,
        shade: hour.deep,
        light: mix(gray, hour.pale, 0.5),
        depth: 0.7,
        start: 0.5,
      });
      stippleAround(
        plate,
        slab,
        mix(gray, hour.pale, 0.7),
        [x - half * 0.3, y - half * 0.2],
        half * 0.8,
        0.6,
      );
      stippleAround(plate, slab, hour.moss, [x + half * 0.5, y + half * 0.52], half * 0.5, 0.8);
    }
    for (const [x, turn, length, curl] of [
      [-8, -1.7, 120, -0.5],
      [20, -1.1, 130, 0.6],
      [60, -0.7, 96, 0.6],
      [width - 60, -2.4, 96, -0.6],
      [width - 20, -2, 130, -0.6],
      [width + 8, -1.4, 120, 0.5],
    ] as const)
      frond(plate, [x, height + 12], turn, length, mood.lit(mix(ink.spruce, ink.fern, 0.3)), curl);
    finish(plate, { grain: 0.012, vignette: mood.isNight ? 0.14 : 0.08 });
  },
});

export const mossDay = garden('moss-day', dawn, day, 56);
export const mossNight = garden('moss-night', moonlight, night, 56);

/** Side of the edge's picture, and width of the edge in it, units. `zen-garden.module.css` slices it. */
const side = 300;
const edge = 30;

/** The edge of stones around the sand, as a picture whose sides repeat. By night the style sheet darkens it. */
export const zenGardenEdge: Picture = {
  file: 'zen-garden/edge.avif',
  width: side,
  height: side,
  scale: 2,
  outputWidth: 450,
  seed: 4127,
  dot: 1.2,
  light: [-0.62, -0.78],
  quality: 66,
  edges: 92,
  limit: 34,
  draw(plate) {
    const { ctx, random } = plate;
    const count = 6;
    const step = (side - 2 * edge) / count;
    const places: Point[] = [
      [edge / 2, edge / 2],
      [side - edge / 2, edge / 2],
      [edge / 2, side - edge / 2],
      [side - edge / 2, side - edge / 2],
    ];
    for (let at = 0; at < count; at++) {
      const along = edge + step * (at + 0.5);
      places.push([along, edge / 2], [along, side - edge / 2], [edge / 2, along], [side - edge / 2, along]);
    }
    for (const [place, [x, y]] of places.entries()) {
      const isUpright = place >= 4 && (place - 4) % 4 >= 2;
      const kind = random.between(0, boulders.length - 0.01) | 0;
      within(plate, null, () => {
        ctx.translate(x, y);
        if (isUpright) ctx.scale(0.72, 1.1);
        else ctx.scale(1.06, 0.82);
        const stone = boulders[kind];
        if (stone) boulder(plate, { ...stone, radius: 14.6, rise: isUpright ? 1 : 0.8 }, day);
      });
    }
  },
};
