import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { wisps } from '../../kit/mist';
import { curve, ellipse, type Point, taper, union } from '../../kit/path';
import { along, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { swell } from '../../kit/sea';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';

const blue = mix(ink.tarn, ink.deep, 0.22);

/** The back of the wave, up to the tip of its lip. */
const outer: readonly Point[] = [
  [-30, 380],
  [14, 300],
  [58, 220],
  [112, 156],
  [176, 118],
  [240, 112],
  [296, 138],
  [326, 184],
  [330, 226],
];
/** The hollow of the wave, from the tip down to the trough. */
const inner: readonly Point[] = [
  [318, 214],
  [296, 188],
  [262, 182],
  [228, 204],
  [208, 250],
  [206, 306],
  [226, 356],
  [270, 392],
  [330, 408],
  [430, 410],
];

const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/**
 * Returns a point on a polyline.
 * @param t position along the polyline, 0-1
 */
function on(line: readonly Point[], t: number): Point {
  const place = Math.min(0.9999, Math.max(0, t)) * (line.length - 1);
  const i = Math.floor(place);
  return lerp(line[i] ?? [0, 0], line[i + 1] ?? [0, 0], place - i);
}

/** Paints foam along the crest, with fingers over the lip and small drops in front of it. */
function foam(plate: Plate): void {
  const { random } = plate;
  const puffs = [];
  for (let i = 0; i <= 46; i++) {
    const t = 0.36 + (i / 46) * 0.64;
    const [x, y] = on(outer, t);
    const size = (4 + 15 * Math.sin(Math.PI * Math.min(1, (t - 0.3) * 1.1))) * random.between(0.7, 1.15);
    puffs.push(ellipse(x + random.between(-3, 3), y + size * 0.3, size));
  }
  for (let i = 0; i <= 18; i++) {
    const [x, y] = on(inner, (i / 18) * 0.36);
    const size = random.between(4, 11) * (1 - i / 26);
    puffs.push(ellipse(x + random.between(-2, 5), y + random.between(-6, 4), size));
  }
  const crest = union(puffs);
  form(plate, crest, {
    fill: ink.snow,
    shade: mix(ink.ice, ink.tarn, 0.5),
    light: null,
    depth: 0.6,
    towards: [0.3, -0.95],
  });
  const drops = [];
  for (let i = 0; i < 34; i++) {
    const [x, y] = on(outer, random.between(0.7, 1));
    drops.push(ellipse(x + random.between(-8, 52), y + random.between(-34, 46), random.between(0.9, 3.2)));
  }
  plate.ctx.fillStyle = ink.snow;
  plate.ctx.fill(union(drops));
}

function wave(plate: Plate): void {
  const { ctx, random } = plate;
  const body = curve([...outer, ...inner, [430, 520], [-60, 520]], true, 0.8);
  ctx.fillStyle = along(
    plate,
    [300, 110],
    [90, 470],
    [mix(ink.tarn, ink.ice, 0.25), blue, mix(ink.deep, ink.tarn, 0.3)],
  );
  ctx.fill(body);
  within(plate, body, () => {
    stippleAlong(plate, body, shade(ink.deep, 0.2), [240, 200], [10, 480], 0.75);
    for (const [color, count, wide] of [
      [mix(ink.ice, ink.tarn, 0.18), 15, 2.6],
      [shade(blue, 0.35), 11, 3.4],
    ] as const) {
      const strands = [];
      for (let i = 0; i < count; i++) {
        const depth = (i + random.between(0.1, 0.9)) / count;
        const from = random.between(0.02, 0.3);
        const to = random.between(0.7, 0.98);
        const line = [0, 0.2, 0.4, 0.6, 0.8, 1].map((s) => {
          const t = from + (to - from) * s;
          const [x, y] = lerp(on(outer, t), on(inner, 1 - t * 0.98), 0.04 + depth * 0.92);
          return [x, y, wide * Math.sin(Math.PI * (0.04 + s * 0.92)) * (0.5 + s * 0.6)] as const;
        });
        strands.push(taper(line));
      }
      ctx.fillStyle = fade(color, 0.8);
      ctx.fill(union(strands));
    }
    const hollow = curve([...inner.slice(0, 8), [250, 330], [246, 262], [278, 214]], true, 0.8);
    stippleAlong(plate, hollow, shade(ink.deep, 0.3), [330, 330], [220, 250], 0.8);
  });
}

/** Early morning: a large wave about to break, with a pale red sun in its curl. */
export const greatWave: Card = {
  name: 'Great wave',
  seed: 211,
  light: [0.7, -0.7],
  draw(plate) {
    sky(plate, [tint(mix(ink.ice, ink.rose, 0.35), 0.3), tint(ink.rose, 0.55), tint(ink.pollen, 0.72)], 400);
    disc(plate, [296, 254], 50, tint(ink.dusk, 0.1), {
      halo: tint(ink.rose, 0.2),
      reach: 190,
      strength: 0.8,
      rim: ink.clay,
    });
    wisps(plate, 74, 26, lightest, 4, 0.7);
    wisps(plate, 330, 12, lightest, 3, 0.6);
    const far = ridge(plate, { y: 372, swell: 8, wave: 90 });
    layer(plate, far, {
      color: mix(ink.tarn, ink.rose, 0.55),
      mist: tint(ink.rose, 0.6),
      melt: 50,
      dots: 0.4,
    });
    swell(plate, {
      y: 394,
      height: 9,
      length: 74,
      color: mix(ink.tarn, ink.ice, 0.25),
      deep: blue,
      foam: 0.8,
    });
    wave(plate);
    foam(plate);
    swell(plate, {
      y: 432,
      height: 13,
      length: 118,
      color: blue,
      deep: mix(ink.deep, ink.tarn, 0.35),
      foam: 0.9,
    });
    swell(plate, {
      y: 470,
      height: 14,
      length: 146,
      color: mix(ink.deep, ink.tarn, 0.45),
      deep: shade(ink.deep, 0.2),
      foam: 0.8,
    });
    finish(plate);
  },
};
