import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { frond } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { curve, type Point, polygon, taper, union } from '../../kit/path';
import { peak } from '../../kit/peak';
import { down, type Plate, within } from '../../kit/plate';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { ripples, water } from '../../kit/water';
import type { Card } from '../card';

const pool = 398;
const rock = mix(ink.spruce, ink.fern, 0.3);

/**
 * Paints a rock wall from the edge of the card to the fall: vertical columns, each with a lit and a shaded face, a
 * cap of moss, and cracks. The columns are lower toward the water.
 */
function cliff(plate: Plate, outer: number, lip: number, top: number): void {
  const { random, ctx } = plate;
  const inward = Math.sign(lip - outer);
  const shares = [0, 0.3, 0.52, 0.78, 1];
  for (let i = 0; i < shares.length - 1; i++) {
    const from = outer + (lip - outer) * (shares[i] ?? 0) - inward * 8;
    const to = outer + (lip - outer) * (shares[i + 1] ?? 1);
    const crest = top - (1 - (shares[i] ?? 0)) ** 1.6 * 40 + (i % 2) * 9;
    const foot = pool + 6;
    const wide = to - from;
    const column = polygon([
      [from, foot],
      [from, crest],
      [from + wide * 0.5, crest - 5],
      [to, crest + 5],
      [to + wide * 0.04, crest + 60],
      [to - wide * 0.02, crest + 120],
      [to + wide * 0.08, foot],
    ]);
    const tone = i % 2 ? rock : shade(rock, 0.1);
    form(plate, column, { fill: tone, light: null, towards: [0.2, -1], depth: 0.6 });
    within(plate, column, () => {
      const split = from + wide * random.between(0.42, 0.6);
      const lit = polygon([
        [split, crest - 12],
        [to + inward * 20, crest - 12],
        [to + inward * 20, crest + random.between(130, 170)],
        [to - wide * 0.24, crest + random.between(100, 130)],
        [split + wide * 0.14, crest + random.between(74, 96)],
        [split - wide * 0.05, crest + 40],
      ]);
      form(plate, lit, {
        fill: mix(tone, ink.lichen, 0.26),
        shade: tone,
        light: tint(ink.lichen, 0.1),
        towards: [0.3, -1],
        depth: 0.7,
      });
      for (let crack = 0; crack < 3; crack++) {
        const [x, y] = [from + wide * random.between(0.15, 0.8), crest + random.between(50, 170)];
        const long = random.between(20, 46);
        ctx.fillStyle = shade(tone, 0.4);
        ctx.fill(
          taper([
            [x, y, 0.2],
            [x + random.between(-2, 2), y + long * 0.5, 1.3],
            [x + random.between(-3, 3), y + long, 0.2],
          ]),
        );
      }
      const cap: Point[] = [[from - inward * 4, crest - 20]];
      for (let s = 0; s <= 6; s++) cap.push([from + (wide * s) / 6, crest + 7 + random.between(-1, 9)]);
      cap.push([to + inward * 30, crest + 8], [to + inward * 30, crest - 20]);
      form(plate, curve(cap, true, 0.7), {
        fill: mix(ink.fern, ink.lichen, 0.3),
        shade: ink.spruce,
        light: tint(ink.lichen, 0.3),
        towards: [0.4, -1],
      });
    });
  }
  ctx.fillStyle = down(plate, 280, pool, [fade(ink.ice, 0), fade(tint(ink.ice, 0.3), 0.62)]);
  ctx.fillRect(Math.min(outer, lip + inward * 14), 280, Math.abs(lip + inward * 14 - outer), pool - 280);
}

/** Paints the falling water: a pale band that widens slightly, with darker strands, and spray at its foot. */
function fall(plate: Plate, x: number, top: number): void {
  const { random, ctx } = plate;
  const body = curve(
    [
      [x - 31, top - 3],
      [x - 36, top + 22],
      [x - 38, top + 110],
      [x - 46, pool + 8],
      [x + 46, pool + 8],
      [x + 38, top + 110],
      [x + 36, top + 22],
      [x + 31, top - 3],
    ],
    true,
    0.5,
  );
  form(plate, body, {
    fill: tint(ink.ice, 0.35),
    shade: mix(ink.ice, ink.tarn, 0.6),
    light: ink.snow,
    towards: [0.9, -0.4],
    depth: 0.7,
  });
  within(plate, body, () => {
    for (const [color, count, wide] of [
      [mix(ink.ice, ink.tarn, 0.45), 11, 2],
      [ink.snow, 13, 2.4],
    ] as const) {
      const strands = Array.from({ length: count }, () => {
        const share = random.between(-0.95, 0.95);
        const from = top + random.between(-6, 110);
        const long = random.between(60, 170);
        return taper([
          [x + share * 33, from, 0.2],
          [x + share * 36, from + long * 0.4, wide * random.between(0.5, 1)],
          [x + share * 42, from + long, 0.2],
        ]);
      });
      ctx.fillStyle = fade(color, 0.75);
      ctx.fill(union(strands));
    }
  });
  for (let i = 0; i < 7; i++) glow(plate, [x + (i - 3) * 22, pool + 2 + (i % 2) * 6], 44, ink.snow, 0.5);
}

function boulder(plate: Plate, x: number, y: number, wide: number, tall: number): void {
  const stone = curve(
    [
      [x - wide, y],
      [x - wide * 0.75, y - tall * 0.7],
      [x - wide * 0.1, y - tall],
      [x + wide * 0.66, y - tall * 0.72],
      [x + wide, y],
      [x, y + tall * 0.14],
    ],
    true,
    0.75,
  );
  form(plate, stone, {
    fill: mix(ink.deep, ink.spruce, 0.5),
    light: mix(ink.lichen, ink.fern, 0.3),
    depth: 0.85,
  });
}

/** Late morning: a tall white fall between green walls, with spray over the pool. */
export const waterfall: Card = {
  name: 'Waterfall',
  seed: 53,
  light: [0.45, -0.9],
  draw(plate) {
    sky(
      plate,
      [mix(ink.lichen, ink.ice, 0.7), tint(mix(ink.ice, ink.lichen, 0.35), 0.3), tint(ink.lichen, 0.75)],
      260,
    );
    glow(plate, [286, 40], 240, lightest, 0.9);
    const haze = tint(mix(ink.lichen, ink.ice, 0.5), 0.35);
    peak(
      plate,
      { apex: [196, 36], left: [-10, 240], right: [400, 240], jag: 0.6 },
      { rock: mix(ink.fern, ink.ice, 0.36), snow: null, lit: 'right', mist: haze, haze: 0.7 },
    );
    mist(plate, 190, 60, haze, 0.7);
    stand(plate, {
      ground: () => 196,
      color: mix(ink.spruce, ink.ice, 0.42),
      height: [20, 46],
      gap: 10,
      mist: haze,
    });
    const crest = (x: number): number => 190 - Math.abs((x - 200) / 200) ** 1.4 * 34;
    const woods = {
      ground: (x: number) => crest(x) + 8,
      color: mix(ink.spruce, ink.fern, 0.12),
      height: [34, 84] as const,
      gap: 13,
    };
    stand(plate, { ...woods, to: 152 });
    stand(plate, { ...woods, from: 250 });
    cliff(plate, -6, 168, 188);
    cliff(plate, 406, 232, 188);
    water(plate, pool, 500, [
      mix(ink.ice, ink.tarn, 0.3),
      mix(ink.tarn, ink.spruce, 0.35),
      mix(ink.deep, ink.tarn, 0.35),
    ]);
    fall(plate, 200, 186);
    wisps(plate, pool - 6, 8, ink.snow, 6, 0.55);
    ripples(plate, pool + 12, 494, tint(ink.ice, 0.4), 40, 0.55);
    boulder(plate, 44, 430, 56, 46);
    boulder(plate, 116, 440, 28, 22);
    boulder(plate, 352, 428, 62, 50);
    boulder(plate, 280, 442, 26, 20);
    boulder(plate, 330, 474, 34, 24);
    const mossy = curve(
      [
        [-20, 520],
        [-14, 452],
        [40, 468],
        [96, 486],
        [150, 520],
      ],
      true,
      0.7,
    );
    form(plate, mossy, { fill: shade(ink.spruce, 0.3), light: mix(ink.spruce, ink.fern, 0.6) });
    for (const [x, y, angle, long, curl] of [
      [16, 470, -1.9, 66, -0.8],
      [24, 474, -1.3, 82, 0.8],
      [40, 480, -0.8, 70, 0.8],
      [386, 506, -1.8, 84, -0.8],
      [398, 500, -1.35, 60, 0.6],
      [366, 508, -2.3, 58, -0.7],
    ] as const) {
      frond(plate, [x, y], angle, long, mix(ink.spruce, ink.night, 0.25), curl);
    }
    stippleAlong(plate, mossy, shade(ink.deep, 0.4), [0, 470], [0, 500], 0.5);
    finish(plate);
  },
};
