/** One terrace of a garden with its dry-stone wall, lawn, brook and stairs. */
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { box, ellipse, lane, polygon, union } from '../kit/path';
import { down, type Plate, within } from '../kit/plate';
import { type Ridge, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { foliage } from '../kit/tree';
import { azalea, lantern, maple } from './garden-life';
import { type Composition, type Mood, stone } from './garden-mood';

const water = mix(ink.tarn, ink.ice, 0.45);

/** Paints one terrace: its wall, the lawn at the foot of the wall, and the plants and objects on the lawn. */
export function step(
  plate: Plate,
  mood: Mood,
  at: Composition,
  index: number,
  y: number,
  tall: number,
): void {
  const { ctx, random, width } = plate;
  const { lit, rim } = mood;
  const next = at.walls[index + 1]?.[0] ?? plate.height;
  const [side, swell] = [index % 2 === 0 ? 1 : -1, 5];
  const edge = ridge(plate, {
    y,
    swell,
    wave: 260,
    octaves: 1,
    bend: (x) => side * ((x - width / 2) / width) * 20,
  });
  // The previous step has painted the lawn behind this wall. Behind the first wall is the mist below the hills.
  wall(plate, mood, edge, tall, index);
  const lawn = mix(mix(ink.lichen, ink.fern, 0.42 + 0.2 * index), ink.spruce, 0.07 * index);
  const foot = { ...edge, topAt: (x: number) => edge.topAt(x) + tall };
  const ground = lane([
    [width / 2, y + tall - 14, width],
    [width / 2, next + 30, width],
  ]);
  within(plate, below(plate, foot), () => {
    ctx.fillStyle = down(
      plate,
      y + tall - 10,
      next + 20,
      [lit(shade(mix(lawn, ink.spruce, 0.5), 0.05)), lit(lawn), lit(tint(mix(lawn, ink.lichen, 0.3), 0.12))],
      [0, 0.28, 1],
    );
    ctx.fill(ground);
    stippleAlong(
      plate,
      ground,
      rim(mix(ink.lichen, ink.pollen, 0.35)),
      [0, (y + next) / 2],
      [0, next + 10],
      mood.isNight ? 0.08 : 0.16,
    );
    stippleAlong(plate, ground, lit(shade(ink.spruce, 0.25)), [0, y + tall + 20], [0, y + tall - 10], 0.6);
  });
  // Tufts along the wall's foot.
  for (let x = -10; x < width + 20; x += random.between(20, 46)) {
    const moss = lit(mix(lawn, ink.fern, 0.5));
    form(plate, foliage(random, x, foot.topAt(x) + 3, random.between(10, 22), random.between(4, 8)), {
      fill: moss,
      light: rim(mix(ink.lichen, ink.pollen, 0.3)),
      depth: 0.5,
    });
  }
  brook(plate, mood, at.brook + 10 * side, edge.topAt(at.brook + 10 * side), tall, next);
  if (index > 0) stairs(plate, mood, at.stairs - 12 * index, edge.topAt(at.stairs - 12 * index), tall);
  if (index === 1) lantern(plate, mood, ...at.lantern);
  if (index === 1) maple(plate, mood, at);
  for (const [x, base, wide, hue] of at.azaleas)
    if (base > y + tall - 8 && base <= next + 4) azalea(plate, mood, x, base, wide, hue);
}

/** Returns the area below a line of hills. */
function below(plate: Plate, { topAt }: Pick<Ridge, 'topAt'>) {
  const points: [number, number][] = [[-6, plate.height + 10]];
  for (let x = -6; x <= plate.width + 6; x += 6) points.push([x, topAt(x)]);
  points.push([plate.width + 6, plate.height + 10]);
  return polygon(points);
}

/** Paints a wall of dry stone with moss on its top. */
function wall(plate: Plate, mood: Mood, { topAt }: Ridge, tall: number, index: number): void {
  const { ctx, random, width } = plate;
  const { lit, rim } = mood;
  const courses = tall > 30 ? 3 : 2;
  const high = tall / courses;
  within(plate, below(plate, { topAt: (x) => topAt(x) - 1 }), () => {
    ctx.fillStyle = lit(shade(mix(stone, ink.spruce, 0.6), 0.35));
    ctx.fill(
      polygon([
        ...Array.from({ length: 60 }, (_, i) => [(width * i) / 58 - 6, topAt((width * i) / 58) - 1] as const),
        ...Array.from(
          { length: 60 },
          (_, i) => [(width * (59 - i)) / 58, topAt((width * (59 - i)) / 58) + tall + 2] as const,
        ),
      ]),
    );
    for (let course = 0; course < courses; course++)
      for (let left = -random.between(4, 30); left < width; ) {
        const wide = random.between(1.3, 2.6) * high;
        const color = mix(
          stone,
          random.pick([ink.lichen, ink.heather, ink.ice, ink.bark]),
          random.between(0.06, 0.3),
        );
        const block = box(left, topAt(left + wide / 2) + course * high, wide - 2, high - 1.6, high * 0.3);
        form(plate, block, {
          fill: mix(lit(color), mood.mist, 0.16 - index * 0.06),
          light: rim(tint(color, 0.4)),
          depth: 0.6,
        });
        left += wide;
      }
  });
  for (let x = -8; x < width + 12; x += random.between(14, 30)) {
    const moss = lit(mix(mix(ink.fern, ink.lichen, 0.45 - index * 0.14), ink.spruce, 0.05));
    form(plate, foliage(random, x, topAt(x) - 1, random.between(12, 24), random.between(4, 8)), {
      fill: moss,
      light: rim(mix(ink.lichen, ink.pollen, 0.3)),
      depth: 0.55,
    });
  }
}

/** Paints water that falls over a wall into a small pool on the lawn below. */
function brook(plate: Plate, mood: Mood, x: number, y: number, tall: number, next: number): void {
  const { ctx, random } = plate;
  const { lit, isNight } = mood;
  const foot = y + tall;
  const deep = Math.min(46, (next - foot) * 0.32);
  const clear = isNight ? mix(lit(water), ink.tarn, 0.3) : water;
  const foam = isNight ? mix(ink.ice, ink.tarn, 0.25) : lightest;
  // A narrow bed that winds to the next wall.
  const bed = lane([
    [x + 4, foot + deep * 0.7, 11],
    [x + 13, foot + (next - foot) * 0.55, 10],
    [x + 2, next - (next - foot) * 0.2, 12],
    [x - 6, next + 14, 15],
  ]);
  ctx.lineWidth = 9;
  ctx.strokeStyle = lit(mix(stone, ink.spruce, 0.25));
  ctx.stroke(bed);
  ctx.fillStyle = down(plate, foot, next, [mix(clear, ink.tarn, 0.6), mix(clear, ink.tarn, 0.15)]);
  ctx.fill(bed);
  within(plate, bed, () => {
    for (let streak = 0; streak < (next - foot) / 5; streak++) {
      ctx.fillStyle = fade(foam, random.between(0.3, 0.7));
      ctx.fill(box(x + random.between(-12, 20), random.between(foot, next), 1.4, random.between(4, 11), 0.7));
    }
  });
  const rim = ellipse(x, foot + deep * 0.42, 58, deep * 0.5);
  form(plate, rim, { fill: lit(mix(stone, ink.ice, 0.2)), light: mood.rim(tint(stone, 0.4)), depth: 0.6 });
  const pond = ellipse(x, foot + deep * 0.38, 49, deep * 0.39);
  ctx.fillStyle = down(plate, foot, foot + deep, [
    tint(clear, isNight ? 0.1 : 0.35),
    mix(clear, ink.tarn, 0.55),
  ]);
  ctx.fill(pond);
  within(plate, pond, () => {
    stippleAlong(plate, pond, lit(mix(ink.tarn, ink.deep, 0.5)), [x - 20, 0], [x + 60, 0], 0.6);
    ctx.strokeStyle = fade(foam, 0.6);
    ctx.lineWidth = 1.3;
    for (const share of [0.45, 0.75, 1]) ctx.stroke(ellipse(x, foot + 4, 40 * share, deep * 0.34 * share));
  });
  const sheet = lane([
    [x, y - 7, 20],
    [x, y + 4, 14],
    [x, foot + 5, 16],
  ]);
  ctx.fillStyle = down(plate, y - 7, foot + 5, [clear, tint(clear, isNight ? 0.2 : 0.5), foam], [0, 0.4, 1]);
  ctx.fill(sheet);
  within(plate, sheet, () => {
    for (let streak = 0; streak < 9; streak++) {
      const left = x + random.between(-13, 13);
      const from = y + random.between(-2, tall * 0.5);
      ctx.fillStyle = streak % 3 ? fade(foam, 0.8) : fade(lit(ink.tarn), 0.5);
      ctx.fill(box(left, from, 1.5, random.between(0.3, 0.6) * tall, 0.7));
    }
  });
  ctx.fillStyle = fade(foam, 0.85);
  ctx.fill(
    union(
      Array.from({ length: 7 }, (_, i) =>
        ellipse(x + (i - 3) * 5.4, foot + 5 + random.between(-1.5, 1.5), 4.4, 2.4),
      ),
    ),
  );
}

/** Paints stone steps that cut through a wall. */
function stairs(plate: Plate, { lit, rim }: Mood, x: number, y: number, tall: number): void {
  const { ctx } = plate;
  const steps = 4;
  ctx.fillStyle = lit(shade(mix(stone, ink.spruce, 0.6), 0.5));
  ctx.fill(box(x - 34, y - 4, 68, tall + 14, 4));
  for (let tread = 0; tread < steps; tread++) {
    const top = y - 5 + (tread * (tall + 10)) / steps;
    const half = 29 + tread * 2.6;
    form(plate, box(x - half, top + 4, half * 2, (tall + 10) / steps, 3), {
      fill: lit(shade(stone, 0.22)),
      light: null,
      depth: 0.5,
    });
    form(plate, box(x - half, top, half * 2, (tall + 10) / steps / 2.1, 3), {
      fill: lit(tint(stone, 0.24)),
      light: rim(tint(stone, 0.6)),
      depth: 0.4,
    });
  }
}
