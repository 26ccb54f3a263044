import { fade, ink, mix, tint } from '../../kit/ink';
import { line, rows } from '../../kit/trace';
import { type Brush, cool } from '../brush';

/** Oiled wood, by day. */
export const wood = mix(mix(ink.bark, ink.pollen, 0.5), ink.clay, 0.3);

export const darkWood = mix(mix(wood, ink.bark, 0.55), ink.clay, 0.12);

export const linen = tint(mix(ink.rose, ink.pollen, 0.45), 0.5);

/** Paints the grain along a board. */
export function grain(brush: Brush, text: string): void {
  for (const [x = 0, y = 0, long = 0] of rows(text))
    brush.line(
      line(`${x} ${y}, ${x + long * 0.5} ${y + 2}, ${x + long} ${y}`),
      1.4,
      fade(cool(wood, 0.5), 0.45),
    );
}
