import { ink } from '../kit/ink';
import { mist as bank, wisps } from '../kit/mist';
import type { Picture } from '../picture';

/** A bank of mist with long wisps between the planes. The shader determines the color of the mist. */
export const mist: Picture = {
  file: 'guided-imagery/mist.avif',
  width: 1600,
  height: 300,
  scale: 0.3,
  seed: 31,
  light: [0, -1],
  dot: 0,
  quality: 60,
  limit: 2,
  draw: (plate) => {
    bank(plate, 165, 120, ink.snow, 0.62, 115);
    wisps(plate, 158, 50, ink.snow, 18, 0.5);
  },
};
