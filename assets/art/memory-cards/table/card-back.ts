import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, leaf, type Point, union } from '../../kit/path';
import { outwards, type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import type { Picture } from '../../picture';
import { cardHeight, cardWidth } from '../card';

/** Rings of the whorl from the inside out: radius (units), number of leaves, and length of a leaf (units). */
const rings = [
  { radius: 30, leaves: 7, length: 26 },
  { radius: 56, leaves: 11, length: 29 },
  { radius: 85, leaves: 15, length: 32 },
  { radius: 116, leaves: 20, length: 34 },
  { radius: 147, leaves: 25, length: 34 },
] as const;

/** Paints a leaf, and darkens one half of it, so that the leaf has a light and a dark side. */
function leafHalf(plate: Plate, base: Point, angle: number, length: number, color: string): void {
  const { ctx } = plate;
  const whole = leaf(base, angle, length, length * 0.44, 0.42);
  form(plate, whole, { fill: color, towards: [Math.sin(angle), -Math.cos(angle)], depth: 0.5 });
  within(plate, whole, () => {
    ctx.translate(...base);
    ctx.rotate(angle);
    ctx.fillStyle = fade(shade(color, 0.32), 0.75);
    ctx.fillRect(-2, 0.4, length + 4, length);
  });
}

function whorl(plate: Plate, center: Point): void {
  rings.forEach(({ radius, leaves, length }, ring) => {
    const far = ring / (rings.length - 1);
    const color =
      ring < 2
        ? mix(ink.lichen, lightest, 0.34 - ring * 0.16)
        : mix(ink.lichen, ink.spruce, 0.08 + far * 0.44);
    for (let i = 0; i < leaves; i++) {
      const turn = (i / leaves) * Math.PI * 2 + ring * 0.22;
      const base: Point = [center[0] + Math.cos(turn) * radius, center[1] + Math.sin(turn) * radius];
      leafHalf(plate, base, turn + Math.PI * 0.5 - 0.62, length, color);
    }
  });
}

function sprig(plate: Plate, at: Point, turn: number): void {
  const color = mix(ink.lichen, ink.spruce, 0.22);
  for (const [lean, length] of [
    [-0.72, 21],
    [0.72, 21],
    [0, 28],
  ] as const)
    leafHalf(plate, at, turn + lean, length, color);
}

/** The back of every card: a whorl of leaves around a small pollen sun, on spruce. */
export const cardBack: Picture = {
  file: 'memory-cards/card-back.avif',
  width: cardWidth,
  height: cardHeight,
  scale: 2,
  outputWidth: 360,
  seed: 7,
  light: [-0.5, -0.86],
  quality: 80,
  limit: 16,
  draw(plate) {
    const { ctx, width, height } = plate;
    const center: Point = [width / 2, height / 2];
    ctx.fillStyle = outwards(plate, [width / 2, height * 0.42], 330, [
      mix(ink.spruce, ink.fern, 0.3),
      ink.spruce,
      shade(ink.spruce, 0.32),
    ]);
    ctx.fillRect(0, 0, width, height);
    stippleAlong(plate, box(0, 0, width, height), shade(ink.spruce, 0.42), [0, 210], [0, 560], 0.5);
    ctx.strokeStyle = fade(ink.lichen, 0.42);
    ctx.lineWidth = 1.6;
    ctx.stroke(box(21, 21, width - 42, height - 42, 17));
    ctx.strokeStyle = fade(ink.lichen, 0.2);
    ctx.lineWidth = 1;
    ctx.stroke(box(27, 27, width - 54, height - 54, 12));
    ctx.strokeStyle = fade(ink.lichen, 0.13);
    ctx.stroke(union([53, 82, 113, 144, 176].map((radius) => ellipse(...center, radius))));
    whorl(plate, center);
    const corners: readonly (readonly [Point, number])[] = [
      [[45, 45], Math.PI * 0.25],
      [[width - 45, 45], Math.PI * 0.75],
      [[45, height - 45], -Math.PI * 0.25],
      [[width - 45, height - 45], -Math.PI * 0.75],
    ];
    for (const [at, turn] of corners) sprig(plate, at, turn);
    form(plate, ellipse(...center, 17), {
      fill: ink.pollen,
      shade: mix(ink.clay, ink.pollen, 0.35),
      light: tint(ink.pollen, 0.6),
      depth: 0.9,
    });
    finish(plate, { grain: 0.02 });
  },
};
