import { heapCloud } from '../../kit/cloud';
import { finish } from '../../kit/finish';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { birds } from '../../kit/life';
import { blob, limb, line, triples } from '../../kit/outline';
import { union, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { swell } from '../../kit/sea';
import { disc, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';
import { closedEye } from './parts';

const skin = mix(ink.tarn, ink.deep, 0.48);
const pale = mix(ink.ice, ink.snow, 0.4);

function spout(plate: Plate): void {
  const { ctx } = plate;
  ctx.fillStyle = fade(ink.snow, 0.92);
  ctx.fill(
    union([
      limb('146,214,4 146,186,5 142,158,7 124,132,8 104,126,6 92,138,2'),
      limb('148,214,4 149,186,5 154,158,7 172,132,8 192,126,6 204,138,2'),
    ]),
  );
  for (const [x, y, size] of triples(
    '90,158,5 206,158,5 147,112,5 120,100,4 176,98,4 78,134,3.4 219,134,3.4',
  )) {
    ctx.beginPath();
    ctx.ellipse(x, y, size * 0.8, size * 1.2, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

function animal(plate: Plate): void {
  const { ctx } = plate;
  const body = weld([
    blob(
      '36,322 40,270 72,226 130,204 196,206 254,230 300,258 316,246 326,206 328,184 356,188 358,236 348,300 312,356 240,392 130,398 62,376',
    ),
    blob(
      '342,206 326,194 308,168 278,158 256,134 290,124 324,136 342,162 354,134 374,116 396,112 392,144 372,168 360,200',
      0.75,
    ),
  ]);
  form(plate, body, { fill: skin, light: mix(skin, ink.ice, 0.6), depth: 0.9 });
  within(plate, body, () => {
    const belly = blob('20,318 70,338 132,342 190,328 214,344 216,380 120,400 20,396');
    form(plate, belly, { fill: pale, shade: mix(ink.tarn, ink.ice, 0.3), light: null, depth: 0.8 });
    ctx.strokeStyle = fade(mix(ink.tarn, ink.deep, 0.3), 0.7);
    ctx.lineWidth = 2.6;
    for (const lift of [0, 13, 26, 39])
      ctx.stroke(
        line(`30,${336 + lift} 76,${352 + lift} 134,${356 + lift} 192,${344 + lift} 250,${356 + lift}`),
      );
  });
  form(plate, blob('196,330 226,326 254,352 268,396 248,402 212,382 196,356'), {
    fill: shade(skin, 0.2),
    light: mix(skin, ink.ice, 0.45),
  });
  closedEye(plate, [112, 306], 30, shade(ink.night, 0.2), 5);
  ctx.fillStyle = fade(shade(skin, 0.5), 0.8);
  ctx.beginPath();
  ctx.ellipse(147, 209, 9, 3, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** Noon: a whale blows in a clear azure sea, deep blue under a pale sky. */
export const whale: Card = {
  name: 'Whale',
  seed: 223,
  light: [0.5, -0.86],
  draw(plate) {
    sky(plate, [mix(ink.tarn, ink.ice, 0.5), mix(ink.ice, ink.tarn, 0.12), tint(ink.ice, 0.4)], 320);
    disc(plate, [318, 66], 30, tint(ink.pollen, 0.7));
    heapCloud(plate, 66, 92, 120, ink.snow, mix(ink.ice, ink.tarn, 0.4));
    heapCloud(plate, 262, 300, 110, mix(ink.snow, ink.ice, 0.3), mix(ink.ice, ink.tarn, 0.3));
    birds(plate, 228, 72, 15, 2, mix(ink.tarn, ink.deep, 0.4));
    swell(plate, {
      y: 312,
      height: 7,
      length: 80,
      color: mix(ink.tarn, ink.ice, 0.35),
      foam: 0.35,
      floor: 430,
    });
    spout(plate);
    animal(plate);
    swell(plate, { y: 382, height: 12, length: 118, color: mix(ink.tarn, ink.ice, 0.1), foam: 0.8 });
    swell(plate, { y: 422, height: 12, length: 150, color: mix(ink.tarn, ink.deep, 0.25), foam: 0.6 });
    swell(plate, { y: 464, height: 12, length: 180, color: mix(ink.tarn, ink.deep, 0.5), foam: 0.5 });
    finish(plate);
  },
};
