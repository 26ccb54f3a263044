import { finish } from '../../kit/finish';
import { ink, mix, tint } from '../../kit/ink';
import { moonlit, nightfall } from '../../kit/moonlight';
import { nightSky, thinMoon } from '../../kit/night-sky';
import { ellipse, leaf } from '../../kit/path';
import { along, type Plate, within } from '../../kit/plate';
import { line, rows, shape } from '../../kit/trace';
import { furtherCover } from './further-cover';
import { paper } from './parts/paper';

/** Paints the hair and halo as large leaves around the head, like a wreath. */
function wreath(plate: Plate): void {
  const colors = [
    ink.spruce,
    mix(ink.tarn, ink.deep, 0.15),
    ink.fern,
    mix(ink.heather, ink.deep, 0.12),
    mix(ink.fern, ink.lichen, 0.5),
  ];
  for (const [turn = 0, length = 0, color = 0] of rows(
    '-3.02 150 0, -0.12 150 1, -2.72 158 2, -0.42 160 3, -2.4 150 3, -0.74 152 0, -2.06 138 1, -1.08 140 4, -1.74 128 4, -1.4 132 2',
  ))
    paper(
      plate,
      leaf([400 + Math.cos(turn) * 118, 300 + Math.sin(turn) * 96], turn, length, 70, 0.5),
      colors[color] ?? ink.fern,
    );
}

/** A calm face of cut paper, rose and heather on cream, in soft noon light. The last leaf is still missing. */
export const emotionPuzzlesCover = furtherCover(
  'emotion-puzzles',
  241,
  (plate) => {
    const { ctx } = plate;
    const cream = tint(mix(ink.pollen, ink.rose, 0.4), 0.62);
    ctx.fillStyle = along(plate, [0, 0], [800, 600], [tint(cream, 0.4), cream, mix(cream, ink.rose, 0.35)]);
    ctx.fillRect(0, 0, 800, 600);
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, 560]);
    nightSky(plate, 420);
    thinMoon(plate, [142, 158], 62);
    paper(
      plate,
      shape('-40 470, 120 440, 300 486, 520 520, 700 470, 860 500, 860 660, -40 660'),
      mix(ink.lichen, cream, 0.4),
      0.8,
    );
    const hill = shape('-40 540, 160 556, 360 584, 600 572, 860 540, 860 660, -40 660');
    moonlit(plate, 'far');
    if (!plate.moonlit) paper(plate, ellipse(142, 158, 66), ink.pollen, 1.2);
    wreath(plate);
    moonlit(plate, 'near');
    paper(
      plate,
      shape('360 420, 440 420, 446 506, 470 560, 330 560, 354 506', 0.6),
      mix(ink.dusk, ink.clay, 0.12),
    );
    paper(
      plate,
      shape('150 640, 196 560, 290 520, 348 508, 400 540, 452 508, 510 520, 604 560, 650 640', 0.8),
      mix(ink.tarn, ink.spruce, 0.4),
    );
    const right = shape(
      '400 126, 472 134, 532 178, 554 250, 544 334, 508 408, 452 458, 400 474, 392 440, 408 410, 396 384, 412 362, 398 338, 418 316, 404 250, 392 190',
      0.7,
    );
    const left = shape(
      '400 126, 392 190, 404 250, 418 316, 398 338, 412 362, 396 384, 408 410, 392 440, 400 474, 348 458, 292 408, 256 334, 246 250, 268 178, 328 134',
      0.7,
    );
    paper(plate, right, mix(ink.dusk, ink.rose, 0.25));
    paper(plate, left, tint(ink.rose, 0.22));
    paper(
      plate,
      shape('398 118, 420 152, 474 176, 528 214, 556 268, 566 226, 546 172, 492 128, 440 112', 0.8),
      mix(ink.spruce, ink.deep, 0.3),
    );
    paper(
      plate,
      shape('410 112, 392 156, 332 182, 276 212, 246 272, 232 232, 252 172, 306 126, 358 108', 0.8),
      ink.spruce,
    );
    paper(plate, ellipse(304, 346, 29), mix(ink.dusk, ink.rose, 0.5), 0.5);
    paper(plate, ellipse(496, 346, 29), mix(ink.clay, ink.dusk, 0.7), 0.5);
    for (const x of [322, 478]) {
      const lid = shape(
        `${x - 50} 262, ${x - 24} 270, ${x} 273, ${x + 24} 270, ${x + 50} 262, ${x + 34} 290, ${x} 304, ${x - 34} 290`,
        0.75,
      );
      paper(plate, lid, x < 400 ? ink.heather : mix(ink.heather, ink.deep, 0.3), 0.6);
      ctx.strokeStyle = mix(ink.deep, ink.night, 0.3);
      ctx.lineWidth = 7;
      within(plate, null, () =>
        ctx.stroke(line(`${x - 50} 264, ${x - 34} 290, ${x} 304, ${x + 34} 290, ${x + 50} 264`)),
      );
      paper(
        plate,
        shape(`${x - 44} 224, ${x} 208, ${x + 44} 224, ${x} 216`, 0.8),
        mix(ink.bark, ink.dusk, 0.3),
        0.5,
      );
    }
    paper(
      plate,
      shape('344 404, 372 420, 400 424, 428 420, 456 404, 436 432, 400 443, 364 432', 0.85),
      mix(ink.clay, ink.dusk, 0.35),
      0.5,
    );
    // Skin keeps its color at night.
    moonlit(plate, 'indoors');
    paper(plate, leaf([646, 466], -0.85, 138, 68, 0.5), ink.pollen, 1.8);
    paper(plate, hill, mix(ink.fern, ink.lichen, 0.5), 0.8);
    moonlit(plate, 'near');
    finish(plate, { grain: 0.01, vignette: 0.06 });
  },
  [-0.55, -0.84],
);
