import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { darkest, fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { frond, grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { ellipse, leaf, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky, stars } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { line, rows } from '../../kit/trace';
import { trunk } from '../../kit/tree';
import type { Card } from '../card';

const night = mix(ink.deep, ink.night, 0.35);
const spark = mix(ink.pollen, lightest, 0.25);

/** Paints a firefly in close-up, with folded wings, a dark head and a glowing tail. */
function firefly(plate: Plate, x: number, y: number, size: number, turn: number): void {
  const { ctx } = plate;
  glow(plate, [x, y], size * 4.4, mix(ink.pollen, ink.lichen, 0.25), 0.8);
  glow(plate, [x, y], size * 1.7, lightest, 0.9);
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.rotate(turn);
    ctx.scale(size / 20, size / 20);
    ctx.fillStyle = fade(tint(ink.ice, 0.4), 0.7);
    ctx.fill(union([leaf([0, -7], -2.5, 25, 11, 0.6), leaf([0, -7], -0.64, 25, 11, 0.6)]));
    form(plate, ellipse(0, 5, 7.4, 11), { fill: spark, shade: ink.pollen, light: lightest, depth: 0.6 });
    form(plate, ellipse(0, -8, 6, 6.6), {
      fill: mix(ink.bark, ink.night, 0.4),
      light: ink.pollen,
      towards: [0, 1],
    });
    ctx.fillStyle = mix(ink.clay, ink.bark, 0.4);
    ctx.fill(ellipse(0, -14, 4, 3.2));
  });
}

/** Midnight in July: fireflies over the glade. Hue: blue-black with points of gold. */
export const fireflies: Card = {
  name: 'Fireflies',
  seed: 547,
  light: [0, -1],
  draw(plate) {
    const { random, ctx } = plate;
    sky(
      plate,
      [shade(night, 0.45), night, mix(ink.deep, ink.tarn, 0.42), mix(ink.tarn, ink.spruce, 0.4)],
      400,
    );
    stars(plate, 50, 160);
    glow(plate, [204, 300], 240, mix(ink.tarn, ink.lichen, 0.3), 0.6);
    farTrunks(plate, 380, mix(ink.tarn, ink.spruce, 0.4), [
      [mix(ink.deep, ink.tarn, 0.42), 9, 28],
      [mix(ink.deep, ink.tarn, 0.22), 13, 56],
      [mix(night, ink.deep, 0.4), 20, 108],
    ]);
    mist(plate, 380, 70, mix(ink.tarn, ink.fern, 0.35), 0.5);
    [mix(ink.deep, ink.tarn, 0.35), mix(ink.deep, ink.tarn, 0.1)].forEach((color, i) => {
      const floor = ridge(plate, {
        y: 386 + i * 36,
        swell: 8,
        wave: 110,
        bend: (x) => -((Math.abs(x - 200) / 200) ** 2) * 30,
      });
      grass(plate, floor.topAt, [8 + i * 5, 24 + i * 12], color, 2.4);
      layer(plate, floor, { color, dots: 0.4 });
    });
    for (const path of [
      '60 350, 110 300, 96 240, 140 206, 190 226, 176 268, 130 262, 128 216, 176 168',
      '330 372, 296 330, 322 286, 292 240, 246 258, 262 300, 304 290, 318 220, 292 150',
    ]) {
      ctx.strokeStyle = fade(spark, 0.32);
      ctx.lineWidth = 1.6;
      ctx.setLineDash([1, 6]);
      ctx.stroke(line(path));
      ctx.setLineDash([]);
    }
    trunk(plate, { x: 24, top: -20, base: 470, width: 66, color: shade(night, 0.3), lean: 6 });
    trunk(plate, { x: 384, top: -20, base: 478, width: 74, color: shade(night, 0.36), lean: -6 });
    for (const [x = 0, y = 0, angle = 0, long = 0, curl = 0] of rows(
      '40 492 -1.9 120 -0.7, 58 494 -1.4 140 0.6, 80 498 -0.9 110 0.7, 350 494 -1.9 140 -0.6, 368 496 -1.4 110 0.6, 330 500 -2.4 100 -0.7, 190 508 -1.8 74 -0.6, 206 508 -1.2 82 0.6',
    ))
      frond(plate, [x, y], angle, long, shade(night, 0.4), curl);
    for (let i = 0; i < 44; i++) {
      const [x, y, size] = [
        200 + random.between(-150, 150),
        random.between(110, 470),
        random.between(1.2, 3.2),
      ];
      glow(plate, [x, y], size * 7, ink.pollen, 0.75);
      ctx.fillStyle = tint(ink.pollen, 0.55);
      ctx.fill(ellipse(x, y, size));
    }
    for (const [x = 0, y = 0, size = 0, turn = 0] of rows(
      '182 154 25 0.5, 288 138 19 -0.4, 104 276 18 -0.5, 234 268 32 -0.25, 316 322 20 0.5, 150 368 24 0.3, 258 408 17 -0.5',
    ))
      firefly(plate, x, y, size, turn);
    grass(plate, () => 504, [14, 44], mix(darkest, night, 0.3), 3);
    finish(plate);
  },
};
