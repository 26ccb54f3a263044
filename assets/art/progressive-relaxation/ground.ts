import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { frond } from '../kit/life';
import { moonlit, together } from '../kit/moonlight';
import { box, ellipse, leaf, type Point, union } from '../kit/path';
import { plate as newPlate, outwards, type Plate, within } from '../kit/plate';
import { stippleAlong, stippleAround } from '../kit/stipple';
import { shape } from '../kit/trace';
import { twig } from '../kit/twig';
import type { Picture } from '../picture';
import { FIELD } from './field';
import { closedDaisy, moonOnCloth, moonOnFolds, moonOnGrass, moonShadows } from './moonlit-ground';

const MIDDLE = FIELD / 2;
const moss = mix(ink.fern, ink.lichen, 0.5);
const linen = mix(tint(ink.pollen, 0.78), ink.ice, 0.42);
const stripe = mix(ink.tarn, ink.lichen, 0.35);
const dim = mix(ink.spruce, ink.tarn, 0.3);

/** Paints grass, seen from above, as a tuft of blades around a point. */
function tuft({ ctx, random }: Plate, [x, y]: Point, size: number, color: string): void {
  const blades = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2 + random.between(-0.3, 0.3);
    return leaf([x, y], angle, size * random.between(0.6, 1.1), size * 0.1, 0.4);
  });
  ctx.fillStyle = color;
  ctx.fill(union(blades));
}

/** Paints three round leaves on a stem. */
function clover({ ctx, random }: Plate, [x, y]: Point, size: number, color: string): void {
  const turn = random.between(0, 6);
  ctx.fillStyle = color;
  for (let i = 0; i < 3; i++) {
    const angle = turn + (i * Math.PI * 2) / 3;
    ctx.fill(
      ellipse(
        x + Math.cos(angle) * size * 0.6,
        y + Math.sin(angle) * size * 0.6,
        size * 0.55,
        size * 0.44,
        angle,
      ),
    );
  }
  ctx.fillStyle = fade(lightest, 0.34);
  for (let i = 0; i < 3; i++) {
    const angle = turn + (i * Math.PI * 2) / 3;
    ctx.fill(
      ellipse(
        x + Math.cos(angle) * size * 0.62,
        y + Math.sin(angle) * size * 0.62,
        size * 0.26,
        size * 0.08,
        angle + 1.57,
      ),
    );
  }
}

function daisy({ ctx, random }: Plate, [x, y]: Point, size: number): void {
  const turn = random.between(0, 6);
  ctx.fillStyle = lightest;
  ctx.fill(
    union(
      Array.from({ length: 11 }, (_, i) =>
        leaf([x, y], turn + (i * Math.PI * 2) / 11, size, size * 0.22, 0.7),
      ),
    ),
  );
  ctx.fillStyle = ink.pollen;
  ctx.fill(ellipse(x, y, size * 0.3));
}

/** Paints moss and clover. They are denser and darker toward the edge. */
function meadow(plate: Plate): void {
  const { ctx, random } = plate;
  ctx.fillStyle = outwards(plate, [MIDDLE - 150, MIDDLE - 250], 1150, [
    tint(mix(moss, ink.pollen, 0.16), 0.26),
    moss,
    mix(moss, ink.spruce, 0.42),
    mix(ink.spruce, ink.deep, 0.2),
  ]);
  ctx.fillRect(0, 0, FIELD, FIELD);
  for (let i = 0; i < 110; i++) {
    const spot: Point = [random.between(0, FIELD), random.between(0, FIELD)];
    const reach = random.between(40, 130);
    const color = random.next() < 0.5 ? mix(ink.spruce, ink.fern, 0.4) : tint(ink.lichen, 0.3);
    stippleAround(plate, ellipse(...spot, reach), color, spot, reach, random.between(0.1, 0.3));
  }
  const anywhere = (): Point => [random.between(-20, FIELD + 20), random.between(-20, FIELD + 20)];
  for (let i = 0; i < 420; i++)
    tuft(
      plate,
      anywhere(),
      random.between(16, 34),
      fade(
        random.pick([mix(ink.spruce, ink.fern, 0.5), ink.fern, mix(ink.lichen, ink.fern, 0.4), ink.lichen]),
        0.75,
      ),
    );
  for (let i = 0; i < 150; i++)
    clover(
      plate,
      anywhere(),
      random.between(9, 15),
      random.pick([mix(ink.fern, ink.spruce, 0.3), mix(ink.fern, ink.lichen, 0.4)]),
    );
  moonlit(plate, 'near');
  for (let i = 0; i < 26; i++) {
    const [x, y] = anywhere();
    if (Math.abs(x - MIDDLE) > 330)
      (plate.moonlit ? closedDaisy : daisy)(plate, [x, y], random.between(9, 14));
  }
  moonlit(plate, 'lit');
}

/** Paints ferns that reach into the picture from the corners. */
function ferns(plate: Plate): void {
  const { random } = plate;
  const corners: readonly (readonly [x: number, y: number, turn: number])[] = [
    [-30, -20, 0.8],
    [FIELD + 30, 60, 2.5],
    [-40, FIELD - 60, -0.6],
    [FIELD + 30, FIELD + 10, -2.3],
    [40, MIDDLE + 40, 0.1],
    [FIELD - 10, MIDDLE - 60, 3.2],
  ];
  corners.forEach(([x, y, turn], corner) => {
    const long = corner < 4 ? 330 : 200;
    for (let i = -3; i <= 3; i++) {
      const color = mix(mix(ink.spruce, ink.fern, 0.3), ink.fern, random.between(0, 0.7));
      frond(
        plate,
        [x, y],
        turn + i * 0.36,
        long * random.between(0.7, 1.05),
        shade(color, random.between(0, 0.25)),
        (i < 0 ? -1 : 1) * random.between(0.3, 0.8),
      );
    }
  });
}

const [left, right, top, bottom] = [-344, 346, -566, 596];
const cloth = shape(
  `${left + 6} ${top}, -150 ${top - 7}, 60 ${top + 3}, ${right - 8} ${top - 4}, ${right + 4} -300, ${right - 3} 40, ${right + 6} 340, ${right - 2} ${bottom}, 120 ${bottom + 6}, -90 ${bottom - 4}, ${left} ${bottom + 4}, ${left - 8} 300, ${left + 4} -10, ${left - 4} -320`,
  0.5,
);

/** Draws in the coordinates of the blanket. Their origin is the center of the picture. */
function onBlanket(plate: Plate, draw: () => void): void {
  within(plate, null, () => {
    plate.ctx.translate(MIDDLE, MIDDLE);
    plate.ctx.rotate(-0.018);
    draw();
  });
}

/** Paints a woven, slightly crumpled blanket with stripes, and a fringe at both ends. */
function blanket(plate: Plate): void {
  const { ctx, random } = plate;
  onBlanket(plate, () => {
    // The fringe at both ends.
    ctx.strokeStyle = shade(linen, 0.16);
    ctx.lineWidth = 4;
    for (let x = left + 8; x < right; x += 13) {
      for (const [from, side] of [
        [top, -1],
        [bottom, 1],
      ] as const) {
        ctx.beginPath();
        ctx.moveTo(x, from - side * 6);
        ctx.quadraticCurveTo(
          x + random.between(-4, 4),
          from + side * 10,
          x + random.between(-7, 7),
          from + side * random.between(18, 26),
        );
        ctx.stroke();
      }
    }
    // Shadow of the blanket.
    for (const [grow, strength] of [
      [16, 0.1],
      [9, 0.14],
      [4, 0.2],
    ] as const) {
      ctx.fillStyle = fade(ink.deep, strength);
      ctx.fill(box(left - grow + 6, top - grow + 8, right - left + 2 * grow, bottom - top + 2 * grow, 20));
    }
    ctx.fillStyle = linen;
    ctx.fill(cloth);
    within(plate, cloth, () => {
      for (const [y, half, color, strength] of [
        [-500, 30, stripe, 0.75],
        [-452, 7, ink.dusk, 0.5],
        [-432, 7, stripe, 0.6],
        [528, 30, stripe, 0.75],
        [480, 7, ink.dusk, 0.5],
        [460, 7, stripe, 0.6],
      ] as const) {
        ctx.fillStyle = fade(color, strength);
        ctx.fill(box(left - 20, y - half, right - left + 40, half * 2));
      }
      // The weave of fine threads, with soft bulges where the moss is uneven.
      ctx.lineWidth = 1.4;
      for (let y = top - 10; y < bottom + 10; y += 9) {
        ctx.strokeStyle = fade(shade(linen, 0.3), random.between(0.05, 0.16));
        ctx.beginPath();
        ctx.moveTo(left - 10, y);
        ctx.bezierCurveTo(-120, y + random.between(-3, 3), 120, y + random.between(-3, 3), right + 10, y);
        ctx.stroke();
      }
      for (let i = 0; i < 16; i++) {
        const spot: Point = [random.between(left, right), random.between(top, bottom)];
        const reach = random.between(70, 150);
        stippleAround(
          plate,
          ellipse(...spot, reach),
          i % 2 ? lightest : shade(linen, 0.42),
          spot,
          reach,
          i % 2 ? 0.5 : 0.2,
        );
      }
      stippleAlong(plate, cloth, dim, [-120, 60], [420, 420], 0.4);
      stippleAlong(plate, cloth, lightest, [0, -80], [-400, -560], 0.6);
    });
  });
}

const cushion = shape(
  '-150 -570, -60 -578, 0 -576, 60 -578, 150 -570, 164 -500, 152 -426, 60 -416, 0 -420, -60 -416, -152 -426, -164 -500',
  0.9,
);

/** Draws in the coordinates of the pillow. */
function onPillow(plate: Plate, draw: () => void): void {
  within(plate, null, () => {
    plate.ctx.translate(MIDDLE, MIDDLE + 22);
    plate.ctx.rotate(0.02);
    draw();
  });
}

function pillow(plate: Plate): void {
  const { ctx } = plate;
  const color = mix(ink.rose, lightest, 0.5);
  onPillow(plate, () => {
    within(plate, null, () => {
      ctx.translate(8, 12);
      for (const [size, strength] of [
        [1.05, 0.12],
        [1.01, 0.22],
      ] as const) {
        within(plate, null, () => {
          ctx.translate(0, -498 * (1 - size));
          ctx.scale(size, size);
          ctx.fillStyle = fade(ink.deep, strength);
          ctx.fill(cushion);
        });
      }
    });
    ctx.fillStyle = color;
    ctx.fill(cushion);
    within(plate, cushion, () => {
      stippleAlong(plate, cushion, mix(ink.dusk, ink.heather, 0.4), [0, -500], [170, -400], 0.7);
      stippleAlong(plate, cushion, lightest, [-40, -520], [-160, -580], 0.8);
      // The hollow for the head.
      stippleAround(plate, ellipse(0, -500, 118, 96), mix(ink.dusk, ink.heather, 0.5), [0, -496], 112, 0.62);
    });
  });
}

/** Paints the shadows of leaves that are outside the picture. */
function leafShade(plate: Plate): void {
  const { ctx } = plate;
  for (const [x, y, turn, leaves, size, strength] of [
    [1440, 120, 2.7, 7, 150, 0.2],
    [1450, 330, 2.95, 6, 130, 0.16],
    [-30, 1180, -0.25, 7, 150, 0.18],
    [120, 1440, -0.85, 6, 140, 0.16],
  ] as const) {
    ctx.fillStyle = fade(ink.deep, strength);
    ctx.fill(twig([x, y], turn, leaves, size, 0.04));
  }
}

/** Paints the ground by day, or by night under a moon in the upper left. */
function paint(plate: Plate): void {
  meadow(plate);
  ferns(plate);
  moonlit(plate, 'near');
  moonOnGrass(plate);
  moonlit(plate, 'lit');
  blanket(plate);
  moonlit(plate, 'middle');
  onBlanket(plate, () => {
    moonOnFolds(plate, cloth, 9);
    moonOnCloth(plate, cloth, [left, top, right, bottom]);
  });
  moonlit(plate, 'lit');
  pillow(plate);
  moonlit(plate, 'near');
  onPillow(plate, () => moonOnCloth(plate, cushion, [-164, -578, 164, -416]));
  moonlit(plate, 'lit');
  if (plate.moonlit) moonShadows(plate);
  else leafShade(plate);
  moonlit(plate, 'lit');
}

const SEED = 97;
const LIGHT = [-0.7, -0.72] as const;

/**
 * A blanket on moss, seen from above: in early light in the left half, in moonlight in the right half. The place for
 * the body is empty.
 */
export const relaxationGround: Picture = {
  file: 'progressive-relaxation/ground.avif',
  width: 2 * FIELD,
  height: FIELD,
  scale: 1,
  seed: SEED,
  light: LIGHT,
  dot: 0,
  quality: 76,
  limit: 140,
  draw: ({ ctx }) => {
    for (const isNight of [false, true]) {
      const half = newPlate({
        width: FIELD,
        height: FIELD,
        scale: 1,
        seed: SEED,
        light: LIGHT,
        dot: 0,
        isNight,
      });
      paint(half);
      ctx.drawImage(together(half), isNight ? FIELD : 0, 0);
    }
  },
};
