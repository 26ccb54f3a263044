/**
 * Paints a stone and its shadow: flat color, a stippled dark side, a stippled lit side, and moss around its foot.
 * Painted once per lighting; the garden only moves the pictures.
 */
import { grain, sequence, TILE } from '../../paint/noise-tile';
import type { Lighting } from './lightings';
import { SHAPES, type StoneShape } from './stone-shapes';
import type { Point } from './stones';

/** Side of a picture in radii of the stone, with room for its height and its shadow. */
export const PICTURE_SIZE = 5;

/** Distance from the center of the footprint to the front, where the shadow begins. */
const FOOT = 0.36;

type Pen = CanvasRenderingContext2D;

/** Creates a canvas as large as a picture, in units of the radius around its center. */
function sheet(side: number, radius: number): Pen {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as Pen;
  pen.setTransform(radius, 0, 0, radius, side / 2, side / 2);
  return pen;
}

/** Composites one canvas over another. */
function lay(pen: Pen, over: Pen, how: GlobalCompositeOperation = 'source-over'): void {
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = how;
  pen.drawImage(over.canvas, 0, 0);
  pen.restore();
}

let grains: Float32Array | undefined;

/** Turns partial coverage into dots, denser for higher coverage. */
function stipple(pen: Pen): Pen {
  grains ??= grain(77);
  const { width, height } = pen.canvas;
  const image = pen.getImageData(0, 0, width, height);
  for (let at = 3, pixel = 0; at < image.data.length; at += 4, pixel++) {
    const density = (image.data[at] as number) / 255;
    if (density === 0) continue;
    const threshold = grains[(Math.floor(pixel / width) % TILE) * TILE + ((pixel % width) % TILE)] as number;
    image.data[at] =
      255 * Math.min(1, Math.max(0, (density - threshold) / 0.35 + 0.5) * Math.min(1, density * 5));
  }
  pen.putImageData(image, 0, 0);
  return pen;
}

/** Returns a closed curve through corners (Catmull-Rom with higher tension), which rounds them slightly. */
function around(corners: readonly Point[]): Path2D {
  const path = new Path2D();
  const at = (index: number) => corners[(index + corners.length) % corners.length] as Point;
  const tension = 0.13;
  corners.forEach((corner, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    if (index === 0) path.moveTo(corner.x, corner.y);
    path.bezierCurveTo(
      ...([corner.x + (next.x - before.x) * tension, corner.y + (next.y - before.y) * tension] as const),
      ...([next.x - (after.x - corner.x) * tension, next.y - (after.y - corner.y) * tension] as const),
      ...([next.x, next.y] as const),
    );
  });
  return path;
}

/**
 * Returns the area on one side of an edge of the stone.
 * @param side -1 left, 1 right
 */
function beyond(edge: readonly Point[], side: number): Path2D {
  const path = new Path2D();
  for (const { x, y } of edge) path.lineTo(x, y);
  path.lineTo(side * 3, 3);
  path.lineTo(side * 3, -3);
  path.closePath();
  return path;
}

/** Returns a blade or leaf from its foot. @param turn rad, 0 to the right */
function blade({ x, y }: Point, turn: number, length: number, width: number): Path2D {
  const path = new Path2D();
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, aside: number) =>
    [x + (along * cos - aside * sin) * length, y + (along * sin + aside * cos) * length] as const;
  const wide = width / length;
  path.moveTo(x, y);
  path.quadraticCurveTo(...at(0.45, wide), ...at(1, 0));
  path.quadraticCurveTo(...at(0.45, -wide), x, y);
  return path;
}

const fade = (ink: string, part: number): string =>
  `${ink}${Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Returns a linear gradient of one color, from opacity `strong` to 0. */
function tone(pen: Pen, ink: string, strong: number, from: Point, to: Point): CanvasGradient {
  const gradient = pen.createLinearGradient(from.x, from.y, to.x, to.y);
  gradient.addColorStop(0, fade(ink, strong));
  gradient.addColorStop(1, fade(ink, 0));
  return gradient;
}

/** Inputs of painting. */
interface Task {
  readonly shape: StoneShape;
  readonly body: Path2D;
  readonly lighting: Lighting;
  /** The side in shade: -1 left, 1 right. */
  readonly away: 1 | -1;
  /** Top of the stone. */
  readonly top: number;
  readonly blank: () => Pen;
  readonly random: () => number;
}

/** Paints the shadow: the stone's outline, projected onto the sand away from the light. */
function paintShadow({ body, lighting: { light, shadow }, top, blank }: Task): Pen {
  const far = Math.hypot(light[0], light[1]);
  const [aside, down] = [(-light[0] / far) * shadow.length, (-light[1] / far) * shadow.length * 0.7];
  const laid = (strength: number, soft: number) => {
    const pen = blank();
    pen.fillStyle = tone(pen, shadow.ink, strength, { x: 0, y: FOOT }, { x: 0, y: top * soft });
    // Maps up to the direction away from the light; the foot keeps its place.
    pen.save();
    pen.transform(1, 0, -aside, -down, aside * FOOT, FOOT * (1 + down));
    pen.fill(body);
    pen.restore();
    return pen;
  };
  const pen = laid(shadow.strength, 1.7);
  lay(pen, stipple(laid(shadow.strength * 0.9, 1.05)));
  // Contact shadow.
  pen.fillStyle = fade(shadow.ink, shadow.strength * 0.55);
  pen.beginPath();
  pen.ellipse(0, FOOT + 0.08, 1.06, 0.5, 0, 0, 2 * Math.PI);
  pen.fill();
  return pen;
}

function paintBody({ shape, body, lighting: { stone }, away, top, blank, random }: Task): Pen {
  const { base, shade, light } = stone.greys[shape.grey] as Lighting['stone']['greys'][number];
  const pen = blank();
  pen.fillStyle = base;
  pen.fill(body);
  const [lit, dark] =
    away > 0 ? [shape.edges.left, shape.edges.right] : [shape.edges.right, shape.edges.left];
  // Flat planes first, then dots across all of them.
  const plane = blank();
  plane.fillStyle = fade(shade, 0.72);
  plane.fill(beyond(dark, away));
  plane.fillStyle = fade(light, 0.22);
  plane.fill(beyond(lit, -away));
  lay(pen, plane, 'source-atop');
  const dots = blank();
  dots.fillStyle = tone(dots, stone.deep, 0.95, { x: away * 0.95, y: 0.5 }, { x: -away * 0.2, y: -0.1 });
  dots.fill(beyond(dark, away));
  dots.fillStyle = tone(dots, stone.deep, 0.75, { x: away * 0.4, y: 0.75 }, { x: -away * 0.1, y: -0.1 });
  dots.fillRect(-3, -3, 6, 6);
  lay(pen, stipple(dots), 'source-atop');
  const bright = blank();
  bright.fillStyle = tone(bright, light, 0.85, { x: -away * 0.8, y: top + 0.1 }, { x: away * 0.05, y: 0.1 });
  bright.fillRect(-3, -3, 6, 6);
  // The plane that faces away gets no light.
  bright.globalCompositeOperation = 'destination-out';
  bright.fill(beyond(dark, away));
  lay(pen, stipple(bright), 'source-atop');
  // Lichen.
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = fade(light, 0.5);
  for (let count = 0; count < 11; count++) {
    const [x, y] = [(random() * 2 - 1) * 0.85, top * 0.9 + random() * (0.4 - top * 0.9)];
    pen.beginPath();
    pen.ellipse(x, y, 0.025 + random() * 0.04, 0.02 + random() * 0.025, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  return pen;
}

/** Paints the moss around the foot: blades, denser near the stone. */
function paintMoss({ shape, lighting: { stone }, away, blank, random }: Task): Pen {
  const pen = blank();
  // From back to front, beginning on the lit side.
  const angles = Array.from(
    { length: Math.round(110 * shape.moss) },
    () => Math.PI / 2 + away * Math.PI * (0.56 - random() * (0.5 + 0.6 * shape.moss)),
  ).sort((one, other) => Math.sin(one) - Math.sin(other));
  for (const angle of angles) {
    const out = 0.86 + random() * 0.2;
    const foot = { x: Math.cos(angle) * out, y: FOOT + 0.04 + Math.sin(angle) * 0.46 * out };
    pen.fillStyle = stone.moss[Math.floor(random() * stone.moss.length)] as string;
    pen.fill(blade(foot, -Math.PI / 2 + (random() - 0.5) * 2.2, 0.18 + random() * 0.2, 0.13));
  }
  const dots = blank();
  dots.fillStyle = tone(dots, stone.deep, 0.7, { x: away * 1.1, y: 0.8 }, { x: -away * 0.3, y: 0.4 });
  dots.fillRect(-3, -3, 6, 6);
  lay(pen, stipple(dots), 'source-atop');
  return pen;
}

function paintLeaf(pen: Pen, { shape: { leaf }, lighting: { stone, shadow, light } }: Task): void {
  if (!leaf) return;
  const { turn } = leaf;
  pen.fillStyle = fade(shadow.ink, shadow.strength * 0.7);
  pen.fill(blade({ x: leaf.x - light[0] * 0.1, y: leaf.y - light[1] * 0.1 }, turn, 0.56, 0.26));
  const path = blade(leaf, turn, 0.56, 0.26);
  pen.fillStyle = stone.leaf[0];
  pen.fill(path);
  pen.save();
  pen.clip(path);
  pen.fillStyle = stone.leaf[1];
  // Paints the lit half of the leaf.
  pen.fill(blade({ x: leaf.x + 0.02, y: leaf.y - 0.07 }, turn, 0.56, 0.2));
  pen.restore();
}

/**
 * Paints a stone.
 *
 * @param index 0-5
 * @param radius of the stone, device px
 * @returns a square picture, centered on the stone's footprint
 */
export function paintStone(index: number, radius: number, lighting: Lighting): HTMLCanvasElement {
  const shape = SHAPES[index] as StoneShape;
  const side = Math.ceil(radius * PICTURE_SIZE);
  const task: Task = {
    shape,
    body: around(shape.outline),
    lighting,
    away: lighting.light[0] < 0 ? 1 : -1,
    top: Math.min(...shape.outline.map(({ y }) => y)),
    blank: () => sheet(side, radius),
    random: sequence(31 + index),
  };
  const pen = paintShadow(task);
  lay(pen, paintBody(task));
  lay(pen, paintMoss(task));
  paintLeaf(pen, task);
  return pen.canvas;
}
