/** The fox's right-hand arm and leg, as the viewer sees it. The other ones are their mirror images. */
import type { Path2D } from '@napi-rs/canvas';
import { ink, mix, shade } from '../kit/ink';
import { ellipse, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form } from '../kit/stipple';
import { line, shape } from '../kit/trace';
import { bristle, coat, crease, dark, fur, pad, type State, strokes } from './coat';

const sock = (plate: Plate, path: Path2D): void =>
  form(plate, path, { fill: dark, light: mix(dark, ink.dusk, 0.55), shade: shade(dark, 0.5), depth: 0.85 });

const pads = (plate: Plate, ...paths: Path2D[]): void =>
  form(plate, union(paths), { fill: pad, shade: mix(pad, ink.bark, 0.4), light: null, depth: 0.6 });

/** Paints the arm. The origin is the shoulder joint. */
export function arm(plate: Plate, state: State): void {
  if (state === 'rest') openArm(plate);
  else fist(plate);
}

/** Paints the arm that lies open: the palm is up, and the toes are spread. */
function openArm(plate: Plate): void {
  const whole = shape(
    '-34 -10, -18 -34, 10 -38, 44 -22, 76 16, 106 72, 132 138, 150 206, 92 226, 66 172, 34 118, -2 70, -28 30',
    0.9,
  );
  coat(plate, whole);
  within(plate, whole, () =>
    sock(plate, shape('62 172, 84 152, 104 158, 122 138, 160 140, 170 260, 70 260', 0.4)),
  );
  within(plate, null, () => {
    plate.ctx.translate(128, 232);
    plate.ctx.rotate(-0.3);
    sock(
      plate,
      union([
        ellipse(0, 0, 50, 48),
        ellipse(-46, 30, 21, 28, 0.7),
        ellipse(-18, 54, 19, 29, 0.2),
        ellipse(18, 55, 19, 29, -0.2),
        ellipse(46, 32, 21, 28, -0.7),
      ]),
    );
    pads(
      plate,
      shape('0 -18, 26 -6, 28 14, 10 22, 0 17, -10 22, -28 14, -26 -6', 0.9),
      ellipse(-45, 30, 9, 14, 0.7),
      ellipse(-18, 54, 10, 15, 0.2),
      ellipse(18, 55, 10, 15, -0.2),
      ellipse(45, 32, 9, 14, -0.7),
    );
  });
}

/** Paints the bent arm with a fist. */
function fist(plate: Plate): void {
  bristle(plate, '58 -4 -40 30, 84 34 -24 34, 104 72 -12 36, 112 110 10 34, -16 -18 -120 26, 22 -30 -74 28');
  const upper = shape(
    '-34 -10, -18 -34, 10 -40, 50 -22, 92 34, 122 96, 112 146, 66 156, 36 112, 0 70, -28 30',
    0.9,
  );
  coat(plate, upper);
  const lower = shape('118 104, 112 150, 78 166, 40 150, 26 108, 44 74, 86 70', 0.9);
  coat(plate, lower, mix(fur, ink.clay, 0.2));
  strokes(plate, [line('52 20, 66 46, 74 76'), line('30 40, 44 66, 54 88')], crease, 5);
  within(plate, null, () => {
    plate.ctx.translate(48, 128);
    plate.ctx.rotate(-0.12);
    // Four knuckles above, the folded toes below them, and the thumb across.
    sock(plate, shape('-58 -16, -40 -48, 0 -56, 40 -48, 58 -14, 54 30, 26 54, -22 54, -52 32', 0.95));
    sock(
      plate,
      union([
        ellipse(-39, -22, 17, 25),
        ellipse(-13, -27, 16, 28),
        ellipse(14, -27, 16, 28),
        ellipse(40, -22, 17, 25),
      ]),
    );
    strokes(
      plate,
      [line('-26 -40, -27 -8'), line('1 -46, 1 -4'), line('27 -40, 28 -8')],
      shade(dark, 0.6),
      5,
    );
    strokes(plate, [line('-46 4, -20 12, 8 8, 44 4')], shade(dark, 0.6), 5);
    sock(plate, shape('-50 16, -16 10, 26 14, 34 26, 24 38, -16 38, -48 34', 0.95));
    strokes(
      plate,
      [
        line('-47 -34, -40 -40, -33 -35'),
        line('-20 -42, -13 -46, -6 -42'),
        line('8 -42, 14 -46, 21 -42'),
        line('34 -35, 40 -40, 47 -34'),
      ],
      mix(dark, ink.dusk, 0.6),
      4.5,
    );
  });
}

/** Paints the leg. The origin is the hip. */
export function leg(plate: Plate, state: State): void {
  if (state === 'rest') looseLeg(plate);
  else stretchedLeg(plate);
}

/** Paints the leg that hangs over the edge. The foot droops. */
function looseLeg(plate: Plate): void {
  plate.ctx.rotate(-0.11);
  const whole = shape(
    '-66 -20, -10 -60, 66 -42, 98 24, 104 92, 112 160, 108 216, 44 216, 30 156, 2 96, -46 44',
    0.95,
  );
  coat(plate, whole);
  within(plate, whole, () =>
    sock(plate, shape('18 158, 40 140, 60 150, 84 132, 128 142, 130 260, 0 260', 0.4)),
  );
  sock(
    plate,
    union([
      shape('40 190, 76 180, 112 194, 126 238, 112 276, 76 284, 44 272, 34 236', 0.95),
      ellipse(48, 272, 17, 24, 0.25),
      ellipse(71, 284, 17, 25, 0.06),
      ellipse(95, 283, 17, 25, -0.12),
      ellipse(114, 268, 16, 23, -0.34),
    ]),
  );
  strokes(
    plate,
    [line('59 268, 59 290'), line('83 272, 83 296'), line('106 266, 105 290')],
    shade(dark, 0.6),
    5,
  );
}

/** Paints the stretched leg. Its heel is pushed away, and the sole faces the viewer with its toes up and spread. */
function stretchedLeg(plate: Plate): void {
  bristle(plate, '62 -8 -24 32, 82 34 -14 34, 104 76 -10 34, -30 44 168 30, -6 92 166 30');
  const whole = shape('-60 -30, 0 -58, 64 -34, 92 36, 122 126, 132 190, 50 214, 12 140, -36 50', 0.9);
  coat(plate, whole);
  within(plate, whole, () => sock(plate, shape('16 128, 70 112, 128 104, 150 220, 20 230', 0.6)));
  strokes(
    plate,
    [line('-18 8, 8 56, 30 96'), line('44 -12, 66 40, 82 84'), line('14 -8, 36 44, 54 84')],
    crease,
    5,
  );
  within(plate, null, () => {
    plate.ctx.translate(104, 190);
    plate.ctx.rotate(0.16);
    sock(
      plate,
      union([
        shape('-46 -40, 0 -58, 46 -40, 58 10, 48 64, 0 92, -48 64, -58 10', 0.9),
        ellipse(-50, -62, 20, 34, -0.42),
        ellipse(-18, -84, 20, 36, -0.14),
        ellipse(18, -84, 20, 36, 0.14),
        ellipse(50, -62, 20, 34, 0.42),
      ]),
    );
    pads(
      plate,
      shape('0 -34, 30 -18, 34 12, 12 22, 0 16, -12 22, -34 12, -30 -18', 0.9),
      ellipse(0, 58, 22, 17),
      ellipse(-51, -66, 11, 19, -0.42),
      ellipse(-18, -88, 11.5, 20, -0.14),
      ellipse(18, -88, 11.5, 20, 0.14),
      ellipse(51, -66, 11, 19, 0.42),
    );
  });
}

/** Paints the raised shoulder: hair on end, and creases toward the neck. The origin is the shoulder joint. */
export function ruff(plate: Plate): void {
  bristle(plate, '-18 -26 -118 30, 6 -36 -96 32, 32 -30 -70 32, 54 -10 -42 32, 66 18 -20 30');
  coat(
    plate,
    shape('-36 10, -30 -22, 4 -42, 40 -32, 62 0, 70 40, 40 56, 4 40', 0.9),
    mix(fur, ink.clay, 0.12),
  );
  strokes(
    plate,
    [line('-20 6, 0 -14, 26 -18'), line('-14 24, 8 6, 36 2'), line('-4 38, 18 24, 44 22')],
    crease,
    5.5,
  );
}
