import { fade, ink, mix, shade, tint } from '../../../kit/ink';
import { moonRim } from '../../../kit/moonlight';
import { ellipse } from '../../../kit/path';
import { along, type Plate, within } from '../../../kit/plate';
import { form, stippleAlong, stippleAround } from '../../../kit/stipple';
import { line, shape, stem } from '../../../kit/trace';

const skin = mix(mix(ink.clay, ink.bark, 0.3), ink.rose, 0.42);
const crease = mix(ink.bark, ink.clay, 0.35);

const flesh = {
  fill: skin,
  shade: mix(ink.bark, ink.clay, 0.45),
  light: tint(ink.rose, 0.35),
  depth: 0.8,
} as const;

/** Paints a knitted cuff at the wrist. */
export function cuff(plate: Plate): void {
  const { ctx } = plate;
  const wool = mix(ink.heather, ink.deep, 0.12);
  const sleeve = shape('676 226, 740 216, 840 200, 840 452, 740 432, 676 420, 664 320', 0.6);
  form(plate, sleeve, { fill: wool, light: tint(ink.heather, 0.5), depth: 0.9 });
  moonRim(plate, sleeve);
  const rim = shape('664 216, 700 210, 712 320, 700 436, 664 430, 652 322', 0.6);
  form(plate, rim, { fill: mix(ink.heather, ink.rose, 0.2), light: tint(ink.heather, 0.6) });
  moonRim(plate, rim);
  ctx.strokeStyle = fade(shade(ink.heather, 0.5), 0.5);
  ctx.lineWidth = 2.4;
  for (let i = 0; i < 12; i++) {
    const y = 226 + i * 18;
    ctx.stroke(line(`660 ${y}, 684 ${y - 2}, 706 ${y}`));
    ctx.stroke(line(`722 ${y - 3}, 780 ${y - 6}, 830 ${y - 8}`));
  }
}

/** Paints an open right hand with the palm up, as seen from above. The wrist is on the right. */
export function hand(plate: Plate): void {
  const { ctx } = plate;
  ctx.save();
  ctx.translate(10, 22);
  ctx.fillStyle = fade(shade(ink.deep, 0.3), 0.3);
  ctx.fill(
    shape(
      '700 240, 560 190, 440 180, 330 214, 150 250, 130 330, 170 410, 330 450, 500 460, 620 430, 700 420',
    ),
  );
  ctx.restore();
  const fingers = [
    '520 414 32, 410 434 34, 330 446 31, 272 444 27, 246 438 15',
    '490 372 39, 380 386 37, 270 388 34, 190 374 29, 162 368 16',
    '490 312 40, 370 318 38, 250 314 35, 160 298 30, 130 293 17',
    '490 252 39, 390 250 37, 280 240 34, 196 222 29, 168 216 16',
  ];
  for (const finger of fingers.map((bones) => stem(bones))) {
    form(plate, finger, { ...flesh, towards: [-0.08, -1] });
    moonRim(plate, finger);
  }
  ctx.strokeStyle = fade(crease, 0.5);
  ctx.lineWidth = 3;
  for (const fold of [
    '330 424, 324 446, 328 468',
    '266 360, 258 386, 262 414',
    '246 286, 238 312, 242 342',
    '276 212, 268 238, 272 266',
    '390 222, 384 250, 388 280',
    '370 288, 362 316, 366 346',
    '380 356, 372 384, 376 414',
    '402 412, 396 438, 400 462',
  ])
    ctx.stroke(line(fold));
  const palm = shape(
    '760 232, 640 222, 560 206, 480 214, 424 240, 408 300, 410 370, 432 440, 490 458, 570 448, 650 424, 760 414',
    0.9,
  );
  ctx.fillStyle = along(plate, [408, 0], [492, 0], [fade(skin, 0), skin]);
  ctx.fill(palm);
  stippleAlong(plate, palm, mix(ink.bark, ink.clay, 0.45), [560, 330], [620, 480], 0.75);
  within(plate, palm, () =>
    stippleAround(plate, ellipse(530, 336, 120, 90), mix(crease, skin, 0.25), [530, 338], 110, 0.7),
  );
  const thumb = stem('712 258 32, 630 238 44, 560 212 50, 482 178 40, 420 138 33, 384 112 28, 366 100 17');
  form(plate, thumb, { ...flesh, towards: [-0.3, -0.95] });
  moonRim(plate, thumb);
  ctx.fillStyle = skin;
  ctx.fill(ellipse(612, 256, 66, 38, 0.3));
  stippleAround(plate, ellipse(590, 250, 80, 44, 0.35), tint(ink.rose, 0.3), [580, 226], 74, 0.55);
  for (const fold of ['664 268, 610 300, 560 296, 506 262, 478 226', '424 128, 436 152, 458 164'])
    ctx.stroke(line(fold));
}
