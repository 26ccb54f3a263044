import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { moonlit, moonRim } from '../../kit/moonlight';
import { box, ellipse } from '../../kit/path';
import { along, type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line } from '../../kit/trace';
import { twig } from '../../kit/twig';
import { furtherCover } from './further-cover';
import { cuff, hand } from './parts/open-hand';

/** Paints a smooth river stone, with its shadow, a band of another mineral, and a worn hollow. */
function stone(
  plate: Plate,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
  color: string,
): void {
  const { ctx } = plate;
  ctx.fillStyle = fade(shade(ink.bark, 0.4), 0.55);
  ctx.fill(ellipse(x + 9, y + ry * 0.36, rx * 1.02, ry * 0.9, turn));
  const body = ellipse(x, y, rx, ry, turn);
  form(plate, body, { fill: color, shade: shade(color, 0.5), light: tint(color, 0.75), depth: 0.95 });
  within(plate, body, () => {
    ctx.strokeStyle = fade(tint(color, 0.55), 0.7);
    ctx.lineWidth = 5;
    ctx.stroke(
      line(`${x - rx} ${y + ry * 0.5}, ${x - rx * 0.1} ${y + ry * 0.2}, ${x + rx} ${y + ry * 0.42}`),
    );
    ctx.lineWidth = 2;
    ctx.stroke(line(`${x - rx} ${y + ry * 0.74}, ${x} ${y + ry * 0.42}, ${x + rx} ${y + ry * 0.62}`));
  });
  moonRim(plate, body);
  if (plate.moonlit) return;
  ctx.fillStyle = fade(lightest, 0.6);
  ctx.fill(ellipse(x - rx * 0.36, y - ry * 0.46, rx * 0.26, ry * 0.12, turn - 0.15));
}

/** Paints the shadows of two twigs on the cloth. */
function leaves(plate: Plate): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.shadowColor = fade(mix(ink.spruce, ink.deep, 0.4), 0.3);
    ctx.shadowBlur = 14;
    ctx.shadowOffsetX = 2000;
    ctx.fillStyle = ink.spruce;
    ctx.fill(twig([-1030, 560], -0.35, 8, 96));
    ctx.fill(twig([-1060, 90], 0.1, 6, 88));
  });
}

/** Three smooth stones in an open palm, warm against sea green, in quiet afternoon light. */
export const worryStonesCover = furtherCover(
  'worry-stones',
  257,
  (plate) => {
    const { ctx } = plate;
    const cloth = mix(mix(ink.tarn, ink.fern, 0.55), ink.ice, 0.34);
    ctx.fillStyle = along(
      plate,
      [100, 0],
      [700, 600],
      [tint(cloth, 0.62), tint(cloth, 0.36), mix(cloth, ink.fern, 0.2)],
    );
    ctx.fillRect(0, 0, 800, 600);
    // The leaves' shadows belong to the sun behind a window.
    if (!plate.moonlit) leaves(plate);
    moonlit(plate, 'sky');
    if (plate.moonlit) {
      glow(plate, [60, 0], 620, tint(ink.ice, 0.3), 0.5);
      stippleAlong(plate, box(0, 0, 800, 600), mix(ink.ice, ink.tarn, 0.4), [360, 360], [0, 0], 0.3, 0.5);
    }
    moonlit(plate, 'lit');
    hand(plate);
    within(plate, null, () => {
      ctx.translate(34, 0);
      cuff(plate);
    });
    stone(plate, 612, 366, 68, 48, 0.2, mix(ink.heather, ink.ice, 0.28));
    stone(plate, 482, 378, 80, 54, -0.12, mix(ink.tarn, ink.spruce, 0.35));
    stone(plate, 532, 284, 70, 47, 0.1, mix(ink.pollen, ink.rose, 0.35));
    if (!plate.moonlit) glow(plate, [140, 40], 520, lightest, 0.3);
    moonlit(plate, 'indoors');
    finish(plate, { grain: 0.01 });
  },
  [-0.6, -0.8],
);
