/** A game's cues and its one file of sounds. A cue without a sound does not compile. */

/** Maximum delay of a cue, ms. A later one is dropped, for example after the tab was suspended. */
export const LATEST_MS = 250;

/** Start and length of a sound in its file, ms. `npm run sound` measures both. */
export type Stretch = readonly number[];

/** Sounds of one cue. */
interface CueSound {
  /** Names of sounds in the file: one, or the notes of a phrase. The cue's `step` selects the note. */
  readonly sounds: readonly string[];
  /** Delay after the cue, ms, so that the sound comes when its event is visible. */
  readonly delay: number;
}

/** All one-shot cues of a game. */
export interface CueTable<TCue extends string = string> {
  /** Address of the file; missing where a game has no cues. */
  readonly url: string | undefined;
  readonly sprite: Readonly<Record<string, Stretch>>;
  readonly cues: Readonly<Record<TCue, CueSound>>;
}

/**
 * Creates the table of a game. Annotate the result as `CueTable<MyGameCue>`: the compiler then requires every cue,
 * and checks the names of sounds against the file.
 *
 * @param url of `assets/audio/<slug>.mp3`
 * @param sprite `assets/audio/<slug>.json`, generated together with that file
 */
export function defineCues<TSound extends string, TCue extends string>(
  url: string,
  sprite: Readonly<Record<TSound, Stretch>>,
  cues: Readonly<
    Record<TCue, { readonly sounds: readonly NoInfer<TSound>[]; readonly delay?: number | undefined }>
  >,
): CueTable<TCue> {
  const filled = Object.entries<{ sounds: readonly string[]; delay?: number | undefined }>(cues).map(
    ([cue, { sounds, delay = 0 }]) => [cue, { sounds, delay }] as const,
  );
  return { url, sprite, cues: Object.fromEntries(filled) as Record<TCue, CueSound> };
}
/** Table of a game without cues. */
export const NO_CUES: CueTable<never> = { url: undefined, sprite: {}, cues: {} };
