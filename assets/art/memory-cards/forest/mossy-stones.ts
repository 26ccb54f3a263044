import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { frond, grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { ellipse } from '../../kit/path';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { rows } from '../../kit/trace';
import type { Card } from '../card';
import { boulder, grey, snail } from './stones';

const rain = mix(mix(ink.tarn, ink.heather, 0.35), ink.ice, 0.45);

/** A rainy noon in November: three mossy stones, with a snail. Hue: gray violet and moss. */
export const mossyStones: Card = {
  name: 'Mossy stones',
  seed: 577,
  light: [-0.65, -0.76],
  draw(plate) {
    const { random, ctx } = plate;
    sky(plate, [mix(rain, ink.night, 0.3), rain, tint(rain, 0.35)], 360);
    glow(plate, [120, 190], 250, tint(ink.ice, 0.4), 0.6);
    farTrunks(plate, 352, tint(rain, 0.3), [
      [mix(rain, ink.ice, 0.25), 13, 40],
      [mix(rain, grey, 0.45), 20, 84],
      [mix(grey, ink.night, 0.15), 32, 170],
    ]);
    mist(plate, 350, 80, tint(rain, 0.45), 0.85);
    const floor = ridge(plate, { y: 366, swell: 10, wave: 110 });
    grass(plate, floor.topAt, [6, 16], mix(ink.spruce, grey, 0.4), 2.6);
    layer(plate, floor, {
      color: mix(ink.spruce, grey, 0.4),
      mist: mix(ink.deep, grey, 0.4),
      melt: 90,
      haze: 0.7,
      dots: 0.4,
    });
    boulder(plate, 316, 392, 112, 150, 1);
    boulder(plate, 134, 440, 136, 196, 2.6);
    snail(plate, 118, 246);
    boulder(plate, 296, 470, 106, 112, 4.4);
    boulder(plate, 50, 484, 66, 62, 0.4);
    ctx.strokeStyle = fade(tint(ink.ice, 0.4), 0.5);
    ctx.lineWidth = 1.1;
    for (let i = 0; i < 64; i++) {
      const [x, y, long] = [random.between(0, 420), random.between(-10, 430), random.between(12, 30)];
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x - long * 0.16, y + long);
      ctx.stroke();
    }
    ctx.fillStyle = fade(lightest, 0.6);
    for (let i = 0; i < 18; i++) ctx.fill(ellipse(random.between(10, 390), random.between(120, 470), 1.3));
    const front = ridge(plate, { y: 480, swell: 5, wave: 80 });
    grass(plate, front.topAt, [10, 28], mix(ink.deep, ink.spruce, 0.5), 2.8);
    layer(plate, front, { color: mix(ink.deep, ink.spruce, 0.4), dots: 0.4 });
    for (const [x = 0, angle = 0, long = 0, curl = 0] of rows(
      '190 -1.95 84 -0.7, 202 -1.3 92 0.6, 396 -1.9 100 -0.6, 408 -1.4 90 0.4',
    ))
      frond(plate, [x, 500], angle, long, mix(ink.spruce, ink.fern, 0.25), curl);
    finish(plate);
  },
};
