/**
 * Shapes of the six stones. They stand upright in sand that is seen from above, as on the game's cover. Lengths are in
 * radii of the footprint, with the origin at its center, right and down.
 */
import type { Point } from './stones';

export interface StoneShape {
  /** Corners of the silhouette; painting rounds them. */
  readonly outline: readonly Point[];
  /** Edges between the front and the side planes, from the top down. */
  readonly edges: { readonly left: readonly Point[]; readonly right: readonly Point[] };
  /** Index of the gray in a lighting. */
  readonly grey: 0 | 1 | 2;
  /** Share of the foot that is covered with moss, 0-1. */
  readonly moss: number;
  /** A fallen leaf: position and rotation, rad. */
  readonly leaf?: Point & { readonly turn: number };
}

/** `x y, x y, …` */
const points = (list: string): readonly Point[] =>
  list.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return { x, y };
  });

export const SHAPES: readonly StoneShape[] = [
  // Tall, slightly bent.
  {
    outline: points(
      '-0.92 0.3, -0.84 -0.42, -0.62 -1.12, -0.36 -1.64, 0.12 -1.72, 0.44 -1.3, 0.62 -0.66, 0.9 -0.12, 0.94 0.34, 0.62 0.56, -0.08 0.6, -0.68 0.54',
    ),
    edges: {
      left: points('-0.2 -2, -0.34 -1.2, -0.44 -0.5, -0.4 0.9'),
      right: points('-0.02 -2, 0.06 -1.4, 0.2 -0.6, 0.3 0.9'),
    },
    grey: 1,
    moss: 0.9,
  },
  // The largest: broad, with a shoulder.
  {
    outline: points(
      '-0.98 0.28, -0.96 -0.26, -0.82 -0.72, -0.66 -1.08, -0.32 -1.4, 0.1 -1.44, 0.34 -1.16, 0.5 -0.74, 0.86 -0.56, 1 -0.04, 0.96 0.36, 0.5 0.62, -0.2 0.64, -0.76 0.54',
    ),
    edges: {
      left: points('-0.3 -2, -0.36 -1.2, -0.56 -0.6, -0.52 0.9'),
      right: points('0.02 -2, 0.14 -1.2, 0.3 -0.6, 0.26 0.9'),
    },
    grey: 0,
    moss: 1,
    leaf: { x: -0.86, y: 1.02, turn: 0.5 },
  },
  // Low, leaning to the right.
  {
    outline: points(
      '-0.98 0.3, -0.88 -0.24, -0.46 -0.56, -0.04 -0.78, 0.38 -1.12, 0.74 -0.9, 0.96 -0.3, 1 0.24, 0.66 0.56, -0.1 0.62, -0.76 0.54',
    ),
    edges: {
      left: points('0.1 -2, -0.1 -0.7, -0.42 -0.2, -0.4 0.9'),
      right: points('0.5 -2, 0.36 -0.8, 0.4 -0.2, 0.32 0.9'),
    },
    grey: 2,
    moss: 0.95,
  },
  // A round stone.
  {
    outline: points(
      '-0.94 0.32, -0.92 -0.3, -0.56 -0.9, 0.04 -1.12, 0.6 -0.82, 0.94 -0.2, 0.92 0.36, 0.4 0.6, -0.44 0.6',
    ),
    edges: {
      left: points('-0.3 -2, -0.36 -0.7, -0.5 -0.1, -0.44 0.9'),
      right: points('0.3 -2, 0.26 -0.8, 0.38 -0.2, 0.3 0.9'),
    },
    grey: 0,
    moss: 0.5,
  },
  // Low, with a flat top.
  {
    outline: points(
      '-0.98 0.32, -0.94 -0.2, -0.7 -0.8, -0.2 -1.1, 0.36 -1.02, 0.8 -0.54, 0.98 0.02, 0.9 0.42, 0.3 0.62, -0.5 0.6',
    ),
    edges: {
      left: points('-0.4 -2, -0.42 -0.8, -0.56 -0.2, -0.5 0.9'),
      right: points('0.2 -2, 0.22 -0.8, 0.42 -0.3, 0.34 0.9'),
    },
    grey: 2,
    moss: 0.6,
  },
  // A peak.
  {
    outline: points(
      '-0.96 0.3, -0.92 -0.22, -0.6 -0.74, -0.18 -1.36, 0.22 -1.44, 0.5 -0.96, 0.84 -0.46, 0.98 0.08, 0.9 0.42, 0.34 0.62, -0.5 0.6',
    ),
    edges: {
      left: points('-0.06 -2, -0.1 -1.2, -0.4 -0.4, -0.42 0.9'),
      right: points('0.06 -2, 0.12 -1.2, 0.28 -0.5, 0.22 0.9'),
    },
    grey: 1,
    moss: 0.8,
  },
];
