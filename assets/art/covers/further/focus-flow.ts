import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass, motes } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { moonlit } from '../../kit/moonlight';
import { ellipse, lane } from '../../kit/path';
import { along, down, outwards, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky, stars } from '../../kit/sky';
import { form, stippleAlong, stippleAround } from '../../kit/stipple';
import { rows, shape, stem } from '../../kit/trace';
import { glitter, ripples } from '../../kit/water';
import { furtherCover } from './further-cover';

const spark = { x: 392, y: 338 };
const warm = tint(ink.pollen, 0.45);
const bank = mix(ink.deep, ink.spruce, 0.55);

const stones =
  '236 436 38, 196 474 26, 566 452 44, 618 498 30, 330 404 14, 474 398 12, 352 486 30, 498 540 40';

/**
 * Returns the course of the stream, which begins among the trees and widens toward the viewer.
 * @param share painted share of the stream's width
 */
const course = (share: number) =>
  lane(
    rows(
      '470 352 6, 446 360 16, 404 372 28, 372 388 40, 366 408 58, 396 436 84, 432 474 116, 420 524 160, 380 612 220',
    ).map(([x = 0, y = 0, half = 0]) => [x, y, half * share] as const),
  );

function stream(plate: Plate): void {
  const { ctx } = plate;
  const water = course(1);
  ctx.fillStyle = fade(mix(ink.tarn, warm, 0.3), 0.5);
  ctx.fill(course(1.025));
  ctx.fillStyle = down(plate, 350, 600, [
    mix(ink.tarn, ink.deep, 0.2),
    mix(ink.deep, ink.tarn, 0.25),
    mix(ink.night, ink.deep, 0.4),
  ]);
  ctx.fill(water);
  within(plate, water, () => {
    stippleAlong(plate, water, shade(ink.night, 0.6), [400, 0], [180, 0], 0.7);
    stippleAlong(plate, water, shade(ink.night, 0.6), [420, 0], [640, 0], 0.7);
    ripples(plate, 372, 600, mix(ink.tarn, ink.ice, 0.5), 150, 0.5);
    ctx.fillStyle = outwards(plate, [spark.x, 424], 190, [fade(warm, 0.6), fade(warm, 0.16), fade(warm, 0)]);
    ctx.fillRect(0, 350, 800, 250);
    glitter(plate, spark.x - 4, 376, 590, { color: warm, far: 15, near: 46, opacity: 0.95, gap: 7 });
  });
}

/** A deep teal stream at night under one warm point of light. */
export const focusFlowCover = furtherCover(
  'focus-flow',
  227,
  (plate) => {
    const { ctx } = plate;
    sky(plate, [shade(ink.night, 0.3), mix(ink.night, ink.tarn, 0.25), mix(ink.deep, ink.tarn, 0.55)], 380);
    stars(plate, 70, 220);
    glow(plate, [spark.x, spark.y], 330, ink.tarn, 0.55);
    moonlit(plate, 'lit');
    const air = mix(ink.deep, ink.tarn, 0.6);
    for (const [y, height, color] of [
      [352, 90, mix(ink.deep, ink.tarn, 0.42)],
      [364, 150, mix(ink.deep, ink.tarn, 0.2)],
      [384, 230, mix(ink.deep, ink.night, 0.3)],
    ] as const) {
      const hill = ridge(plate, { y, swell: 6, wave: 180, bend: (x) => -(((x - 410) / 400) ** 2) * 26 });
      stand(plate, {
        ground: hill.topAt,
        color,
        height: [height * 0.5, height],
        gap: height * 0.2,
        mist: air,
        haze: 0.55,
        glint: warm,
        tall: (x) => 0.4 + 0.6 * Math.min(1, Math.abs((x - 410) / 300) ** 1.3),
      });
      layer(plate, hill, { color, mist: mix(bank, air, 0.2), melt: 110, dots: 0.35 });
      wisps(plate, y + 8, 8, air, 3, 0.3);
    }
    ctx.fillStyle = outwards(plate, [spark.x, 390], 330, [
      fade(mix(ink.fern, warm, 0.4), 0.5),
      fade(ink.fern, 0.2),
      fade(ink.fern, 0),
    ]);
    ctx.fillRect(0, 352, 800, 250);
    stream(plate);
    mist(plate, 360, 34, air, 0.7, 30);
    for (const [x = 0, y = 0, wide = 0] of rows(stones)) {
      const rock = shape(
        `${x - wide} ${y}, ${x - wide * 0.6} ${y - wide * 0.5}, ${x + wide * 0.1} ${y - wide * 0.62}, ${x + wide * 0.75} ${y - wide * 0.38}, ${x + wide} ${y}, ${x} ${y + wide * 0.14}`,
      );
      const inward = x < 400 ? 1 : -1;
      form(plate, rock, {
        fill: mix(ink.deep, ink.tarn, 0.22),
        light: mix(ink.tarn, warm, 0.65),
        towards: [inward * 0.8, -0.6],
        depth: 0.95,
      });
    }
    ctx.fillStyle = along(
      plate,
      [600, 190],
      [spark.x, spark.y],
      [fade(warm, 0), fade(warm, 0.25), fade(lightest, 0.9)],
    );
    ctx.fill(stem('676 176 0.3, 644 232 1.2, 590 268 2.2, 520 292 3.4, 450 306 5, 414 322 7, 394 338 9'));
    glow(plate, [spark.x, spark.y], 210, warm, 0.8);
    glow(plate, [spark.x, spark.y], 70, lightest, 0.95);
    ctx.fillStyle = lightest;
    ctx.fill(ellipse(spark.x, spark.y, 16));
    stippleAround(plate, ellipse(spark.x, spark.y, 46), lightest, [spark.x, spark.y], 46, 0.5);
    motes(plate, [150, 150, 650, 420], 16, warm, 7);
    const near = ridge(plate, { y: 590, swell: 8, wave: 120, bend: (x) => -(((x - 400) / 400) ** 4) * 90 });
    grass(plate, near.topAt, [18, 56], shade(ink.night, 0.35), 4);
    layer(plate, near, { color: shade(ink.night, 0.35), dots: 0 });
    finish(plate, { grain: 0.01 });
  },
  [0, -1],
);
