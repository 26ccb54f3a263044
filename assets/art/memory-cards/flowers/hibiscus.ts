import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { limb, line, points } from '../../kit/outline';
import { ellipse, leaf, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { glow, sky } from '../../kit/sky';
import { form, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, coral, petal, petalShape } from './parts';

const wine = shade(mix(ink.clay, ink.heather, 0.45), 0.4);
const pale = tint(mix(ink.rose, coral, 0.3), 0.15);
const heart: Point = [196, 244];

function bloom(plate: Plate): void {
  const { ctx } = plate;
  for (const i of [0, 2, 4, 1, 3]) {
    const angle = -Math.PI / 2 + 0.14 + (i / 5) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const tip: Point = [heart[0] + cos * 162, heart[1] + sin * 162];
    const away = Math.max(0, -(cos * plate.light[0] + sin * plate.light[1]));
    const path = petalShape(heart, angle, 172, 168, 'lobed');
    petal(plate, path, heart, tip, {
      fill: mix(coral, wine, away * 0.18),
      heart: wine,
      tip: pale,
      depth: 0.9,
      edge: 0.75,
    });
    within(plate, path, () => {
      ctx.strokeStyle = fade(mix(wine, coral, 0.3), 0.4);
      ctx.lineWidth = 1.6;
      for (const spread of [-0.34, -0.17, 0, 0.17, 0.34]) {
        ctx.beginPath();
        ctx.moveTo(...heart);
        ctx.quadraticCurveTo(
          heart[0] + Math.cos(angle + spread * 0.5) * 80,
          heart[1] + Math.sin(angle + spread * 0.5) * 80,
          heart[0] + Math.cos(angle + spread) * 146,
          heart[1] + Math.sin(angle + spread) * 146,
        );
        ctx.stroke();
      }
    });
  }
  stippleAround(plate, ellipse(...heart, 60), shade(wine, 0.35), heart, 62, 1);
}

/** Paints the long column of stamens, which points toward the viewer and the light. */
function column(plate: Plate): void {
  const { random } = plate;
  form(plate, limb('196,244,9 222,216,7 252,182,6 282,142,5 296,116,3'), {
    fill: pale,
    shade: mix(coral, wine, 0.3),
  });
  const dust: (readonly [number, number])[] = [];
  for (let i = 0; i < 34; i++) {
    const t = random.between(0.42, 0.96);
    const [x, y] = [204 + t * 90, 236 - t * 122];
    dust.push([x + random.between(-17, 17), y + random.between(-15, 15)]);
  }
  form(plate, union(dust.map(([x, y]) => ellipse(x, y, 4.4))), {
    fill: ink.pollen,
    shade: mix(ink.clay, ink.pollen, 0.35),
    depth: 0.9,
  });
  const stigmas = points('-14,-22 2,-28 18,-24 28,-12 30,4');
  for (const [dx, dy] of stigmas) {
    plate.ctx.strokeStyle = pale;
    plate.ctx.lineWidth = 2.4;
    plate.ctx.stroke(line(`294,120 ${294 + dx * 0.6},${116 + dy * 0.4} ${294 + dx},${116 + dy}`));
    form(plate, ellipse(294 + dx, 116 + dy, 5.4), { fill: mix(wine, coral, 0.3) });
  }
}

/** A tropical morning: one wide hibiscus, coral pink among leaves on turquoise. */
export const hibiscus: Card = {
  name: 'Hibiscus',
  seed: 367,
  light: [-0.45, -0.89],
  draw(plate) {
    const teal = mix(ink.tarn, ink.fern, 0.42);
    sky(plate, [tint(mix(teal, ink.ice, 0.65), 0.15), mix(teal, ink.ice, 0.35), teal]);
    glow(plate, [90, 30], 260, ink.snow, 0.5);
    const dim = mix(teal, ink.spruce, 0.4);
    for (const [x, y, angle, long] of [
      [40, 480, -2.2, 230],
      [60, 500, -1.75, 250],
      [350, 490, -0.9, 240],
      [330, 500, -1.35, 250],
    ] as const)
      form(plate, leaf([x, y], angle, long, 66, 0.5), { fill: mix(dim, teal, 0.3), depth: 0.5 });
    halo(plate, [196, 222], 152, tint(mix(teal, ink.ice, 0.8), 0.35), mix(teal, ink.ice, 0.4));
    const green = mix(ink.spruce, ink.fern, 0.4);
    blade(plate, '190,300,4 110,350,40 50,420,36 10,490,1', green);
    blade(plate, '214,310,4 286,356,40 346,420,36 392,486,1', shade(green, 0.1));
    blade(plate, '200,330,4 214,400,36 204,460,32 190,520,1', mix(green, ink.lichen, 0.14));
    blade(plate, '120,220,4 66,190,24 30,150,18 6,98,1', mix(green, ink.lichen, 0.1));
    blade(plate, '300,250,4 346,236,24 380,206,18 402,164,1', green);
    bloom(plate);
    column(plate);
    finish(plate);
  },
};
