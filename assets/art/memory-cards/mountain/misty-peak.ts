import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { peak, range } from '../../kit/peak';
import { down } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import type { Card } from '../card';

const haze = mix(ink.rose, lightest, 0.55);
const blue = mix(ink.tarn, ink.ice, 0.3);

/** Sunrise: a large peak lit from the right, its foot in warm mist above a fir valley. */
export const mistyPeak: Card = {
  name: 'Misty peak',
  seed: 11,
  light: [0.8, -0.6],
  draw(plate) {
    const { ctx } = plate;
    sky(
      plate,
      [mix(ink.tarn, ink.ice, 0.62), tint(ink.ice, 0.25), tint(ink.pollen, 0.72), tint(ink.rose, 0.3)],
      400,
    );
    disc(plate, [306, 142], 34, tint(ink.pollen, 0.78), {
      halo: tint(ink.pollen, 0.5),
      reach: 210,
      strength: 0.85,
    });
    ctx.fillStyle = down(plate, 190, 350, [mix(blue, haze, 0.5), haze]);
    ctx.fill(range(plate, 260, 400, 46, 70));
    mist(plate, 330, 90, haze, 0.75);
    peak(
      plate,
      { apex: [172, 74], left: [-46, 372], right: [384, 372], spine: [206, 372], jag: 0.55 },
      {
        rock: mix(ink.tarn, ink.heather, 0.22),
        snow: ink.snow,
        snowline: 0.46,
        lit: 'right',
        mist: haze,
        haze: 0.62,
      },
    );
    wisps(plate, 326, 14, haze, 5, 0.6);
    mist(plate, 366, 84, haze, 0.95);
    birds(plate, 64, 128, 15, 3, mix(ink.deep, ink.ice, 0.3));
    const far = ridge(plate, { y: 372, swell: 16, wave: 130, octaves: 3 });
    layer(plate, far, { color: mix(ink.fern, ink.ice, 0.35), mist: haze, melt: 90, haze: 0.5, dots: 0.4 });
    stand(plate, {
      ground: far.topAt,
      color: mix(ink.spruce, ink.ice, 0.42),
      height: [14, 34],
      gap: 9,
      mist: mix(ink.fern, haze, 0.55),
    });
    mist(plate, 414, 34, haze, 0.6);
    const near = ridge(plate, { y: 428, swell: 14, wave: 150, bend: (x) => ((x - 210) / 200) ** 2 * -18 });
    stand(plate, {
      ground: near.topAt,
      color: ink.spruce,
      height: [28, 66],
      gap: 13,
      mist: mix(ink.fern, haze, 0.2),
    });
    layer(plate, near, {
      color: mix(ink.spruce, ink.fern, 0.45),
      mist: mix(ink.fern, haze, 0.4),
      melt: 70,
      dots: 0.4,
    });
    const front = ridge(plate, { y: 474, swell: 7, wave: 140, bend: (x) => ((x - 200) / 200) ** 2 * -16 });
    stand(plate, {
      ground: (x) => front.topAt(x) + 4,
      color: shade(ink.spruce, 0.42),
      height: [44, 104],
      gap: 20,
      tall: (x) => 0.3 + 0.8 * Math.abs((x - 205) / 200) ** 1.4,
      rim: 0.24,
    });
    layer(plate, front, { color: shade(ink.spruce, 0.42), dots: 0.5 });
    finish(plate);
  },
};
