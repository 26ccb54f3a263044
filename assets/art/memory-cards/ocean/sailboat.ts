import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds } from '../../kit/life';
import { wisps } from '../../kit/mist';
import { curve, polygon, taper } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { swell } from '../../kit/sea';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { glitter, ripples, water } from '../../kit/water';
import type { Card } from '../card';

const horizon = 322;

function boat(plate: Plate): void {
  const { ctx } = plate;
  const spar = mix(ink.bark, ink.night, 0.25);
  ctx.fillStyle = spar;
  ctx.fill(
    taper([
      [206, 372, 2.6],
      [206, 220, 2.4],
      [207, 66, 1.2],
    ]),
  );
  const main = curve(
    [
      [214, 84],
      [252, 168],
      [300, 272],
      [318, 332],
      [268, 340],
      [214, 342],
    ],
    true,
    0.35,
  );
  const mainCut = polygon([
    [213, 80],
    [240, 128],
    [268, 190],
    [296, 262],
    [318, 334],
    [262, 340],
    [213, 342],
  ]);
  form(plate, mainCut, {
    fill: mix(ink.snow, ink.rose, 0.2),
    shade: mix(ink.dusk, ink.rose, 0.35),
    light: lightest,
    towards: [-0.9, -0.4],
    depth: 0.9,
  });
  within(plate, main, () => {
    ctx.strokeStyle = fade(ink.dusk, 0.45);
    ctx.lineWidth = 1.3;
    for (const y of [150, 206, 258, 304])
      ctx.stroke(
        curve([
          [206, y],
          [262, y + 7],
          [330, y + 2],
        ]),
      );
  });
  const jib = polygon([
    [200, 96],
    [186, 150],
    [160, 222],
    [122, 296],
    [98, 338],
    [152, 334],
    [200, 322],
  ]);
  form(plate, jib, {
    fill: ink.clay,
    shade: mix(ink.clay, ink.bark, 0.55),
    light: tint(ink.dusk, 0.3),
    towards: [-0.8, -0.6],
    depth: 0.9,
  });
  within(plate, jib, () => {
    ctx.strokeStyle = fade(shade(ink.clay, 0.4), 0.4);
    for (const y of [196, 250, 296])
      ctx.stroke(
        curve([
          [80, y + 14],
          [150, y + 4],
          [210, y - 6],
        ]),
      );
  });
  form(
    plate,
    polygon([
      [207, 66],
      [236, 74],
      [207, 84],
    ]),
    { fill: ink.spruce },
  );
  const hull = curve(
    [
      [82, 352],
      [206, 358],
      [344, 346],
      [322, 380],
      [296, 400],
      [206, 406],
      [128, 402],
      [104, 384],
    ],
    true,
    0.5,
  );
  form(plate, hull, { fill: mix(ink.deep, ink.tarn, 0.22), light: mix(ink.tarn, ink.ice, 0.3), depth: 0.9 });
  within(plate, hull, () => {
    ctx.fillStyle = tint(ink.rose, 0.5);
    ctx.fill(
      curve(
        [
          [60, 354],
          [206, 362],
          [360, 346],
          [360, 355],
          [206, 371],
          [60, 364],
        ],
        true,
        0.6,
      ),
    );
    ctx.fillStyle = shade(ink.clay, 0.12);
    ctx.fill(
      polygon([
        [60, 392],
        [206, 396],
        [360, 388],
        [360, 420],
        [60, 420],
      ]),
    );
  });
}

/** Golden sunrise: a sailboat in front of the sun. */
export const sailboat: Card = {
  name: 'Sailboat',
  seed: 149,
  light: [-0.8, -0.6],
  draw(plate) {
    const { ctx } = plate;
    sky(
      plate,
      [
        mix(ink.pollen, ink.dusk, 0.3),
        mix(ink.pollen, ink.rose, 0.25),
        tint(ink.pollen, 0.4),
        tint(ink.pollen, 0.75),
      ],
      horizon,
    );
    disc(plate, [138, 232], 84, tint(ink.pollen, 0.86), {
      halo: lightest,
      reach: 250,
      strength: 0.7,
      rim: tint(ink.pollen, 0.4),
    });
    wisps(plate, 116, 34, tint(ink.rose, 0.4), 5, 0.5);
    birds(plate, 288, 112, 18, 3, mix(ink.bark, ink.dusk, 0.3));
    const coast = ridge(plate, { y: horizon - 12, swell: 9, wave: 120, floor: horizon + 1 });
    layer(plate, coast, {
      color: mix(ink.dusk, ink.pollen, 0.35),
      mist: tint(ink.pollen, 0.5),
      melt: 20,
      dots: 0.5,
    });
    water(plate, horizon, 500, [
      mix(ink.pollen, lightest, 0.35),
      mix(ink.pollen, ink.dusk, 0.42),
      mix(ink.dusk, ink.bark, 0.35),
    ]);
    stippleAlong(
      plate,
      polygon([
        [0, horizon],
        [400, horizon],
        [400, 500],
        [0, 500],
      ]),
      mix(ink.clay, ink.bark, 0.35),
      [0, 370],
      [0, 520],
      0.6,
    );
    glitter(plate, 138, horizon, 470, { far: 40, near: 60, opacity: 0.85, gap: 7 });
    ripples(plate, horizon + 8, 500, tint(ink.pollen, 0.6), 26, 0.5);
    ctx.fillStyle = fade(mix(ink.bark, ink.clay, 0.4), 0.45);
    ctx.fill(
      curve(
        [
          [92, 402],
          [210, 398],
          [330, 402],
          [300, 424],
          [206, 432],
          [120, 424],
        ],
        true,
      ),
    );
    boat(plate);
    swell(plate, {
      y: 408,
      height: 5,
      length: 58,
      color: mix(ink.dusk, ink.pollen, 0.35),
      deep: mix(ink.dusk, ink.bark, 0.25),
      foam: 0.55,
    });
    swell(plate, {
      y: 442,
      height: 8,
      length: 84,
      color: mix(ink.dusk, ink.clay, 0.35),
      deep: mix(ink.clay, ink.bark, 0.4),
      foam: 0.5,
    });
    swell(plate, {
      y: 476,
      height: 10,
      length: 112,
      color: mix(ink.clay, ink.bark, 0.4),
      deep: mix(ink.bark, ink.clay, 0.2),
      foam: 0.4,
    });
    finish(plate);
  },
};
