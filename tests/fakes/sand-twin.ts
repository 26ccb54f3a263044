/** The field of `rake.frag.glsl` computed in JavaScript, for comparison with the GPU. Lengths in CSS px. */

import { KIND, type Strip, VERTEX } from '../../engine/games/zen-garden/ribbon';
import type { Stone } from '../../engine/games/zen-garden/stones';
import { TILE } from '../../engine/paint/noise-tile';

const PITCH = 13;
const LINE = 8;
const BERM = 7;
const DEPTH = 2.5;
const CREST = (DEPTH * (PITCH - LINE)) / LINE;
const LEVEL = 128;
const SLOPE = 0.3125 * 255;
const HEIGHT = 0.0833 * 255;

/** Returns the sand without strokes. */
export const levelField = ({ width, height }: { readonly width: number; readonly height: number }) =>
  new Float64Array(width * height * 3).fill(LEVEL);

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
const smoothstep = (from: number, to: number, value: number) => {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
};

type Noise = (x: number, y: number) => readonly [number, number, number];

/** Samples a repeating tile bilinearly, like the GPU; 1 is the whole tile. */
const sampler =
  (texels: Uint8Array): Noise =>
  (u, v) => {
    const [x, y] = [u * TILE - 0.5, v * TILE - 0.5];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const at = (column: number, row: number, channel: number) =>
      (texels[
        ((((row % TILE) + TILE) % TILE) * TILE + (((column % TILE) + TILE) % TILE)) * 4 + channel
      ] as number) / 255;
    const channel = (index: number) => {
      const upper = at(left, top, index) * (1 - x + left) + at(left + 1, top, index) * (x - left);
      const lower = at(left, top + 1, index) * (1 - x + left) + at(left + 1, top + 1, index) * (x - left);
      return upper * (1 - y + top) + lower * (y - top) - 0.5;
    };
    return [channel(0), channel(1), channel(2)];
  };

function groove(across: number): readonly [height: number, rise: number] {
  const away = Math.abs(across);
  if (away < LINE / 2) {
    const phase = (Math.PI * across) / LINE;
    return [-DEPTH * Math.cos(phase), ((DEPTH * Math.PI) / LINE) * Math.sin(phase)];
  }
  const phase = (Math.PI * (away - LINE / 2)) / (PITCH - LINE);
  return [
    CREST * Math.sin(phase),
    ((Math.sign(across) * CREST * Math.PI) / (PITCH - LINE)) * Math.cos(phase),
  ];
}

const modulo = (value: number, by: number) => value - by * Math.floor(value / by);

/** Returns the output of one fragment (0-255 each) and its coverage; undefined where it writes nothing. */
function fragment(
  [x, y, a, b, c, depth, kind, half, end]: readonly number[],
  noise: Noise,
  stones: readonly Stone[],
): { readonly value: readonly [number, number, number]; readonly cover: number } | undefined {
  const [px, py, sa, sb, sc, sd, edge] = [x, y, a, b, c, depth, half].map((value) => value ?? 0) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const fine = noise(px / 256, py / 256);
  const crumb = noise(px / 97 + 0.37, py / 97 + 0.37);
  const stray = fine[0] * 2.6 + crumb[0] * 1.3;
  const isRibbon = kind === KIND.ribbon;
  const radius = Math.hypot(sa, sb);
  if (!isRibbon && radius < sc) return undefined;
  const across = (isRibbon ? sa : radius) + stray;
  const [nx, ny] = isRibbon ? [sb, sc] : [sa / Math.max(radius, 0.001), sb / Math.max(radius, 0.001)];
  const beyond = (isRibbon ? Math.abs(across) : across) - edge;
  const crest = isRibbon ? edge : 0;
  let [height, rise] = beyond < 0 ? groove(modulo(across - crest, PITCH) - PITCH / 2) : [0, 0];
  let cover = 1;
  if (beyond >= 0) {
    const part = clamp(beyond / BERM);
    height = CREST * (0.5 + 0.5 * Math.cos(Math.PI * part));
    rise = ((-CREST * 0.5 * Math.PI) / BERM) * Math.sin(Math.PI * part) * Math.sign(across);
    cover = 1 - smoothstep(0.5, 1, part);
  }
  let [slopeX, slopeY] = [nx * rise, ny * rise];
  const along = Math.abs(end ?? 0);
  if (along > 0) {
    const tongue = beyond < 0 ? Math.cos((2 * Math.PI * (across - crest)) / PITCH) : 1;
    const reach = along + tongue * 1.6 + crumb[0] * 5;
    const left = 1 - smoothstep(0, 6.5, reach);
    const bank = (end ?? 0) > 0 ? 0.55 * Math.exp(-(((reach - 5) / 2.3) ** 2)) : 0;
    const push = Math.sign(end ?? 0) * bank * (5 - reach) * 0.38;
    slopeX = slopeX * left + ny * push;
    slopeY = slopeY * left - nx * push;
    height = height * left + bank;
    cover *= 1 - smoothstep(5.5, 9.5, reach);
  }
  const loose = 0.3 * (0.6 + Math.min(Math.abs(rise), 1));
  slopeX = (slopeX + (fine[2] + crumb[0]) * loose) * sd;
  slopeY = (slopeY + (crumb[2] + fine[0]) * loose) * sd;
  for (const stone of stones) {
    cover *= smoothstep(1.5, 6.5, Math.hypot(px - stone.x, py - stone.y) - stone.radius + stray);
  }
  return { value: [LEVEL + slopeX * SLOPE, LEVEL + slopeY * SLOPE, LEVEL + height * sd * HEIGHT], cover };
}

/**
 * Returns the slope x, slope y, height (0-255) per pixel, row by row, after a strip was drawn into level sand.
 *
 * @param field draws over this field instead
 */
export function twinField(
  strip: Strip,
  texels: Uint8Array,
  stones: readonly Stone[],
  { width, height }: { readonly width: number; readonly height: number },
  field = levelField({ width, height }),
): Float64Array {
  const noise = sampler(texels);
  const data = strip.data;
  const vertex = (index: number) => data.subarray(index * VERTEX, (index + 1) * VERTEX);
  for (let index = 0; index + 2 < data.length / VERTEX; index++) {
    const [one, two, three] = [vertex(index), vertex(index + 1), vertex(index + 2)];
    const [ax, ay, bx, by, cx, cy] = [one[0], one[1], two[0], two[1], three[0], three[1]] as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    const from = (low: number, high: number) => [Math.max(0, Math.floor(low)), Math.ceil(high)] as const;
    const [left, right] = from(Math.min(ax, bx, cx), Math.min(width, Math.max(ax, bx, cx)));
    const [top, bottom] = from(Math.min(ay, by, cy), Math.min(height, Math.max(ay, by, cy)));
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const w1 = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
        const w2 = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
        const w0 = 1 - w1 - w2;
        // A pixel on a shared edge belongs to one of two triangles. Both give the same result.
        if (w0 < 0 || w1 <= 0 || w2 <= 0) continue;
        const between = Array.from(
          one,
          (value, part) => value * w0 + (two[part] as number) * w1 + (three[part] as number) * w2,
        );
        const drawn = fragment(between, noise, stones);
        if (!drawn) continue;
        for (const [channel, value] of drawn.value.entries()) {
          const at = (y * width + x) * 3 + channel;
          const below = field[at] as number;
          field[at] = Math.round(clamp(value * drawn.cover + below * (1 - drawn.cover), 0, 255));
        }
      }
    }
  }
  return field;
}
