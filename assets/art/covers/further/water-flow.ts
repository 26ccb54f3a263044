import { crown } from '../../kit/crown';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { frond, grass } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { lamplight, moonlit, nightfall } from '../../kit/moonlight';
import { nightSky } from '../../kit/night-sky';
import { ellipse } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { foliage, trunk } from '../../kit/tree';
import { ripples } from '../../kit/water';
import { furtherCover } from './further-cover';
import { clear, fall, grey, pool, type Step, wall } from './parts/cascade';

const steps: readonly Step[] = [
  { x: 424, y: 214, half: 118, drop: 66, fall: 452, wide: 30 },
  { x: 420, y: 306, half: 178, drop: 76, fall: 356, wide: 40 },
  { x: 408, y: 412, half: 246, drop: 88, fall: 448, wide: 52 },
];

const moss = (plate: Plate, x: number, y: number, rx: number, ry: number, dark: number): void =>
  form(plate, foliage(plate.random, x, y, rx, ry, 12), {
    fill: mix(mix(ink.fern, ink.lichen, 0.3), ink.spruce, dark),
    light: mix(ink.lichen, ink.pollen, 0.25),
    depth: 0.6,
  });

/** Noon in a stepped stone garden, moss green and clear blue. Water runs from pool to pool under a red maple. */
export const waterFlowCover = furtherCover(
  'water-flow',
  263,
  (plate) => {
    const { ctx } = plate;
    const air = tint(mix(ink.lichen, ink.ice, 0.5), 0.5);
    sky(plate, [mix(ink.ice, ink.lichen, 0.2), tint(ink.ice, 0.4), air], 240);
    glow(plate, [250, 60], 380, lightest, 0.8);
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, 230]);
    nightSky(plate, 160);
    for (const [y, color] of [
      [128, mix(ink.lichen, air, 0.4)],
      [164, mix(ink.fern, ink.lichen, 0.5)],
      [214, mix(ink.fern, ink.spruce, 0.15)],
    ] as const) {
      const hill = ridge(plate, { y, swell: 14, wave: 120, bend: (x) => -(((x - 420) / 400) ** 2) * 46 });
      ctx.fillStyle = color;
      for (let x = -20; x < 830; x += 52) ctx.fill(foliage(plate.random, x, hill.topAt(x) + 10, 40, 24));
      layer(plate, hill, { color, mist: air, melt: 80, haze: 0.5, dots: 0.25 });
    }
    mist(plate, 214, 40, air, 0.5);
    wisps(plate, 200, 10, air, 3, 0.4);
    moonlit(plate, 'far');
    ctx.fillStyle = down(plate, 230, 600, [mix(ink.fern, ink.lichen, 0.35), mix(ink.fern, ink.spruce, 0.45)]);
    ctx.fillRect(0, 232, 800, 370);
    trunk(plate, { x: 668, top: 96, base: 306, width: 26, color: ink.bark, lean: -46, furrows: 5 });
    crown(
      plate,
      [
        [700, 92, 104, 50, 0.5],
        [590, 70, 96, 46, 0.3],
        [668, 34, 110, 50, 0.12],
        [560, 22, 80, 38, 0],
      ],
      {
        leaf: mix(ink.clay, ink.dusk, 0.35),
        dark: mix(ink.clay, ink.bark, 0.7),
        glint: tint(ink.pollen, 0.3),
        dabs: 34,
        size: 5,
      },
    );
    moonlit(plate, 'middle');
    steps.forEach((step, i) => {
      for (const side of [-1, 1]) {
        moss(plate, step.x + side * (step.half + 60), step.y + 20, 84 + i * 16, 40 + i * 8, 0.2 + i * 0.12);
        moss(plate, step.x + side * (step.half + 22), step.y + 34, 54 + i * 8, 34 + i * 5, 0.05 + i * 0.1);
      }
      wall(plate, step);
      pool(plate, step);
      const before = steps[i - 1];
      if (before) fall(plate, before);
      for (const side of [-1, 1])
        moss(plate, step.x + side * (step.half + 10), step.y + step.drop - 2, 40, 20, 0.1 + i * 0.1);
    });
    const basin = ellipse(400, 566, 330, 62);
    form(plate, ellipse(400, 566, 350, 74), { fill: tint(grey, 0.1), light: lightest, depth: 0.5 });
    ctx.fillStyle = down(plate, 506, 600, [tint(clear, 0.3), mix(clear, ink.tarn, 0.5), ink.tarn]);
    ctx.fill(basin);
    within(plate, basin, () => ripples(plate, 512, 600, lightest, 90, 0.7));
    const last = steps.at(-1);
    if (last) fall(plate, last);
    for (const [x, y, rx] of [
      [64, 560, 120],
      [742, 566, 120],
      [10, 480, 80],
      [798, 470, 84],
    ] as const)
      moss(plate, x, y, rx, rx * 0.5, 0.45);
    for (const [x, turn, curl] of [
      [70, -2, -0.7],
      [96, -1.4, 0.6],
      [120, -0.9, 0.7],
      [690, -2.2, -0.7],
      [716, -1.6, -0.5],
      [740, -1, 0.6],
    ] as const)
      frond(plate, [x, 580], turn, 104, mix(ink.spruce, ink.fern, 0.2), curl);
    grass(plate, () => 610, [16, 46], shade(ink.spruce, 0.1), 5, 0, 220);
    grass(plate, () => 610, [16, 46], shade(ink.spruce, 0.1), 5, 600, 800);
    moonlit(plate, 'near');
    for (const [x, y] of [
      [452, 296],
      [356, 396],
      [448, 520],
    ] as const)
      lamplight(plate, [x, y], 150, 0.55);
    finish(plate, { grain: 0.01 });
  },
  [-0.5, -0.86],
  60,
);
