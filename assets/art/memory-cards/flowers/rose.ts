import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { motes } from '../../kit/life';
import { curve, ellipse, leaf, type Point } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { sky, stars } from '../../kit/sky';
import { form, stippleAlong, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, crimson, petal, petalShape, stem } from './parts';

const pink = mix(crimson, ink.dusk, 0.3);
const wine = shade(mix(crimson, ink.heather, 0.35), 0.5);
const pale = tint(mix(ink.rose, pink, 0.2), 0.1);
const heart: Point = [200, 188];

/** Paints the rolled center as crescents that wind inward, with a highlight on each petal's edge. */
function scroll(plate: Plate): void {
  for (let i = 0; i < 9; i++) {
    const radius = 62 * 0.84 ** i;
    const turn = i * 2.25 + 0.4;
    const [x, y] = [heart[0] + Math.cos(turn) * radius * 0.16, heart[1] + Math.sin(turn) * radius * 0.16];
    const lip: Point[] = [];
    const edge: Point[] = [];
    for (let s = 0; s <= 14; s++) {
      const t = s / 14;
      const angle = turn - 2 + t * 4;
      const wave = 1 + Math.sin(t * Math.PI * 3) * 0.03;
      lip.push([x + Math.cos(angle) * radius * wave, y + Math.sin(angle) * radius * wave]);
      const inner = radius * (1 - 0.3 * Math.sin(Math.PI * t));
      edge.unshift([x + Math.cos(angle) * inner, y + Math.sin(angle) * inner]);
    }
    form(plate, ellipse(x, y, radius), {
      fill: mix(pink, wine, 0.24 + i * 0.05),
      shade: wine,
      light: null,
      depth: 0.85,
    });
    const crescent = curve([...lip, ...edge], true, 0.8);
    plate.ctx.fillStyle = mix(pink, pale, 0.22);
    plate.ctx.fill(crescent);
    stippleAlong(
      plate,
      crescent,
      pale,
      [x, y],
      [x + plate.light[0] * radius, y + plate.light[1] * radius],
      0.85,
    );
    stippleAlong(
      plate,
      crescent,
      wine,
      [x, y],
      [x - plate.light[0] * radius, y - plate.light[1] * radius],
      0.6,
    );
  }
}

/** Late evening in a garden: one rose in full bloom, dusty pink on wine. */
export const rose: Card = {
  name: 'Rose',
  seed: 337,
  light: [-0.5, -0.86],
  draw(plate) {
    const { random } = plate;
    const night = mix(mix(ink.clay, ink.heather, 0.62), ink.night, 0.68);
    sky(plate, [shade(night, 0.25), night, mix(night, ink.dusk, 0.22)]);
    stars(plate, 30, 200, ink.rose);
    halo(plate, [200, 188], 162, mix(night, ink.dusk, 0.36), night);
    const green = mix(ink.spruce, ink.deep, 0.2);
    stem(plate, '202,230,8 206,330,8 196,430,9 200,520,9', mix(green, ink.fern, 0.2));
    for (const [x, y, angle] of [
      [210, 380, -0.5],
      [190, 430, -2.7],
      [208, 470, -0.4],
    ] as const)
      form(plate, leaf([x, y], angle, 18, 11, 0.2), { fill: mix(green, wine, 0.4) });
    blade(plate, '204,430,2 246,396,26 304,372,24 352,376,1', mix(green, ink.fern, 0.25));
    blade(plate, '198,460,2 156,432,26 98,412,24 48,426,1', mix(green, ink.fern, 0.18));
    blade(plate, '202,486,2 250,478,20 296,474,17 336,488,1', green);
    for (let i = 0; i < 5; i++) {
      const angle = Math.PI / 2 + (i - 2) * 0.62;
      form(plate, leaf([200, 208], angle, 136, 26, 0.5), { fill: mix(green, ink.fern, 0.3) });
    }
    for (const [count, length, width, turn, lift] of [
      [5, 150, 172, 0.32, 0],
      [5, 126, 148, 0.95, 0.08],
      [5, 100, 122, 0.32, 0.16],
    ] as const) {
      stippleAround(plate, ellipse(...heart, length * 1.04), wine, heart, length * 1.2, 1);
      for (let i = 0; i < count; i++) {
        const angle = turn + (i / count) * Math.PI * 2;
        const long = length * random.between(0.96, 1.04);
        const tip: Point = [heart[0] + Math.cos(angle) * long, heart[1] + Math.sin(angle) * long];
        const away = -(Math.cos(angle) * plate.light[0] + Math.sin(angle) * plate.light[1]);
        const fill = mix(mix(pink, pale, lift), wine, Math.max(0, away) * 0.28);
        const inks = { fill, heart: wine, tip: pale, depth: 0.95, from: 1, edge: 0.5 };
        petal(plate, petalShape(heart, angle, long, width, 'spoon'), heart, tip, inks);
      }
    }
    scroll(plate);
    motes(plate, [10, 20, 390, 470], 16, fade(ink.rose, 1), 5);
    finish(plate);
  },
};
