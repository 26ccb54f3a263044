/**
 * One-shot effects that machines emit. A game machine does not call check-in, journal or premium. It emits events, and
 * `src` and `engine` handle them.
 */

/** Sound cues of all pages, which every game may use. */
export type SharedCue = 'toast' | 'button' | 'check-in';

/**
 * A sound to play now. The sound of each game cue is in `engine/games/<slug>/<slug>.cues.ts`. If a cue is a phrase,
 * `step` selects its note, from 0.
 */
export interface CueEmitted<TCue extends string = string> {
  readonly type: 'cue';
  readonly cue: TCue;
  readonly step?: number;
}

/** A short message that disappears by itself. */
export interface ToastEmitted {
  readonly type: 'toast';
  readonly title: string;
  readonly description: string;
  /** Description for people who hide timers and scores. Default: `description`. */
  readonly descriptionWithoutScores?: string;
  readonly tone?: 'plain' | 'destructive';
  /** Whether the page shows the same message as an alert. Then only the alert is announced. */
  readonly hasAlert?: boolean;
  /** Display time, ms. Default: 5000. */
  readonly duration?: number;
}

/** An event for the journal. A play starts with `play.started` and may be completed later. */
export interface ActivityEmitted {
  readonly type: 'activity';
  readonly activity:
    | { readonly kind: 'play.started'; readonly level?: number }
    | { readonly kind: 'play.completed'; readonly score?: number };
}

/** The person finished a game, or left an open-ended session. The check-in may open after `delay` ms. */
interface CheckInRequested {
  readonly type: 'check-in.requested';
  readonly delay: number;
}

/** All effects of a game. `TCue` is the union of the game's own cues, by default none. */
export type Emitted<TCue extends string = never> =
  | CueEmitted<TCue>
  | ToastEmitted
  | ActivityEmitted
  | CheckInRequested;

/** The cues among a machine's effects: `CueOf<EmittedFrom<typeof machine>>`. */
export type CueOf<TEmitted> = TEmitted extends CueEmitted<infer TCue> ? TCue : never;
