import { Path2D } from '@napi-rs/canvas';
import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { wisps } from '../../kit/mist';
import { down } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { reflect, ripples } from '../../kit/water';
import type { Card } from '../card';
import { blades, cattail, dragonfly, reed } from './reeds';

const horizon = 322;
const teal = mix(ink.tarn, ink.spruce, 0.42);

/** Twenty minutes after sunset: cattails at a still lake, the young moon above. Hue: teal. */
export const cattails: Card = {
  name: 'Cattails',
  seed: 431,
  light: [0.9, -0.4],
  draw(plate) {
    const { ctx } = plate;
    sky(
      plate,
      [
        mix(teal, ink.deep, 0.45),
        teal,
        mix(ink.tarn, ink.lichen, 0.5),
        mix(ink.lichen, ink.pollen, 0.5),
        tint(ink.pollen, 0.35),
      ],
      horizon,
      [0, 0.3, 0.62, 0.86, 1],
    );
    glow(plate, [290, horizon], 220, tint(ink.pollen, 0.35), 0.75);
    const moon = new Path2D();
    moon.arc(84, 78, 25, -0.75, 2.35);
    moon.bezierCurveTo(82, 92, 98, 76, 102.3, 61);
    glow(plate, [84, 78], 110, tint(ink.pollen, 0.4), 0.4);
    form(plate, moon, { fill: tint(ink.pollen, 0.75), shade: ink.pollen, light: null, depth: 0.5 });
    wisps(plate, 232, 34, mix(ink.dusk, ink.pollen, 0.4), 5, 0.5);
    const hills = ridge(plate, {
      y: horizon - 26,
      swell: 14,
      wave: 130,
      floor: horizon + 1,
      bend: (x) => (x - 300) * 0.04,
    });
    layer(plate, hills, {
      color: mix(teal, ink.lichen, 0.3),
      mist: tint(ink.pollen, 0.2),
      melt: 34,
      haze: 0.6,
      dots: 0.5,
    });
    stand(plate, {
      ground: () => horizon,
      color: mix(ink.deep, teal, 0.5),
      height: [8, 26],
      gap: 7,
      tall: (x) => (x > 210 && x < 350 ? 0.3 : 1),
    });
    reflect(plate, horizon, 178, { slip: 2, clear: 1, deepest: 1 });
    ctx.fillStyle = down(plate, horizon, 500, [
      fade(teal, 0.1),
      fade(mix(teal, ink.deep, 0.5), 0.62),
      fade(ink.deep, 0.9),
    ]);
    ctx.fillRect(0, horizon, 400, 178);
    ripples(plate, horizon + 4, 490, tint(ink.pollen, 0.4), 40, 0.5);
    blades(
      plate,
      '60 -14 210, 80 130 170, 150 92 196, 204 262 240, 226 176 262, 330 398 222, 310 276 300',
      mix(reed, teal, 0.45),
    );
    cattail(plate, 116, 96, 128, 96);
    cattail(plate, 170, 186, 74, 112);
    cattail(plate, 214, 252, 176, 92);
    cattail(plate, 62, 34, 214, 84);
    cattail(plate, 318, 330, 248, 80);
    blades(
      plate,
      '30 -30 330, 46 70 250, 100 40 300, 130 156 260, 190 140 330, 238 300 320, 262 232 372, 346 312 360, 360 420 320, 386 372 300',
      reed,
    );
    dragonfly(plate, 306, 158);
    blades(
      plate,
      '10 36 420, 70 20 410, 160 196 410, 290 264 430, 330 356 400, 392 420 430',
      shade(reed, 0.4),
    );
    finish(plate);
  },
};
