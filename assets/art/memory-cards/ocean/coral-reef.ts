import type { Path2D } from '@napi-rs/canvas';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { curve, ellipse, type Point, taper, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';

/** A branching coral from `base`; every branch forks until it is shorter than 8 units. */
function addBranch(
  parts: Path2D[],
  plate: Plate,
  base: Point,
  angle: number,
  length: number,
  half: number,
): void {
  const tip: Point = [base[0] + Math.cos(angle) * length, base[1] + Math.sin(angle) * length];
  parts.push(
    taper([
      [base[0], base[1], half],
      [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2, half * 0.86],
      [tip[0], tip[1], half * 0.74],
    ]),
  );
  parts.push(ellipse(...tip, half * 0.86));
  if (length < 17) return;
  const forks = length > 40 ? 3 : 2;
  for (let i = 0; i < forks; i++) {
    const turn = (i / (forks - 1) - 0.5) * plate.random.between(0.95, 1.3);
    addBranch(parts, plate, tip, angle + turn, length * plate.random.between(0.6, 0.72), half * 0.72);
  }
}

function branching(plate: Plate, base: Point, size: number, color: string, lean = 0): void {
  const parts: Path2D[] = [];
  addBranch(parts, plate, base, -Math.PI / 2 + lean, size, size * 0.13);
  form(plate, weld(parts), { fill: color, depth: 0.85 });
}

function brain(plate: Plate, x: number, y: number, rx: number, color: string): void {
  const { ctx } = plate;
  const dome = curve(
    [
      [x - rx, y],
      [x - rx * 0.92, y - rx * 0.5],
      [x - rx * 0.45, y - rx * 0.86],
      [x + rx * 0.2, y - rx * 0.9],
      [x + rx * 0.82, y - rx * 0.56],
      [x + rx, y],
      [x, y + rx * 0.2],
    ],
    true,
    0.9,
  );
  form(plate, dome, { fill: color, depth: 0.9 });
  within(plate, dome, () => {
    ctx.strokeStyle = fade(shade(color, 0.42), 0.75);
    ctx.lineWidth = 2.6;
    for (let row = 0; row < 6; row++) {
      const top = y - rx * 0.86 + row * rx * 0.2;
      ctx.stroke(
        curve(
          Array.from(
            { length: 13 },
            (_, i) =>
              [
                x - rx + (i / 12) * rx * 2,
                top + Math.abs(i - 6) * rx * 0.045 + (i % 2 ? 1 : -1) * rx * 0.045,
              ] as const,
          ),
        ),
      );
    }
  });
}

function tubes(plate: Plate, x: number, y: number, size: number, color: string): void {
  for (const [dx, tall, wide] of [
    [-0.36, 0.7, 0.16],
    [0.4, 0.6, 0.16],
    [0.02, 1, 0.19],
  ] as const) {
    const [cx, top] = [x + dx * size, y - tall * size];
    form(
      plate,
      curve(
        [
          [cx - wide * size * 0.7, y],
          [cx - wide * size, top],
          [cx + wide * size, top],
          [cx + wide * size * 0.7, y],
        ],
        true,
        0.3,
      ),
      { fill: color, depth: 0.85 },
    );
    form(plate, ellipse(cx, top, wide * size, wide * size * 0.36), { fill: shade(color, 0.5), light: null });
  }
}

/** A banded fish looking right, `size` units long. */
function fish(plate: Plate, x: number, y: number, size: number, color: string, turn: number): void {
  const { ctx } = plate;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [px * size, py * size]);
  const fin = shade(color, 0.16);
  form(
    plate,
    curve(
      at([
        [-0.36, 0],
        [-0.5, -0.2],
        [-0.6, -0.22],
        [-0.55, 0],
        [-0.6, 0.22],
        [-0.5, 0.2],
      ]),
      true,
      0.7,
    ),
    { fill: fin },
  );
  form(
    plate,
    curve(
      at([
        [-0.26, -0.16],
        [-0.12, -0.34],
        [0.1, -0.36],
        [0.24, -0.2],
        [0, -0.1],
      ]),
      true,
      0.7,
    ),
    { fill: fin },
  );
  form(
    plate,
    curve(
      at([
        [-0.2, 0.16],
        [-0.14, 0.32],
        [0.02, 0.34],
        [0.06, 0.18],
      ]),
      true,
      0.7,
    ),
    { fill: fin },
  );
  const body = curve(
    at([
      [-0.4, 0],
      [-0.3, -0.13],
      [-0.05, -0.25],
      [0.22, -0.24],
      [0.42, -0.1],
      [0.47, 0.01],
      [0.4, 0.11],
      [0.2, 0.23],
      [-0.06, 0.24],
      [-0.3, 0.12],
    ]),
    true,
    0.9,
  );
  form(plate, body, { fill: color, depth: 0.8 });
  within(plate, body, () => {
    for (const [from, wide] of [
      [0.17, 0.1],
      [-0.1, 0.12],
      [-0.34, 0.06],
    ] as const) {
      const stripe = curve(
        at([
          [from, -0.4],
          [from + wide, -0.4],
          [from + wide + 0.05, 0],
          [from + wide, 0.4],
          [from, 0.4],
          [from + 0.05, 0],
        ]),
        true,
        0.7,
      );
      form(plate, stripe, {
        fill: ink.snow,
        shade: mix(ink.ice, ink.tarn, 0.5),
        light: null,
        towards: [0, -1],
      });
    }
  });
  ctx.fillStyle = mix(ink.night, ink.bark, 0.2);
  ctx.fill(ellipse(size * 0.35, -size * 0.05, size * 0.034));
  ctx.fillStyle = lightest;
  ctx.fill(ellipse(size * 0.36, -size * 0.062, size * 0.011));
  form(
    plate,
    curve(
      at([
        [0.12, 0.03],
        [-0.02, 0.12],
        [0, 0],
        [0.02, -0.03],
      ]),
      true,
      0.8,
    ),
    { fill: fin },
  );
  ctx.restore();
}

/** Forenoon under water: a banded fish above a garden of corals. */
export const coralReef: Card = {
  name: 'Coral reef',
  seed: 227,
  light: [-0.4, -0.92],
  draw(plate) {
    const { ctx, random } = plate;
    const sea = mix(ink.tarn, ink.fern, 0.3);
    sky(plate, [
      mix(sea, ink.ice, 0.6),
      mix(sea, ink.ice, 0.12),
      mix(sea, ink.deep, 0.26),
      mix(sea, ink.deep, 0.56),
    ]);
    glow(plate, [130, -30], 320, lightest, 0.75);
    shafts(plate, { left: 0, right: 360, top: -10, bottom: 400, lean: 70, count: 6, strength: 0.3 });
    const back = ridge(plate, { y: 372, swell: 32, wave: 90, octaves: 4 });
    layer(plate, back, {
      color: mix(sea, ink.deep, 0.32),
      mist: mix(sea, ink.deep, 0.5),
      melt: 80,
      dots: 0.5,
    });
    branching(plate, [330, 392], 46, mix(mix(ink.heather, sea, 0.45), ink.ice, 0.1), 0.1);
    branching(plate, [52, 396], 40, mix(mix(ink.dusk, sea, 0.45), ink.ice, 0.1), -0.1);
    for (const [x, lean, tall] of [
      [196, 10, 130],
      [216, -8, 104],
      [180, -14, 92],
    ] as const) {
      const blade = taper([
        [x, 420, 3],
        [x + lean, 420 - tall * 0.35, 7],
        [x - lean, 420 - tall * 0.7, 6],
        [x + lean * 0.6, 420 - tall, 0.4],
      ]);
      form(plate, blade, { fill: mix(ink.fern, sea, 0.25), depth: 0.7 });
    }
    const bed = ridge(plate, { y: 424, swell: 14, wave: 100, octaves: 3 });
    layer(plate, bed, { color: mix(ink.heather, ink.deep, 0.5), dots: 0.6 });
    branching(plate, [92, 446], 62, ink.clay, -0.08);
    tubes(plate, 312, 452, 84, mix(ink.heather, ink.rose, 0.18));
    brain(plate, 214, 456, 52, mix(ink.pollen, ink.dusk, 0.18));
    branching(plate, [376, 474], 46, mix(ink.dusk, ink.rose, 0.4), 0.1);
    fish(plate, 320, 292, 56, mix(ink.pollen, ink.clay, 0.15), -0.06);
    fish(plate, 62, 268, 42, mix(ink.pollen, ink.clay, 0.15), 0.1);
    fish(plate, 202, 172, 204, mix(ink.clay, ink.pollen, 0.34), -0.08);
    for (let i = 0; i < 12; i++) {
      const [x, y, r] = [random.between(300, 344) - i * 1.5, 150 - i * 12, random.between(2, 6.5)];
      ctx.strokeStyle = fade(lightest, 0.7);
      ctx.lineWidth = 1.3;
      ctx.stroke(ellipse(x, y, r));
      ctx.fillStyle = fade(lightest, 0.16);
      ctx.fill(ellipse(x, y, r));
    }
    const front = ridge(plate, { y: 470, swell: 10, wave: 70, octaves: 4 });
    layer(plate, front, { color: mix(ink.night, ink.heather, 0.28), dots: 0.5 });
    brain(plate, 34, 492, 36, mix(ink.fern, ink.deep, 0.3));
    brain(plate, 270, 500, 30, mix(ink.heather, ink.deep, 0.35));
    for (const x of [134, 148, 160]) {
      form(
        plate,
        taper([
          [x, 500, 3.4],
          [x - 6, 470, 5],
          [x + 4, 442, 4],
          [x - 4, 424, 0.4],
        ]),
        { fill: tint(mix(ink.fern, sea, 0.2), 0.06) },
      );
    }
    finish(plate);
  },
};
