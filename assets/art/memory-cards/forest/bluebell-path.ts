import { crown, type Heap } from '../../kit/crown';
import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { fireflies, moonlit } from '../../kit/moonlight';
import { fullMoon, nightSky } from '../../kit/night-sky';
import { lane } from '../../kit/path';
import { down, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { rows } from '../../kit/trace';
import { trunk } from '../../kit/tree';
import type { Card } from '../card';
import { blue, bluebell, carpet } from './bluebell';

const air = tint(mix(ink.rose, ink.lichen, 0.5), 0.45);
const fresh = mix(ink.lichen, ink.pollen, 0.22);

/** Early on a May morning: a pale path through bluebells in a forest. Hue: blue violet under fresh green. */
export const bluebellPath: Card = {
  name: 'Bluebell path',
  seed: 587,
  light: [0.5, -0.86],
  draw(plate) {
    const { ctx } = plate;
    sky(plate, [fresh, mix(fresh, air, 0.6), air], 300);
    glow(plate, [222, 190], 230, lightest, 0.95);
    moonlit(plate, 'sky');
    nightSky(plate, 170);
    farTrunks(
      plate,
      268,
      air,
      [
        [mix(air, ink.lichen, 0.5), 7, 24],
        [mix(air, ink.bark, 0.3), 9, 52],
      ],
      plate.moonlit && [198, 246],
    );
    mist(plate, 262, 70, tint(mix(ink.rose, ink.heather, 0.2), 0.4), 0.85);
    moonlit(plate, 'far');
    const far = ridge(plate, {
      y: 262,
      swell: 5,
      wave: 100,
      bend: (x) => -((Math.abs(x - 220) / 200) ** 2) * 16,
    });
    grass(plate, far.topAt, [2, 6], mix(blue, air, 0.4), 2);
    ctx.fillStyle = down(plate, 250, 500, [mix(blue, air, 0.55), mix(blue, air, 0.12), shade(blue, 0.12)]);
    ctx.fill(far.path);
    carpet(plate, far.topAt);
    for (const [x = 0, base = 0, width = 0, haze = 0] of rows(
      '118 292 13 0.5, 292 286 12 0.55, 176 272 7 0.7, 352 306 18 0.4',
    ))
      trunk(plate, {
        x,
        top: -20,
        base,
        width,
        color: mix(mix(ink.bark, ink.tarn, 0.25), air, haze),
        furrows: 3,
      });
    moonlit(plate, 'middle');
    const bends =
      '222 262 3, 236 268 5, 240 276 8, 222 290 13, 192 308 18, 184 328 24, 208 352 32, 242 382 42, 240 418 56, 196 460 78, 150 520 112';
    const path = lane(rows(bends).map(([x = 0, y = 0, half = 0]) => [x, y, half] as const));
    const sand = mix(tint(ink.pollen, 0.5), ink.rose, 0.4);
    ctx.fillStyle = down(plate, 262, 500, [lightest, sand, mix(sand, ink.bark, 0.22)]);
    ctx.fill(path);
    within(plate, path, () => {
      stippleAlong(plate, path, mix(ink.heather, ink.bark, 0.4), [250, 430], [110, 400], 0.8);
      stippleAlong(plate, path, lightest, [210, 360], [300, 350], 0.7);
    });
    moonlit(plate, 'near');
    shafts(plate, { left: 150, right: 430, top: -10, bottom: 430, lean: -140, count: 6, strength: 0.4 });
    moonlit(plate, 'far');
    fullMoon(plate, [162, 112], 22);
    for (const [x = 0, base = 0, width = 0, lean = 0] of rows('48 372 36 8, 372 404 44 -10'))
      trunk(plate, { x, top: -20, base, width, lean, color: mix(ink.bark, ink.tarn, 0.22), furrows: 6 });
    const roof: Heap[] = rows(
      '40 20 110 54 0.5, 210 -8 110 46 0.6, 370 14 110 56 0.55, 120 2 80 42 0.15, 300 0 80 40 0.2, 10 70 56 36 0.25, 396 74 52 36 0.3, 210 -20 70 36 0',
    ).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);
    crown(plate, roof, {
      leaf: mix(ink.fern, fresh, 0.5),
      dark: mix(ink.spruce, ink.fern, 0.4),
      glint: tint(fresh, 0.5),
      dabs: 50,
      size: 3.2,
    });
    const edge = ridge(plate, {
      y: 512,
      swell: 6,
      wave: 60,
      bend: (x) => -((Math.abs(x - 170) / 200) ** 2) * 34,
    });
    grass(plate, edge.topAt, [16, 50], mix(ink.spruce, ink.fern, 0.4), 3.4);
    layer(plate, edge, { color: mix(ink.spruce, ink.fern, 0.25), dots: 0.4 });
    for (const [x = 0, y = 0, tall = 0, side = 0] of rows(
      '24 520 236 1, 70 524 160 1, 4 522 150 1, 340 522 150 -1, 384 520 262 -1, 402 518 180 -1, 112 528 104 1',
    ))
      bluebell(plate, x, y, tall, side > 0 ? 1 : -1);
    moonlit(plate, 'near');
    fireflies(plate, [60, 180, 340, 440], 24);
    finish(plate);
  },
};
