import { Path2D } from '@napi-rs/canvas';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { ellipse, leaf, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { ripples, water } from '../../kit/water';
import type { Card } from '../card';
import { petal, petalShape } from './parts';

const plum = mix(ink.dusk, ink.heather, 0.4);

/**
 * Paints a floating leaf in perspective, as an ellipse with fine veins and a notch.
 * @param gap direction of the notch, rad
 */
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
  const floating = outline(0, 0);
  form(plate, floating, { fill: color, light: mix(color, ink.lichen, 0.6), depth: 0.8 });
  within(plate, floating, () => {
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

/** Paints a fan of petals above (200, y). The outermost are painted first. */
function fan(plate: Plate, y: number, count: number, open: number, length: number, color: string): void {
  const order = Array.from({ length: count }, (_, i) => (i / (count - 1)) * 2 - 1).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  for (const t of order) {
    const angle = -Math.PI / 2 + t * open;
    const long = length * (0.86 + 0.14 * Math.cos(t * open));
    const [x, tip] = [
      200 + t * 30,
      [200 + t * 30 + Math.cos(angle) * long, y + Math.sin(angle) * long] as const,
    ];
    petal(plate, petalShape([x, y], angle, long, length * 0.36, 'pointed'), [x, y], tip, {
      fill: color,
      heart: plum,
      tip: lightest,
    });
  }
}

/** An hour before noon on a pond: an open water lily on its pads, rose on dark teal. */
export const waterLily: Card = {
  name: 'Water lily',
  seed: 97,
  light: [-0.5, -0.86],
  draw(plate) {
    water(plate, 0, 500, [
      mix(ink.tarn, ink.deep, 0.3),
      mix(ink.tarn, ink.deep, 0.6),
      mix(ink.deep, ink.night, 0.35),
    ]);
    glow(plate, [120, 60], 300, ink.tarn, 0.5);
    ripples(plate, 10, 490, mix(ink.ice, ink.tarn, 0.3), 40, 0.3);
    pad(plate, 86, 100, 70, 0.6, ink.fern);
    pad(plate, 330, 112, 56, 2.2, mix(ink.fern, ink.lichen, 0.2));
    pad(plate, 40, 424, 66, -0.5, mix(ink.fern, ink.spruce, 0.2));
    pad(plate, 336, 444, 78, 3.6, mix(ink.fern, ink.spruce, 0.1));
    pad(plate, 204, 344, 158, 0.5, mix(ink.fern, ink.spruce, 0.25));
    plate.ctx.fillStyle = fade(shade(ink.deep, 0.4), 0.5);
    plate.ctx.fill(ellipse(208, 350, 118, 34));
    const rose = tint(mix(ink.rose, ink.dusk, 0.25), 0.15);
    fan(plate, 330, 11, 1.62, 162, mix(rose, ink.heather, 0.2));
    fan(plate, 338, 9, 1.5, 146, rose);
    fan(plate, 344, 8, 1.34, 122, tint(rose, 0.3));
    const stamens = union(
      Array.from({ length: 11 }, (_, i) =>
        leaf([200 + (i - 5) * 3, 344], -Math.PI * (0.2 + i * 0.06), 70, 10, 0.75),
      ),
    );
    form(plate, stamens, { fill: ink.pollen, shade: mix(ink.clay, ink.pollen, 0.4) });
    fan(plate, 354, 7, 1.52, 92, tint(rose, 0.12));
    fan(plate, 364, 9, 1.54, 60, tint(rose, 0.4));
    finish(plate);
  },
};
