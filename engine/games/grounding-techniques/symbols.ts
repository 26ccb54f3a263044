/** Paints the atlas of the symbols of the five senses: mountain, sun, leaf, waves, flower. */

type Pen = CanvasRenderingContext2D;

/** Each function draws into a square from -1 to 1 on both axes. */
const SYMBOLS: readonly ((pen: Pen) => void)[] = [
  function mountain(pen) {
    pen.moveTo(-0.72, 0.6);
    pen.lineTo(-0.24, -0.62);
    pen.lineTo(0.1, -0.02);
    pen.lineTo(0.34, -0.34);
    pen.lineTo(0.74, 0.6);
    pen.closePath();
  },
  function sun(pen) {
    pen.arc(0, 0, 0.3, 0, Math.PI * 2);
    for (let ray = 0; ray < 8; ray++) {
      const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
      pen.moveTo(x * 0.56, y * 0.56);
      pen.lineTo(x * 0.76, y * 0.76);
    }
  },
  function leaf(pen) {
    pen.moveTo(0.62, -0.64);
    pen.bezierCurveTo(0.72, 0.16, 0.4, 0.56, -0.06, 0.5);
    pen.bezierCurveTo(-0.52, 0.44, -0.56, -0.06, -0.24, -0.28);
    pen.bezierCurveTo(0.06, -0.48, 0.4, -0.36, 0.62, -0.64);
    pen.moveTo(-0.66, 0.7);
    pen.bezierCurveTo(-0.44, 0.4, -0.1, 0.2, 0.2, 0.06);
  },
  function waves(pen) {
    for (const y of [-0.42, 0, 0.42]) {
      pen.moveTo(-0.72, y);
      for (let wave = 0; wave < 3; wave++) {
        const x = -0.72 + wave * 0.48;
        pen.bezierCurveTo(x + 0.1, y - 0.2, x + 0.16, y - 0.2, x + 0.24, y);
        pen.bezierCurveTo(x + 0.32, y + 0.2, x + 0.38, y + 0.2, x + 0.48, y);
      }
    }
  },
  function flower(pen) {
    pen.moveTo(0.14, -0.2);
    pen.arc(0, -0.2, 0.14, 0, Math.PI * 2);
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal * Math.PI * 2) / 5 - Math.PI / 2;
      const [x, y] = [Math.cos(angle) * 0.36, Math.sin(angle) * 0.36 - 0.2];
      pen.moveTo(x + 0.19, y);
      pen.arc(x, y, 0.19, 0, Math.PI * 2);
    }
    pen.moveTo(0, 0.32);
    pen.lineTo(0, 0.76);
    pen.moveTo(0, 0.74);
    pen.bezierCurveTo(0.08, 0.54, 0.24, 0.48, 0.4, 0.5);
  },
];

/** Side of one symbol, device px: its size on the largest stone at the highest resolution. */
const SIDE = 192;

/**
 * Paints the atlas.
 * @throws when the browser provides no 2D canvas
 */
export function paintSymbols(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE * SYMBOLS.length;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no 2D canvas to paint the symbols on');
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = '#fff';
  for (const [index, trace] of SYMBOLS.entries()) {
    pen.save();
    pen.translate((index + 0.5) * SIDE, SIDE / 2);
    pen.scale(SIDE * 0.46, SIDE * 0.46);
    pen.lineWidth = 0.16;
    pen.beginPath();
    trace(pen);
    pen.stroke();
    pen.restore();
  }
  return canvas;
}
