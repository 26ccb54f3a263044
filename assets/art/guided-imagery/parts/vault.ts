import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, polygon, taper, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';

export const bark = mix(mix(ink.bark, ink.deep, 0.3), ink.clay, 0.16);

/** Paints one arch of the vault: a trunk on each side that leans inward, and boughs that meet above the path. */
export function rib(
  plate: Plate,
  half: number,
  foot: number,
  top: number,
  width: number,
  color: string,
): void {
  const { random, ctx } = plate;
  for (const side of [-1, 1]) {
    const x = (t: number) => 800 + side * t * half;
    const jitter = () => random.between(-0.03, 0.03);
    const tall = foot - top;
    const wood = union([
      taper([
        [x(1.2), foot + 12, width * 0.95],
        [x(1.1), foot - tall * 0.1, width * 0.6],
        [x(1.12 + jitter()), foot - tall * 0.4, width * 0.5],
        [x(1 + jitter()), foot - tall * 0.7, width * 0.42],
        [x(0.68), foot - tall * 0.93, width * 0.3],
        [x(0.2), top, width * 0.16],
        [x(-0.2), top + 8, width * 0.06],
      ]),
      taper([
        [x(1.08), foot - tall * 0.5, width * 0.3],
        [x(1.4), foot - tall * 0.86, width * 0.2],
        [x(1.8), foot - tall * 1.1, width * 0.1],
      ]),
      taper([
        [x(0.92), foot - tall * 0.78, width * 0.2],
        [x(0.8), foot - tall * 1.02, width * 0.12],
        [x(0.74), foot - tall * 1.25, width * 0.05],
      ]),
      taper([
        [x(1.3), foot + 16, width * 0.4],
        [x(1.6), foot + 26, width * 0.16],
        [x(1.8), foot + 30, 2],
      ]),
      taper([
        [x(1.05), foot + 10, width * 0.36],
        [x(0.86), foot + 24, width * 0.14],
        [x(0.74), foot + 28, 2],
      ]),
    ]);
    form(plate, wood, {
      fill: color,
      light: mix(color, ink.pollen, 0.5),
      shade: shade(color, 0.45),
      towards: [-side, -0.2],
      depth: 0.85,
    });
    within(plate, wood, () => {
      ctx.fillStyle = fade(shade(color, 0.5), 0.6);
      for (let i = 0; i < 8; i++) {
        const t = 1.1 + (i / 7 - 0.5) * (width / half) * 0.9;
        const y = foot - tall * random.between(0.05, 0.5);
        ctx.fill(
          taper([
            [x(t), y, 0.5],
            [x(t + 0.01), y - tall * 0.08, width * 0.03],
            [x(t), y - tall * 0.18, 0.5],
          ]),
        );
      }
    });
  }
}

/** Paints an open gate. */
export function gate(plate: Plate): void {
  const wood = mix(mix(ink.bark, ink.clay, 0.4), ink.pollen, 0.3);
  for (const x of [716, 872])
    form(plate, box(x, 548, 15, 92, 4), { fill: wood, light: lightest, shade: ink.bark });
  // The wing of the gate, which opens toward the viewer.
  const wing = (y0: number, y1: number, thick: number) =>
    polygon([
      [716, y0],
      [640, y1],
      [640, y1 + thick * 1.4],
      [716, y0 + thick],
    ]);
  form(
    plate,
    union([
      wing(566, 566, 7),
      wing(590, 596, 7),
      wing(616, 630, 7),
      polygon([
        [640, 556],
        [648, 555],
        [648, 650],
        [640, 652],
      ]),
      polygon([
        [712, 622],
        [706, 626],
        [644, 572],
        [648, 568],
      ]),
    ]),
    { fill: wood, light: lightest, shade: ink.bark },
  );
  for (const [from, to] of [[887, 1000]] as const)
    form(
      plate,
      union([box(from, 572, to - from, 7, 2), box(from, 602, to - from, 7, 2), box(948, 560, 9, 76, 2)]),
      { fill: wood, light: tint(wood, 0.5) },
    );
  form(plate, union([box(520, 576, 120, 6, 2), box(520, 604, 120, 6, 2), box(576, 562, 9, 70, 2)]), {
    fill: wood,
    light: tint(wood, 0.5),
  });
}
