/**
 * The one-shot effects that machines emit. A game machine knows nothing of check-in, journal or premium:
 * it says what happened, and `src` and `engine` each listen for theirs.
 */

/** What may sound on every page, whichever game is played. */
export type SharedCue = 'toast' | 'button' | 'check-in';

/**
 * A sound to play now: one of the game's own cues, each of which has its sound in
 * `engine/games/<slug>/<slug>.cues.ts`. `step` chooses the note where a cue is a phrase, counted from 0.
 */
export interface CueEmitted<TCue extends string = string> {
  readonly type: 'cue';
  readonly cue: TCue;
  readonly step?: number;
}

/** A short message that goes by itself. */
export interface ToastEmitted {
  readonly type: 'toast';
  readonly title: string;
  readonly description: string;
  /** The description for who wants to see no timers and scores, where it has any. */
  readonly withoutFigures?: string;
  readonly tone?: 'plain' | 'destructive';
  /** How long it stays, ms; 5000 unless said. */
  readonly duration?: number;
}

/** What the journal should record. A play begins with `play.started` and may later be completed. */
export interface ActivityEmitted {
  readonly type: 'activity';
  readonly activity:
    | { readonly kind: 'play.started'; readonly level?: number }
    | { readonly kind: 'play.completed'; readonly score?: number };
}

/** Something was finished: the check-in may open after `delay` ms. */
interface CheckInRequested {
  readonly type: 'check-in.requested';
  readonly delay: number;
}

/** All that a game may emit; `TCue` are its own cues, and a game that names none makes no sound. */
export type Emitted<TCue extends string = never> =
  | CueEmitted<TCue>
  | ToastEmitted
  | ActivityEmitted
  | CheckInRequested;

/** The cues among what a machine emits: `CueOf<EmittedFrom<typeof machine>>`. */
export type CueOf<TEmitted> = TEmitted extends CueEmitted<infer TCue> ? TCue : never;
