/** One-shot effects. Game machines do not call check-in, journal or premium: `src` and `engine` handle these events. */

export type SharedCue = 'toast' | 'button' | 'check-in';

/** The sound of a game cue is in `engine/games/<slug>/<slug>.cues.ts`. `step`: the note of a phrase, from 0. */
export interface CueEmitted<TCue extends string = string> {
  readonly type: 'cue';
  readonly cue: TCue;
  readonly step?: number;
}

export interface ToastEmitted {
  readonly type: 'toast';
  readonly title: string;
  readonly description: string;
  /** For people who hide timers and scores. Default: `description`. */
  readonly descriptionWithoutScores?: string;
  readonly tone?: 'plain' | 'destructive';
  /** The page shows the same message as an alert. Then only the alert is announced. */
  readonly hasAlert?: boolean;
  /** ms. Default: 5000. */
  readonly duration?: number;
}

/** A play starts with `play.started` and may be completed later. */
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

/** `TCue` is the union of the game's own cues, by default none. */
export type GameEmitted<TCue extends string = never> =
  | CueEmitted<TCue>
  | ToastEmitted
  | ActivityEmitted
  | CheckInRequested;

/** The cues of a machine: `CueOf<EmittedFrom<typeof machine>>`. */
export type CueOf<TEmitted> = TEmitted extends CueEmitted<infer TCue> ? TCue : never;
