import { crown, type Heap } from '../kit/crown';
import { finish } from '../kit/finish';
import { farTrunks } from '../kit/grove';
import { ink, lightest, mix, shade } from '../kit/ink';
import { frond, grass, motes } from '../kit/life';
import { mist } from '../kit/mist';
import { lamplight, moonlit } from '../kit/moonlight';
import { nightSky } from '../kit/night-sky';
import { box, ellipse, lane } from '../kit/path';
import { down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, shafts, sky } from '../kit/sky';
import { form, stippleAlong } from '../kit/stipple';
import { line, rows, shape, stem } from '../kit/trace';
import { foliage, trunk } from '../kit/tree';
import type { Picture } from '../picture';
import { cover } from './cover';

const gold = mix(lightest, ink.pollen, 0.3);
const air = mix(gold, ink.lichen, 0.22);
const teal = mix(ink.spruce, ink.tarn, 0.4);

const LANTERN = [424, 306] as const;
/** Magnification of the gate around its foot. */
const NEAR = 1.36;
const FOOT = [430, 446] as const;
const near = (i: 0 | 1): number => FOOT[i] + (LANTERN[i] - FOOT[i]) * NEAR;

/** Paints an arch of wood and leaves over the path, with a gate that stands open and a lantern. */
function gate(plate: Plate): void {
  const { ctx } = plate;
  const wood = mix(ink.bark, ink.clay, 0.3);
  const look = { fill: wood, light: mix(wood, gold, 0.6), depth: 0.8, towards: [0.6, -0.7] } as const;
  const leaf = mix(ink.fern, teal, 0.35);
  for (const bar of [
    '357 376 4, 304 386 3',
    '357 402 4, 304 412 3',
    '357 428 4, 304 438 3',
    '357 430 3.4, 304 384 2.6',
  ])
    form(plate, stem(bar), look);
  form(plate, stem('304 374 4.4, 303 452 4.4'), look);
  form(
    plate,
    stem(
      '360 446 8, 360 380 7, 360 316 7, 376 276 6.4, 424 252 6, 472 276 6.4, 488 316 7, 488 380 7, 488 446 8',
    ),
    look,
  );
  for (const [x = 0, y = 0, rx = 0, ry = 0] of rows(
    '424 250 42 19, 374 272 30 20, 476 272 32 20, 356 306 17 26, 492 310 18 30, 494 352 12 20',
  ))
    form(plate, foliage(plate.random, x, y, rx, ry, 10), {
      fill: leaf,
      light: mix(leaf, gold, 0.6),
      shade: shade(leaf, 0.35),
      towards: [0, -1],
      depth: 0.8,
    });
  ctx.strokeStyle = wood;
  ctx.lineWidth = 2;
  ctx.stroke(line('424 262, 424 292'));
  ctx.fillStyle = mix(gold, ink.pollen, 0.4);
  ctx.fill(box(LANTERN[0] - 8, LANTERN[1] - 10, 16, 21, 3));
  ctx.fillStyle = wood;
  ctx.fill(shape('411 298, 424 288, 437 298, 437 300, 411 300', 0));
  ctx.fill(box(413, 316, 22, 4, 1));
  ctx.fill(box(423, 300, 2, 16));
  ctx.fill(ellipse(424, 288, 3));
}

/** Evening light at the end of a path between very tall trees, through an open gate. */
export const guidedImageryCover: Picture = cover(
  'guided-imagery',
  619,
  (plate) => {
    const { ctx } = plate;
    sky(plate, [mix(teal, ink.lichen, 0.35), mix(air, ink.lichen, 0.4), gold], 400);
    glow(plate, [430, 280], 420, gold, 0.95);
    moonlit(plate, 'sky');
    nightSky(plate, 240);
    farTrunks(
      plate,
      386,
      air,
      [
        [mix(air, teal, 0.22), 12, 32],
        [mix(air, teal, 0.45), 17, 66],
        [mix(teal, air, 0.36), 24, 124],
      ],
      plate.moonlit && [390, 470],
    );
    glow(plate, [430, 320], 260, lightest, 0.9);
    mist(plate, 380, 110, air, 0.8);
    moonlit(plate, 'far');
    [mix(air, ink.fern, 0.45), mix(ink.fern, air, 0.2), mix(ink.fern, teal, 0.4)].forEach((color, i) => {
      const hill = ridge(plate, {
        y: 382 + i * 44,
        swell: 9,
        wave: 190,
        bend: (x) => -(((x - 430) / 400) ** 2) * (30 + i * 12),
      });
      grass(plate, hill.topAt, [4 + i * 3, 10 + i * 6], color, 2.4);
      layer(plate, hill, {
        color,
        mist: i < 2 ? air : shade(teal, 0.3),
        melt: i < 2 ? 90 : 150,
        haze: 0.6,
        dots: 0.25,
      });
    });
    const bends =
      '438 380 4, 462 386 7, 470 394 11, 440 408 17, 396 424 24, 376 444 32, 404 472 44, 452 508 62, 452 556 90, 400 620 130';
    const path = lane(rows(bends).map(([x = 0, y = 0, half = 0]) => [x, y, half] as const));
    const earth = mix(ink.pollen, ink.bark, 0.3);
    ctx.fillStyle = down(plate, 380, 600, [lightest, mix(gold, earth, 0.35), mix(earth, ink.bark, 0.35)]);
    ctx.fill(path);
    within(plate, path, () => {
      stippleAlong(plate, path, mix(ink.bark, teal, 0.3), [460, 540], [280, 560], 0.85);
      stippleAlong(plate, path, lightest, [440, 520], [450, 390], 0.7);
    });
    moonlit(plate, 'middle');
    for (const [x = 0, base = 0, width = 0, haze = 0] of rows(
      '292 410 26 0.5, 566 404 22 0.55, 226 440 36 0.3, 650 436 40 0.26',
    ))
      trunk(plate, { x, top: -20, base, width, color: mix(mix(ink.bark, teal, 0.3), air, haze), furrows: 5 });
    within(plate, null, () => {
      ctx.translate(FOOT[0] * (1 - NEAR), FOOT[1] * (1 - NEAR));
      ctx.scale(NEAR, NEAR);
      gate(plate);
    });
    moonlit(plate, 'near');
    mist(plate, 430, 44, air, 0.26, 60);
    shafts(plate, {
      left: -40,
      right: 500,
      top: -10,
      bottom: 500,
      lean: 250,
      count: 9,
      color: gold,
      strength: 0.42,
    });
    moonlit(plate, 'far');
    const old = mix(ink.bark, teal, 0.22);
    trunk(plate, { x: 96, top: -20, base: 566, width: 104, color: old, lean: 10, furrows: 12 });
    trunk(plate, { x: 740, top: -20, base: 560, width: 92, color: old, lean: -12, furrows: 11 });
    const roof: Heap[] = rows(
      '60 10 150 66 0.6, 300 -30 150 60 0.7, 520 -34 150 60 0.7, 760 6 150 70 0.6, 190 0 110 52 0.25, 650 -4 110 54 0.25, 20 78 80 50 0.4, 790 84 76 50 0.4, 420 -42 130 52 0.2',
    ).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);
    crown(plate, roof, {
      leaf: mix(teal, ink.fern, 0.4),
      dark: shade(teal, 0.45),
      glint: gold,
      dabs: 40,
      size: 3.8,
    });
    motes(plate, [180, 120, 640, 460], 20, gold, 7);
    const front = ridge(plate, {
      y: 574,
      swell: 9,
      wave: 160,
      bend: (x) => -(((x - 410) / 400) ** 2) * 50 + Math.max(0, 1 - Math.abs(x - 408) / 150) * 60,
    });
    grass(plate, front.topAt, [12, 38], shade(teal, 0.42), 3);
    layer(plate, front, { color: shade(teal, 0.42), dots: 0.4 });
    for (const [x = 0, angle = 0, long = 0, curl = 0] of rows(
      '26 -1.9 116 -0.7, 46 -1.35 130 0.6, 178 -1.9 96 -0.6, 196 -1.2 110 0.7, 640 -2 108 -0.7, 660 -1.35 92 0.5, 776 -1.9 130 -0.6, 796 -1.4 110 0.5',
    ))
      frond(plate, [x, front.topAt(x) + 14], angle, long, mix(teal, ink.deep, 0.3), curl);
    moonlit(plate, 'near');
    lamplight(plate, [near(0), near(1)], 210, 0.75);
    finish(plate, { grain: 0.008 });
  },
  [-0.2, -0.98],
);
