import { stand } from '../../kit/conifer';
import { crown, type Heap } from '../../kit/crown';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { moonlit } from '../../kit/moonlight';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky, stars } from '../../kit/sky';
import { rows } from '../../kit/trace';
import { trunk } from '../../kit/tree';
import type { Card } from '../card';
import { house, ladder, lanterns } from './house';

const bough = mix(mix(ink.spruce, ink.bark, 0.42), ink.heather, 0.14);
const heaps = (text: string): Heap[] =>
  rows(text).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);

function foliage(plate: Plate, text: string): void {
  crown(plate, heaps(text), {
    leaf: bough,
    dark: mix(ink.night, ink.heather, 0.16),
    glint: mix(ink.dusk, ink.pollen, 0.45),
    dabs: 40,
    size: 3,
  });
}

/** Dusk in August: the lamps are lit in a house in an old tree. Hue: amber in mauve. */
export const treeHouse: Card = {
  name: 'Tree house',
  seed: 571,
  light: [0.8, -0.45],
  draw(plate) {
    sky(
      plate,
      [
        mix(ink.heather, ink.bark, 0.3),
        mix(ink.heather, ink.dusk, 0.42),
        mix(ink.dusk, ink.rose, 0.25),
        tint(mix(ink.dusk, ink.pollen, 0.55), 0.2),
      ],
      420,
    );
    moonlit(plate, 'sky');
    stars(plate, 24, 120);
    moonlit(plate, 'lit');
    glow(plate, [360, 360], 260, tint(ink.pollen, 0.2), 0.6);
    wisps(plate, 240, 60, mix(ink.dusk, ink.rose, 0.5), 4, 0.5);
    [mix(ink.dusk, ink.heather, 0.4), mix(ink.heather, ink.bark, 0.45)].forEach((color, i) => {
      const hill = ridge(plate, { y: 392 + i * 24, swell: 10, wave: 130 });
      stand(plate, {
        ground: (x) => hill.topAt(x) + 3,
        color,
        height: [30 + i * 12, 74 + i * 24],
        gap: 15,
        mist: mix(ink.dusk, ink.pollen, 0.4),
        haze: 0.5,
        tall: (x) => 0.45 + Math.abs((x - 200) / 200) * 0.8,
      });
      layer(plate, hill, { color, mist: mix(ink.dusk, ink.rose, 0.4), melt: 40, haze: 0.7, dots: 0.4 });
    });
    mist(plate, 430, 30, mix(ink.dusk, ink.rose, 0.6), 0.5);
    moonlit(plate, 'far');
    foliage(
      plate,
      '70 120 92 56 0.7, 330 116 92 56 0.7, 200 70 130 62 0.8, 44 190 60 42 0.75, 362 190 54 40 0.75',
    );
    const ground = ridge(plate, { y: 450, swell: 4, wave: 120, bend: (x) => ((x - 200) / 200) ** 2 * 10 });
    layer(plate, ground, { color: mix(bough, ink.night, 0.35), dots: 0.5 });
    trunk(plate, {
      x: 196,
      top: 60,
      base: 462,
      width: 74,
      color: mix(ink.bark, ink.heather, 0.1),
      furrows: 10,
    });
    ladder(plate, 262, 304, 462);
    moonlit(plate, 'near');
    house(plate);
    moonlit(plate, 'lit');
    foliage(
      plate,
      '40 84 62 44 0.35, 360 80 62 44 0.3, 110 40 78 46 0.25, 290 36 80 46 0.15, 200 10 92 44 0.1, 30 150 46 32 0.5, 374 150 44 32 0.4, 200 62 60 28 0.35',
    );
    moonlit(plate, 'near');
    lanterns(plate, '44 196, 110 224, 200 206');
    lanterns(plate, '292 206, 340 226, 376 196');
    moonlit(plate, 'lit');
    grass(plate, () => 464, [10, 24], mix(bough, ink.night, 0.35), 2.2, 90, 310);
    grass(plate, ground.topAt, [6, 20], mix(bough, ink.night, 0.35), 2.6);
    grass(plate, () => 503, [14, 40], shade(mix(ink.night, ink.heather, 0.2), 0.2), 3);
    moonlit(plate, 'near');
    glow(plate, [200, 262], 150, mix(ink.pollen, lightest, 0.2), 0.16);
    finish(plate);
  },
};
