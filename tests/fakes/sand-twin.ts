/** The field of `rake.frag.glsl` computed in JavaScript, for comparison with the GPU. Lengths are in CSS px. */

import { FLOATS_PER_VERTEX, type TriangleStrip, VERTEX_KIND } from '../../engine/games/zen-garden/ribbon';
import type { Stone } from '../../engine/games/zen-garden/stones';
import { NOISE_TILE_SIDE } from '../../engine/paint/noise-tile';

const PITCH = 13;
const LINE = 8;
const BERM = 7;
const DEPTH = 2.5;
const CREST = (DEPTH * (PITCH - LINE)) / LINE;
const END = 28;
const STAGGER = 4;
/** Index of the stroke's kind in the numbers of a vertex. */
const KIND_AT = 6;
const FREE = 6;
const COMB = 0.35;
const LEVEL = 128;
const SLOPE = 0.3125 * 255;
const HEIGHT = 0.0833 * 255;

/** Returns the field of level sand, without strokes and without rings around the stones. */
export const levelField = ({ width, height }: { readonly width: number; readonly height: number }) =>
  new Float64Array(width * height * 3).fill(LEVEL);

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
const smoothstep = (from: number, to: number, value: number) => {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
};

type Noise = (x: number, y: number) => readonly [number, number, number];

/**
 * Returns a function that samples a repeating tile bilinearly, like the GPU. Coordinates from 0 to 1 span the tile.
 */
const sampler =
  (texels: Uint8Array): Noise =>
  (u, v) => {
    const [x, y] = [u * NOISE_TILE_SIDE - 0.5, v * NOISE_TILE_SIDE - 0.5];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const at = (column: number, row: number, channel: number) =>
      (texels[
        ((((row % NOISE_TILE_SIDE) + NOISE_TILE_SIDE) % NOISE_TILE_SIDE) * NOISE_TILE_SIDE +
          (((column % NOISE_TILE_SIDE) + NOISE_TILE_SIDE) % NOISE_TILE_SIDE)) *
          4 +
          channel
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

function berm(beyond: number): readonly [height: number, rise: number, cover: number] {
  const part = clamp(beyond / BERM);
  return [
    CREST * (0.5 + 0.5 * Math.cos(Math.PI * part)),
    ((-CREST * 0.5 * Math.PI) / BERM) * Math.sin(Math.PI * part),
    1 - smoothstep(0.5, 1, part),
  ];
}

const modulo = (value: number, by: number) => value - by * Math.floor(value / by);

const noisesAt = (x: number, y: number, noise: Noise) =>
  [noise(x / 256, y / 256), noise(x / 97 + 0.37, y / 97 + 0.37)] as const;

/** Returns slope (px per px) and height (px) of the shallow lines in smooth sand. */
function combed(
  [px, py]: readonly [number, number],
  noise: Noise,
): readonly [slopeX: number, slopeY: number, height: number] {
  const [fine, crumb] = noisesAt(px, py, noise);
  const stray = fine[0] * 2.6 + crumb[0] * 1.3;
  const wander = (noise(px / 1900, py / 700)[1] + 0.5) * 40;
  const depth = COMB * (1 + noise(px / 1300 + 0.29, py / 420 + 0.29)[1]);
  const [height, rise] = groove(modulo(py + wander + stray, PITCH) - PITCH / 2).map(
    (value) => value * depth,
  ) as [number, number];
  const loose = 0.3 * (0.5 + Math.abs(rise));
  return [(fine[2] + crumb[0]) * loose, (crumb[2] + fine[0]) * loose + rise, height];
}

/** Returns slope (px per px) and height (px) of smooth sand with its lines, and its rings around the stones. */
function smoothSand(
  [px, py]: readonly [number, number],
  noise: Noise,
  stones: readonly Stone[],
): readonly [slopeX: number, slopeY: number, height: number] {
  const sand: [number, number, number] = [0, 0, 0];
  const below = combed([px, py], noise);
  const near = stones.filter(({ x, y, radius }) => Math.hypot(px - x, py - y) < radius * 4);
  if (near.length === 0) return below;
  const [fine, crumb] = noisesAt(px, py, noise);
  const stray = fine[0] * 2.6 + crumb[0] * 1.3;
  let covered = 0;
  for (const stone of near) {
    const [dx, dy] = [px - stone.x, py - stone.y];
    const distance = Math.hypot(dx, dy);
    const across = distance - stone.radius - FREE + stray;
    const wide = Math.floor(stone.radius / 6) * PITCH;
    if (across < -BERM || across > wide + BERM) continue;
    let [height, rise, cover] = [...groove(modulo(across, PITCH) - PITCH / 2), 1];
    if (across > wide) [height, rise, cover] = berm(across - wide);
    if (across < 0) {
      [height, rise, cover] = berm(-across);
      rise = -rise;
    }
    const flat = 1 + (COMB - 1) * smoothstep(wide - PITCH, wide, across);
    height *= flat;
    rise *= flat;
    const loose = 0.3 * (0.6 + Math.min(Math.abs(rise), 1));
    const ring = [
      (dx / Math.max(distance, 0.001)) * rise + (fine[2] + crumb[0]) * loose,
      (dy / Math.max(distance, 0.001)) * rise + (crumb[2] + fine[0]) * loose,
      height,
    ] as const;
    for (const [part, value] of ring.entries())
      sand[part] = (sand[part] as number) * (1 - cover) + value * cover;
    covered = covered * (1 - cover) + cover;
  }
  const [x, y, height] = sand.map((value, part) => value + (below[part] as number) * (1 - covered));
  return [x as number, y as number, height as number];
}

/** Fields of smooth sand by size. Most tests need the same field many times. */
const smoothFields = new Map<string, Float64Array>();

/** Returns smooth sand as a field; see {@link twinField}. */
function smoothField(
  noise: Noise,
  stones: readonly Stone[],
  size: { readonly width: number; readonly height: number },
): Float64Array {
  const name = `${size.width} x ${size.height}`;
  const known = smoothFields.get(name);
  if (known) return known;
  const field = levelField(size);
  for (let at = 0; at < field.length; at += 3) {
    const pixel = at / 3;
    const place = [(pixel % size.width) + 0.5, Math.floor(pixel / size.width) + 0.5] as const;
    const [slopeX, slopeY, height] = smoothSand(place, noise, stones);
    for (const [part, value] of [slopeX * SLOPE, slopeY * SLOPE, height * HEIGHT].entries())
      field[at + part] = Math.round(clamp(LEVEL + value, 0, 255));
  }
  smoothFields.set(name, field);
  return field;
}

/** Returns the output of one fragment (0-255 each) and its coverage; undefined when the fragment writes nothing. */
function fragment(
  [x, y, a, b, c, depth, kind, half, end, middle = 0]: readonly number[],
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
  const [fine, crumb] = noisesAt(px, py, noise);
  const stray = fine[0] * 2.6 + crumb[0] * 1.3;
  const isRibbon = kind === VERTEX_KIND.ribbon;
  const radius = Math.hypot(sa, sb);
  if (!isRibbon && radius < sc) return undefined;
  const across = (isRibbon ? sa : radius) + stray;
  const [nx, ny] = isRibbon ? [sb, sc] : [sa / Math.max(radius, 0.001), sb / Math.max(radius, 0.001)];
  const side = isRibbon ? Math.sign(across - middle) : 1;
  const beyond = (isRibbon ? Math.abs(across - middle) : across) - edge;
  const crest = isRibbon ? PITCH / 2 : 0;
  let [height, rise] = beyond < 0 ? groove(modulo(across - crest, PITCH) - PITCH / 2) : [0, 0];
  if (beyond < 0 && isRibbon) {
    const cutOff = smoothstep(0, 4, -side * middle) * smoothstep(-6, 0, beyond);
    height += (CREST - height) * cutOff;
    rise *= 1 - cutOff;
  }
  let cover = 1;
  if (beyond >= 0) {
    [height, rise, cover] = berm(beyond);
    rise *= side;
  }
  let [slopeX, slopeY] = [nx * rise, ny * rise];
  const along = Math.abs(end ?? 0);
  if (along > 0) {
    const tooth = Math.floor((across - crest) / PITCH);
    const uneven = STAGGER * Math.sin(tooth * 2.4) + crumb[0] * 3;
    const part = clamp((along + uneven * Math.min(along / 8, 1)) / (END - STAGGER));
    const lift = part * (1.5 - 0.5 * part);
    const isCut = height <= 0 && height + DEPTH * lift <= 0 ? 1 : 0;
    const push = (Math.sign(end ?? 0) * isCut * (1.5 - part) * DEPTH) / END;
    const left =
      height >= 0 ? ((1 - lift) * height) / (height + lift + 0.001) : Math.max(isCut, 1 - 3 * lift);
    slopeX = slopeX * left + ny * push;
    slopeY = slopeY * left - nx * push;
    height = height < 0 ? Math.min(height + DEPTH * lift, 0) : height * (1 - lift);
    cover *= 1 - smoothstep(0.7, 1, part);
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
 * Returns slope x, slope y and height (0-255) per pixel, row by row, after a strip was drawn into level sand.
 *
 * @param field field to draw into instead of level sand
 */
export function twinField(
  strip: TriangleStrip,
  texels: Uint8Array,
  stones: readonly Stone[],
  { width, height }: { readonly width: number; readonly height: number },
  field = levelField({ width, height }),
): Float64Array {
  const noise = sampler(texels);
  const data = strip.data;
  const vertex = (index: number) => data.subarray(index * FLOATS_PER_VERTEX, (index + 1) * FLOATS_PER_VERTEX);
  for (let index = 0; index + 2 < data.length / FLOATS_PER_VERTEX; index++) {
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
    const smooth =
      one[KIND_AT] === VERTEX_KIND.smooth ? smoothField(noise, stones, { width, height }) : undefined;
    const from = (low: number, high: number) => [Math.max(0, Math.floor(low)), Math.ceil(high)] as const;
    const [left, right] = from(Math.min(ax, bx, cx), Math.min(width, Math.max(ax, bx, cx)));
    const [top, bottom] = from(Math.min(ay, by, cy), Math.min(height, Math.max(ay, by, cy)));
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const w1 = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
        const w2 = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
        const w0 = 1 - w1 - w2;
        // A pixel on a shared edge belongs to one of the two triangles. Both give the same result.
        if (w0 < 0 || w1 <= 0 || w2 <= 0) continue;
        if (smooth) {
          for (let at = (y * width + x) * 3, end = at + 3; at < end; at++) field[at] = smooth[at] as number;
          continue;
        }
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
