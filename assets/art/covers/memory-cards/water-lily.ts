import { Path2D } from '@napi-rs/canvas';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { ellipse, leaf, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { ripples, water } from '../../kit/water';
import type { Card } from '../../memory-cards/card';

/** A floating leaf seen at a slant: an ellipse with a notch towards `gap` (radians) and fine veins. */
function pad(plate: Plate, x: number, y: number, rx: number, gap: number, color: string): void {
  const { ctx } = plate;
  const ry = rx * 0.52;
  const outline = (dx: number, dy: number): Path2D => {
    const path = new Path2D();
    path.moveTo(x + dx, y + dy);
    path.ellipse(x + dx, y + dy, rx, ry, 0, gap + 0.2, gap + Math.PI * 2 - 0.2);
    path.closePath();
    return path;
  };
  ctx.fillStyle = fade(shade(ink.deep, 0.4), 0.55);
  ctx.fill(outline(3, 8));
  const leafShape = outline(0, 0);
  form(plate, leafShape, { fill: color, light: mix(color, ink.lichen, 0.6), depth: 0.8 });
  within(plate, leafShape, () => {
    ctx.strokeStyle = fade(tint(ink.lichen, 0.1), 0.5);
    ctx.lineWidth = 1.1;
    for (let i = 1; i < 10; i++) {
      const turn = gap + (i / 10) * Math.PI * 2;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(turn) * rx * 0.9, y + Math.sin(turn) * ry * 0.9);
      ctx.stroke();
    }
  });
}

/** One ring of petals that lean outwards from `center`, back to front. */
function petals(
  plate: Plate,
  center: Point,
  count: number,
  from: number,
  to: number,
  length: number,
  color: string,
): void {
  const order = Array.from({ length: count }, (_, i) => i / (count - 1)).sort(
    (a, b) => Math.abs(b - 0.5) - Math.abs(a - 0.5),
  );
  for (const t of order) {
    const angle = from + (to - from) * t;
    const long = length * (0.84 + 0.16 * Math.abs(Math.sin(angle)));
    const petal = leaf(
      [center[0] + Math.cos(angle) * 14, center[1] + Math.sin(angle) * 5],
      angle,
      long,
      length * 0.34,
      0.5,
    );
    const tip: Point = [center[0] + Math.cos(angle) * long, center[1] + Math.sin(angle) * long];
    plate.ctx.fillStyle = color;
    plate.ctx.fill(petal);
    stippleAlong(
      plate,
      petal,
      mix(ink.dusk, ink.heather, 0.35),
      [center[0] + (tip[0] - center[0]) * 0.6, center[1] + (tip[1] - center[1]) * 0.6],
      center,
      0.8,
    );
    stippleAlong(
      plate,
      petal,
      lightest,
      [center[0] + (tip[0] - center[0]) * 0.45, center[1] + (tip[1] - center[1]) * 0.45],
      tip,
      0.7,
    );
    plate.ctx.strokeStyle = fade(mix(ink.dusk, ink.heather, 0.3), 0.4);
    plate.ctx.lineWidth = 1;
    plate.ctx.stroke(petal);
  }
}

/** Noon from above: one open water lily on its pads in deep water. */
export const waterLily: Card = {
  name: 'Water lily',
  seed: 97,
  light: [-0.5, -0.86],
  draw(plate) {
    water(plate, 0, 500, [
      mix(ink.tarn, ink.deep, 0.25),
      mix(ink.tarn, ink.deep, 0.55),
      mix(ink.deep, ink.night, 0.3),
    ]);
    glow(plate, [120, 60], 300, ink.tarn, 0.5);
    ripples(plate, 10, 490, mix(ink.ice, ink.tarn, 0.3), 34, 0.3);
    pad(plate, 92, 104, 66, 0.6, ink.fern);
    pad(plate, 322, 128, 52, 2.2, mix(ink.fern, ink.lichen, 0.2));
    pad(plate, 48, 414, 60, -0.5, mix(ink.fern, ink.spruce, 0.2));
    pad(plate, 330, 432, 74, 3.6, mix(ink.fern, ink.spruce, 0.1));
    pad(plate, 206, 322, 142, 1.2, mix(ink.fern, ink.spruce, 0.25));
    plate.ctx.fillStyle = fade(shade(ink.deep, 0.4), 0.5);
    plate.ctx.fill(ellipse(206, 322, 104, 34));
    const center: Point = [200, 300];
    const rose = tint(mix(ink.rose, ink.dusk, 0.25), 0.15);
    plate.ctx.fillStyle = mix(rose, ink.heather, 0.3);
    plate.ctx.fill(ellipse(200, 318, 46, 26));
    petals(plate, center, 11, -Math.PI - 0.2, 0.2, 142, mix(rose, ink.heather, 0.22));
    petals(plate, [200, 304], 9, -Math.PI + 0.12, -0.12, 122, rose);
    petals(plate, [200, 308], 7, -Math.PI + 0.5, -0.5, 98, tint(rose, 0.35));
    petals(plate, [200, 306], 5, Math.PI - 0.35, 0.35, 74, tint(rose, 0.18));
    const stamens = union(
      Array.from({ length: 9 }, (_, i) => leaf([200, 302], -Math.PI * (0.24 + i * 0.065), 44, 8, 0.7)),
    );
    form(plate, stamens, { fill: ink.pollen, shade: mix(ink.clay, ink.pollen, 0.4) });
    finish(plate);
  },
};
