import { fade, ink, lightest, mix } from '../../kit/ink';
import { ellipse, type Point, taper } from '../../kit/path';
import { line, rows, shape, stem } from '../../kit/trace';
import { type Brush, cool, type Thing } from '../brush';

export const tea: Thing = {
  name: 'tea',
  seed: 34,
  draw(brush) {
    const glaze = mix(ink.tarn, ink.ice, 0.3);
    brush.solid(ellipse(196, 350, 176, 38), mix(ink.snow, ink.ice, 0.3), { round: 22 });
    brush.solid(ellipse(196, 344, 128, 24), mix(ink.ice, ink.tarn, 0.2), { round: 12 });
    brush.line(ellipse(196, 347, 158, 31), 3, fade(ink.tarn, 0.6));
    if (!brush.facing) {
      brush.line(shape('300 206, 352 196, 372 226, 356 266, 306 284'), 22, cool(glaze, 0.28));
      brush.line(shape('300 206, 352 196, 370 226, 354 264, 306 282'), 15, glaze);
    }
    const cup = shape('76 182, 316 182, 312 244, 290 306, 248 344, 196 350, 144 344, 102 306, 80 244', 0.55);
    brush.solid(cup, glaze, { round: 74, shade: mix(ink.tarn, ink.night, 0.5), light: lightest });
    brush.inside(cup, () => {
      brush.line(line('70 252, 130 262, 196 266, 262 262, 322 252'), 8, fade(ink.snow, 0.85));
      for (const [x = 0, y = 0] of rows('112 288, 154 302, 196 306, 238 302, 280 288')) {
        for (const turn of [-2.2, -1.57, -0.94])
          brush.flat(
            stem(
              `${x} ${y + 8} 1.6, ${x + Math.cos(turn) * 10} ${y + 8 + Math.sin(turn) * 10} 4.4, ${x + Math.cos(turn) * 22} ${y + 8 + Math.sin(turn) * 22} 1`,
            ),
            fade(ink.snow, 0.85),
          );
      }
    });
    brush.solid(ellipse(196, 182, 122, 27), mix(ink.snow, glaze, 0.25), { round: 8 });
    brush.solid(ellipse(196, 186, 108, 21), mix(ink.clay, ink.pollen, 0.45), {
      light: mix(ink.pollen, ink.snow, 0.3),
      shade: mix(ink.clay, ink.bark, 0.4),
    });
    brush.solid(shape('160 184, 184 176, 204 184, 184 192'), mix(ink.fern, ink.lichen, 0.3), { round: 4 });
    brush.spot(ellipse(126, 236, 40, 50), lightest, [120, 232], 44, 0.6);
    steam(brush, [164, 164], 146, -6);
    steam(brush, [226, 164], 152, 8);
  },
};

/**
 * Paints a faint curl of steam or smoke that rises from (`x`, `y`) and moves.
 * @param lean horizontal offset of the top, units
 */
export function steam(
  brush: Brush,
  [x, y]: Point,
  tall: number,
  lean: number,
  color: string = ink.snow,
): void {
  const curl = (wide: number) =>
    taper(
      Array.from({ length: 17 }, (_, i) => {
        const t = i / 16;
        const sway = Math.sin(t * 7.4 + (lean > 0 ? 0 : Math.PI)) * (4 + t * 15);
        return [x + sway + lean * t, y - tall * t, (1 + 9 * Math.sin(Math.PI * t ** 0.8)) * wide] as const;
      }),
    );
  for (const [wide, part] of [
    [1.7, 0.14],
    [1.1, 0.2],
    [0.6, 0.26],
  ] as const) {
    brush.flat(curl(wide), fade(color, part));
    if (wide > 1.5) brush.setMobility(curl(wide), [x, y], [x, y - tall]);
  }
}
