/** A game's cues and its single file of sounds. The compiler rejects a cue without a sound. */

/** Maximum lateness of a cue, ms. A later cue is dropped, for example after the tab was suspended. */
export const MAX_CUE_LATENESS_MS = 250;

/** Start and length of a sound in its file, ms. `npm run sound` measures both. */
export type SpriteClip = readonly number[];

interface CueSound {
  /** Names of sounds in the file: a single sound, or a phrase, of which the cue's `step` selects one. */
  readonly sounds: readonly string[];
  /** Delay after the cue, ms, so that the sound coincides with the visible event. */
  readonly delay: number;
}

export interface CueTable<TCue extends string = string> {
  /** Address of the file; undefined if the game has no cues. */
  readonly url: string | undefined;
  readonly sprite: Readonly<Record<string, SpriteClip>>;
  readonly cues: Readonly<Record<TCue, CueSound>>;
}

/**
 * Creates the table of a game. Annotate the result as `CueTable<MyGameCue>`. The compiler then requires every cue,
 * and checks the names of sounds against the file.
 * @param url address of `assets/audio/<slug>.mp3`
 * @param sprite `assets/audio/<slug>.json`, generated together with that file
 */
export function defineCues<TSound extends string, TCue extends string>(
  url: string,
  sprite: Readonly<Record<TSound, SpriteClip>>,
  cues: Readonly<
    Record<TCue, { readonly sounds: readonly NoInfer<TSound>[]; readonly delay?: number | undefined }>
  >,
): CueTable<TCue> {
  const filled = Object.entries<{ sounds: readonly string[]; delay?: number | undefined }>(cues).map(
    ([cue, { sounds, delay = 0 }]) => [cue, { sounds, delay }] as const,
  );
  return { url, sprite, cues: Object.fromEntries(filled) as Record<TCue, CueSound> };
}
export const NO_CUES: CueTable<never> = { url: undefined, sprite: {}, cues: {} };
