/** Draws three species of tree, and the stone. Each tree and stone has its own seed. */
import { colorInLight, type GroveLight, mixColors } from './light';
import { polygonPath, smoothPath } from './outline';
import type { CanvasPoint, StipplePainter } from './stipple-painter';

export interface DrawnSubject {
  readonly x: number;
  /** y of the foot, CSS px. */
  readonly y: number;
  /** Height of a tree or width of a stone, CSS px. */
  readonly tall: number;
  /** Share of haze, 0-1. */
  readonly far: number;
  /** Direction of the light: -1 left, 1 right. */
  readonly side: number;
  readonly light: GroveLight;
  /** Returns the next random number from the subject's seed, 0-1. */
  readonly next: () => number;
}

const between = (next: () => number, low: number, high: number): number => low + (high - low) * next();

/** Returns the points on the lit and on the dark side of a form of this size around a point. */
const across = ({ side }: DrawnSubject, [x, y]: CanvasPoint, wide: number, high: number) => ({
  from: [x + side * wide, y - high] as const,
  to: [x - side * wide, y + high] as const,
});

/** Returns an outline of soft lobes around an ellipse. */
function heap(next: () => number, x: number, y: number, wide: number, high: number, lobes = 9): Path2D {
  const points: CanvasPoint[] = [];
  for (let lobe = 0; lobe < lobes; lobe++) {
    const turn = (lobe / lobes) * Math.PI * 2 + between(next, -0.14, 0.14);
    const out = between(next, 0.92, 1.1);
    points.push([x + Math.cos(turn) * wide * out, y + Math.sin(turn) * high * out]);
    const dip = turn + Math.PI / lobes;
    points.push([x + Math.cos(dip) * wide * 0.87, y + Math.sin(dip) * high * 0.87]);
  }
  return smoothPath(points);
}

function shadow(press: StipplePainter, { x, y, tall, side, far, light }: DrawnSubject, wide: number): void {
  const path = new Path2D();
  path.ellipse(x - side * wide * 0.7, y + tall * 0.005, wide * 1.25, tall * 0.032, 0, 0, Math.PI * 2);
  press.veil(path, colorInLight(light, '#17363a', far * 0.8), 0.2);
}

/** Draws the tree of a day with mostly good check-ins: a birch with a light crown. */
export function drawBirch(press: StipplePainter, subject: DrawnSubject): void {
  const { x, y, tall, far, side, light, next } = subject;
  shadow(press, subject, tall * 0.17);
  const bark = mixColors(colorInLight(light, '#f2f1e4', far * 0.7), light.orb, light.stars * 0.25);
  // At night the golden leaves are paler.
  const leaf = mixColors(
    mixColors('#a9bd6c', '#efc16b', between(next, 0, 0.62)),
    '#cfe0b4',
    light.stars * 0.5,
  );
  const leaves = colorInLight(light, leaf, far);
  const stems = next() < 0.4 ? 2 : 1;
  const crown = y - tall * 0.66;
  const lean = between(next, -0.05, 0.05) * tall;
  for (let stem = 0; stem < stems; stem++) {
    const apart = stems === 1 ? 0 : (stem - 0.5) * tall * 0.07;
    const half = tall * (stems === 1 ? 0.02 : 0.016);
    const [foot, top] = [x + apart, x + apart * 2.4 + lean];
    press.form(
      polygonPath([
        [foot - half * 1.3, y + 1],
        [top - half * 0.4, y - tall * 0.86],
        [top + half * 0.4, y - tall * 0.86],
        [foot + half * 1.3, y + 1],
      ]),
      bark,
      { from: [foot + side * half * 2, y], to: [foot - side * half * 2, y], depth: 0.7, shine: 0 },
    );
    const marks = new Path2D();
    for (let mark = 0; mark < 6; mark++) {
      const up = between(next, 0.03, 0.5);
      const left = foot + (top - foot) * up * 1.16 - half + (next() < 0.5 ? 0 : half * 0.8);
      marks.rect(left, y - tall * up, half * between(next, 0.7, 1.3), Math.max(0.6, tall * 0.008));
    }
    press.form(marks, colorInLight(light, '#3d3a3c', far));
  }
  const puffs = [
    [-0.12, 0.1, 0.12, 0.13, 0.26],
    [0.13, 0.07, 0.12, 0.13, 0.2],
    [-0.05, -0.06, 0.13, 0.14, 0.1],
    [0.08, -0.13, 0.11, 0.13, 0.06],
    [0, -0.24, 0.085, 0.11, 0],
  ] as const;
  for (const [dx, dy, wide, high, dark] of puffs) {
    const at: CanvasPoint = [
      x + lean + (dx + between(next, -0.03, 0.03)) * tall,
      crown + (dy + between(next, -0.02, 0.02)) * tall,
    ];
    press.form(
      heap(next, at[0], at[1], wide * tall, high * tall, 7),
      mixColors(leaves, colorInLight(light, '#2b5a4f', far), dark),
      {
        ...across(subject, at, wide * tall * 0.9, high * tall * 0.8),
        depth: 0.62,
        shine: 0.5,
        strength: 1 - far * 0.5,
      },
    );
  }
}

/** Draws the tree of a day with mostly neutral check-ins: a pine with drooping tiers. */
export function drawPine(press: StipplePainter, subject: DrawnSubject): void {
  const { x, y, tall, far, side, light, next } = subject;
  shadow(press, subject, tall * 0.15);
  const needles = colorInLight(
    light,
    mixColors('#2b5a4f', next() < 0.5 ? '#17363a' : '#4d7f66', between(next, 0, 0.5)),
    far,
  );
  const stem = new Path2D();
  stem.rect(x - tall * 0.018, y - tall * 0.12, tall * 0.036, tall * 0.12 + 1);
  press.form(stem, colorInLight(light, '#5d4a43', far));
  const tiers = Math.max(4, Math.min(7, Math.round(tall / 13)));
  const wide = tall * between(next, 0.19, 0.25);
  const high = tall * between(next, 0.94, 1.06);
  const flank = (way: 1 | -1): CanvasPoint[] => {
    const points: CanvasPoint[] = [];
    for (let tier = 1; tier <= tiers; tier++) {
      const down = tier / tiers;
      const at = y - high * (1 - down * 0.93);
      const reach = wide * down ** 0.85 * between(next, 0.84, 1.12);
      const step = (high / tiers) * 0.93;
      points.push([x + way * reach * 0.5, at - step * 0.34]);
      points.push([x + way * reach, at + step * between(next, 0.02, 0.18)]);
      points.push([x + way * reach * 0.46, at - step * 0.06]);
    }
    return points;
  };
  const path = polygonPath([[x, y - high], ...flank(1), ...flank(-1).toReversed()]);
  press.form(path, needles, {
    from: [x + side * wide * 0.9, y - tall * 0.7],
    to: [x - side * wide * 0.8, y - tall * 0.2],
    depth: 0.72,
    shine: 0.55,
    strength: 1 - far * 0.5,
  });
}

/** Draws the tree of a day with mostly 'not great' check-ins: a willow with long hanging strands. */
export function drawWillow(press: StipplePainter, subject: DrawnSubject): void {
  const { x, y, tall, far, side, light, next } = subject;
  shadow(press, subject, tall * 0.24);
  const leaves = colorInLight(
    light,
    mixColors('#7ea58c', next() < 0.4 ? '#5f97a0' : '#b4c79c', between(next, 0, 0.75)),
    far,
  );
  const deep = colorInLight(light, '#2b5a4f', far);
  const half = tall * 0.03;
  const lean = between(next, -0.05, 0.05) * tall;
  press.form(
    smoothPath([
      [x - half * 2, y + 1],
      [x - half * 0.9, y - tall * 0.16],
      [x + lean - half * 0.9, y - tall * 0.6],
      [x + lean + half * 0.9, y - tall * 0.6],
      [x + half * 0.9, y - tall * 0.16],
      [x + half * 2, y + 1],
    ]),
    colorInLight(light, '#57493f', far),
    { from: [x + side * half * 2, y], to: [x - side * half * 2, y], depth: 0.8, shine: 0.2 },
  );
  // Boughs from back to front. Each is a rounded shoulder with hanging strands.
  for (const [dx, top, wide, least, most, dark] of [
    [0.02, 0.84, 0.3, 0.2, 0.34, 0.62],
    [-0.2, 0.72, 0.13, 0.1, 0.26, 0.38],
    [0.21, 0.7, 0.13, 0.09, 0.27, 0.32],
    [-0.09, 0.85, 0.16, 0.14, 0.36, 0.2],
    [0.11, 0.87, 0.16, 0.17, 0.4, 0.1],
    [0.01, 0.95, 0.13, 0.36, 0.54, 0],
  ] as const) {
    const middle = x + lean + (dx + between(next, -0.02, 0.02)) * tall;
    const crown = y - (top + between(next, -0.03, 0.03)) * tall;
    const reach = wide * tall;
    press.form(
      strands(next, { middle, crown, reach, foot: y, least: least * tall, most: most * tall }),
      mixColors(leaves, deep, dark),
      {
        from: [middle + side * reach, crown],
        to: [middle - side * reach * 0.8, crown + tall * 0.5],
        depth: 0.66,
        shine: 0.55,
        strength: 1 - far * 0.5,
      },
    );
  }
}

/** Returns the outline of a bough with a rounded top. Its strands end `least` to `most` px above the tree's foot. */
function strands(
  next: () => number,
  bough: { middle: number; crown: number; reach: number; foot: number; least: number; most: number },
): Path2D {
  const { middle, crown, reach, foot, least, most } = bough;
  const path = new Path2D();
  const shoulder = crown + reach * 0.9;
  path.moveTo(middle - reach, shoulder);
  path.bezierCurveTo(middle - reach, crown + reach * 0.2, middle - reach * 0.55, crown, middle, crown);
  path.bezierCurveTo(
    middle + reach * 0.55,
    crown,
    middle + reach,
    crown + reach * 0.2,
    middle + reach,
    shoulder,
  );
  const count = Math.max(4, Math.round(reach / 3.4));
  for (let strand = count; strand > 0; strand--) {
    const [right, left] = [strand, strand - 1].map((part) => middle - reach + (part / count) * reach * 2) as [
      number,
      number,
    ];
    const tip = foot - between(next, least, most);
    const notch = Math.max(shoulder, tip - (tip - shoulder) * between(next, 0.3, 0.62));
    const sway = ((left + right) / 2 - middle) * 0.1;
    path.bezierCurveTo(
      right + sway,
      tip - (tip - notch) * 0.3,
      (left + right) / 2 + sway + 0.6,
      tip,
      (left + right) / 2 + sway,
      tip,
    );
    path.bezierCurveTo(
      (left + right) / 2 + sway - 0.6,
      tip,
      left + sway,
      tip - (tip - notch) * 0.3,
      left,
      strand === 1 ? shoulder : notch,
    );
  }
  path.closePath();
  return path;
}

/** Draws the pebble of one completed session. */
export function drawStone(press: StipplePainter, subject: DrawnSubject): void {
  const { x, y, tall: wide, far, side, light, next } = subject;
  const high = wide * between(next, 0.5, 0.64);
  const size = wide * between(next, 0.42, 0.62);
  const at: CanvasPoint = [x, y - high * 0.3];
  const path = new Path2D();
  path.ellipse(x - side * size * 0.3, y + high * 0.1, size * 1.05, high * 0.32, 0, 0, Math.PI * 2);
  press.veil(path, colorInLight(light, '#17363a', far * 0.8), 0.34);
  const tones = ['#d8d6c6', '#b9c3bd', '#cbb9a8', '#a9b4b8', '#e2dccb'] as const;
  const tone = tones[Math.floor(next() * tones.length)] as string;
  const fill = mixColors(colorInLight(light, tone, far * 0.8), light.orb, light.stars * 0.3);
  press.form(heap(next, at[0], at[1], size, high * 0.52, 4), fill, {
    ...across(subject, at, size * 0.8, high * 0.5),
    depth: 0.55,
    shine: 0.6,
    strength: 0.75,
  });
}

/** Draws the place of today's tree before its first check-in: bare earth with two first leaves. */
export function drawSeedling(press: StipplePainter, subject: DrawnSubject): void {
  const { x, y, tall, far, side, light, next } = subject;
  const wide = tall * 0.15;
  const earth = mixColors(colorInLight(light, '#cdbb96', far * 0.7), light.orb, light.stars * 0.2);
  press.form(heap(next, x, y, wide, wide * 0.3, 7), earth, {
    ...across(subject, [x, y], wide * 0.8, wide * 0.25),
    depth: 0.5,
    shine: 0.7,
    strength: 0.8,
  });
  const leaf = mixColors(colorInLight(light, '#7fa06a', far * 0.6), light.orb, light.stars * 0.35);
  const [foot, tip] = [y - wide * 0.05, y - wide * 0.95];
  for (const turn of [-1, 1]) {
    const blade = polygonPath([
      [x, foot],
      [x + turn * wide * 0.2, foot - wide * 0.5],
      [x + turn * wide * 0.62, tip - wide * 0.05 * side * turn],
      [x + turn * wide * 0.3, foot - wide * 0.32],
    ]);
    press.form(blade, leaf, {
      ...across(subject, [x, foot - wide * 0.4], wide * 0.4, wide * 0.3),
      depth: 0.4,
    });
  }
}
