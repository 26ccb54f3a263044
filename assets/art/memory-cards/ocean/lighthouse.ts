import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds, grass } from '../../kit/life';
import { wisps } from '../../kit/mist';
import { lamplight, moonlit } from '../../kit/moonlight';
import { box, curve, ellipse, type Point, polygon } from '../../kit/path';
import { along, type Plate, within } from '../../kit/plate';
import { swell } from '../../kit/sea';
import { glow, sky, stars } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';

const lamp: Point = [186, 108];
const iron = mix(ink.night, ink.heather, 0.2);
const white = mix(ink.snow, ink.rose, 0.12);

/** Paints a beam of light from the lamp to the edge of the card. */
function beam(plate: Plate, x: number, y: number, spread: number): void {
  const pale = tint(ink.pollen, 0.5);
  plate.ctx.fillStyle = along(
    plate,
    lamp,
    [x, y],
    [fade(pale, 0.8), fade(pale, 0.28), fade(pale, 0)],
    [0, 0.5, 1],
  );
  plate.ctx.fill(
    polygon([
      [lamp[0], lamp[1] - 5],
      [x, y - spread],
      [x, y + spread],
      [lamp[0], lamp[1] + 5],
    ]),
  );
}

function tower(plate: Plate): void {
  const { ctx } = plate;
  const [x, top, base] = [lamp[0], 138, 386];
  const outline = polygon([
    [x - 29, top],
    [x + 29, top],
    [x + 48, base],
    [x - 48, base],
  ]);
  ctx.fillStyle = white;
  ctx.fill(outline);
  within(plate, outline, () => {
    ctx.fillStyle = ink.clay;
    for (const band of [0, 2, 4]) {
      const y = top + 8 + band * 49;
      ctx.fill(
        curve(
          [
            [x - 60, y],
            [x, y + 9],
            [x + 60, y],
            [x + 60, y + 49],
            [x, y + 58],
            [x - 60, y + 49],
          ],
          true,
          0.5,
        ),
      );
    }
  });
  form(plate, outline, {
    fill: fade(ink.snow, 0),
    shade: mix(ink.heather, ink.night, 0.35),
    light: lightest,
    depth: 0.85,
    towards: [-1, 0],
    start: 0.42,
  });
  ctx.fillStyle = iron;
  for (const [y, wide] of [
    [214, 6],
    [300, 7],
  ] as const)
    ctx.fill(box(x - wide, y, wide * 2, wide * 3, wide));
  ctx.fill(box(x - 13, 352, 26, 36, 12));
  form(plate, box(x - 40, 128, 80, 11, 3), { fill: iron, light: mix(iron, ink.dusk, 0.6) });
  glow(plate, lamp, 120, ink.pollen, 0.75);
  ctx.fillStyle = tint(ink.pollen, 0.55);
  ctx.fill(box(x - 19, 90, 38, 38, 2));
  ctx.strokeStyle = iron;
  ctx.lineWidth = 2.6;
  for (const dx of [-19, -6.5, 6.5, 19])
    ctx.stroke(
      curve([
        [x + dx, 90],
        [x + dx, 128],
      ]),
    );
  ctx.lineWidth = 1.8;
  ctx.stroke(
    curve([
      [x - 38, 116],
      [x + 38, 116],
    ]),
  );
  for (const dx of [-38, -28, 28, 38])
    ctx.stroke(
      curve([
        [x + dx, 116],
        [x + dx, 130],
      ]),
    );
  form(
    plate,
    curve(
      [
        [x - 26, 91],
        [x - 20, 74],
        [x, 60],
        [x + 20, 74],
        [x + 26, 91],
      ],
      true,
      0.7,
    ),
    { fill: shade(ink.clay, 0.12) },
  );
  ctx.fillStyle = iron;
  ctx.fill(box(x - 1.5, 44, 3, 20, 1.5));
  ctx.fill(ellipse(x, 45, 4));
}

/** Dusk: a striped lighthouse on its headland, its lamp just lit. */
export const lighthouse: Card = {
  name: 'Lighthouse',
  seed: 131,
  light: [-0.75, -0.66],
  draw(plate) {
    const { ctx } = plate;
    sky(
      plate,
      [mix(ink.heather, ink.night, 0.4), ink.heather, mix(ink.heather, ink.dusk, 0.62), tint(ink.rose, 0.12)],
      360,
    );
    moonlit(plate, 'sky');
    stars(plate, 34, 130);
    moonlit(plate, 'lit');
    wisps(plate, 236, 16, mix(ink.rose, ink.dusk, 0.3), 5, 0.55);
    wisps(plate, 300, 14, tint(ink.rose, 0.3), 4, 0.6);
    moonlit(plate, 'far');
    beam(plate, -30, 66, 52);
    beam(plate, 430, 76, 60);
    moonlit(plate, 'lit');
    birds(plate, 276, 214, 16, 3, mix(ink.heather, ink.night, 0.65));
    const sea = mix(ink.heather, ink.tarn, 0.5);
    ctx.fillStyle = mix(sea, ink.rose, 0.35);
    ctx.fillRect(0, 356, 400, 144);
    swell(plate, {
      y: 368,
      height: 3,
      length: 46,
      color: mix(sea, ink.rose, 0.22),
      deep: mix(sea, ink.night, 0.1),
      foam: 0.25,
    });
    swell(plate, {
      y: 398,
      height: 6,
      length: 64,
      color: mix(sea, ink.night, 0.12),
      deep: mix(sea, ink.night, 0.3),
      foam: 0.4,
    });
    moonlit(plate, 'middle');
    const cottage = polygon([
      [252, 346],
      [316, 346],
      [316, 388],
      [252, 388],
    ]);
    form(plate, cottage, {
      fill: white,
      shade: mix(ink.heather, ink.night, 0.3),
      towards: [-1, 0],
      depth: 0.8,
    });
    form(
      plate,
      polygon([
        [244, 350],
        [260, 322],
        [308, 322],
        [324, 350],
      ]),
      { fill: shade(ink.clay, 0.14) },
    );
    moonlit(plate, 'near');
    glow(plate, [284, 366], 30, ink.pollen, 0.5);
    ctx.fillStyle = tint(ink.pollen, 0.35);
    ctx.fill(box(274, 358, 18, 16, 1.5));
    moonlit(plate, 'lit');
    tower(plate);
    const headland = curve(
      [
        [30, 520],
        [64, 462],
        [92, 410],
        [140, 384],
        [220, 380],
        [300, 384],
        [360, 398],
        [430, 436],
        [430, 520],
      ],
      true,
      0.7,
    );
    grass(
      plate,
      (x) => 386 + Math.max(0, 150 - x) * 0.32 + Math.max(0, x - 300) * 0.2,
      [4, 11],
      mix(ink.deep, ink.spruce, 0.6),
      2.4,
      104,
      400,
    );
    form(plate, headland, {
      fill: mix(ink.spruce, ink.heather, 0.24),
      shade: mix(ink.night, ink.deep, 0.4),
      light: mix(ink.lichen, ink.rose, 0.45),
      depth: 0.9,
    });
    const path = curve(
      [
        [176, 386],
        [198, 386],
        [212, 410],
        [262, 438],
        [276, 470],
        [226, 474],
        [222, 446],
        [178, 416],
      ],
      true,
      0.8,
    );
    form(plate, path, {
      fill: mix(ink.rose, ink.heather, 0.35),
      shade: mix(ink.heather, ink.night, 0.3),
      light: null,
    });
    swell(plate, {
      y: 448,
      height: 9,
      length: 86,
      color: mix(sea, ink.night, 0.3),
      deep: mix(sea, ink.night, 0.55),
      foam: 0.6,
    });
    swell(plate, {
      y: 480,
      height: 10,
      length: 104,
      color: mix(sea, ink.night, 0.52),
      deep: ink.night,
      foam: 0.5,
    });
    moonlit(plate, 'near');
    lamplight(plate, lamp, 110, 0.8);
    finish(plate);
  },
};
