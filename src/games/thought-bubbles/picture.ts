/** A picture of the pairs on the game's sky, for the person to save or share. */
import evening from '../../../assets/images/thought-bubbles/evening.avif?url';
import night from '../../../assets/images/thought-bubbles/night.avif?url';
import type { Theme } from '../../services/theme';

export interface ThoughtAnswerPair {
  readonly thought: string;
  readonly answer: string;
}

/** Width of the picture, px. */
const WIDTH = 1080;
/** Distance of the cards from the edge, and of their words from a card's edge, px. */
const EDGE = 64;
const PADDING = 36;
/** Gap between two cards, px. */
const GAP = 28;
const LABEL = { font: '600 28px "Figtree Variable", system-ui, sans-serif', line: 42 };
const THOUGHT = { font: '500 38px "Literata Variable", Georgia, serif', line: 50 };
const ANSWER = { font: '600 42px "Figtree Variable", system-ui, sans-serif', line: 56 };

const LOOKS = {
  day: { sky: evening, card: '#fbfdfa', thought: '#466059', answer: '#17332d', label: '#27614f' },
  night: { sky: night, card: '#15282b', thought: '#a9bfb6', answer: '#e9f1ea', label: '#8ccfb0' },
} as const;

type Pen = CanvasRenderingContext2D;

/** @param width maximum length of a line, px */
function linesOf(pen: Pen, text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) as string;
    const longer = last === '' ? word : `${last} ${word}`;
    if (last === '' || pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @throws when the browser has no 2D canvas, or cannot load the sky */
export async function paintPairs(
  pairs: readonly ThoughtAnswerPair[],
  theme: Theme,
): Promise<HTMLCanvasElement> {
  const look = LOOKS[theme];
  const sky = new Image();
  sky.src = look.sky;
  await sky.decode();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no 2D canvas to paint the pairs on');
  const inside = WIDTH - 2 * (EDGE + PADDING);
  const cards = pairs.map(({ thought, answer }) => {
    const rows = [
      { ...LABEL, text: 'Then', ink: look.label },
      { ...THOUGHT, text: thought, ink: look.thought },
      { ...LABEL, text: 'Now', ink: look.label },
      { ...ANSWER, text: answer, ink: look.answer },
    ].flatMap(({ text, ...row }) => {
      pen.font = row.font;
      return linesOf(pen, text, inside).map((line) => ({ ...row, text: line }));
    });
    return { rows, height: rows.reduce((sum, { line }) => sum + line, 2 * PADDING) };
  });
  canvas.width = WIDTH;
  canvas.height = cards.reduce((sum, { height }) => sum + height + GAP, 2 * EDGE - GAP);
  const scale = Math.max(WIDTH / sky.width, canvas.height / sky.height);
  pen.drawImage(
    sky,
    (WIDTH - sky.width * scale) / 2,
    canvas.height - sky.height * scale,
    sky.width * scale,
    sky.height * scale,
  );
  pen.textBaseline = 'middle';
  let top = EDGE;
  for (const { rows, height } of cards) {
    pen.globalAlpha = 0.92;
    pen.fillStyle = look.card;
    pen.beginPath();
    pen.roundRect(EDGE, top, WIDTH - 2 * EDGE, height, 44);
    pen.fill();
    pen.globalAlpha = 1;
    let y = top + PADDING;
    for (const { text, font, line, ink } of rows) {
      pen.font = font;
      pen.fillStyle = ink;
      pen.fillText(text, EDGE + PADDING, y + line / 2, inside);
      y += line;
    }
    top += height + GAP;
  }
  return canvas;
}
