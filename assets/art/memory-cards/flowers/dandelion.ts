import { Path2D } from '@napi-rs/canvas';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade } from '../../kit/ink';
import { grass } from '../../kit/life';
import { ellipse, leaf } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky, stars } from '../../kit/sky';
import { form, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';
import { stem } from './parts';

const down = mix(ink.snow, ink.ice, 0.35);

/**
 * Paints a seed on its stalk with a parachute.
 * @param reach distance of the parachute from the seed
 * @param size width of the parachute, units
 */
function seed(
  plate: Plate,
  x: number,
  y: number,
  angle: number,
  reach: number,
  size: number,
  opacity: number,
): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.rotate(angle);
    ctx.strokeStyle = fade(down, opacity);
    ctx.lineWidth = 1.3;
    const rays = new Path2D();
    rays.moveTo(6, 0);
    rays.lineTo(reach, 0);
    for (let i = -5; i <= 5; i++) {
      const open = i * 0.26;
      rays.moveTo(reach, 0);
      rays.quadraticCurveTo(
        reach + Math.cos(open) * size * 0.6,
        Math.sin(open) * size * 0.4,
        reach + Math.cos(open) * size,
        Math.sin(open) * size,
      );
    }
    ctx.stroke(rays);
    ctx.fillStyle = fade(mix(ink.bark, ink.pollen, 0.3), 0.95);
    ctx.fill(leaf([0, 0], 0, 14, 5, 0.5));
    ctx.fillStyle = fade(lightest, opacity);
    for (let i = -5; i <= 5; i += 2)
      ctx.fill(ellipse(reach + Math.cos(i * 0.26) * size, Math.sin(i * 0.26) * size, 1.5));
  });
}

/** Midnight with a light wind: a dandelion clock loses its seeds, silver on blue. */
export const dandelion: Card = {
  name: 'Dandelion',
  seed: 359,
  light: [-0.5, -0.86],
  draw(plate) {
    const { ctx, random } = plate;
    const blue = mix(ink.night, ink.tarn, 0.28);
    sky(plate, [shade(ink.night, 0.15), blue, mix(blue, ink.heather, 0.35)], 470);
    stars(plate, 80, 420);
    const heart = [180, 204] as const;
    glow(plate, heart, 240, mix(ink.ice, ink.tarn, 0.3), 0.55);
    const globe = ellipse(...heart, 134);
    ctx.fillStyle = fade(mix(ink.ice, ink.tarn, 0.3), 0.2);
    ctx.fill(globe);
    stippleAround(plate, globe, mix(ink.ice, ink.tarn, 0.2), heart, 150, 0.5);
    const far = ridge(plate, { y: 428, swell: 16, wave: 150, octaves: 2 });
    layer(plate, far, { color: mix(blue, ink.heather, 0.18), dots: 0.5 });
    stem(plate, '182,220,5 190,320,5.5 202,420,6 204,520,7', mix(ink.spruce, ink.tarn, 0.35));
    for (const [count, reach, opacity] of [
      [16, 44, 0.4],
      [24, 72, 0.6],
      [34, 100, 0.9],
    ] as const)
      for (let i = 0; i < count; i++) {
        const angle = ((i + random.between(-0.35, 0.35)) / count) * Math.PI * 2 + reach;
        if (reach > 90 && angle % (Math.PI * 2) > 5.62 && random.next() < 0.75) continue;
        seed(plate, ...heart, angle, reach * random.between(0.88, 1.06), random.between(28, 36), opacity);
      }
    form(plate, ellipse(...heart, 20), {
      fill: mix(ink.bark, ink.fern, 0.4),
      light: mix(ink.lichen, ink.ice, 0.4),
      depth: 0.9,
    });
    ctx.fillStyle = fade(down, 0.8);
    for (let i = 0; i < 34; i++)
      ctx.fill(
        ellipse(
          heart[0] + Math.cos(i * 2.4) * Math.sqrt(i) * 3.1,
          heart[1] + Math.sin(i * 2.4) * Math.sqrt(i) * 3.1,
          1.2,
        ),
      );
    for (const [x, y, angle] of [
      [318, 150, -0.9],
      [352, 66, -1.1],
      [286, 60, -1.3],
      [372, 212, -0.7],
      [330, 258, -1],
    ] as const)
      seed(plate, x, y, angle, 30, 27, 0.95);
    const green = mix(ink.spruce, ink.night, 0.3);
    grass(plate, () => 506, [40, 96], mix(green, ink.tarn, 0.25), 8);
    grass(plate, () => 504, [20, 58], shade(green, 0.35), 4);
    finish(plate);
  },
};
