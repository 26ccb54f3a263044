import { barCloud } from '../../kit/cloud';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds } from '../../kit/life';
import { moonlit, nightfall } from '../../kit/moonlight';
import { afterglow, nightSky } from '../../kit/night-sky';
import { box, ellipse, leaf, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line } from '../../kit/trace';
import { furtherCover } from './further-cover';
import { bough } from './parts/flowering-bough';

const metal = mix(ink.clay, ink.pollen, 0.45);
const cord = mix(ink.bark, ink.heather, 0.3);

/**
 * Paints one tube of the chime with a lid, a highlight and an angled lower end. It hangs from `top`, centered at `x`.
 */
function tube(plate: Plate, x: number, top: number, length: number, color: string): void {
  const { ctx } = plate;
  ctx.strokeStyle = cord;
  ctx.lineWidth = 2.2;
  ctx.stroke(line(`${x} 178, ${x} ${top + 4}`));
  const body = box(x - 17, top, 34, length, 7);
  form(plate, body, {
    fill: color,
    shade: shade(mix(color, ink.bark, 0.4), 0.3),
    light: tint(color, 0.7),
    towards: [-1, -0.05],
    depth: 0.95,
    start: 0.4,
  });
  within(plate, body, () => {
    ctx.fillStyle = fade(lightest, 0.55);
    ctx.fill(box(x - 10, top + 12, 4.5, length - 30, 2));
    ctx.fillStyle = shade(color, 0.4);
    ctx.fill(box(x - 17, top + 16, 34, 3));
    ctx.fillStyle = shade(mix(color, ink.bark, 0.5), 0.45);
    ctx.fill(ellipse(x, top + length - 3, 17, 6));
  });
}

/** Paints the round top of the chime, with the cords above it. */
function roof(plate: Plate): void {
  const { ctx } = plate;
  ctx.strokeStyle = cord;
  ctx.lineWidth = 3;
  for (const x of [300, 400, 500]) ctx.stroke(line(`400 66, ${x} 160`));
  form(plate, ellipse(400, 66, 9), { fill: metal });
  const low = union([ellipse(400, 178, 150, 26), box(250, 160, 300, 18)]);
  form(plate, low, { fill: mix(ink.bark, ink.clay, 0.2), light: null, towards: [-1, 0], depth: 0.9 });
  form(plate, ellipse(400, 160, 150, 26), {
    fill: mix(ink.bark, ink.clay, 0.5),
    light: tint(ink.rose, 0.2),
    depth: 0.7,
    towards: [-0.9, -0.4],
  });
}

/** Copper wind chimes on a flowering bough against a pale spring sky, early in the morning. */
export const melodyMatchCover = furtherCover(
  'melody-match',
  251,
  (plate) => {
    const { ctx } = plate;
    sky(plate, [mix(ink.ice, ink.tarn, 0.34), ink.ice, tint(ink.ice, 0.55), tint(ink.rose, 0.55)]);
    glow(plate, [150, 330], 420, lightest, 0.7);
    barCloud(plate, 150, 300, 210, tint(ink.snow, 0.1), 0.8);
    barCloud(plate, 668, 232, 180, tint(ink.snow, 0.1), 0.7);
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, 560]);
    nightSky(plate, 380);
    afterglow(plate, 540, 320, ink.dusk);
    birds(plate, 612, 350, 20, 3, fade(ink.spruce, 0.6));
    for (const [y, color] of [
      [500, mix(ink.tarn, ink.ice, 0.62)],
      [536, mix(mix(ink.tarn, ink.fern, 0.5), ink.ice, 0.45)],
      [568, mix(ink.fern, ink.lichen, 0.35)],
    ] as const) {
      const hill = ridge(plate, { y, swell: 18, wave: 240, octaves: 2 });
      layer(plate, hill, { color, mist: tint(ink.ice, 0.4), melt: 70, haze: 0.6, dots: 0.45 });
    }
    moonlit(plate, 'far');
    const tones = [metal, mix(metal, ink.clay, 0.3), mix(metal, ink.pollen, 0.35)];
    for (const [x, length] of [
      [322, 214],
      [478, 182],
    ] as const)
      tube(plate, x, 196, length, shade(mix(metal, ink.heather, 0.25), 0.12));
    ctx.strokeStyle = cord;
    ctx.lineWidth = 2.4;
    ctx.stroke(line('400 170, 400 470'));
    [
      [270, 268],
      [356, 240],
      [444, 212],
      [530, 184],
    ].forEach(([x = 0, length = 0], i) => {
      tube(plate, x, 206, length, tones[i % 3] ?? metal);
    });
    form(plate, ellipse(400, 398, 33, 15), {
      fill: mix(ink.bark, ink.clay, 0.45),
      light: tint(ink.rose, 0.1),
    });
    const sail = leaf([400, 446], Math.PI / 2, 112, 62, 0.5);
    form(plate, sail, {
      fill: mix(ink.spruce, ink.fern, 0.4),
      light: tint(ink.lichen, 0.2),
      towards: [-1, -0.2],
      depth: 0.9,
    });
    ctx.strokeStyle = fade(ink.lichen, 0.8);
    ctx.stroke(line('400 454, 400 546'));
    roof(plate);
    bough(plate);
    stippleAlong(plate, box(0, 0, 800, 120), mix(ink.tarn, ink.ice, 0.4), [0, 120], [0, -30], 0.12);
    moonlit(plate, 'near');
    finish(plate, { grain: 0.01, vignette: 0.06 });
  },
  [-0.7, -0.7],
);
