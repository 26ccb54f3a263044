/** The symbols of the five senses: eye, hand, ear, nose, mouth. */

/** SVG paths in a square of 24 units, drawn with round lines 2 units wide, in the order of the steps. */
export const SENSE_SYMBOL_PATHS: readonly string[] = [
  'M1.6 12C4 7.4 7.7 5.2 12 5.2s8 2.2 10.4 6.8C20 16.6 16.3 18.8 12 18.8S4 16.6 1.6 12zM15.2 12a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 1 1 6.4 0',
  'M7 13V6.5a1.5 1.5 0 0 1 3 0V11M10 11V4.5a1.5 1.5 0 0 1 3 0V11M13 11V5.5a1.5 1.5 0 0 1 3 0V12M16 12V8.5a1.5 1.5 0 0 1 3 0V15c0 4-2.6 6.5-6.2 6.5-3 0-4.6-1.2-6-3.4L3.9 14a1.5 1.5 0 0 1 2.4-1.8L7 13',
  'M6.3 9.8a5.8 5.8 0 0 1 11.6 0c0 3.2-2.2 4.4-3.4 6-1 1.3-.8 2.6-1.8 3.9-1.2 1.5-3.7 1.5-4.9-.2M9.5 10.2c0-3.3 5.2-3.3 5.2 0 0 1.7-2.3 1.9-2.3 3.8',
  'M8.5 2.5c.3 4.5 1.5 6.5 4.8 10.2 2.3 2.6 4 4.3 3.3 6.1-.6 1.6-2.5 2-4.8 1.7M11.8 20.5c-1.3 1.3-4.6.9-5.3-1.5-.5-1.9.7-3.6 2.5-3.9',
  'M1.8 12.4C4.6 8.5 7.2 6.4 9 6.4c1.3 0 2.1.7 3 1.5.9-.8 1.7-1.5 3-1.5 1.8 0 4.4 2.1 7.2 6-2.7 3.7-6 5.6-10.2 5.6s-7.5-1.9-10.2-5.6zM1.8 12.4c3.6.5 5.2-.7 7.2-.7 1.2 0 1.8.8 3 .8s1.8-.8 3-.8c2 0 3.6 1.2 7.2.7',
];

/** Side of one symbol in the atlas, device px: its size on the largest stone at the highest resolution. */
const SIDE = 192;

/** @throws when the browser provides no 2D canvas */
export function paintSenseSymbols(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE * SENSE_SYMBOL_PATHS.length;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no 2D canvas to paint the symbols on');
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = '#fff';
  pen.lineWidth = 2;
  pen.scale(SIDE / 24, SIDE / 24);
  for (const symbol of SENSE_SYMBOL_PATHS) {
    pen.stroke(new Path2D(symbol));
    pen.translate(24, 0);
  }
  return canvas;
}
