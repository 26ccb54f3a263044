import type { Picture } from '../picture';
import { mark, markSide } from './mark';

/** Supersampling factor. Averaging gives the smallest icon smooth edges. */
const finer = 4;

const square = (name: string, pixels: number, draw: Picture['draw']): Picture => ({
  file: `icons/${name}.png`,
  width: markSide,
  height: markSide,
  scale: (pixels * finer) / markSide,
  outputWidth: pixels,
  seed: 1,
  light: [0.6, -0.8],
  quality: 100,
  limit: 24,
  draw,
});

/** Returns the round logo on a transparent background, for tabs and lists. */
const round = (name: string, pixels: number): Picture => square(name, pixels, (plate) => mark(plate));

/**
 * Returns the logo's shapes on a full spruce square, for systems that apply their own mask. At a size of 0.88 the
 * shapes stay inside the 80 % circle that every mask shows.
 * @param size scale of the shapes, 0-1
 */
const full = (name: string, pixels: number, size: number): Picture =>
  square(name, pixels, (plate) => {
    const { ctx } = plate;
    ctx.fillStyle = '#27614F';
    ctx.fillRect(0, 0, markSide, markSide);
    ctx.translate(markSide / 2, markSide / 2);
    ctx.scale(size, size);
    ctx.translate(-markSide / 2, -markSide / 2);
    mark(plate, { ground: false });
  });

/** Icons in the sizes for browsers and home screens. */
export const icons: readonly Picture[] = [
  round('favicon-32', 32),
  round('icon-192', 192),
  round('icon-512', 512),
  full('maskable-192', 192, 0.88),
  full('maskable-512', 512, 0.88),
  full('apple-touch-icon', 180, 0.94),
];
