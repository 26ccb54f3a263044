/** The glade behind the fox, without sun or moon: sky, hills and the meadow on which the trees stand. */

import { stand } from '../kit/conifer';
import { finish } from '../kit/finish';
import { ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { fireflies, moonlit, nightfall } from '../kit/moonlight';
import { nightSky } from '../kit/night-sky';
import { layer, ridge } from '../kit/ridge';
import { sky } from '../kit/sky';
import { dayAndNight } from '../picture';

const leaf = mix(ink.fern, ink.pollen, 0.2);

export const relaxationGlades = dayAndNight({
  file: 'progressive-relaxation/glade.avif',
  width: 1600,
  height: 1200,
  scale: 1,

  seed: 643,
  light: [-0.4, -0.9],
  dot: 0,
  quality: 66,
  limit: 30,
  draw: (plate) => {
    const straw = tint(mix(ink.pollen, ink.lichen, 0.3), 0.4);
    sky(
      plate,
      [mix(ink.lichen, ink.tarn, 0.42), mix(ink.lichen, ink.pollen, 0.3), straw, tint(ink.pollen, 0.6)],
      860,
    );
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, 900]);
    nightSky(plate, 700);
    wisps(plate, 430, 150, lightest, 6, 0.4);
    const hill = (y: number, swell: number, bend: number) =>
      ridge(plate, { y, swell, wave: 420, octaves: 2, bend: (x) => (x - 800) * bend });
    // The middle stays open, for the fox.
    const aside = (x: number) => 0.35 + 0.65 * Math.min(1, Math.abs((x - 800) / 620) ** 1.4);
    for (const [y, swell, bend, color, height, haze] of [
      [720, 30, 0.03, mix(ink.lichen, straw, 0.45), [60, 150], 0.85],
      [780, 26, -0.04, mix(ink.lichen, ink.fern, 0.3), [80, 230], 0.7],
      [850, 18, 0.03, mix(leaf, ink.fern, 0.4), [110, 330], 0.55],
    ] as const) {
      const ground = hill(y, swell, bend);
      stand(plate, {
        ground: ground.topAt,
        color,
        height,
        gap: height[1] * 0.2,
        tall: aside,
        mist: straw,
        haze,
        rim: 0.25,
      });
      grass(plate, ground.topAt, [4, 14], color, 4);
      layer(plate, ground, { color, mist: straw, melt: 110, haze: 0.7, dots: 0.4 });
    }
    moonlit(plate, 'far');
    mist(plate, 860, 90, straw, 0.5);
    const meadow = ridge(plate, { y: 916, swell: 8, wave: 360 });
    grass(plate, meadow.topAt, [8, 24], mix(ink.fern, leaf, 0.4), 4);
    layer(plate, meadow, { color: mix(ink.fern, leaf, 0.4), dots: 0.5 });
    moonlit(plate, 'middle');
    grass(plate, () => 1080, [20, 56], mix(ink.spruce, ink.fern, 0.55), 5);
    grass(plate, () => 1206, [50, 130], shade(mix(ink.spruce, ink.fern, 0.3), 0.1), 5);
    moonlit(plate, 'near');
    fireflies(plate, [200, 420, 1400, 1060], 34);
    finish(plate, { grain: 0 });
  },
});
