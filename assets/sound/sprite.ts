import { toMp3 } from './kit/mp3';
import { mixInto, type Signal, secondsOf, silence } from './kit/signal';
import { render, type Sound } from './sound';

/** Sounds that are in one file. */
export interface Sprite {
  /** File name in `assets/audio` without its extension, for example a game's slug or `shared`. */
  readonly name: string;
  readonly sounds: readonly Sound[];
}

/** Positions of the sounds in their file, `[start, length]` in whole ms, in the order of the file. */
export type SpriteTable = Readonly<Record<string, readonly [number, number]>>;

/**
 * Silence before the first sound and between sounds, ms. A decoder that starts early or late then plays no part of a
 * neighboring sound.
 */
const GAP_MS = 120;

/** Sounds start at multiples of 10 ms, where a sample (44.1 kHz) falls on a whole millisecond. */
const GRID_MS = 10;

const onGrid = (ms: number): number => Math.ceil(ms / GRID_MS) * GRID_MS;

/** Concatenates the sounds of a sprite. */
export function lay(sprite: Sprite): { samples: Signal; table: SpriteTable } {
  const rendered = sprite.sounds.map((sound) => [sound.name, render(sound)[0] ?? silence(0)] as const);
  let end = 0;
  const placed = rendered.map(([name, samples]) => {
    const begin = onGrid(end + GAP_MS);
    const length = Math.ceil(secondsOf(samples) * 1000);
    end = begin + length;
    return { name, samples, begin, length };
  });
  const whole = silence((end + GAP_MS) / 1000);
  for (const { samples, begin } of placed) mixInto(whole, samples, begin / 1000);
  return {
    samples: whole,
    table: Object.fromEntries(placed.map(({ name, begin, length }) => [name, [begin, length]])),
  };
}

/** Returns the two files of a sprite, from the result of {@link lay}: the MP3 and the table of positions. */
export async function pack({
  samples,
  table,
}: ReturnType<typeof lay>): Promise<{ mp3: Uint8Array; json: string }> {
  const rows = Object.entries(table).map(([name, [begin, length]]) => `  "${name}": [${begin}, ${length}]`);
  return { mp3: await toMp3([samples], { vbrQuality: 5 }), json: `{\n${rows.join(',\n')}\n}\n` };
}
