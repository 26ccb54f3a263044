import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { frond, grass, motes } from '../../kit/life';
import { ellipse } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line, rows, shape } from '../../kit/trace';
import type { Card } from '../card';

const red = mix(ink.clay, mix(ink.clay, ink.bark, 0.1), 0.5);
const cream = mix(ink.snow, ink.pollen, 0.14);
const green = mix(ink.spruce, ink.deep, 0.45);

/**
 * Paints a fly agaric at (`x`, `y`).
 * @param size approximate width of the cap, units
 * @param lean rotation, rad
 */
function toadstool(plate: Plate, x: number, y: number, size: number, lean: number): void {
  const { ctx } = plate;
  const dim = mix(cream, mix(ink.bark, ink.spruce, 0.3), 0.6);
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.rotate(lean);
    ctx.scale(size / 120, size / 120);
    form(plate, shape('-13 -80, -11 -50, -15 -22, -22 -8, -15 4, 0 6, 15 4, 22 -8, 15 -22, 11 -50, 13 -80'), {
      fill: cream,
      shade: dim,
      light: lightest,
      depth: 0.9,
    });
    ctx.fillStyle = dim;
    ctx.fill(ellipse(0, -76, 54, 12));
    ctx.strokeStyle = fade(cream, 0.75);
    ctx.lineWidth = 1.2;
    for (let i = -12; i <= 12; i++)
      ctx.stroke(line(`${i * 1.2} -78, ${i * 4.3} ${-65.5 - Math.abs(i) * 0.55}`));
    form(
      plate,
      shape('-12 -68, 0 -70, 12 -68, 23 -47, 15 -43, 8 -47, 0 -42, -8 -47, -15 -43, -23 -47', 0.7),
      { fill: tint(cream, 0.2), shade: dim, light: lightest, depth: 0.85 },
    );
    const cap = shape(
      '-63 -73, -60 -96, -44 -122, -16 -138, 16 -138, 44 -122, 60 -96, 63 -73, 54 -71, 28 -78, 0 -80, -28 -78, -54 -71',
      0.85,
    );
    form(plate, cap, {
      fill: red,
      shade: mix(red, ink.night, 0.55),
      light: mix(red, ink.rose, 0.55),
      depth: 0.9,
    });
    within(plate, cap, () => {
      for (const [dx = 0, dy = 0, rx = 0, ry = 0] of rows(
        '-6 -118 12 8, -34 -106 9 7.5, 24 -112 9 7, -18 -94 8 6, 8 -96 11 7.5, 38 -94 9 7, -48 -86 6 6.5, -32 -84 6 4, 22 -84 7 4, 52 -82 5 6, -22 -130 7 3.6, 14 -131 6 3.4, 47 -112 4 5',
      ))
        form(
          plate,
          shape(
            `${dx - rx} ${dy}, ${dx - rx * 0.5} ${dy - ry}, ${dx + rx * 0.6} ${dy - ry * 0.9}, ${dx + rx} ${dy + ry * 0.1}, ${dx + rx * 0.4} ${dy + ry}, ${dx - rx * 0.6} ${dy + ry * 0.8}`,
            1,
          ),
          { fill: cream, shade: dim, light: lightest, depth: 0.8 },
        );
    });
  });
}

/** Late afternoon in deep shade: three fly agarics in the moss, one shaft of light. Hue: red on dark green. */
export const redToadstools: Card = {
  name: 'Red toadstools',
  seed: 521,
  light: [-0.6, -0.8],
  draw(plate) {
    sky(plate, [shade(green, 0.2), green, mix(ink.spruce, ink.fern, 0.4)], 420);
    glow(plate, [120, 210], 260, mix(ink.fern, ink.lichen, 0.4), 0.7);
    farTrunks(plate, 396, mix(ink.spruce, ink.fern, 0.5), [
      [mix(green, ink.fern, 0.45), 12, 44],
      [mix(green, ink.fern, 0.18), 18, 74],
      [shade(green, 0.2), 30, 150],
    ]);
    shafts(plate, {
      left: -30,
      right: 230,
      top: -10,
      bottom: 440,
      lean: 130,
      count: 4,
      color: ink.lichen,
      strength: 0.42,
    });
    motes(plate, [10, 30, 390, 330], 30, tint(ink.lichen, 0.4), 9);
    const back = ridge(plate, { y: 386, swell: 10, wave: 110 });
    grass(plate, back.topAt, [8, 24], mix(ink.spruce, ink.fern, 0.3), 2.4);
    layer(plate, back, { color: mix(ink.spruce, ink.fern, 0.3), dots: 0.5 });
    for (const [x = 0, y = 0, angle = 0, long = 0, curl = 0] of rows(
      '54 424 -2 130 -0.8, 64 426 -1.3 150 0.5, 350 428 -1.9 150 -0.6, 366 430 -1.2 120 0.7, 30 430 -1.7 104 -0.4',
    ))
      frond(plate, [x, y], angle, long, mix(ink.spruce, ink.fern, 0.12), curl);
    stippleAlong(plate, ellipse(220, 446, 150, 22), shade(green, 0.5), [60, 430], [260, 450], 0.8);
    toadstool(plate, 90, 446, 104, -0.1);
    toadstool(plate, 330, 452, 88, 0.12);
    toadstool(plate, 204, 456, 264, 0.02);
    const moss = ridge(plate, { y: 450, swell: 7, wave: 70, octaves: 2 });
    grass(plate, moss.topAt, [6, 18], mix(ink.spruce, ink.fern, 0.75), 2);
    layer(plate, moss, { color: mix(ink.spruce, ink.fern, 0.6), dots: 0.5 });
    stippleAlong(plate, moss.path, mix(ink.fern, ink.lichen, 0.5), [200, 500], [60, 440], 0.6);
    grass(plate, () => 503, [16, 44], shade(green, 0.3), 3);
    for (const [x = 0, angle = 0, long = 0, curl = 0] of rows(
      '-4 -1.1 96 0.6, 20 -0.6 80 0.5, 404 -2 104 -0.6, 380 -2.5 78 -0.5',
    ))
      frond(plate, [x, 508], angle, long, shade(green, 0.25), curl);
    finish(plate);
  },
};
