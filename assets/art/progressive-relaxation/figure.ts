import type { Path2D } from '@napi-rs/canvas';
import { inflate } from '../kit/inflate';
import { fade } from '../kit/ink';
import { ellipse, taper, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { stippleAlong, stippleAround } from '../kit/stipple';
import { line, rows, shape } from '../kit/trace';
import type { Picture } from '../picture';
import {
  ankles,
  ears,
  face,
  feet,
  fingers,
  forearms,
  hair,
  hairline,
  limb,
  neck,
  palms,
  SIDES,
  type Side,
  shirt,
  thumbs,
  toes,
  torso,
  trousers,
} from './body';

/** Margin around the body in the picture, units. */
export const FIGURE = { left: -310, top: -40, width: 620, height: 1184 } as const;

/** A gray of this lightness, 0-1. The scene colors it by the part's state. */
const grey = (lightness: number): string => {
  const byte = Math.round(Math.min(1, lightness) * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${byte}${byte}${byte}`;
};

const SKIN = 0.6;
const SHIRT = 0.76;
const TROUSERS = 0.47;
const HAIR = 0.2;
const black = grey(0.05);
const white = grey(1);

/** Shades a form in one gray, inflated. `radius` is the width of its rounded edge, units. */
function paint(plate: Plate, path: Path2D, lightness: number, radius: number): void {
  plate.ctx.fillStyle = grey(lightness);
  plate.ctx.fill(path);
  round(plate, path, lightness, radius);
}

const round = (plate: Plate, path: Path2D, lightness: number, radius: number, strength = 1): void =>
  inflate(plate, path, {
    radius,
    shade: grey(lightness * 0.36),
    light: grey(lightness + 0.3),
    depth: 0.95 * strength,
    glint: 0.8 * strength,
  });

/** A soft spot of shade or light. */
const spot = (plate: Plate, x: number, y: number, reach: number, color: string, density: number): void =>
  stippleAround(plate, ellipse(x, y, reach), color, [x, y], reach, density);

/** A fold of cloth: a line of varying width with soft sides. `'x y half, …'` on one side of the body. */
function fold(plate: Plate, text: string, strength: number, side: Side = 1, color = black): void {
  const { ctx } = plate;
  for (const [wide, part] of [
    [3.4, 0.16],
    [2, 0.26],
    [1, 0.42],
  ] as const) {
    ctx.fillStyle = fade(color, strength * part);
    ctx.fill(taper(rows(text).map(([x = 0, y = 0, half = 1]) => [x * side, y, half * wide] as const)));
  }
}

function foot(plate: Plate, side: Side, index: 0 | 1): void {
  paint(plate, ankles[index], SKIN, 18);
  paint(plate, feet[index], SKIN, 26);
  paint(plate, toes[index], SKIN + 0.04, 8);
  within(plate, feet[index], () => spot(plate, 106 * side, 1014, 38, black, 0.6));
}

function legs(plate: Plate): void {
  for (const [index, side] of SIDES.entries()) foot(plate, side, index as 0 | 1);
  plate.ctx.fillStyle = grey(TROUSERS);
  plate.ctx.fill(trousers);
  within(plate, trousers, () => {
    for (const side of SIDES) {
      // Each leg is inflated separately.
      const leg = limb('62 470 64, 70 680 68, 88 780 56, 98 880 48, 107 1030 44', side);
      round(plate, leg, TROUSERS, 56);
      spot(plate, 74 * side + 8, 680, 70, white, 0.2);
      spot(plate, 93 * side + 6, 806, 44, white, 0.24);
      fold(plate, '24 640 0.4, 50 648 2, 88 640 0.4', 0.5, side);
      fold(plate, '40 664 0.4, 62 670 1.6, 88 664 0.4', 0.3, side);
      fold(plate, '56 838 0.4, 80 848 2.2, 118 838 0.4', 0.5, side);
      fold(plate, '62 858 0.4, 84 864 1.6, 108 860 0.4', 0.34, side);
      fold(plate, '132 770 0.4, 118 784 1.8, 96 786 0.4', 0.36, side);
      fold(plate, '80 956 0.4, 100 964 1.8, 128 958 0.4', 0.36, side);
    }
    // Shadow under the hem of the shirt, and between the legs.
    stippleAlong(plate, trousers, black, [0, 634], [0, 594], 0.6);
    spot(plate, 0, 676, 60, black, 0.6);
    for (const side of SIDES) fold(plate, '70 986 0.5, 104 994 1.4, 144 986 0.5', 0.6, side);
  });
}

function hand(plate: Plate, side: Side, index: 0 | 1): void {
  paint(plate, forearms[index], SKIN, 18);
  paint(plate, fingers[index], SKIN + 0.02, 8);
  paint(plate, palms[index], SKIN + 0.04, 20);
  paint(plate, thumbs[index], SKIN + 0.05, 9);
  within(plate, union([palms[index], fingers[index]]), () => {
    spot(plate, 252 * side, 652, 24, grey(0.2), 0.5);
    fold(plate, '238 640 0.4, 248 660 1.2, 262 672 0.4', 0.4, side);
    fold(plate, '254 684 0.3, 256 700 1, 256 712 0.3', 0.5, side);
    fold(plate, '267 682 0.3, 271 698 1, 272 712 0.3', 0.5, side);
    fold(plate, '276 676 0.3, 282 690 1, 285 700 0.3', 0.5, side);
  });
  within(plate, forearms[index], () => spot(plate, 214 * side, 558, 40, black, 0.6));
}

function clothes(plate: Plate): void {
  const { ctx } = plate;
  ctx.fillStyle = grey(SHIRT);
  ctx.fill(shirt);
  within(plate, shirt, () => {
    // Shoulders and arms are inflated as one form, so that they join smoothly.
    round(plate, shirt, SHIRT, 44);
    round(plate, torso, SHIRT, 100, 0.5);
    spot(plate, 20, 290, 104, white, 0.3);
    spot(plate, 18, 470, 100, white, 0.42);
    for (const side of SIDES) {
      // Contact shadow between arm and body.
      fold(plate, '126 348 3, 131 318 2.4, 130 288 1.4, 124 258 0.3', 0.6, side);
      fold(plate, '160 404 0.4, 186 420 2.2, 214 410 0.4', 0.44, side);
      fold(plate, '168 430 0.4, 192 440 1.6, 212 434 0.4', 0.3, side);
      fold(plate, '134 352 0.4, 148 372 1.8, 172 378 0.4', 0.34, side);
      fold(plate, '190 540 0.6, 214 549 1.8, 243 538 0.6', 0.5, side);
      fold(plate, '114 346 0.4, 92 362 2, 58 366 0.4', 0.3, side);
    }
    fold(plate, '-112 500 0.4, -76 524 2.2, -30 528 0.4', 0.36);
    fold(plate, '112 486 0.4, 78 516 2.2, 38 524 0.4', 0.3);
    fold(plate, '-104 546 0.4, -60 562 1.8, -14 562 0.4', 0.3);
    fold(plate, '-122 584 0.6, -74 596 1.6, 0 599 1.6, 74 596 1.6, 122 584 0.6', 0.44);
  });
  // The neckline, and the visible skin.
  const open = shape('-42 192, -26 214, 0 226, 26 214, 42 192, 0 186', 0.8);
  ctx.fillStyle = grey(SKIN * 0.94);
  ctx.fill(open);
  stippleAlong(plate, open, black, [16, 220], [-12, 182], 0.5);
  ctx.strokeStyle = grey(SHIRT * 0.8);
  ctx.lineWidth = 6;
  ctx.stroke(line('-45 190, -28 215, 0 228, 28 215, 45 190'));
}

function head(plate: Plate): void {
  const { ctx } = plate;
  paint(plate, hair, HAIR, 34);
  for (const ear of ears) paint(plate, ear, SKIN * 0.86, 8);
  paint(plate, face, SKIN, 44);
  within(plate, face, () => {
    spot(plate, 22, 104, 26, white, 0.22);
    spot(plate, -24, 106, 22, white, 0.1);
    // Shadows of the eye sockets, the nose and the lower lip: no expression.
    for (const x of [-22, 22]) spot(plate, x, 82, 17, black, 0.16);
    stippleAlong(plate, shape('-8 98, -3 84, 3 104, -2 112, -10 109', 0.9), black, [5, 98], [-12, 106], 0.4);
    spot(plate, 6, 102, 8, white, 0.3);
    within(plate, ellipse(0, 132, 13, 5), () => spot(plate, 0, 133, 13, black, 0.24));
  });
  ctx.strokeStyle = grey(0.14);
  ctx.lineWidth = 2.6;
  // Closed eyelids.
  for (const x of [-23, 23]) ctx.stroke(line(`${x - 12} 86, ${x - 5} 91, ${x + 5} 91, ${x + 12} 86`));
  paint(plate, hairline, HAIR + 0.04, 22);
  within(plate, union([hair, hairline]), () => {
    for (const strand of [
      '-60 70 0.3, -50 36 1.2, -26 16 0.3',
      '-34 30 0.3, -10 20 1.2, 18 22 0.3',
      '10 34 0.3, 36 28 1.2, 54 52 0.3',
      '-20 6 0.3, 8 0 1.2, 36 10 0.3',
      '40 20 0.3, 60 40 1, 64 70 0.3',
    ])
      fold(plate, strand, 0.5, 1, grey(0.55));
  });
}

/** The resting person in grays. The scene colors each part by its state, and dithers. */
export const relaxationFigure: Picture = {
  file: 'progressive-relaxation/figure.avif',
  width: FIGURE.width,
  height: FIGURE.height,
  scale: 1.2,
  seed: 71,
  light: [0.7, -0.72],
  dot: 0,
  quality: 72,
  limit: 40,
  draw: (plate) => {
    plate.ctx.translate(-FIGURE.left, -FIGURE.top);
    legs(plate);
    for (const [index, side] of SIDES.entries()) hand(plate, side, index as 0 | 1);
    paint(plate, neck, SKIN, 26);
    within(plate, neck, () => spot(plate, -6, 146, 58, black, 0.7));
    clothes(plate);
    head(plate);
  },
};
