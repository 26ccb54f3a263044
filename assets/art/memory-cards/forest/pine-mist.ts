import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { moonlit } from '../../kit/moonlight';
import { fullMoon, nightSky } from '../../kit/night-sky';
import { type Point, polygon } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { rows } from '../../kit/trace';
import type { Card } from '../card';

const silver = tint(mix(ink.ice, ink.tarn, 0.12), 0.15);
const blue = mix(ink.tarn, ink.spruce, 0.3);

/** Paints a tall spruce of many short tiers of hanging boughs. Its two sides differ. */
function spruce(plate: Plate, x: number, base: number, tall: number, color: string): void {
  const { random, ctx } = plate;
  const tiers = Math.round(9 + tall / 26);
  const flank = (side: 1 | -1): Point[] => {
    const points: Point[] = [];
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const y = base - tall * (1 - t);
      const step = tall / tiers;
      const reach = tall * 0.2 * t ** 0.9 * random.between(0.8, 1.15);
      points.push([x + side * reach * 0.5, y - step * 0.55], [x + side * reach * 0.86, y - step * 0.12]);
      points.push(
        [x + side * reach, y + step * random.between(0.12, 0.4)],
        [x + side * reach * 0.7, y + step * 0.1],
      );
      points.push([x + side * reach * 0.38, y - step * 0.06]);
    }
    return points;
  };
  const body = polygon([[x, base - tall - 6], ...flank(1), ...flank(-1).toReversed()]);
  ctx.fillStyle = color;
  ctx.fill(body);
  stippleAlong(plate, body, shade(color, 0.45), [x + tall * 0.03, 0], [x - tall * 0.15, 0], 0.85);
  stippleAlong(
    plate,
    body,
    mix(color, ink.ice, 0.45),
    [x, base - tall * 0.2],
    [x + tall * 0.17, base - tall * 0.62],
    0.7,
  );
}

/** First light in fog: many rows of firs, one of them tall. Hue: silver blue. */
export const pineMist: Card = {
  name: 'Pine mist',
  seed: 509,
  light: [0.7, -0.7],
  draw(plate) {
    sky(plate, [mix(ink.tarn, ink.ice, 0.5), silver, tint(ink.ice, 0.55)], 330);
    moonlit(plate, 'sky');
    nightSky(plate, 240);
    fullMoon(plate, [286, 108], 34);
    if (!plate.moonlit)
      disc(plate, [286, 108], 40, tint(ink.ice, 0.75), {
        halo: lightest,
        reach: 210,
        strength: 0.8,
        rim: mix(ink.ice, ink.pollen, 0.25),
      });
    birds(plate, 40, 92, 17, 3, mix(blue, silver, 0.3));
    for (let i = 0; i < 5; i++) {
      const t = i / 4;
      const color = mix(mix(blue, silver, 0.74), blue, t);
      const slope = i % 2 ? 1 : -1;
      const hill = ridge(plate, {
        y: 246 + i * 42,
        swell: 12,
        wave: 150,
        bend: (x) => slope * (x - 200) * 0.2,
      });
      stand(plate, {
        ground: (x) => hill.topAt(x) + 8,
        color,
        height: [42 + i * 12, 86 + i * 24],
        gap: 11 + i * 3,
        mist: silver,
        haze: 0.75 - t * 0.2,
        rim: 0.25,
        tall: (x) => 0.75 + 0.35 * Math.sin(x / 37 + i * 2),
      });
      layer(plate, hill, { color: mix(color, silver, 0.5), mist: silver, melt: 60, haze: 0.95, dots: 0.2 });
      mist(plate, hill.bottom + 22, 46, silver, 0.75);
      wisps(plate, hill.bottom + 8, 12, tint(silver, 0.4), 3, 0.5);
    }
    moonlit(plate, 'far');
    for (const [x = 0, base = 0, tall = 0, dark = 0] of rows(
      '60 470 196 0.1, 330 478 236 0.12, 164 492 372 0.22, 250 500 168 0.3, 14 506 150 0.34, 390 508 156 0.36, 96 512 110 0.4',
    ))
      spruce(plate, x, base, tall, shade(mix(ink.spruce, blue, 0.45), dark));
    mist(plate, 486, 40, silver, 0.35);
    const front = ridge(plate, { y: 482, swell: 6, wave: 60 });
    stand(plate, {
      ground: (x) => front.topAt(x) + 6,
      color: shade(ink.deep, 0.2),
      height: [10, 30],
      gap: 10,
      rim: 0.15,
    });
    layer(plate, front, { color: shade(ink.deep, 0.2), dots: 0.3 });
    moonlit(plate, 'near');
    finish(plate);
  },
};
