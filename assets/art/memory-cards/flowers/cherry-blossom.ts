import { Path2D } from '@napi-rs/canvas';
import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, tint } from '../../kit/ink';
import { limb } from '../../kit/outline';
import { ellipse, leaf, union, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';
import { petalShape, whorl } from './parts';

const pink = tint(mix(ink.rose, ink.dusk, 0.22), 0.2);
const deep = mix(ink.dusk, ink.heather, 0.35);

/** Paints one open blossom with five notched petals and a spray of stamens. */
function blossom(plate: Plate, x: number, y: number, reach: number, turn: number, squash = 1): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.rotate(turn * 0.3);
    ctx.scale(1, squash);
    whorl(plate, [0, 0], {
      count: 5,
      length: reach,
      width: reach * 0.98,
      outline: 'notched',
      fill: pink,
      heart: deep,
      tip: tint(ink.snow, 0.3),
      turn,
      depth: 0.85,
      edge: 0.45,
    });
    const [lines, tips] = [new Path2D(), []] as [Path2D, Path2D[]];
    for (let i = 0; i < 13; i++) {
      const [angle, far] = [i * 0.483 + turn, reach * plate.random.between(0.24, 0.46)];
      const [tx, ty] = [Math.cos(angle) * far, Math.sin(angle) * far];
      lines.moveTo(0, 0);
      lines.lineTo(tx, ty);
      tips.push(ellipse(tx, ty, reach * 0.034));
    }
    ctx.strokeStyle = fade(mix(ink.dusk, ink.clay, 0.4), 0.9);
    ctx.lineWidth = 1.6;
    ctx.stroke(lines);
    form(plate, union(tips), { fill: mix(ink.pollen, ink.clay, 0.2) });
    form(plate, ellipse(0, 0, reach * 0.08), { fill: mix(ink.clay, ink.dusk, 0.3) });
  });
}

function bud(plate: Plate, x: number, y: number, angle: number, size: number): void {
  form(
    plate,
    limb(`${x},${y},2 ${x + Math.cos(angle) * size * 0.6},${y + Math.sin(angle) * size * 0.6},2.6`),
    { fill: mix(ink.fern, ink.clay, 0.5) },
  );
  const [bx, by] = [x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6];
  form(plate, petalShape([bx, by], angle, size, size * 0.74, 'round'), {
    fill: mix(pink, ink.dusk, 0.5),
    shade: deep,
    depth: 0.9,
  });
  form(plate, leaf([bx - 2, by], angle, size * 0.5, size * 0.4, 0.4), { fill: mix(ink.clay, ink.bark, 0.4) });
}

/** First days of April, noon: a branch of cherry blossom, pale pink on thin blue. */
export const cherryBlossom: Card = {
  name: 'Cherry blossom',
  seed: 349,
  light: [-0.5, -0.86],
  draw(plate) {
    const { random } = plate;
    const air = mix(ink.ice, ink.snow, 0.3);
    sky(plate, [mix(ink.ice, ink.tarn, 0.34), mix(ink.ice, ink.tarn, 0.1), air]);
    halo(plate, [206, 206], 150, tint(ink.snow, 0.3), mix(ink.ice, ink.rose, 0.3));
    for (const [y, share] of [
      [436, 0.24],
      [466, 0.4],
    ] as const) {
      const hill = ridge(plate, { y, swell: 18, wave: 170, octaves: 2 });
      layer(plate, hill, { color: mix(ink.ice, ink.tarn, share), mist: air, melt: 60, dots: 0.5 });
    }
    const wood = mix(ink.bark, ink.night, 0.3);
    const branch = weld([
      limb('-20,392,19 50,350,16 120,300,13 190,262,11 262,198,8 340,150,6 430,112,4'),
      limb('116,302,9 156,330,7 220,344,6 290,376,4 352,384,2'),
      limb('176,268,8 166,206,6 178,140,5 164,74,2'),
      limb('268,194,6 280,140,4 320,84,2'),
    ]);
    form(plate, branch, { fill: wood, light: mix(wood, ink.rose, 0.5), towards: [-0.3, -1] });
    for (const [x, y, angle, size] of [
      [164, 76, -1.7, 30],
      [320, 86, -0.9, 28],
      [388, 130, -0.5, 26],
      [352, 384, 0.1, 28],
      [178, 130, -0.7, 24],
      [60, 340, -1.9, 26],
    ] as const)
      bud(plate, x, y, angle, size);
    blossom(plate, 300, 366, 56, 0.5, 0.86);
    blossom(plate, 110, 220, 62, 0.9, 0.9);
    blossom(plate, 300, 196, 78, 0.1);
    blossom(plate, 92, 336, 66, 0.2, 0.94);
    blossom(plate, 198, 268, 92, -0.3);
    const falling = Array.from({ length: 9 }, () =>
      petalShape(
        [random.between(20, 390), random.between(396, 490)],
        random.between(0, 6),
        random.between(12, 20),
        13,
        'notched',
      ),
    );
    form(plate, union(falling), { fill: pink, shade: deep, light: null });
    finish(plate);
  },
};
