/** A seamless noise tile for the grain of scenes. Its texels are the same in every run. */
export const NOISE_TILE_SIDE = 256;

/** Returns a Mulberry32 generator of pseudo-random numbers in [0, 1). */
export function createRandomSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const white = (seed: number, count: number): Float32Array => {
  const next = createRandomSequence(seed);
  const values = new Float32Array(count);
  for (let index = 0; index < count; index++) values[index] = next();
  return values;
};

/** Returns smooth value noise with cells `cell` texels wide, 0-1. */
function smooth(seed: number, cell: number): Float32Array {
  const side = NOISE_TILE_SIDE / cell;
  const lattice = white(seed, side * side);
  const at = (x: number, y: number) => lattice[(y % side) * side + (x % side)] as number;
  const ease = (part: number) => part * part * (3 - 2 * part);
  // A plain loop, because a callback per texel would delay the first frame.
  const values = new Float32Array(NOISE_TILE_SIDE * NOISE_TILE_SIDE);
  for (let index = 0; index < values.length; index++) {
    const x = (index % NOISE_TILE_SIDE) / cell;
    const y = Math.floor(index / NOISE_TILE_SIDE) / cell;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    values[index] = upper * (1 - v) + lower * v;
  }
  return values;
}

/** Replaces each value with its rank, which spreads the values evenly over 0-1. */
export function rankValues(values: Float32Array): Float32Array {
  // A sort of integers is ten times faster than a sort with a comparator. The high bits of each key are the value's
  // bits, reordered so that negative values sort first. The low bits are the value's index.
  const bits = new Int32Array(values.buffer);
  const keys = new Float64Array(values.length);
  for (let index = 0; index < keys.length; index++) {
    const value = bits[index] as number;
    keys[index] = (value < 0 ? value ^ 0x7fffffff : value) * values.length + index;
  }
  keys.sort();
  const ranked = new Float32Array(values.length);
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place] as number;
    ranked[key - Math.floor(key / values.length) * values.length] = (place + 0.5) / values.length;
  }
  return ranked;
}

/** Returns grain like blue noise, in which neighboring texels differ. @param side side of the tile, texels */
export function createGrain(seed: number, side = NOISE_TILE_SIDE): Float32Array {
  let values = white(seed, side * side);
  for (let round = 0; round < 2; round++) {
    const before = values;
    const at = (x: number, y: number) => before[((y + side) % side) * side + ((x + side) % side)] as number;
    values = rankValues(
      before.map((value, index) => {
        const [x, y] = [index % side, Math.floor(index / side)];
        const straight = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
        const aslant = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
        return value - straight / 6 - aslant / 12;
      }),
    );
  }
  return values;
}

let made: Uint8Array | undefined;

/** Red is noise of a few px, green is wide swells, blue is grain. The first call takes longer than a frame. */
export const noiseTexels = (): Uint8Array => {
  made ??= makeTexels();
  return made;
};

function makeTexels(): Uint8Array {
  const [small, smaller] = [smooth(11, 8), smooth(12, 4)];
  const [wide, wider] = [smooth(13, 32), smooth(14, 64)];
  const grains = createGrain(15);
  const texels = new Uint8Array(NOISE_TILE_SIDE * NOISE_TILE_SIDE * 4);
  for (let index = 0; index < NOISE_TILE_SIDE * NOISE_TILE_SIDE; index++) {
    const unrest = 0.6 * (small[index] as number) + 0.4 * (smaller[index] as number);
    const swell = 0.4 * (wide[index] as number) + 0.6 * (wider[index] as number);
    texels[index * 4] = Math.round(unrest * 255);
    texels[index * 4 + 1] = Math.round(swell * 255);
    texels[index * 4 + 2] = Math.round((grains[index] as number) * 255);
    texels[index * 4 + 3] = 255;
  }
  return texels;
}
