import { fade, ink, mix, shade, tint } from '../../../kit/ink';
import { ellipse, union } from '../../../kit/path';
import { type Plate, within } from '../../../kit/plate';
import { form } from '../../../kit/stipple';
import { facet, line, points, shape } from '../../../kit/trace';

/** Paints a kingfisher in profile, asleep on its twig. It is about 250 units long from bill to tail. */
export function kingfisher(plate: Plate): void {
  const { ctx } = plate;
  const blue = mix(ink.tarn, ink.deep, 0.12);
  const glint = mix(ink.tarn, ink.ice, 0.7);
  form(plate, facet('494 372, 520 366, 556 462, 532 470'), {
    fill: shade(blue, 0.25),
    light: glint,
    depth: 0.8,
  });
  const body = shape(
    '388 214, 372 262, 378 316, 410 366, 462 394, 506 386, 516 340, 496 276, 468 226, 430 200',
  );
  form(plate, body, {
    fill: mix(ink.clay, ink.pollen, 0.42),
    shade: mix(ink.clay, ink.bark, 0.4),
    light: tint(ink.pollen, 0.4),
    depth: 0.85,
  });
  form(plate, shape('452 214, 486 250, 512 304, 528 372, 536 430, 514 424, 478 384, 452 330, 440 270'), {
    fill: blue,
    shade: shade(blue, 0.5),
    light: glint,
    depth: 0.9,
  });
  within(
    plate,
    shape('452 214, 486 250, 512 304, 528 372, 536 430, 514 424, 478 384, 452 330, 440 270'),
    () => {
      ctx.fillStyle = fade(glint, 0.75);
      ctx.fill(
        union(
          points('464 262, 478 286, 464 300, 490 314, 478 336, 500 350, 494 376').map(([x, y]) =>
            ellipse(x, y, 5, 3.2, 1),
          ),
        ),
      );
      ctx.strokeStyle = fade(shade(blue, 0.5), 0.6);
      ctx.lineWidth = 2;
      for (const feather of ['452 318, 484 362, 522 404', '466 352, 494 386, 524 420'])
        ctx.stroke(line(feather));
    },
  );
  form(plate, facet('360 178, 356 196, 246 204'), {
    fill: mix(ink.night, ink.bark, 0.3),
    light: mix(ink.bark, ink.rose, 0.4),
    towards: [0, -1],
  });
  const head = shape('352 194, 362 158, 396 138, 436 146, 462 176, 470 218, 440 236, 394 234, 362 216');
  form(plate, head, { fill: blue, shade: shade(blue, 0.45), light: glint, depth: 0.8 });
  within(plate, head, () => {
    form(plate, shape('350 196, 400 190, 424 206, 412 228, 372 246, 348 222'), {
      fill: tint(ink.snow, 0.2),
      shade: mix(ink.rose, ink.bark, 0.2),
      light: null,
      depth: 0.5,
    });
    form(plate, shape('372 184, 410 186, 440 200, 432 218, 400 206, 372 200'), {
      fill: mix(ink.clay, ink.pollen, 0.3),
      light: tint(ink.pollen, 0.4),
    });
    form(plate, shape('440 200, 462 204, 468 226, 446 232, 432 216'), {
      fill: ink.snow,
      shade: mix(ink.snow, ink.heather, 0.5),
    });
    ctx.fillStyle = fade(glint, 0.8);
    ctx.fill(
      union(
        points('392 154, 412 152, 432 160, 404 166, 424 172, 446 178').map(([x, y]) =>
          ellipse(x, y, 4.4, 2.6, 0.6),
        ),
      ),
    );
  });
  ctx.strokeStyle = ink.night;
  ctx.lineWidth = 4;
  ctx.stroke(line('380 182, 388 189, 398 189, 405 183'));
}
