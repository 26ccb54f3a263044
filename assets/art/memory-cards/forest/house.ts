import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, curve, ellipse, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { arched, facet, line, points, rows, stem } from '../../kit/trace';

const wood = mix(ink.bark, ink.clay, 0.35);
const dark = mix(ink.bark, ink.night, 0.5);
const lamp = mix(ink.pollen, lightest, 0.3);

/** Paints a rope ladder from the deck to the ground. */
export function ladder({ ctx }: Plate, x: number, top: number, bottom: number): void {
  ctx.strokeStyle = mix(ink.pollen, ink.bark, 0.55);
  ctx.lineWidth = 2.2;
  for (const dx of [-13, 13])
    ctx.stroke(line(`${x + dx} ${top}, ${x + dx * 0.94 + 1} ${(top + bottom) / 2}, ${x + dx} ${bottom}`));
  ctx.lineWidth = 4.4;
  ctx.strokeStyle = mix(ink.bark, ink.pollen, 0.35);
  for (let y = top + 14; y < bottom; y += 17) ctx.stroke(line(`${x - 15} ${y}, ${x + 15} ${y + 0.6}`));
}

/** Paints a cabin with a gable, a round window, a door and a railing on a braced deck. */
export function house(plate: Plate): void {
  const { ctx } = plate;
  const braces = ['112 306 5, 172 380 5', '284 306 5, 222 380 5'].map(stem);
  form(plate, union(braces), { fill: dark, light: mix(dark, ink.dusk, 0.4) });
  const wall = facet('112 180, 200 106, 288 180, 288 296, 112 296');
  form(plate, wall, { fill: wood, shade: shade(wood, 0.5), light: mix(wood, ink.pollen, 0.4), depth: 0.85 });
  within(plate, wall, () => {
    ctx.strokeStyle = fade(shade(wood, 0.55), 0.6);
    ctx.lineWidth = 1.3;
    for (let x = 124; x < 288; x += 12.5) ctx.stroke(line(`${x} 100, ${x} 300`));
  });
  for (const [x = 0, y = 0, w = 0, h = 0] of rows('130 212 44 48, 214 206 50 90')) {
    glow(plate, [x + w / 2, y + h / 2], 74, ink.pollen, 0.55);
    ctx.fillStyle = dark;
    ctx.fill(h > 60 ? arched(x - 4, y - 4, w + 8, h + 4) : box(x - 4, y - 4, w + 8, h + 8, 3));
    const pane = h > 60 ? arched(x, y, w, h) : box(x, y, w, h, 1);
    form(plate, pane, {
      fill: h > 60 ? mix(ink.clay, ink.pollen, 0.45) : lamp,
      shade: mix(ink.clay, ink.pollen, 0.4),
      light: lightest,
      towards: [0, -1],
      depth: 0.7,
    });
  }
  form(plate, ellipse(200, 160, 19), { fill: dark });
  glow(plate, [200, 160], 46, ink.pollen, 0.6);
  form(plate, ellipse(200, 160, 15), { fill: lamp, shade: ink.pollen, light: lightest });
  form(plate, arched(226, 220, 26, 34), { fill: lamp, shade: ink.pollen, light: lightest });
  ctx.fillStyle = dark;
  ctx.fill(
    union([
      box(150, 212, 4, 48),
      box(130, 234, 44, 4),
      box(198, 144, 3.6, 32),
      box(184, 158.4, 32, 3.6),
      ellipse(256, 262, 3),
    ]),
  );
  form(plate, facet('92 188, 200 84, 308 188, 296 200, 200 112, 104 200'), {
    fill: mix(dark, ink.heather, 0.2),
    shade: ink.night,
    light: mix(ink.dusk, ink.pollen, 0.3),
    depth: 0.8,
  });
  form(plate, box(78, 294, 244, 15, 3), {
    fill: shade(wood, 0.2),
    shade: ink.night,
    light: mix(ink.dusk, ink.pollen, 0.3),
    towards: [0.2, -1],
  });
  const posts = [82, 106, 130, 154, 178, 202, 286, 314].map((x) => box(x, 262, 4.6, 34, 1));
  form(plate, union([...posts, box(80, 260, 128, 6, 2), box(284, 260, 38, 6, 2)]), {
    fill: dark,
    shade: null,
    light: mix(ink.dusk, ink.pollen, 0.2),
  });
}

/** Paints paper lanterns on a sagging string. */
export function lanterns(plate: Plate, text: string): void {
  const { ctx } = plate;
  ctx.strokeStyle = dark;
  ctx.lineWidth = 1.4;
  ctx.stroke(curve(points(text)));
  for (const [x, y] of points(text)) {
    glow(plate, [x, y + 10], 34, ink.pollen, 0.7);
    form(plate, ellipse(x, y + 10, 7.5, 9.5), {
      fill: tint(ink.pollen, 0.4),
      shade: mix(ink.clay, ink.pollen, 0.5),
      light: lightest,
      towards: [0, -1],
    });
  }
}
