import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { ellipse, lane, union } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line, rows, shape, stem } from '../../kit/trace';
import { ripples } from '../../kit/water';

export const bank = mix(ink.fern, ink.lichen, 0.28);

/** Paints the brook with two low falls, from the light in the distance to the lower edge. */
export function brook(plate: Plate): void {
  const { random, ctx } = plate;
  const text =
    '226 300 2, 218 304 5, 200 311 9, 184 320 12, 192 330 16, 220 342 22, 232 356 28, 210 376 38, 178 400 54, 172 430 72, 196 466 96, 220 512 124';
  const path = (grow: number, dy: number) =>
    lane(rows(text).map(([x = 0, y = 0, half = 0]) => [x, y + dy, half + grow] as const));
  ctx.fillStyle = mix(ink.spruce, ink.bark, 0.35);
  ctx.fill(path(2.5, 2));
  const water = path(0, 5);
  ctx.fillStyle = down(plate, 306, 500, [
    tint(ink.ice, 0.5),
    mix(ink.tarn, ink.ice, 0.5),
    mix(ink.tarn, ink.ice, 0.1),
    mix(ink.tarn, ink.deep, 0.4),
  ]);
  ctx.fill(water);
  within(plate, water, () => {
    stippleAlong(plate, water, mix(ink.tarn, ink.deep, 0.55), [220, 0], [90, 0], 0.8);
    stippleAlong(plate, water, ink.snow, [190, 430], [230, 320], 0.7);
    ripples(plate, 318, 496, ink.snow, 80, 0.65);
    for (const [y = 0, left = 0, right = 0, tall = 0] of rows('416 104 262 20')) {
      const lip = (lift: number): string =>
        [0, 0.25, 0.5, 0.75, 1]
          .map((t) => `${left + (right - left) * t} ${y + lift + Math.sin(t * Math.PI) * tall * 0.3}`)
          .join(', ');
      const sheet = shape(`${lip(0)}, ${lip(tall).split(', ').toReversed().join(', ')}`, 0.7);
      ctx.fillStyle = down(plate, y, y + tall, [mix(ink.tarn, ink.ice, 0.55), tint(ink.ice, 0.5), ink.snow]);
      ctx.fill(sheet);
      within(plate, sheet, () => {
        ctx.strokeStyle = fade(mix(ink.tarn, ink.ice, 0.3), 0.55);
        ctx.lineWidth = 1.2;
        for (let x = left + 3; x < right; x += random.between(3, 9))
          ctx.stroke(
            line(`${x} ${y - 2}, ${x + random.between(-1, 1)} ${y + tall * random.between(0.5, 1.3)}`),
          );
      });
      for (let i = 0; i < 7; i++)
        glow(plate, [left + ((right - left) * (i + 0.5)) / 7, y + tall * 1.2], tall * 0.8, ink.snow, 0.6);
    }
  });
}

export function stone(plate: Plate, x: number, y: number, wide: number): void {
  const path = shape(
    `${x - wide} ${y}, ${x - wide * 0.72} ${y - wide * 0.5}, ${x} ${y - wide * 0.68}, ${x + wide * 0.7} ${y - wide * 0.46}, ${x + wide} ${y}, ${x} ${y + wide * 0.14}`,
  );
  plate.ctx.fillStyle = fade(ink.snow, 0.5);
  plate.ctx.fill(ellipse(x, y + 1, wide * 1.14, wide * 0.2));
  form(plate, path, {
    fill: mix(ink.tarn, ink.bark, 0.6),
    shade: mix(ink.deep, ink.bark, 0.2),
    light: tint(ink.lichen, 0.2),
    depth: 0.9,
  });
}

/** Paints a small arched footbridge from bank to bank. */
export function bridge(plate: Plate): void {
  const wood = mix(ink.bark, ink.clay, 0.42);
  const bow = (lift: number): string =>
    `96 ${372 - lift}, 150 ${345 - lift}, 206 ${335 - lift}, 262 ${345 - lift}, 318 ${372 - lift}`;
  const beam = (lift: number, half: number) =>
    stem(
      bow(lift)
        .split(', ')
        .map((p) => `${p} ${half}`)
        .join(', '),
    );
  const posts = rows('104 368, 138 350, 172 340, 206 336, 240 340, 274 350, 308 368');
  const rail = union([
    beam(34, 3),
    beam(18, 1.8),
    ...posts.map(([x = 0, y = 0]) => stem(`${x} ${y + 4} 3, ${x} ${y - 40} 2.6`)),
  ]);
  plate.ctx.fillStyle = shade(wood, 0.5);
  within(plate, null, () => {
    plate.ctx.translate(7, -7);
    plate.ctx.fill(rail);
  });
  form(plate, beam(-2, 7), {
    fill: wood,
    light: tint(ink.pollen, 0.2),
    shade: shade(wood, 0.55),
    towards: [0.1, -1],
    depth: 0.9,
  });
  form(plate, rail, { fill: wood, light: tint(ink.pollen, 0.2), shade: shade(wood, 0.4) });
}
