import { Path2D, PathOp } from '@napi-rs/canvas';
import { inflate } from '../kit/inflate';
import { darkest, fade } from '../kit/ink';
import { curve, ellipse, taper, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { stippleAlong, stippleAround } from '../kit/stipple';
import { line, points, rows, shape } from '../kit/trace';
import type { Picture } from '../picture';
import { type Body, bodyOf, SIDES, type Side } from './body';
import { PEOPLE, type Person } from './people';

/** Rectangle of each half of the picture, in the body's units. It has a margin around the body. */
export const FIGURE = { left: -326, top: -64, width: 652, height: 1208 } as const;

/** A person with the outline of their body. */
export interface Sitter extends Person {
  readonly body: Body;
}

/** Returns the gray of a lightness, 0-1. The scene colors the clothes over a body part by the part's state. */
const grey = (lightness: number): string => {
  const byte = Math.round(Math.min(1, lightness) * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${byte}${byte}${byte}`;
};

const SHIRT = 0.74;
const TROUSERS = 0.5;
const black = grey(0.05);
const white = grey(1);

/** Colors of a form: flat, on its shaded side, and on its lit side. */
interface Tones {
  readonly flat: string;
  readonly shade: string;
  readonly light: string;
}

const cloth = (lightness: number): Tones => ({
  flat: grey(lightness),
  shade: grey(lightness * 0.42),
  light: grey(lightness + 0.22),
});
const skinOf = ({ skin, shade, light }: Person): Tones => ({ flat: skin, shade, light });

/** Paints a rounded form. `radius` is the width of the rounded edge, units. */
function paint(plate: Plate, path: Path2D, tones: Tones, radius: number, strength = 1): void {
  plate.ctx.fillStyle = tones.flat;
  plate.ctx.fill(path);
  round(plate, path, tones, radius, strength);
}

const round = (plate: Plate, path: Path2D, { shade, light }: Tones, radius: number, strength = 1): void =>
  inflate(plate, path, { radius, shade, light, depth: 0.86 * strength, glint: 0.6 * strength });

/** Paints a soft spot of shade or light. */
const spot = (plate: Plate, x: number, y: number, reach: number, color: string, density: number): void =>
  stippleAround(plate, ellipse(x, y, reach), color, [x, y], reach, density);

/** Paints a crease on one side of the body, a soft line through points with half widths, `'x y half, …'`. */
function crease(
  plate: Plate,
  { body }: Sitter,
  text: string,
  strength: number,
  side: Side = 1,
  color = black,
) {
  const { ctx } = plate;
  for (const [wide, part] of [
    [3.6, 0.12],
    [2, 0.2],
    [1, 0.3],
  ] as const) {
    ctx.fillStyle = fade(color, strength * part);
    ctx.fill(
      taper(rows(text).map(([x = 0, y = 0, half = 1]) => [body.widen(x, y) * side, y, half * wide] as const)),
    );
  }
}

function foot(plate: Plate, sitter: Sitter, side: Side, index: 0 | 1): void {
  const { body, shade, light } = sitter;
  const tones = skinOf(sitter);
  paint(plate, body.ankles[index], tones, 18);
  paint(plate, body.feet[index], tones, 26);
  paint(plate, body.toes[index], tones, 8);
  within(plate, body.feet[index], () => {
    spot(plate, body.widen(106, 1014) * side, 1014, 38, shade, 0.6);
    spot(plate, body.widen(140, 1072) * side + 5, 1066, 24, light, 0.24);
  });
}

function hand(plate: Plate, sitter: Sitter, side: Side, index: 0 | 1): void {
  const { body, shade, blush } = sitter;
  const tones = skinOf(sitter);
  const at = (x: number, y: number): number => body.widen(x, y) * side;
  paint(plate, body.forearms[index], tones, 18);
  paint(plate, body.fingers[index], tones, 8);
  paint(plate, body.palms[index], tones, 20);
  paint(plate, body.thumbs[index], tones, 9);
  within(plate, union([body.palms[index], body.fingers[index]]), () => {
    spot(plate, at(252, 652), 652, 24, blush, 0.4);
    for (const fold of [
      '238 640 0.4, 248 660 1.2, 262 672 0.4',
      '254 684 0.3, 256 700 0.8, 256 712 0.3',
      '267 682 0.3, 271 698 0.8, 272 712 0.3',
      '276 676 0.3, 282 690 0.8, 285 700 0.3',
    ])
      crease(plate, sitter, fold, 0.7, side, shade);
  });
  within(plate, body.forearms[index], () => spot(plate, at(214, 558), 558, 40, shade, 0.6));
}

/** Paints strands on a head of hair. */
function strands(plate: Plate, sitter: Sitter, lines: readonly string[]): void {
  for (const text of lines) crease(plate, sitter, text, 1.1, 1, sitter.strand);
}

/** Paints the hair behind the face. */
function backHair(plate: Plate, sitter: Sitter): void {
  const { body, name, hair, strand } = sitter;
  const tones = { flat: hair, shade: darkest, light: strand };
  if (name === 'long') {
    // Hair that is spread over the pillow on both sides.
    const spread = curve(
      points(
        '0 -22, 34 -20, 66 -2, 96 34, 118 82, 132 124, 120 146, 98 136, 74 150, 58 128, -58 128, -80 152, -102 134, -124 150, -134 122, -114 76, -96 30, -64 -4, -32 -20',
      ),
      true,
      0.9,
    );
    paint(plate, spread, tones, 26, 0.7);
    within(plate, spread, () =>
      strands(plate, sitter, [
        '40 -8 0.4, 80 36 1.8, 112 128 0.4',
        '34 -4 0.4, 66 46 1.8, 84 138 0.4',
        '-40 -8 0.4, -78 38 1.8, -112 136 0.4',
        '-34 -4 0.4, -64 48 1.8, -86 140 0.4',
        '56 4 0.3, 96 70 1.2, 124 132 0.3',
        '-54 4 0.3, -94 70 1.2, -126 126 0.3',
      ]),
    );
    return;
  }
  if (name === 'curls') {
    const curls = Array.from({ length: 17 }, (_, i) => {
      const turn = Math.PI * (0.94 + (1.12 * i) / 16);
      return ellipse(Math.cos(turn) * 66, 58 + Math.sin(turn) * 62, 21 + (i % 3) * 2);
    });
    paint(plate, union([body.scalp, ...curls]), tones, 18, 0.7);
    for (const curl of curls) round(plate, curl, tones, 14, 0.34);
    return;
  }
  paint(plate, body.scalp, tones, 30, 0.7);
}

/** Paints the hair over the forehead. */
function frontHair(plate: Plate, sitter: Sitter): void {
  const { name, hair, strand } = sitter;
  const tones = { flat: hair, shade: darkest, light: strand };
  if (name === 'long') {
    // The hair is parted in the middle.
    for (const side of SIDES) {
      const lock = curve(
        points('-2 -4, 28 -4, 56 22, 64 64, 62 104, 55 108, 53 74, 44 48, 20 34, 1 24').map(
          ([x, y]) => [x * side, y] as const,
        ),
        true,
        0.8,
      );
      paint(plate, lock, tones, 16, 0.6);
      within(plate, lock, () => {
        crease(plate, sitter, '4 4 0.3, 36 24 1.4, 56 76 0.3', 1.1, side, strand);
        crease(plate, sitter, '2 14 0.3, 26 28 1.2, 48 56 0.3', 1, side, strand);
      });
    }
    return;
  }
  if (name === 'curls') {
    for (let i = 0; i < 9; i++) {
      const turn = Math.PI * (1.04 + (0.92 * i) / 8);
      const curl = ellipse(Math.cos(turn) * 50, 66 + Math.sin(turn) * 44, 15 + (i % 2) * 3);
      paint(plate, curl, tones, 12, 0.5);
    }
    return;
  }
  const hairline = shape(
    '-58 90, -54 62, -42 42, -24 40, -6 33, 12 38, 30 36, 44 48, 52 66, 56 90, 66 60, 56 22, 24 2, -22 2, -56 22, -66 60',
    0.8,
  );
  paint(plate, hairline, tones, 20, 0.6);
  within(plate, hairline, () =>
    strands(plate, sitter, [
      '-60 70 0.3, -50 36 1.4, -26 16 0.3',
      '-34 34 0.3, -10 22 1.4, 18 22 0.3',
      '10 36 0.3, 36 30 1.4, 54 56 0.3',
      '-20 8 0.3, 8 4 1.2, 36 12 0.3',
      '40 22 0.3, 58 42 1, 62 70 0.3',
    ]),
  );
}

function head(plate: Plate, sitter: Sitter): void {
  const { ctx } = plate;
  const { body, brow, shade, light, lips, blush } = sitter;
  const tones = skinOf(sitter);
  backHair(plate, sitter);
  for (const ear of body.ears) paint(plate, ear, tones, 8);
  paint(plate, body.face, tones, 40, 0.8);
  within(plate, body.face, () => {
    for (const x of [-30, 30]) spot(plate, x, 110, 20, blush, 0.34);
    spot(plate, 10, 58, 30, light, 0.22);
    for (const x of [-22, 22]) spot(plate, x, 84, 15, shade, 0.14);
    // The nose with its shaded side, its tip and the nostrils.
    stippleAlong(
      plate,
      shape('-7 104, -3 84, 1 84, 2 106, -3 111, -9 109', 0.9),
      shade,
      [5, 98],
      [-12, 106],
      0.34,
    );
    spot(plate, 4, 103, 8, light, 0.4);
    spot(plate, 0, 144, 20, shade, 0.2);
  });
  ctx.strokeStyle = fade(shade, 0.7);
  ctx.lineWidth = 1.8;
  ctx.stroke(line('-7 110, -3 112.5, 0 111.5, 3 112.5, 7 110'));
  // Closed lips with slightly raised corners.
  ctx.fillStyle = fade(lips, 0.72);
  ctx.fill(shape('-14 126, -5 123.6, 0 125, 5 123.6, 14 126, 6 131.6, -6 131.6', 0.8));
  ctx.strokeStyle = fade(shade, 0.8);
  ctx.lineWidth = 1.7;
  ctx.stroke(line('-15 125, -7 127.4, 0 127, 7 127.4, 15 125'));
  // Closed eyelids with lashes, and eyebrows.
  for (const side of SIDES) {
    const at = (text: string) =>
      line(
        points(text)
          .map(([x, y]) => `${x * side} ${y}`)
          .join(', '),
      );
    ctx.strokeStyle = fade(shade, 0.4);
    ctx.lineWidth = 1.4;
    ctx.stroke(at('12 81, 22 77.5, 34 82'));
    ctx.strokeStyle = brow;
    ctx.lineWidth = 2.4;
    ctx.stroke(at('11 86, 17 90, 28 90.4, 35 85.6'));
    ctx.lineWidth = 1.3;
    for (const lash of ['18 90, 17 93.4', '23 91, 23 94.6', '28 90.4, 29.4 93.8', '32.6 88, 35 91'])
      ctx.stroke(at(lash));
    ctx.strokeStyle = fade(brow, 0.72);
    ctx.lineWidth = 3.4;
    ctx.stroke(at('9 69, 20 64.6, 36 68.6'));
  }
  frontHair(plate, sitter);
}

/** Paints skin and hair in the person's own colors. */
export function paintPerson(plate: Plate, sitter: Sitter): void {
  const { body, shade } = sitter;
  for (const [index, side] of SIDES.entries()) {
    foot(plate, sitter, side, index as 0 | 1);
    hand(plate, sitter, side, index as 0 | 1);
  }
  paint(plate, body.neck, skinOf(sitter), 26);
  within(plate, body.neck, () => spot(plate, -6, 146, 58, shade, 0.7));
  head(plate, sitter);
}

function paintTrousers(plate: Plate, sitter: Sitter): void {
  const { body } = sitter;
  const tones = cloth(TROUSERS);
  plate.ctx.fillStyle = tones.flat;
  plate.ctx.fill(body.trousers);
  within(plate, body.trousers, () => {
    for (const side of SIDES) {
      // Each leg is inflated separately.
      const leg = body.limb('60 470 64, 68 680 70, 84 780 60, 96 880 50, 106 1030 46', side);
      round(plate, leg, tones, 56, 0.9);
      spot(plate, body.widen(74, 680) * side + 8, 680, 70, white, 0.14);
      spot(plate, body.widen(93, 806) * side + 6, 806, 44, white, 0.16);
      crease(plate, sitter, '30 636 0.4, 58 654 2, 104 640 0.4', 0.7, side);
      crease(plate, sitter, '62 846 0.4, 88 858 2.2, 124 842 0.4', 0.7, side);
      crease(plate, sitter, '134 760 0.4, 120 778 1.8, 92 784 0.4', 0.5, side);
      crease(plate, sitter, '86 950 0.4, 106 960 1.8, 134 950 0.4', 0.5, side);
      crease(plate, sitter, '70 988 0.8, 104 996 1.6, 144 988 0.8', 0.8, side);
    }
    stippleAlong(plate, body.trousers, black, [0, 640], [0, 594], 0.6);
    spot(plate, 0, 690, 56, black, 0.5);
  });
}

/** @param tones colors of the fabric. By default the grays that the scene colors. */
export function paintShirt(plate: Plate, sitter: Sitter, tones = cloth(SHIRT)): void {
  const { body } = sitter;
  const { ctx } = plate;
  // The skin of the neck, visible in the neckline.
  const neckline = shape('-44 180, -42 190, -27 212, 0 225, 27 212, 42 190, 44 180, 0 170', 0.7);
  const visible = new Path2D(body.shirt).op(neckline, PathOp.Difference);
  ctx.fillStyle = tones.flat;
  ctx.fill(visible);
  within(plate, visible, () => {
    // Shoulders and arms are inflated as one form, so that they join smoothly.
    round(plate, body.shirt, tones, 44);
    // A wider trunk is rounder.
    round(plate, body.torso, tones, 100, 0.4 * (body.widen(100, 470) / 100) ** 2);
    spot(plate, -24, 300, 110, white, 0.2);
    for (const side of SIDES) {
      // Contact shadow between arm and body.
      crease(plate, sitter, '126 350 3, 131 318 2.4, 130 288 1.4, 124 256 0.3', 1, side);
      crease(plate, sitter, '162 400 0.4, 186 418 2.2, 216 404 0.4', 0.8, side);
      crease(plate, sitter, '136 352 0.4, 150 372 1.8, 176 376 0.4', 0.5, side);
      crease(plate, sitter, '188 536 0.8, 214 546 1.8, 244 534 0.8', 0.9, side);
      crease(plate, sitter, '116 350 0.4, 92 368 2, 54 372 0.4', 0.5, side);
    }
    crease(plate, sitter, '-114 494 0.4, -72 522 2.2, -22 526 0.4', 0.6);
    crease(plate, sitter, '114 478 0.4, 78 512 2.2, 34 520 0.4', 0.5);
    crease(plate, sitter, '-122 582 0.8, -74 594 1.6, 0 597 1.6, 74 594 1.6, 122 582 0.8', 0.8);
    ctx.strokeStyle = tones.shade;
    ctx.lineWidth = 7;
    ctx.stroke(line('-46 188, -29 214, 0 228, 29 214, 46 188'));
  });
}

/**
 * A resting person: on the left skin and hair in their own colors, on the right the clothes in gray. The scene colors
 * the clothes over each body part by the part's state, draws them over the person, and dithers the result.
 */
export const relaxationFigures: readonly Picture[] = PEOPLE.map((person, index) => ({
  file: `progressive-relaxation/${person.name}.avif`,
  width: 2 * FIGURE.width,
  height: FIGURE.height,
  scale: 1.1,
  seed: 71 + index,
  light: [-0.7, -0.72],
  dot: 0,
  quality: 70,
  limit: 48,
  draw: (plate) => {
    const sitter: Sitter = { ...person, body: bodyOf(person.build) };
    plate.ctx.translate(-FIGURE.left, -FIGURE.top);
    paintPerson(plate, sitter);
    plate.ctx.translate(FIGURE.width, 0);
    paintTrousers(plate, sitter);
    paintShirt(plate, sitter);
  },
}));
