/** What the browser says of words: how wide they are, and how large the person wants them. */
import type { Measure } from './words';

/** The faces in which words stand on bubbles, as in `src/ui/tokens.css`. */
const FACES = {
  serif: '"Literata Variable", Georgia, serif',
  sans: '"Figtree Variable", system-ui, sans-serif',
};

const fontOf = (size: number, isSerif: boolean): string =>
  `500 ${size}px ${isSerif ? FACES.serif : FACES.sans}`;

/** Measures on a canvas of its own. */
export function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, size, isSerif) => {
    if (!context) return text.length * size * 0.55;
    context.font = fontOf(size, isSerif);
    return context.measureText(text).width;
  };
}

/** Resolves when words can be measured as they will be shown; a face that does not come is measured by its stand-in. */
export const facesCome = (): Promise<unknown> =>
  Promise.allSettled([true, false].map((isSerif) => document.fonts.load(fontOf(16, isSerif))));

/** The person's text size; 1 is the browser's usual. */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
