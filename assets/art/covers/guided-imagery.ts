import { deer } from '../home/deer';
import { crown, type Heap } from '../kit/crown';
import { finish } from '../kit/finish';
import { farTrunks } from '../kit/grove';
import { ink, lightest, mix, shade } from '../kit/ink';
import { frond, grass, motes } from '../kit/life';
import { mist } from '../kit/mist';
import { fireflies, fullMoon, lamplight, moonlit, nightSky } from '../kit/moonlight';
import { lane } from '../kit/path';
import { down, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, shafts, sky } from '../kit/sky';
import { stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { trunk } from '../kit/tree';
import type { Picture } from '../picture';
import { cover } from './cover';

const gold = mix(lightest, ink.pollen, 0.3);
const air = mix(gold, ink.lichen, 0.22);
const teal = mix(ink.spruce, ink.tarn, 0.4);

/** Evening light at the end of a path between very tall trees, with a stag at the bend. */
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
    lamplight(plate, [438, 352], 300, 0.5);
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
        dots: 0.4,
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
    const coat = mix(mix(ink.bark, ink.clay, 0.3), teal, 0.15);
    deer(plate, { x: 424, y: 426, tall: 124, color: coat, glint: mix(coat, gold, 0.55), facing: 1 });
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
    fullMoon(plate, [430, 222]);
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
      dabs: 60,
      size: 3.8,
    });
    motes(plate, [180, 120, 640, 460], 34, gold, 7);
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
    fireflies(plate, [250, 240, 620, 520], 36);
    finish(plate, { grain: 0.012 });
  },
  [-0.2, -0.98],
);
