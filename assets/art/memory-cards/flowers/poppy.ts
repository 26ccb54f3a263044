import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { blob } from '../../kit/outline';
import { ellipse, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, petal, scarlet, stem } from './parts';

const deep = shade(mix(ink.clay, ink.heather, 0.25), 0.35);
const dark = mix(ink.night, ink.heather, 0.18);

/** Paints an open poppy around the origin of the current transform, with a radius of about 120 units. */
function bloom(plate: Plate): void {
  const { ctx } = plate;
  const petals: readonly (readonly [string, Point])[] = [
    ['0,10 -62,-10 -112,-52 -112,-96 -74,-128 -32,-124 4,-136 48,-126 96,-112 114,-64 60,-8', [0, -126]],
    ['6,-6 -44,-42 -98,-52 -136,-22 -132,14 -142,50 -108,86 -56,80 -8,24', [-136, 20]],
    ['-6,-6 44,-44 104,-48 140,-14 134,22 138,58 100,90 50,80 8,24', [136, 20]],
    ['0,-14 56,0 100,46 98,92 60,122 24,114 -8,128 -50,116 -92,98 -100,48 -54,0', [0, 116]],
  ];
  for (const [text, tip] of petals)
    petal(plate, blob(text, 0.95), [0, 0], tip, {
      fill: scarlet,
      heart: deep,
      tip: tint(mix(scarlet, ink.rose, 0.4), 0.1),
      depth: 0.85,
    });
  stippleAround(plate, ellipse(0, 0, 64), dark, [0, 0], 66, 1);
  ctx.fillStyle = dark;
  for (let i = 0; i < 26; i++) {
    const [turn, far] = [(i / 26) * Math.PI * 2, i % 2 ? 42 : 33];
    ctx.fill(ellipse(Math.cos(turn) * far, Math.sin(turn) * far, 4.2));
  }
  form(plate, ellipse(0, 0, 22), { fill: mix(ink.fern, ink.lichen, 0.3), depth: 0.9 });
  ctx.strokeStyle = fade(dark, 0.75);
  ctx.lineWidth = 2.2;
  for (let i = 0; i < 4; i++) {
    const turn = (i / 4) * Math.PI;
    ctx.beginPath();
    ctx.moveTo(Math.cos(turn) * 17, Math.sin(turn) * 17);
    ctx.lineTo(-Math.cos(turn) * 17, -Math.sin(turn) * 17);
    ctx.stroke();
  }
}

/** Fresh morning: one large red poppy over its meadow, scarlet on mint. */
export const poppy: Card = {
  name: 'Poppy',
  seed: 307,
  light: [-0.55, -0.84],
  draw(plate) {
    const { ctx } = plate;
    const air = tint(mix(ink.lichen, ink.ice, 0.5), 0.3);
    sky(plate, [mix(ink.lichen, ink.ice, 0.6), air, tint(air, 0.4)], 420);
    halo(
      plate,
      [200, 180],
      156,
      tint(mix(ink.pollen, ink.lichen, 0.3), 0.66),
      mix(ink.lichen, ink.pollen, 0.4),
    );
    for (const [y, share] of [
      [392, 0.3],
      [430, 0.75],
    ] as const) {
      const hill = ridge(plate, { y, swell: 12, wave: 150, octaves: 2 });
      grass(plate, hill.topAt, [8, 22], mix(mix(ink.lichen, ink.fern, share), air, 0.2), 3);
      layer(plate, hill, {
        color: mix(mix(ink.lichen, ink.fern, share), air, 0.2),
        mist: air,
        melt: 70,
        haze: 0.4,
      });
    }
    stem(plate, '208,210,5 214,320,5.5 202,420,6 206,520,7');
    stem(plate, '70,360,3.4 78,420,4 92,520,5');
    stem(plate, '330,330,3 350,352,3.4 352,420,4 336,520,5');
    blade(plate, '204,470,2 244,446,17 290,402,15 322,388,1');
    blade(plate, '202,490,2 160,458,17 124,430,13 100,420,1');
    form(plate, blob('318,316 336,310 350,326 344,352 326,362 312,344', 0.95), { fill: ink.fern });
    form(plate, union([blob('326,352 340,344 342,358 332,368', 0.9)]), { fill: scarlet });
    within(plate, null, () => {
      ctx.translate(68, 334);
      ctx.rotate(-0.2);
      ctx.scale(0.4, 0.34);
      bloom(plate);
    });
    within(plate, null, () => {
      ctx.translate(204, 184);
      ctx.rotate(0.05);
      ctx.scale(1.02, 1);
      bloom(plate);
    });
    grass(plate, () => 504, [30, 62], mix(ink.spruce, ink.fern, 0.5), 5);
    finish(plate);
  },
};
