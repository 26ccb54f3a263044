import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { lamplight, moonlit, nightfall } from '../../kit/moonlight';
import { type Point, polygon, union } from '../../kit/path';
import { along, down, type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { facet, line } from '../../kit/trace';
import { twig } from '../../kit/twig';
import { furtherCover } from './further-cover';
import { drum, rope } from './parts/hand-drum';

/** Paints a mat of flat bands, woven over and under, in perspective on the floor. */
function mat(plate: Plate): void {
  const { ctx } = plate;
  const corner = (u: number, v: number): Point => [400 + (u - 0.5) * (560 + v * 210), 408 + v * 156];
  const area = polygon([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]);
  ctx.save();
  ctx.translate(8, 9);
  ctx.fillStyle = fade(shade(ink.bark, 0.4), 0.5);
  ctx.fill(area);
  ctx.restore();
  const [across, deep] = [34, 12];
  const blue = mix(ink.tarn, ink.spruce, 0.35);
  const clay = mix(rope, ink.clay, 0.6);
  for (let row = 0; row < deep; row++) {
    const band = [blue, rope, clay][[1, 0, 1, 2, 1, 1, 1, 1, 2, 1, 0, 1][row] ?? 1] ?? rope;
    const cell = (from: number, to: number, low: number, high: number) =>
      polygon([corner(from, low), corner(to, low), corner(to, high), corner(from, high)]);
    const [top, bottom] = [row / deep, (row + 1) / deep];
    ctx.fillStyle = band;
    ctx.fill(cell(0, 1, top, bottom));
    const dips = Array.from({ length: across / 2 }, (_, i) => {
      const u = (i * 2 + (row % 2)) / across;
      return cell(u + 0.004, u + 1 / across - 0.004, top + 0.012, bottom - 0.012);
    });
    ctx.fillStyle = shade(mix(band, ink.bark, 0.12), 0.1);
    ctx.fill(union(dips));
    ctx.fillStyle = fade(shade(ink.bark, 0.2), 0.5);
    ctx.fill(cell(0, 1, bottom - 0.011, bottom));
  }
  stippleAlong(plate, area, shade(ink.bark, 0.2), [400, 420], [780, 590], 0.4);
  stippleAlong(plate, area, lightest, [300, 520], [60, 400], 0.35);
  ctx.strokeStyle = rope;
  ctx.lineWidth = 2.4;
  for (let i = 0; i <= 13; i++) {
    for (const side of [0, 1]) {
      const [x, y] = corner(side, i / 13);
      ctx.stroke(line(`${x} ${y}, ${x + (side - 0.5) * 34} ${y + 3}, ${x + (side - 0.5) * 56} ${y + 9}`));
    }
  }
}

/** A hand drum on a woven mat, in the long light of a late afternoon from a window. */
export const rhythmReleaseCover = furtherCover(
  'rhythm-release',
  239,
  (plate) => {
    const { ctx } = plate;
    const wall = mix(ink.rose, ink.clay, 0.3);
    ctx.fillStyle = along(plate, [0, 0], [800, 300], [tint(wall, 0.3), wall, mix(wall, ink.bark, 0.35)]);
    ctx.fillRect(0, 0, 800, 600);
    moonlit(plate, 'indoors');
    // At night a lamp beyond the right edge lights the room.
    nightfall(plate, [0, 300], [860, 120], 0.85);
    within(plate, facet('130 20, 470 50, 520 372, 190 372'), () => {
      ctx.fillStyle = fade(tint(ink.pollen, 0.55), 0.62);
      ctx.fillRect(0, 0, 800, 600);
      ctx.fillStyle = fade(mix(wall, ink.clay, 0.25), 0.8);
      ctx.fill(union([facet('292 0, 308 0, 360 400, 344 400'), facet('100 186, 560 206, 560 220, 100 200')]));
      ctx.fillStyle = fade(mix(wall, ink.bark, 0.3), 0.5);
      ctx.fill(union([twig([180, 400], -1.75, 7, 74, 0.05), twig([190, 400], -1.2, 5, 62, 0.06)]));
    });
    // The window's patch of light on the wall is moonlight at night.
    moonlit(plate, 'middle');
    ctx.fillStyle = down(plate, 372, 600, [mix(ink.bark, ink.clay, 0.45), mix(ink.bark, ink.clay, 0.12)]);
    ctx.fillRect(0, 372, 800, 228);
    ctx.fillStyle = fade(shade(ink.bark, 0.3), 0.7);
    ctx.fillRect(0, 366, 800, 8);
    stippleAlong(
      plate,
      facet('0 374, 800 374, 800 600, 0 600'),
      shade(ink.bark, 0.4),
      [300, 400],
      [800, 600],
      0.5,
    );
    moonlit(plate, 'indoors');
    mat(plate);
    drum(plate);
    moonlit(plate, 'indoors');
    if (!plate.moonlit) glow(plate, [150, 60], 560, tint(ink.pollen, 0.6), 0.3);
    nightfall(plate, [0, 660], [560, 200], 0.6);
    lamplight(plate, [840, 170], 640, 0.5);
    finish(plate, { grain: 0.01 });
  },
  [-0.8, -0.6],
  64,
);
