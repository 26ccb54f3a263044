/**
 * The one-shot effects that machines emit. A game machine knows nothing of check-in, journal or premium:
 * it says what happened, and `src` and `engine` each listen for theirs.
 */

/** Every sound effect there is. `engine/audio/cues` must have a sound for each. */
export type Cue =
  | 'card-flip'
  | 'card-place'
  | 'match'
  | 'level-complete'
  | 'toast'
  | 'button'
  | 'check-in'
  /** The five pads, `step` 0-4. */
  | 'pad'
  | 'breath-in'
  | 'breath-hold'
  | 'breath-out'
  | 'tick'
  /** A stone that turns in the stream; a lower note for each sense, `step` 0-4. */
  | 'stone';

/** A sound to play now. `step` chooses the note where a cue is a phrase, counted from 0. */
export interface CueEmitted {
  readonly type: 'cue';
  readonly cue: Cue;
  readonly step?: number;
}

/** A short message that goes by itself. */
export interface ToastEmitted {
  readonly type: 'toast';
  readonly title: string;
  readonly description: string;
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
export interface CheckInRequested {
  readonly type: 'check-in.requested';
  readonly delay: number;
}

export type Emitted = CueEmitted | ToastEmitted | ActivityEmitted | CheckInRequested;
