/** What grows and lies along the whole walk. */
import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Heap } from '../kit/crown';
import { fade, ink, mix, shade, tint } from '../kit/ink';
import { frond } from '../kit/life';
import { ellipse, leaf, type Point, taper, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { foliage } from '../kit/tree';
import { twig } from '../kit/twig';

/** A tuft of seven fronds at (`x`, `y`), the longest `long` units. */
export function fernTuft(plate: Plate, x: number, y: number, long: number, color: string, lean = 0): void {
  const { random } = plate;
  for (const [turn = 0, share = 1] of rows(
    '-1.3 0.66, -0.9 0.88, -0.5 1, -0.1 1.04, 0.3 1, 0.7 0.92, 1.1 0.72',
  ))
    frond(
      plate,
      [x + random.between(-5, 5), y],
      -Math.PI / 2 + lean + turn + random.between(-0.12, 0.12),
      long * share * random.between(0.85, 1.1),
      mix(shade(color, random.between(0, 0.34)), ink.lichen, random.between(0, 0.16)),
      Math.sign(turn || 1) * random.between(0.5, 1),
    );
}

/** A round bush, or a heap of leaves. */
export function bush(plate: Plate, x: number, y: number, rx: number, ry: number, color: string): void {
  form(plate, foliage(plate.random, x, y, rx, ry, 12), {
    fill: color,
    light: mix(color, ink.lichen, 0.6),
    shade: shade(color, 0.3),
    depth: 0.8,
  });
}

/** Bushes in a row along `ground`; `size` units each, scaled by x. */
export function hedge(
  plate: Plate,
  ground: (x: number) => number,
  size: number,
  color: string,
  tall: (x: number) => number = () => 1,
): void {
  const { random } = plate;
  for (let x = -40; x < plate.width + 60; x += size * random.between(0.5, 1.05)) {
    const ry = size * random.between(0.5, 0.95) * tall(x);
    if (ry < 3) continue;
    bush(
      plate,
      x,
      ground(x) - ry * 0.4,
      ry * random.between(1.1, 1.7),
      ry,
      mix(color, random.next() < 0.5 ? ink.lichen : ink.spruce, random.between(0, 0.2)),
    );
  }
}

/** Straight trunks in one row, as far away as `width` (units) says; none where `clear` is below chance. */
export function stems(
  plate: Plate,
  color: string,
  [wide, gap, foot]: readonly [number, number, number],
  clear: (x: number) => number = () => 1,
): void {
  const { random, ctx } = plate;
  const trunks = [];
  for (let x = -20 + random.between(0, gap); x < plate.width + gap; x += gap * random.between(0.5, 1.5)) {
    const half = (wide / 2) * random.between(0.6, 1.25);
    const lean = random.between(-0.5, 0.5) * wide;
    if (clear(x) < random.next()) continue;
    trunks.push(
      taper([
        [x + lean, -20, half * 0.72],
        [x + lean * 0.4, foot * 0.5, half * 0.9],
        [x, foot, half * 1.3],
      ]),
    );
  }
  const row = union(trunks);
  ctx.fillStyle = color;
  ctx.fill(row);
  stippleAlong(plate, row, shade(color, 0.3), [0, foot], [0, 0], 0.5);
}

/** A smooth stone with moss on its upper side, lying on (`x`, `y`). */
export function boulder(
  plate: Plate,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  moss = 0.35,
): void {
  const { random, ctx } = plate;
  ctx.fillStyle = fade(ink.deep, 0.3);
  ctx.fill(ellipse(x, y, rx * 1.08, ry * 0.28));
  const turn = random.between(-0.08, 0.08);
  const path = stonePath(x, y - ry * 0.62, rx, ry, turn);
  form(plate, path, {
    fill: color,
    light: tint(color, 0.5),
    shade: shade(color, 0.42),
    depth: 0.85,
    start: 0.42,
  });
  within(plate, path, () => {
    ctx.strokeStyle = fade(shade(color, 0.35), 0.4);
    ctx.lineWidth = Math.max(1.2, rx * 0.018);
    for (let vein = 0; vein < 3; vein++) {
      const at = y - ry * random.between(0.1, 1.1);
      ctx.beginPath();
      ctx.moveTo(x - rx, at);
      ctx.bezierCurveTo(x - rx * 0.3, at - ry * 0.2, x + rx * 0.3, at + ry * 0.16, x + rx, at - ry * 0.1);
      ctx.stroke();
    }
    if (moss <= 0) return;
    const green = mix(ink.fern, ink.lichen, random.between(0.1, 0.4));
    for (let i = 0; i < 11; i++) {
      const t = i / 10 - 0.5;
      const cx = x + t * rx * 1.7;
      const cy = y - ry * (1.62 - t * t * 2.4) + ry * 0.08;
      form(plate, foliage(random, cx, cy, rx * 0.2, ry * moss * random.between(0.5, 1.1), 8), {
        fill: shade(green, random.between(0, 0.14)),
        light: mix(green, ink.pollen, 0.35),
        shade: shade(green, 0.3),
      });
    }
  });
}

const stonePath = (x: number, y: number, rx: number, ry: number, turn: number) => {
  const around: Point[] = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    const flat = Math.sin(angle) > 0 ? 0.62 : 1;
    const [ux, uy] = [
      Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.84 * rx,
      Math.sin(angle) * ry * flat,
    ];
    return [x + ux * Math.cos(turn) - uy * Math.sin(turn), y + ux * Math.sin(turn) + uy * Math.cos(turn)];
  });
  const path = new Path2D();
  const last = around.at(-1) ?? [x, y];
  const first = around[0] ?? [x, y];
  path.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
  around.forEach((point, i) => {
    const next = around[(i + 1) % around.length] ?? point;
    path.quadraticCurveTo(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
  });
  path.closePath();
  return path;
};

/** A flower with `petals` petals around a yellow eye, `size` units from eye to tip, seen at a slant (`tilt` 0-1). */
export function blossom(
  plate: Plate,
  [x, y]: Point,
  size: number,
  color: string,
  petals = 6,
  tilt = 0.75,
): void {
  const { ctx, random } = plate;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(random.between(-0.3, 0.3));
  ctx.scale(1, tilt);
  const turn = random.between(0, 6);
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i / petals) * Math.PI * 2;
    form(plate, leaf([0, 0], angle, size, size * (2.1 / petals) * 1.25, 0.6), {
      fill: i % 2 ? color : mix(color, ink.heather, 0.1),
      shade: mix(color, ink.heather, 0.4),
      light: tint(color, 0.7),
      depth: 0.7,
    });
  }
  form(plate, ellipse(0, 0, size * 0.24), { fill: ink.pollen, shade: ink.clay });
  ctx.restore();
}

/** Many small flowers among the grass: their heads on short stalks, larger towards the viewer. */
export function meadowFlowers(
  plate: Plate,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  colors: readonly [string, ...string[]],
  [least, most]: readonly [number, number],
): void {
  const { ctx, random } = plate;
  const spots = Array.from({ length: count }, () => {
    const near = random.next() ** 0.8;
    return { near, x: random.between(left, right), y: top + (bottom - top) * near };
  }).sort((one, two) => one.near - two.near);
  for (const { near, x, y } of spots) {
    const size = (least + (most - least) * near) * random.between(0.7, 1.15);
    const color = random.pick(colors);
    ctx.fillStyle = mix(ink.fern, ink.spruce, 0.4);
    ctx.fill(
      taper([
        [x + random.between(-0.6, 0.6) * size, y + size * 5, size * 0.1],
        [x, y + size * 2, size * 0.12],
        [x, y, size * 0.08],
      ]),
    );
    const head = union(
      Array.from({ length: 5 }, (_, i) => {
        const angle = (i / 5) * Math.PI * 2 + x;
        return ellipse(
          x + Math.cos(angle) * size * 0.55,
          y + Math.sin(angle) * size * 0.38,
          size * 0.52,
          size * 0.36,
          angle,
        );
      }),
    );
    ctx.fillStyle = color;
    ctx.fill(head);
    stippleAlong(plate, head, shade(color, 0.3), [x, y - size * 0.2], [x - size * 0.5, y + size], 0.7);
    ctx.fillStyle = mix(ink.pollen, color === ink.pollen ? ink.clay : ink.pollen, 0.6);
    ctx.fill(ellipse(x, y, size * 0.24, size * 0.18));
  }
}

/** Reeds from (`x`, `y`), some with brown heads; `long` units. */
export function reeds(
  plate: Plate,
  x: number,
  y: number,
  wide: number,
  long: number,
  count: number,
  color: string,
): void {
  const { ctx, random } = plate;
  for (let i = 0; i < count; i++) {
    const [from, tall, lean] = [
      x + random.between(-wide, wide),
      long * random.between(0.5, 1),
      random.between(-0.2, 0.2),
    ];
    ctx.fillStyle = shade(mix(color, ink.lichen, random.between(0, 0.25)), random.between(0, 0.25));
    ctx.fill(
      taper([
        [from, y + 6, long * 0.011],
        [from + lean * tall * 0.4, y - tall * 0.6, long * 0.01],
        [from + lean * tall, y - tall, 0.5],
      ]),
    );
    if (i % 4 !== 0) continue;
    const [hx, hy] = [from + lean * tall * 0.62, y - tall * 0.86];
    form(plate, ellipse(hx, hy, long * 0.02, long * 0.085, lean * 0.6), {
      fill: mix(ink.bark, ink.clay, 0.25),
    });
  }
}

/** Twigs with leaves that hang in from an edge of the picture. */
export function hangingTwigs(plate: Plate, list: string, color: string): void {
  for (const [x = 0, y = 0, turn = 0, size = 0, leaves = 9] of rows(list)) {
    const path = twig([x, y], turn, leaves, size, plate.random.between(-0.06, 0.06));
    const fill = mix(color, ink.lichen, plate.random.between(0, 0.2));
    form(plate, path, { fill, light: mix(fill, ink.pollen, 0.4), shade: shade(fill, 0.35), depth: 0.7 });
  }
}

/** Draws upside down below `line` (y, units), as still water shows it, `squash` times as tall. */
export function mirrored(
  { ctx, width, height }: Plate,
  line: number,
  squash: number,
  opacity: number,
  draw: () => void,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, line, width, height);
  ctx.clip();
  ctx.globalAlpha = opacity;
  ctx.translate(0, line * (1 + squash));
  ctx.scale(1, -squash);
  draw();
  ctx.restore();
}

/** Heaps of a crown, `'x y rx ry depth, ...'`. */
export const heaps = (text: string): Heap[] =>
  rows(text).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);

/** The bends of a way or stream from far to near, `'x y half-width, ...'`. */
export const bends = (text: string): (readonly [x: number, y: number, half: number])[] =>
  rows(text).map(([x = 0, y = 0, half = 0]) => [x, y, half]);

/** Draws out of focus, `reach` units soft. */
export function soft(plate: Plate, reach: number, draw: (plate: Plate) => void): void {
  const { canvas, ctx, scale } = plate;
  const aside = createCanvas(canvas.width, canvas.height);
  const pen = aside.getContext('2d');
  const m = ctx.getTransform();
  pen.setTransform(m.a, m.b, m.c, m.d, m.e, m.f);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  draw({ ...plate, canvas: aside, ctx: pen });
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.filter = `blur(${reach * scale}px)`;
  ctx.drawImage(aside, 0, 0);
  ctx.restore();
}
