/** A game's cues and its one file of sounds. A cue without a sound does not compile. */

/** A cue that would sound later than this is dropped, ms: the tab slept, and what it belonged to is over. */
export const LATEST_MS = 250;

/** Where a sound lies in its file: its beginning and its length, ms. `npm run sound` measures both. */
export type Stretch = readonly number[];

/** What one cue sounds like. */
interface CueSound {
  /** Names of sounds in the file: one, or the notes of a phrase, of which the cue's `step` chooses. */
  readonly sounds: readonly string[];
  /** How long after the cue it sounds, ms: a note belongs to the moment in which it can be seen. */
  readonly delay: number;
}

/** Everything that a game can let be heard once. */
export interface CueTable<TCue extends string = string> {
  /** Address of the file; missing where a game has no cues. */
  readonly url: string | undefined;
  readonly sprite: Readonly<Record<string, Stretch>>;
  readonly cues: Readonly<Record<TCue, CueSound>>;
}

/**
 * Makes a game's table. Give the result its type, `CueTable<MyGameCue>`, and the compiler asks for every cue; the names
 * of sounds are checked against the file.
 *
 * @param url of `assets/audio/<slug>.mp3`
 * @param sprite `assets/audio/<slug>.json`, written together with that file
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
/** Of a game that sounds no cue. */
export const NO_CUES: CueTable<never> = { url: undefined, sprite: {}, cues: {} };
