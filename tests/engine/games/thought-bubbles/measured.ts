/** Measures words with the real typefaces, as the browser does. */
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { BubbleText, TextMeasure } from '../../../../engine/games/thought-bubbles/bubble-text';
import { bubblesOf } from '../../../../machines/games/thought-bubbles/selectors';
import type { Thought } from '../../../../machines/games/thought-bubbles/thoughts';

const FONTS = path.resolve(import.meta.dirname, '../../../../assets/fonts');
GlobalFonts.registerFromPath(path.join(FONTS, 'figtree-500-650.woff2'), 'Measured Sans');
GlobalFonts.registerFromPath(path.join(FONTS, 'literata-500.woff2'), 'Measured Serif');
const context = createCanvas(1, 1).getContext('2d');

export const measure: TextMeasure = (text, size, isSerif) => {
  context.font = `500 ${size}px "Measured ${isSerif ? 'Serif' : 'Sans'}"`;
  return context.measureText(text).width;
};

/** Returns the words of a round, in reading order. */
export const wordsOf = (thought: Thought): BubbleText[] =>
  bubblesOf(thought).map(({ id, text }) => ({ text, isSerif: id === 'thought' }));
