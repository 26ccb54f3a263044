import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds } from '../../kit/life';
import { wisps } from '../../kit/mist';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import type { Card } from '../card';

const glowing = mix(ink.dusk, ink.pollen, 0.35);
const violet = mix(ink.heather, ink.night, 0.25);

/** Dusk: seven ridges from rose to violet, the sun half gone behind the farthest. */
export const violetRidges: Card = {
  name: 'Violet ridges',
  seed: 49,
  light: [0.1, -1],
  draw(plate) {
    const top = mix(ink.heather, ink.night, 0.12);
    sky(
      plate,
      [top, mix(ink.heather, ink.dusk, 0.5), mix(ink.dusk, ink.rose, 0.5), tint(ink.pollen, 0.35)],
      250,
    );
    disc(plate, [218, 196], 52, tint(ink.pollen, 0.68), {
      halo: tint(ink.pollen, 0.25),
      reach: 230,
      strength: 0.8,
      rim: glowing,
    });
    for (const [y, color] of [
      [70, tint(ink.dusk, 0.16)],
      [112, tint(ink.rose, 0.15)],
    ] as const)
      wisps(plate, y, 10, color, 3, 0.5);
    birds(plate, 84, 128, 17, 4, mix(ink.heather, ink.night, 0.6));
    const count = 6;
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const color =
        t < 0.4 ? mix(glowing, ink.heather, 0.24 + t * 1.3) : mix(ink.heather, violet, (t - 0.3) * 1.3);
      const hill = ridge(plate, {
        y: 214 + i * 43,
        swell: 26 + i * 3,
        wave: 150 - i * 8,
        octaves: 4,
        rough: 0.44,
        bend: (x) =>
          (i % 2 ? -1 : 1) * ((x - 200) / 200) * (20 - i * 2) -
          (i === 0 ? Math.max(0, 1 - Math.abs(x - 96) / 110) * 24 : 0),
      });
      layer(plate, hill, {
        color: shade(color, t * 0.12),
        mist: mix(tint(ink.rose, 0.2), color, 0.25 + t * 0.5),
        melt: 44,
        haze: 0.85 - t * 0.25,
        dots: 0.62,
      });
      if (i === 3) {
        const trees = { ground: hill.topAt, height: [9, 22] as const, gap: 8, rim: 0.2, glint: ink.rose };
        stand(plate, { ...trees, color: shade(color, 0.28), from: 220, mist: color, haze: 0.8 });
      }
    }
    const front = ridge(plate, { y: 466, swell: 10, wave: 120, bend: (x) => ((x - 150) / 250) ** 2 * -26 });
    const dark = mix(ink.night, ink.heather, 0.22);
    stand(plate, {
      ground: (x) => front.topAt(x) + 5,
      color: dark,
      height: [34, 92],
      gap: 15,
      tall: (x) => 0.35 + 0.75 * Math.abs((x - 170) / 200) ** 1.2,
      rim: 0.3,
      glint: mix(ink.dusk, lightest, 0.2),
    });
    layer(plate, front, { color: dark, dots: 0.4 });
    finish(plate);
  },
};
