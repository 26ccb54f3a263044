import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { symmetric } from '../../kit/outline';
import { ellipse, type Point } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, petal, petalShape, stem } from './parts';

const white = tint(ink.snow, 0.3);
const shadow = mix(mix(ink.tarn, ink.heather, 0.4), ink.ice, 0.3);

/**
 * Paints one nodding flower that hangs from (x, y).
 * @param size length, units
 */
function bloom(plate: Plate, x: number, y: number, size: number, turn: number): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.rotate(turn);
    ctx.scale(size / 150, size / 150);
    const inner = symmetric('0,14 26,30 30,84 14,98 0,90', 0.8, 0);
    form(plate, inner, { fill: mix(white, shadow, 0.25), shade: shadow });
    within(plate, inner, () => {
      ctx.strokeStyle = mix(ink.fern, ink.spruce, 0.2);
      ctx.lineWidth = 9;
      ctx.beginPath();
      ctx.moveTo(-20, 92);
      ctx.quadraticCurveTo(0, 62, 20, 92);
      ctx.stroke();
    });
    const put = (angle: number, long: number, wide: number, fill: string): void => {
      const tip: Point = [Math.cos(angle) * long, 10 + Math.sin(angle) * long];
      petal(plate, petalShape([0, 10], angle, long, wide, 'round'), [0, 10], tip, {
        fill,
        heart: shadow,
        tip: white,
        depth: 0.7,
        edge: 0.55,
      });
    };
    put(Math.PI / 2 + 0.56, 138, 66, white);
    put(Math.PI / 2 - 0.56, 138, 66, mix(white, shadow, 0.2));
    put(Math.PI / 2, 128, 52, mix(white, shadow, 0.06));
    form(plate, symmetric('0,-16 13,-10 16,8 9,22 0,24', 0.95, 0), {
      fill: mix(ink.fern, ink.lichen, 0.15),
      depth: 0.9,
    });
  });
}

/** A winter afternoon near dusk: snowdrops in the snow, white and green on slate blue. */
export const snowdrop: Card = {
  name: 'Snowdrop',
  seed: 389,
  light: [-0.55, -0.84],
  draw(plate) {
    const { random, ctx } = plate;
    const slate = mix(mix(ink.tarn, ink.heather, 0.35), ink.night, 0.22);
    sky(plate, [mix(slate, ink.night, 0.25), slate, mix(slate, ink.ice, 0.5)], 400);
    halo(plate, [196, 190], 146, mix(slate, ink.ice, 0.5), mix(slate, ink.ice, 0.2));
    const far = ridge(plate, { y: 372, swell: 14, wave: 150 });
    stand(plate, {
      ground: far.topAt,
      color: mix(slate, ink.deep, 0.35),
      height: [30, 84],
      gap: 16,
      mist: slate,
      haze: 0.5,
      rim: 0.4,
    });
    layer(plate, far, { color: mix(ink.snow, slate, 0.18), dots: 0.4 });
    const green = mix(ink.fern, ink.tarn, 0.3);
    blade(plate, '120,500,6 96,400,9 76,320,8 70,262,1', green);
    blade(plate, '250,500,6 290,410,9 330,350,8 362,316,1', shade(green, 0.1));
    const stalk = mix(ink.fern, ink.spruce, 0.25);
    stem(plate, '186,500,6 178,360,5.4 176,220,5 190,110,4.4 226,72,3.4 256,96,2.4', stalk);
    stem(plate, '150,500,5 124,400,4.6 92,300,4 78,232,3.4 70,214,2.6 62,238,2', stalk);
    stem(plate, '226,500,5 262,420,4.6 304,340,4 320,286,3.4 340,276,2.6 344,300,2', stalk);
    blade(plate, '160,500,7 142,420,11 134,350,9 144,290,1', mix(green, ink.lichen, 0.2));
    blade(plate, '206,500,7 232,430,11 236,350,9 218,282,1', green);
    bloom(plate, 62, 246, 92, 0.04);
    bloom(plate, 344, 308, 88, -0.04);
    bloom(plate, 258, 112, 190, -0.04);
    const front = ridge(plate, { y: 446, swell: 12, wave: 130, octaves: 2 });
    layer(plate, front, { color: tint(ink.snow, 0.3), dots: 0 });
    stippleAlong(plate, front.path, mix(ink.ice, ink.heather, 0.35), [0, 446], [140, 540], 0.6);
    for (const [x, y, wide] of [
      [124, 446, 50],
      [188, 452, 60],
      [252, 446, 48],
    ] as const)
      form(plate, ellipse(x, y, wide, 12), {
        fill: tint(ink.snow, 0.3),
        shade: mix(ink.ice, ink.heather, 0.3),
        light: null,
        towards: [0, -1],
      });
    for (let i = 0; i < 34; i++) {
      ctx.fillStyle = fade(ink.snow, random.between(0.5, 0.95));
      ctx.fill(ellipse(random.between(0, 400), random.between(0, 400), random.between(1.2, 3)));
    }
    finish(plate);
  },
};
