import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { ellipse } from '../../kit/path';
import { along, outwards, type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { stippleAround } from '../../kit/stipple';

const film = [
  mix(ink.rose, ink.dusk, 0.3),
  tint(ink.pollen, 0.4),
  mix(ink.lichen, ink.ice, 0.5),
  mix(ink.tarn, ink.ice, 0.4),
  ink.heather,
] as const;

/** Paints a soap bubble: clear center, rim of five colors, two curved window reflections. */
export function bubble(plate: Plate, x: number, y: number, radius: number): void {
  const { ctx } = plate;
  const ball = ellipse(x, y, radius);
  glow(plate, [x, y], radius * 1.35, lightest, 0.24);
  ctx.fillStyle = outwards(
    plate,
    [x, y],
    radius,
    [fade(lightest, 0.08), fade(lightest, 0.1), fade(ink.ice, 0.26), fade(lightest, 0.62)],
    [0, 0.62, 0.86, 1],
  );
  ctx.fill(ball);
  within(plate, ball, () => {
    film.forEach((color, i) => {
      const turn = -2.2 + i * 1.26;
      stippleAround(
        plate,
        ball,
        color,
        [x + Math.cos(turn) * radius * 1.08, y + Math.sin(turn) * radius * 1.08],
        radius * 0.66,
        0.85,
      );
    });
    stippleAround(
      plate,
      ball,
      tint(ink.pollen, 0.7),
      [x + radius * 0.3, y + radius * 0.62],
      radius * 0.55,
      0.6,
    );
    ctx.lineCap = 'round';
    for (const [reach, from, to, wide, opacity] of [
      [0.8, -2.62, -1.84, 0.085, 0.95],
      [0.8, -1.62, -1.5, 0.085, 0.9],
      [0.84, 0.5, 1.05, 0.05, 0.75],
    ] as const) {
      ctx.strokeStyle = fade(lightest, opacity);
      ctx.lineWidth = radius * wide;
      ctx.beginPath();
      ctx.arc(x, y, radius * reach, from, to);
      ctx.stroke();
    }
  });
  ctx.strokeStyle = along(
    plate,
    [x - radius, y - radius],
    [x + radius, y + radius],
    [lightest, film[0], film[1], film[3], lightest].map((color) => fade(color, 0.95)),
  );
  ctx.lineWidth = Math.max(1.6, radius * 0.024);
  ctx.stroke(ball);
}
