import type { Path2D } from '@napi-rs/canvas';
import { darkest, fade, ink, mix, tint } from '../kit/ink';
import { ellipse, leaf, type Point, union } from '../kit/path';
import { along, outwards, type Plate, within } from '../kit/plate';
import { seeded } from '../kit/random';
import { stippleAlong } from '../kit/stipple';
import { twig } from '../kit/twig';
import { FIELD } from './field';

/** Direction in which moon shadows fall, radians. The moon is in the upper left. */
const FALL = 0.8;
const silver = tint(ink.ice, 0.25);
const gloom = mix(ink.night, ink.heather, 0.34);

/** Paints a daisy whose petals have closed for the night, and its moon shadow. */
export function closedDaisy({ ctx, random }: Plate, [x, y]: Point, size: number): void {
  const turn = random.between(0, 6);
  ctx.fillStyle = fade(darkest, 0.5);
  ctx.fill(leaf([x + 3, y + 3], FALL, size * 2, size * 0.5));
  ctx.fillStyle = tint(ink.ice, 0.6);
  const petals = [-0.14, 0, 0.14].map((out) => leaf([x, y], turn + out, size * 1.6, size * 0.4, 0.5));
  ctx.fill(union(petals));
  ctx.fillStyle = mix(ink.fern, ink.tarn, 0.4);
  ctx.fill(ellipse(x, y, size * 0.42));
}

/** Paints moonlight on the grass: a pale upper left, a dark lower right, and blades with a light edge. */
export function moonOnGrass(plate: Plate): void {
  const { ctx, moonlit: below } = plate;
  if (!below) return;
  below.save();
  below.globalCompositeOperation = 'multiply';
  below.fillStyle = mix(mix(ink.fern, ink.tarn, 0.55), ink.ice, 0.4);
  below.fillRect(0, 0, FIELD, FIELD);
  below.globalCompositeOperation = 'screen';
  below.fillStyle = outwards({ ...plate, ctx: below }, [FIELD * 0.08, FIELD * 0.06], FIELD * 1.05, [
    fade(mix(ink.tarn, ink.ice, 0.45), 0.34),
    fade(mix(ink.tarn, ink.fern, 0.4), 0.12),
    fade(ink.tarn, 0),
  ]);
  below.fillRect(0, 0, FIELD, FIELD);
  below.restore();
  ctx.fillStyle = along(
    plate,
    [FIELD * 0.45, FIELD * 0.45],
    [FIELD, FIELD],
    [fade(darkest, 0), fade(darkest, 0.42)],
  );
  ctx.fillRect(0, 0, FIELD, FIELD);
  // The blades take no random numbers from the plate, so that the blanket is the same as by day.
  const random = seeded(7);
  for (let i = 0; i < 360; i++) {
    const [x, y] = [random.between(0, FIELD), random.between(0, FIELD)];
    const lit = 1 - Math.min(1, Math.hypot(x, y) / (FIELD * 1.3));
    const size = random.between(12, 26);
    const blades = Array.from({ length: 5 }, (_, blade) =>
      leaf(
        [x, y],
        FALL + Math.PI + (blade - 2) * 0.42 + random.between(-0.2, 0.2),
        size * random.between(0.6, 1),
        size * 0.1,
        0.4,
      ),
    );
    ctx.fillStyle = fade(
      random.next() < 0.5 ? silver : mix(ink.lichen, ink.ice, 0.5),
      0.04 + 0.42 * lit ** 1.4,
    );
    ctx.fill(union(blades));
  }
}

/**
 * Paints moonlight on the blanket or the pillow: heather shade that becomes denser away from the moon, and a light
 * rim toward the moon. By day it does nothing.
 */
export function moonOnCloth(
  plate: Plate,
  cloth: Path2D,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
): void {
  if (!plate.moonlit) return;
  const { ctx } = plate;
  const [wide, tall] = [right - left, bottom - top];
  const at = (x: number, y: number): Point => [left + x * wide, top + y * tall];
  within(plate, cloth, () => {
    stippleAlong(plate, cloth, silver, at(0.8, 0.65), at(0, 0), 0.42);
    stippleAlong(plate, cloth, gloom, at(0.1, 0.1), at(1, 1), 0.66);
    ctx.lineWidth = 9;
    ctx.strokeStyle = along(plate, at(0.6, 0.55), at(0, 0.1), [fade(silver, 0), fade(silver, 0.75)]);
    ctx.stroke(cloth);
    ctx.strokeStyle = along(plate, at(0.5, 0.5), at(1, 0.9), [fade(gloom, 0), fade(gloom, 0.8)]);
    ctx.stroke(cloth);
  });
}

/** Paints soft folds: each has a light side toward the moon and a dark side away from it. By day it does nothing. */
export function moonOnFolds(plate: Plate, cloth: Path2D, count: number): void {
  if (!plate.moonlit) return;
  const { ctx } = plate;
  const random = seeded(count);
  within(plate, cloth, () => {
    ctx.filter = 'blur(9px)';
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.between(-340, 120), -430 + (i + random.next()) * (1080 / count)];
      const turn = FALL - Math.PI / 2 + random.between(-0.1, 0.5);
      const long = random.between(240, 420);
      ctx.fillStyle = fade(gloom, 0.36);
      ctx.fill(leaf([x + 9, y + 11], turn, long, 26));
      ctx.fillStyle = fade(silver, 0.26);
      ctx.fill(leaf([x - 4, y - 4], turn, long, 20));
    }
    ctx.filter = 'none';
  });
}

/** Paints the moon shadows of twigs outside the picture. All fall away from the moon. */
export function moonShadows(plate: Plate): void {
  const { ctx } = plate;
  ctx.filter = 'blur(3px)';
  for (const [x, y, leaves, size, bend] of [
    [180, 270, 6, 112, 0.03],
    [90, 920, 7, 124, -0.03],
    [980, 30, 6, 118, 0.03],
  ] as const) {
    ctx.fillStyle = fade(mix(darkest, ink.deep, 0.3), 0.4);
    ctx.fill(twig([x, y], FALL, leaves, size, bend));
  }
  ctx.filter = 'none';
}
