import { createCanvas, Path2D } from '@napi-rs/canvas';
import { fade, lightest } from './ink';
import { together } from './moonlight';
import { down, type Plate, within } from './plate';

/** Adds one ripple, which is a flat lens of `long` x `thick` units. */
function addRipple(path: Path2D, x: number, y: number, long: number, thick: number): void {
  path.moveTo(x - long / 2, y);
  path.quadraticCurveTo(x, y - thick, x + long / 2, y);
  path.quadraticCurveTo(x, y + thick * 0.7, x - long / 2, y);
}

/** Paints water between `top` and `bottom` (units) in one gradient. */
export function water(plate: Plate, top: number, bottom: number, colors: readonly string[]): void {
  plate.ctx.fillStyle = down(plate, top, bottom, colors);
  plate.ctx.fillRect(0, top, plate.width, bottom - top);
}

/** Paints ripples. They are longer and sparser toward the viewer. */
export function ripples(
  plate: Plate,
  top: number,
  bottom: number,
  color: string,
  count: number,
  opacity = 0.5,
): void {
  const { random, width, ctx } = plate;
  const path = new Path2D();
  for (let i = 0; i < count; i++) {
    const near = random.next() ** 1.3;
    const y = top + 2 + (bottom - top - 4) * near;
    addRipple(
      path,
      random.between(0, width),
      y,
      (6 + 38 * near) * random.between(0.5, 1.3),
      0.5 + 1.1 * near,
    );
  }
  ctx.fillStyle = fade(color, opacity);
  ctx.fill(path);
}

/**
 * Paints the reflection of a sun or moon at `x` as dashes. Their half width grows from `far` at the top to `near` at
 * the bottom, units.
 */
export function glitter(
  plate: Plate,
  x: number,
  top: number,
  bottom: number,
  { color = lightest, far = 16, near = 44, opacity = 0.8, gap = 6 } = {},
): void {
  const { random, ctx } = plate;
  for (let y = top + 1; y < bottom; y += gap * (0.55 + ((y - top) / (bottom - top)) * 0.9)) {
    const t = (y - top) / (bottom - top);
    const half = (far + (near - far) * t) * random.between(0.35, 1);
    const path = new Path2D();
    const shift = random.between(-0.25, 0.25) * half;
    addRipple(path, x + shift, y, half * 2, 1.1 + t * 1.5);
    if (random.next() < 0.55)
      addRipple(path, x + random.side() * half * 1.35, y + gap * 0.4, half * 0.5, 0.9 + t);
    ctx.fillStyle = fade(color, opacity * (1 - t * 0.45));
    ctx.fill(path);
  }
}

/**
 * Mirrors everything above `line` (y in units) into the water below it. `squash` is the vertical scale. Rows near the
 * viewer are shifted sideways by up to `slip` units. `clear` is the opacity at the line, `deepest` at the bottom.
 * @param depth height of the reflection, units
 */
export function reflect(
  plate: Plate,
  line: number,
  depth: number,
  { squash = 1, slip = 2.2, clear = 0.75, deepest = 0.25 } = {},
): void {
  const { ctx, scale, random } = plate;
  const canvas = together(plate);
  const rows = Math.round(depth * scale);
  const copy = createCanvas(canvas.width, rows);
  const pen = copy.getContext('2d');
  const start = Math.round(line * scale);
  let phase = random.between(0, 6);
  for (let row = 0; row < rows; row++) {
    const t = row / rows;
    phase += 0.5 / (0.35 + t * 1.8);
    const source = start - 1 - Math.round(row / squash);
    if (source < 0) break;
    const offset = Math.sin(phase) * slip * scale * t ** 0.7;
    const wrapped = offset - Math.sign(offset) * canvas.width;
    for (const x of [wrapped, offset])
      pen.drawImage(canvas, 0, source, canvas.width, 1, x, row, canvas.width, 1);
  }
  pen.globalCompositeOperation = 'destination-in';
  const mask = pen.createLinearGradient(0, 0, 0, rows);
  mask.addColorStop(0, `rgba(0,0,0,${clear})`);
  mask.addColorStop(1, `rgba(0,0,0,${deepest})`);
  pen.fillStyle = mask;
  pen.fillRect(0, 0, copy.width, rows);
  within(plate, null, () => {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(copy, 0, start);
  });
}
