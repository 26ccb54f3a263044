import { Path2D } from '@napi-rs/canvas';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { addCurve, curve, ellipse, type Point, polygon } from '../../kit/path';
import { down, outwards, type Plate, within } from '../../kit/plate';
import { sky } from '../../kit/sky';
import { form, stippleAlong, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';

const sand = tint(mix(ink.pollen, ink.rose, 0.5), 0.42);
const hinge: Point = [196, 404];

/**
 * Returns a point on a rib of the shell.
 * @param t position of the rib, 0 left to 1 right
 * @param reach distance from the hinge, units
 */
function onFan(t: number, reach: number): Point {
  const angle = -Math.PI * (0.96 - t * 0.92);
  return [hinge[0] + Math.cos(angle) * reach * 0.98, hinge[1] + Math.sin(angle) * reach];
}

function shell(plate: Plate): void {
  const { ctx } = plate;
  const rose = mix(ink.rose, ink.dusk, 0.3);
  const ribs = 11;
  const full = 208;
  form(
    plate,
    polygon([
      [152, 386],
      [240, 386],
      [250, 426],
      [196, 434],
      [142, 426],
    ]),
    { fill: mix(rose, ink.dusk, 0.35) },
  );
  const rim: Point[] = [hinge];
  for (let i = 0; i <= ribs * 4; i++) {
    const t = i / (ribs * 4);
    const scallop = Math.abs(Math.sin(t * ribs * Math.PI)) * 11;
    const bulge = 0.8 + 0.2 * Math.sin(Math.PI * t) ** 0.7;
    rim.push(onFan(t, (full + scallop) * bulge));
  }
  const outline = curve(rim, true, 0.6);
  form(plate, outline, {
    fill: rose,
    light: null,
    shade: mix(ink.dusk, ink.heather, 0.35),
    towards: [-0.6, -0.8],
    depth: 0.5,
  });
  within(plate, outline, () => {
    for (let i = 0; i < ribs; i++) {
      const [from, middle, to] = [i / ribs, (i + 0.5) / ribs, (i + 1) / ribs];
      const lit = polygon([hinge, onFan(from, 260), onFan(middle, 260)]);
      const dim = polygon([hinge, onFan(middle, 260), onFan(to, 260)]);
      stippleAlong(plate, lit, lightest, hinge, onFan(from, 230), 0.8);
      stippleAlong(plate, dim, mix(ink.dusk, ink.heather, 0.3), onFan(to, 30), onFan(to, 250), 0.72);
      ctx.strokeStyle = fade(mix(ink.dusk, ink.heather, 0.4), 0.55);
      ctx.lineWidth = 1.8;
      ctx.stroke(curve([hinge, onFan(to, 250)]));
    }
    for (const [reach, strength] of [
      [92, 0.12],
      [136, 0.16],
      [172, 0.2],
      [196, 0.16],
    ] as const) {
      const band = new Path2D();
      addCurve(
        band,
        Array.from({ length: 23 }, (_, i) =>
          onFan(i / 22, reach * (0.8 + 0.2 * Math.sin((Math.PI * i) / 22) ** 0.7)),
        ),
      );
      ctx.strokeStyle = fade(mix(ink.dusk, ink.clay, 0.3), strength);
      ctx.lineWidth = 6;
      ctx.stroke(band);
    }
    stippleAround(plate, ellipse(...hinge, 150), mix(ink.dusk, ink.heather, 0.25), hinge, 150, 0.95);
  });
  form(plate, ellipse(196, 410, 28, 15), { fill: tint(rose, 0.1) });
}

function starfish(plate: Plate, x: number, y: number, size: number): void {
  const points: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const turn = (i / 10) * Math.PI * 2 - 1.2;
    const reach = i % 2 ? size * 0.42 : size;
    points.push([x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.82]);
  }
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(4, 6);
    ctx.fillStyle = fade(mix(ink.bark, ink.clay, 0.4), 0.35);
    ctx.fill(curve(points, true, 0.75));
  });
  form(plate, curve(points, true, 0.75), { fill: mix(ink.clay, ink.dusk, 0.2), depth: 0.85 });
  ctx.fillStyle = fade(tint(ink.rose, 0.5), 0.9);
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2 - 1.2;
    for (const s of [0.25, 0.45, 0.65])
      ctx.fill(ellipse(x + Math.cos(turn) * size * s, y + Math.sin(turn) * size * s * 0.82, size * 0.045));
  }
}

/** High noon: a rose scallop shell on pale sand, with the end of a wave above it. */
export const scallopShell: Card = {
  name: 'Scallop shell',
  seed: 179,
  light: [-0.6, -0.8],
  draw(plate) {
    const { ctx, random } = plate;
    sky(plate, [tint(sand, 0.3), sand, mix(sand, ink.rose, 0.25)]);
    stippleAlong(
      plate,
      polygon([
        [0, 0],
        [400, 0],
        [400, 500],
        [0, 500],
      ]),
      mix(sand, ink.clay, 0.35),
      [60, 120],
      [400, 560],
      0.5,
    );
    const wave = (lift: number): Point[] =>
      [
        [-20, 118],
        [50, 128],
        [120, 108],
        [196, 120],
        [270, 142],
        [340, 124],
        [420, 134],
      ].map(([x = 0, y = 0]) => [x, y + lift]);
    for (const [lift, color] of [
      [26, mix(sand, ink.bark, 0.16)],
      [9, lightest],
      [-8, tint(mix(ink.ice, ink.tarn, 0.2), 0.2)],
      [-44, mix(ink.ice, ink.tarn, 0.36)],
    ] as const) {
      const water = curve([...wave(lift), [420, -20], [-20, -20]], true, 0.75);
      ctx.fillStyle = lift < 0 ? down(plate, 0, 140, [mix(color, ink.tarn, 0.25), color]) : color;
      ctx.fill(water);
      if (lift < 0) stippleAlong(plate, water, ink.snow, [0, 40], [0, 150], 0.5);
    }
    within(plate, null, () => {
      ctx.translate(226, 418);
      ctx.scale(1, 0.2);
      const shadow = mix(ink.bark, ink.clay, 0.5);
      ctx.fillStyle = outwards(
        plate,
        [0, 0],
        190,
        [fade(shadow, 0.62), fade(shadow, 0.34), fade(shadow, 0)],
        [0, 0.6, 1],
      );
      ctx.fillRect(-190, -190, 380, 380);
    });
    stippleAround(plate, ellipse(232, 420, 186, 36), mix(ink.bark, ink.clay, 0.4), [226, 418], 190, 0.7);
    shell(plate);
    starfish(plate, 328, 226, 42);
    for (let i = 0; i < 16; i++) {
      const [x, y, size] = [random.between(10, 390), random.between(446, 492), random.between(2, 6)];
      form(plate, ellipse(x, y, size * 1.4, size), {
        fill: random.pick([
          mix(sand, ink.bark, 0.35),
          ink.snow,
          mix(ink.rose, ink.bark, 0.2),
          shade(sand, 0.14),
        ]),
      });
    }
    finish(plate, { vignette: 0.07 });
  },
};
