import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, tint } from '../../kit/ink';
import { mist } from '../../kit/mist';
import { ellipse, union } from '../../kit/path';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { rows, shape } from '../../kit/trace';
import type { Card } from '../card';
import { needles, shadow, snow, snowyFir } from './snowy-fir';

/** Sunrise after a night of snow: three firs with heavy snow. Hue: white over lilac and rose. */
export const snowyFirs: Card = {
  name: 'Snowy firs',
  seed: 569,
  light: [-0.75, -0.65],
  draw(plate) {
    const { random, ctx } = plate;
    sky(
      plate,
      [
        mix(ink.heather, ink.ice, 0.48),
        mix(ink.rose, ink.heather, 0.22),
        tint(ink.rose, 0.35),
        tint(ink.pollen, 0.6),
      ],
      380,
    );
    disc(plate, [66, 300], 44, tint(ink.rose, 0.65), {
      halo: lightest,
      reach: 220,
      strength: 0.8,
      rim: tint(ink.rose, 0.2),
    });
    for (const [y = 0, share = 0] of rows('344 0.62, 370 0.4')) {
      const hill = ridge(plate, { y, swell: 12, wave: 130, bend: (x) => (x - 200) * (share - 0.5) * 0.4 });
      stand(plate, {
        ground: (x) => hill.topAt(x) + 4,
        color: mix(mix(needles, ink.heather, 0.4), ink.rose, share),
        height: [26, 70],
        gap: 12,
        mist: tint(ink.rose, 0.4),
        haze: 0.6,
        rim: 0.5,
        glint: snow,
      });
      layer(plate, hill, {
        color: mix(snow, ink.rose, share * 0.5),
        mist: tint(ink.rose, 0.5),
        melt: 40,
        haze: 0.6,
        dots: 0.3,
      });
    }
    mist(plate, 390, 40, tint(ink.rose, 0.5), 0.6);
    const field = ridge(plate, { y: 404, swell: 6, wave: 170, bend: (x) => (x - 200) * -0.05 });
    layer(plate, field, { color: mix(snow, ink.rose, 0.12), dots: 0 });
    stippleAlong(plate, field.path, shadow, [40, 400], [360, 540], 0.75);
    for (const [x = 0, base = 0, tall = 0] of rows('318 428 262, 86 436 218, 206 456 366')) {
      const cast = shape(
        `${x - tall * 0.05} ${base}, ${x + tall * 0.26} ${base - tall * 0.025}, ${x + tall * 0.7} ${base + tall * 0.035}, ${x + tall * 0.28} ${base + tall * 0.055}, ${x - tall * 0.04} ${base + tall * 0.025}`,
      );
      stippleAlong(
        plate,
        cast,
        mix(ink.heather, ink.tarn, 0.2),
        [x + tall * 0.68, 0],
        [x - tall * 0.06, 0],
        0.75,
      );
      snowyFir(plate, x, base, tall);
      form(
        plate,
        shape(
          `${x - tall * 0.075} ${base + 5}, ${x - tall * 0.03} ${base - 4}, ${x} ${base - 6}, ${x + tall * 0.04} ${base - 3}, ${x + tall * 0.08} ${base + 5}`,
        ),
        { fill: snow, shade: shadow, light: lightest },
      );
    }
    const drift = ridge(plate, { y: 474, swell: 9, wave: 150 });
    layer(plate, drift, { color: snow, dots: 0 });
    stippleAlong(plate, drift.path, shadow, [120, 468], [330, 512], 0.7);
    ctx.fillStyle = ink.snow;
    ctx.fill(
      union(
        Array.from({ length: 80 }, () =>
          ellipse(random.between(0, 400), random.between(0, 470), random.between(0.9, 2.6)),
        ),
      ),
    );
    finish(plate, { vignette: 0.06 });
  },
};
