/** Measures text: its width, and the person's text size. */
import type { TextMeasure } from './bubble-text';

/** Fonts of the words on bubbles, the same as in `src/ui/tokens.css`. */
const FACES = {
  serif: '"Literata Variable", Georgia, serif',
  sans: '"Figtree Variable", system-ui, sans-serif',
};

const fontOf = (size: number, isSerif: boolean): string =>
  `500 ${size}px ${isSerif ? FACES.serif : FACES.sans}`;

export function createTextMeasure(): TextMeasure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, size, isSerif) => {
    if (!context) return text.length * size * 0.55;
    context.font = fontOf(size, isSerif);
    return context.measureText(text).width;
  };
}

/** Resolves when the fonts have loaded or failed. The measure of a failed font is that of its fallback. */
export const waitForFonts = (): Promise<unknown> =>
  Promise.allSettled([true, false].map((isSerif) => document.fonts.load(fontOf(16, isSerif))));

export const readTextScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
