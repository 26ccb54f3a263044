import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass, motes } from '../../kit/life';
import { mist } from '../../kit/mist';
import { symmetric, twins } from '../../kit/outline';
import { ellipse, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, stem } from './parts';

const blue = mix(mix(ink.rose, ink.heather, 1.5), ink.tarn, 0.3);
const deep = shade(blue, 0.42);

/** Paints a bell that hangs from (x, y), as a tube with curled lips. */
function bell(plate: Plate, x: number, y: number, size: number, turn: number, color = blue): void {
  within(plate, null, () => {
    plate.ctx.translate(x, y);
    plate.ctx.rotate(turn);
    plate.ctx.scale(size / 100, size / 100);
    const lips = twins('10,78 28,76 40,90 54,86 51,103 36,112 18,102', 0.9, 0);
    for (const lip of lips) form(plate, lip, { fill: mix(color, ink.ice, 0.18), shade: deep });
    const tube = symmetric('0,0 22,8 32,34 32,66 42,92 24,104 0,108', 0.9, 0);
    form(plate, tube, { fill: color, light: tint(mix(color, ink.ice, 0.4), 0.25), shade: deep, depth: 0.95 });
    form(plate, symmetric('0,70 12,92 10,112 0,120', 0.9, 0), {
      fill: mix(color, ink.ice, 0.26),
      shade: deep,
    });
    stippleAlong(plate, tube, tint(ink.ice, 0.3), [0, 70], [-30, 10], 0.5);
    form(plate, symmetric('0,-6 14,0 18,14 0,12', 0.9, 0), { fill: mix(ink.spruce, ink.heather, 0.35) });
  });
}

/** May in an old wood: bluebells under an arching stem, blue-violet in green light. */
export const bluebell: Card = {
  name: 'Bluebell',
  seed: 347,
  light: [-0.55, -0.84],
  draw(plate) {
    const { random } = plate;
    const air = mix(ink.lichen, ink.fern, 0.3);
    sky(plate, [mix(ink.lichen, ink.snow, 0.3), air, mix(ink.fern, ink.tarn, 0.25), ink.spruce], 500);
    farTrunks(plate, 330, air, [
      [mix(ink.lichen, ink.fern, 0.45), 15, 44],
      [mix(ink.fern, ink.spruce, 0.45), 24, 120],
    ]);
    glow(plate, [90, 60], 300, lightest, 0.55);
    shafts(plate, { left: -30, right: 300, top: -10, bottom: 400, lean: 120, count: 5, strength: 0.3 });
    mist(plate, 320, 60, mix(ink.lichen, ink.ice, 0.5), 0.7);
    for (let i = 0; i < 4; i++) {
      const floor = ridge(plate, { y: 330 + i * 30, swell: 6, wave: 110 });
      const bells = Array.from({ length: 60 }, () => {
        const x = random.between(-5, 405);
        return ellipse(x, floor.topAt(x) + random.between(-4, 10), 2.4 + i, 3.4 + i * 1.4);
      });
      const green = mix(mix(ink.fern, air, 0.4), ink.deep, i * 0.2);
      grass(plate, floor.topAt, [6 + i * 3, 14 + i * 7], green, 3.4);
      form(plate, floor.path, { fill: green, light: null });
      form(plate, union(bells), { fill: mix(mix(blue, air, 0.45 - i * 0.13), ink.heather, 0.2), depth: 0.6 });
    }
    const green = mix(ink.spruce, ink.fern, 0.25);
    blade(plate, '120,520,9 78,430,12 44,350,9 30,290,1', shade(green, 0.15));
    blade(plate, '150,520,9 196,440,12 252,392,10 318,388,1', green);
    stem(
      plate,
      '116,520,7 92,400,6.5 78,300,6 92,190,5.4 138,106,4.6 210,68,4 290,80,3 346,132,2.2',
      mix(green, ink.heather, 0.2),
    );
    for (const [x, y, size, turn] of [
      [346, 132, 84, -0.16],
      [280, 80, 106, -0.08],
      [200, 72, 116, 0.02],
      [126, 128, 114, 0.12],
      [80, 236, 100, 0.3],
    ] as const) {
      stem(
        plate,
        `${x},${y - 4},2.4 ${x + 6},${y + 2},2.2 ${x + 10 - turn * 10},${y + 14},2`,
        mix(green, ink.heather, 0.3),
      );
      bell(plate, x + 8, y + 12, size, turn, mix(blue, ink.heather, random.between(0, 0.25)));
    }
    grass(plate, () => 504, [24, 66], shade(ink.spruce, 0.35), 5);
    motes(plate, [20, 20, 380, 360], 16, lightest, 5);
    finish(plate);
  },
};
