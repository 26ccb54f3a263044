import { toMp3 } from './kit/mp3';
import { mixInto, type Signal, secondsOf, silence } from './kit/signal';
import { render, type Sound } from './sound';

/** All sounds of one game, in one file. */
export interface Sprite {
  /** The game's slug, or `shared`; the file's name in `assets/audio`. */
  readonly name: string;
  readonly sounds: readonly Sound[];
}

/** Where each sound lies in its file, `[beginning, length]` in whole ms, in their order there. */
export type SpriteTable = Readonly<Record<string, readonly [number, number]>>;

/** Silence before the first sound and between two, ms: no decoder that begins late or early lets one into another. */
const GAP_MS = 120;

/** Sounds begin on whole hundredths, at which the samples (44.1 kHz) and the milliseconds of the table fall together. */
const GRID_MS = 10;

const onGrid = (ms: number): number => Math.ceil(ms / GRID_MS) * GRID_MS;

/** Lays sounds one after the other. */
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

/** A sprite's two files: the MP3, and where in it each sound lies. */
export async function pack(sprite: Sprite): Promise<{ mp3: Uint8Array; json: string; table: SpriteTable }> {
  const { samples, table } = lay(sprite);
  const rows = Object.entries(table).map(([name, [begin, length]]) => `  "${name}": [${begin}, ${length}]`);
  return { mp3: await toMp3([samples], { vbrQuality: 5 }), json: `{\n${rows.join(',\n')}\n}\n`, table };
}
