import type { Canvas } from '@napi-rs/canvas';
import { toOklab } from '../kit/ink';
import { shrink } from './shrink';

/** Smallest display size of a card during play, CSS px. Cards that differ at this size differ at every size. */
const smallest = { width: 48, height: 60 };

/** Minimum mean OKLab difference (×100) between two cards of a theme: in color, and in lightness alone. */
export const leastApart = { color: 8, lightness: 5 };

/** Differences between two pictures at the smallest size, ×100. */
export interface Apart {
  color: number;
  lightness: number;
}

function oklabPixels(picture: Canvas): Float64Array {
  const { width, height } = smallest;
  const { data } = shrink(picture, width, height).getContext('2d').getImageData(0, 0, width, height);
  const lab = new Float64Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    lab.set(toOklab(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0), i * 3);
  }
  return lab;
}

function apart(one: Float64Array, two: Float64Array): Apart {
  let [color, lightness] = [0, 0];
  const pixels = one.length / 3;
  for (let i = 0; i < one.length; i += 3) {
    const [l, a, b] = [0, 1, 2].map((c) => (one[i + c] ?? 0) - (two[i + c] ?? 0)) as [number, number, number];
    color += Math.hypot(l, a, b);
    lightness += Math.abs(l);
  }
  return { color: (color / pixels) * 100, lightness: (lightness / pixels) * 100 };
}

/** Names of two cards that players could confuse. */
export interface Pair {
  names: readonly [string, string];
  value: number;
}

/** Returns the two most similar pairs of a theme: by color and by lightness. */
export function closestPairs(cards: readonly { name: string; picture: Canvas }[]): Record<keyof Apart, Pair> {
  const pixels = cards.map(({ name, picture }) => ({ name, lab: oklabPixels(picture) }));
  const worst = {
    color: { names: ['', ''], value: Number.POSITIVE_INFINITY } as Pair,
    lightness: { names: ['', ''], value: Number.POSITIVE_INFINITY } as Pair,
  };
  pixels.forEach((one, i) => {
    for (const two of pixels.slice(i + 1)) {
      const far = apart(one.lab, two.lab);
      for (const kind of ['color', 'lightness'] as const) {
        if (far[kind] < worst[kind].value) worst[kind] = { names: [one.name, two.name], value: far[kind] };
      }
    }
  });
  return worst;
}
