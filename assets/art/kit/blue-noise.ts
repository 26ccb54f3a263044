import { seeded } from './random';

/** Side of the seamless tile, px. */
export const tileSide = 512;

/** Returns one pass of a circular moving average. Three passes approximate a Gaussian. */
function blurAxis(source: Float32Array, radius: number, step: number, stride: number): Float32Array {
  const out = new Float32Array(source.length);
  const span = 2 * radius + 1;
  for (let line = 0; line < tileSide; line++) {
    const base = line * stride;
    const at = (i: number): number => source[base + (((i % tileSide) + tileSide) % tileSide) * step] ?? 0;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < tileSide; i++) {
      out[base + i * step] = sum / span;
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return out;
}

function blur(source: Float32Array, radius: number, passes: number): Float32Array {
  let field = source;
  for (let p = 0; p < passes; p++) {
    field = blurAxis(blurAxis(field, radius, 1, tileSide), radius, tileSide, 1);
  }
  return field;
}

/** Replaces every value with its rank, so that the values are evenly distributed over 0-1. */
function rank(field: Float32Array): Float32Array {
  const order = Uint32Array.from(field.keys()).sort((a, b) => (field[a] ?? 0) - (field[b] ?? 0));
  const out = new Float32Array(field.length);
  order.forEach((pixel, place) => {
    out[pixel] = (place + 0.5) / field.length;
  });
  return out;
}

/**
 * Returns the field after a 3 x 3 blur.
 * @param reach 0 leaves the pixels unchanged, 0.5 spreads each over its neighbors
 */
function soften(source: Float32Array, reach: number): Float32Array {
  let field = source;
  for (const step of [1, tileSide]) {
    const from = field;
    field = from.map((value, i) => {
      const place = Math.floor(i / step) % tileSide;
      const line = i - place * step;
      const before = from[line + ((place + tileSide - 1) % tileSide) * step] ?? 0;
      const after = from[line + ((place + 1) % tileSide) * step] ?? 0;
      return value + reach * (before + after);
    });
  }
  return field;
}

const tiles = new Map<number, Float32Array>();

/**
 * Returns uniformly distributed blue noise (0-1), which is white noise without its low frequencies. A threshold turns
 * it into evenly spaced dots.
 * @param dot size of a grain, px, 1 to 2
 */
export function blueNoise(dot: number): Float32Array {
  const known = tiles.get(dot);
  if (known) return known;
  const random = seeded(20_011);
  let field: Float32Array = Float32Array.from({ length: tileSide * tileSide }, () => random.next());
  for (let round = 0; round < 3; round++) {
    const coarse = blur(field, 1, 2);
    field = rank(field.map((value, i) => value - (coarse[i] ?? 0)));
  }
  if (dot > 1) field = rank(soften(field, (dot - 1) * 0.5));
  tiles.set(dot, field);
  return field;
}
