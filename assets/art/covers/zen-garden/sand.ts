import { mix } from '../../kit/ink';
import type { Plate } from '../../kit/plate';
import { seeded } from '../../kit/random';

/**
 * Part of the sand that one stroke of the rake has passed. `across` is the distance from its first berm toward its last
 * one, `beyond` the distance past its nearer end. Lengths are in units.
 */
interface Mark {
  readonly teeth: number;
  at(x: number, y: number): readonly [across: number, beyond: number];
}

/** Units per px of the garden. All lengths in px have the same values in `engine/games/zen-garden/shaders`. */
const UNIT = 1.7;
const PITCH = 13 * UNIT;
const LINE = 8 * UNIT;
const BERM = 7 * UNIT;
const DEPTH = 2.5 * UNIT;
const CREST = (DEPTH * (PITCH - LINE)) / LINE;
const END = 28 * UNIT;
const STAGGER = 4 * UNIT;
/** Distance from a stone to the crest of its first ring. */
const FREE = 6 * UNIT;

/** Direction to the light: right, down, toward the viewer. Unit vector. */
const LIGHT = [-0.51, -0.65, 0.57] as const;

/** Colors of the sand from the deepest shadow to the brightest crest, as in `engine/games/zen-garden/lightings.ts`. */
const DAY = ['#785940', '#b19271', '#dfcfab', '#efe3c6', '#fcf5e2'];
const NIGHT = ['#12232b', '#314a55', '#5f7c85', '#8ba7ad', '#cfe2e0'];

/** Number of colors per step between two inks. */
const SHADES = 64;

/** Returns rings around a stone whose footprint has this radius, or an arc between two angles (rad). */
export const rings = (
  [x, y]: readonly [number, number],
  radius: number,
  teeth: number,
  [from, to]: readonly [number, number] = [0, Math.PI * 2],
): Mark => ({
  teeth,
  at(px, py) {
    const distance = Math.hypot(px - x, py - y);
    const turn = Math.atan2(py - y, px - x);
    const half = (to - from) / 2;
    const off = Math.abs(Math.atan2(Math.sin(turn - from - half), Math.cos(turn - from - half)));
    return [distance - radius - FREE, Math.max(0, (off - half) * distance)];
  },
});

/** Returns a straight stroke between two points. */
export const stroke = (
  [x, y]: readonly [number, number],
  [endX, endY]: readonly [number, number],
  teeth: number,
): Mark => {
  const length = Math.hypot(endX - x, endY - y);
  const [cos, sin] = [(endX - x) / length, (endY - y) / length];
  return {
    teeth,
    at(px, py) {
      const along = (px - x) * cos + (py - y) * sin;
      const across = (py - y) * cos - (px - x) * sin;
      return [across + (teeth * PITCH) / 2, Math.max(0, -along, along - length)];
    },
  };
};

/** Returns the height across one groove. 0 is its center, PITCH / 2 a crest. */
const groove = (across: number): number => {
  const away = Math.abs(across);
  return away < LINE / 2
    ? -DEPTH * Math.cos((Math.PI * across) / LINE)
    : CREST * Math.sin((Math.PI * (away - LINE / 2)) / (PITCH - LINE));
};

const smoothstep = (low: number, high: number, value: number): number => {
  const part = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return part * part * (3 - 2 * part);
};

const remainder = (value: number, step: number): number => value - Math.floor(value / step) * step;

/** Returns smooth noise in the plane, -1 to 1, with one period per unit. */
function roughness(seed: number): (x: number, y: number) => number {
  const random = seeded(seed);
  const side = 256;
  const knots = Float32Array.from({ length: side * side }, () => random.between(-1, 1));
  const knot = (x: number, y: number): number => knots[(y & (side - 1)) * side + (x & (side - 1))] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [smoothstep(0, 1, x - left), smoothstep(0, 1, y - top)];
    const upper = knot(left, top) * (1 - s) + knot(left + 1, top) * s;
    const lower = knot(left, top + 1) * (1 - s) + knot(left + 1, top + 1) * s;
    return upper * (1 - t) + lower * t;
  };
}

/** Returns height and coverage of a mark. Each tooth leaves the sand at a different point, and its groove narrows. */
function profile(across: number, beyond: number, teeth: number): readonly [height: number, cover: number] {
  const wide = teeth * PITCH;
  const outside = Math.max(-across, across - wide);
  if (outside > BERM || beyond > END) return [0, 0];
  let height = groove(remainder(across, PITCH) - PITCH / 2);
  let cover = 1;
  if (outside > 0) {
    height = CREST * (0.5 + 0.5 * Math.cos((Math.PI * outside) / BERM));
    cover = 1 - smoothstep(0.5, 1, outside / BERM);
  }
  if (beyond > 0) {
    const uneven = STAGGER * Math.sin((across / PITCH) * 2.4) * Math.min(beyond / (8 * UNIT), 1);
    const part = Math.min(1, Math.max(0, (beyond + uneven) / (END - STAGGER)));
    const lift = part * (1.5 - 0.5 * part);
    height = height < 0 ? Math.min(height + DEPTH * lift, 0) : height * (1 - lift);
    cover *= 1 - smoothstep(0.7, 1, part);
  }
  return [height, cover];
}

/** Returns the colors from the deepest shadow to the brightest crest, `SHADES` per step. */
const shades = (inks: readonly string[]): readonly (readonly [number, number, number])[] =>
  Array.from({ length: (inks.length - 1) * SHADES + 1 }, (_, i) => {
    const step = Math.min(inks.length - 2, Math.floor(i / SHADES));
    const color = mix(inks[step] ?? '', inks[step + 1] ?? '', i / SHADES - step);
    const byte = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
    return [byte(1), byte(3), byte(5)] as const;
  });

/**
 * Paints raked sand from above, lit as in the game: straight lines, and the marks over them. Later marks lie over
 * earlier ones.
 */
export function sand(plate: Plate, seed: number, marks: readonly Mark[]): void {
  const { canvas, ctx, scale, moonlit } = plate;
  const { width, height: tall } = canvas;
  const noise = roughness(seed);
  const heights = new Float32Array(width * tall);
  for (let row = 0; row < tall; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / scale, row / scale];
      // Irregularity of a groove's edge. A tooth deviates by less than two px of the garden.
      const stray = noise(x / 12, y / 12) * 0.75 * UNIT;
      const wander = 9 * Math.sin(x / 150 + 0.6) + noise(x / 190, y / 60 + 90) * 6;
      let height =
        groove(remainder(y + wander + stray, PITCH) - PITCH / 2) * (0.8 + 0.2 * noise(x / 120, y / 40));
      for (const mark of marks) {
        const [across, beyond] = mark.at(x, y);
        const [mine, cover] = profile(across + stray, beyond, mark.teeth);
        height += (mine - height) * cover;
      }
      heights[row * width + column] = height;
    }
  }

  const at = (column: number, row: number): number =>
    heights[Math.min(tall - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? 0;
  const colors = shades(moonlit ? NIGHT : DAY);
  const image = ctx.createImageData(width, tall);
  const climb = LIGHT[2] / Math.hypot(LIGHT[0], LIGHT[1]);
  for (let row = 0; row < tall; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / scale, row / scale];
      const grain = noise(x / 1.6 + 20, y / 1.6);
      const slopeX = ((at(column + 1, row) - at(column - 1, row)) * scale) / 2 + grain * 0.04;
      const slopeY =
        ((at(column, row + 1) - at(column, row - 1)) * scale) / 2 + noise(x / 1.6, y / 1.6 + 70) * 0.04;
      const height = at(column, row);
      let lit = (LIGHT[2] - slopeX * LIGHT[0] - slopeY * LIGHT[1]) / Math.hypot(slopeX, slopeY, 1) / LIGHT[2];
      // A crest toward the light casts a shadow on the sand behind it.
      let shadow = 0;
      for (let tap = 1; tap <= 3; tap++) {
        const reach = tap * 2.2 * UNIT;
        const above = at(Math.round(column - 0.62 * reach * scale), Math.round(row - 0.79 * reach * scale));
        shadow = Math.max(shadow, (above - height - reach * climb) / UNIT);
      }
      lit -= smoothstep(0, 1.4, shadow) * 0.22;
      const rise = height / UNIT;
      lit += Math.min(rise, 0) * Math.abs(rise) * 0.16 + Math.max(rise, 0) * 0.16;
      const brightness = 2 + (lit - 1) * (lit < 1 ? 1.02 : 0.8) + noise(x / 210, y / 150 + 30) * 0.2;
      const color = colors[Math.round(Math.min(4, Math.max(0, brightness)) * SHADES)] ?? [0, 0, 0];
      image.data.set([...color, 255], (row * width + column) * 4);
    }
  }
  ctx.putImageData(image, 0, 0);
}
