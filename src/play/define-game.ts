/** What a game is to the page that runs all games. Everything is said here once; a part that is missing does not compile. */
import type { ComponentType, ReactNode } from 'react';
import type {
  ActorRefFrom,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { GameSlug } from '../../domain/built-games';
import type { CueTable } from '../../engine/audio/cue-table';
import type { CreateScene } from '../../engine/stage/scene-run';
import type { CueOf } from '../../machines/emitted';
import type { GameEvent } from '../../machines/game';
import type { Services } from '../services/services';
import type { Theme } from '../services/theme';

/** What stands before a game, beside its cover. */
export interface IntroParts<TMachine extends AnyStateMachine> {
  /** One or two sentences in the game's own words. */
  readonly text: string;
  /** What the start button reads while a start is possible. */
  readonly startLabel: string;
  /** For who is neither premium nor signed in, where premium is needed; the house's sentence unless said. */
  readonly premiumNotice?: string;
  /** How many free tries are left, in the game's own words; the house's unless said. */
  readonly trialLine?: (left: number) => string;
  /** The badge over the title for who is not signed in while `left` free tries remain; 'Free' or 'Premium' unless said. */
  readonly trialBadge?: string;
  /** What can be chosen before the start; stands above its button. */
  readonly Options?: ComponentType<PartProps<TMachine>>;
  /** Beneath the cover; below everything else where there is room for one column only. */
  readonly Aside?: ComponentType<PartProps<TMachine>>;
  /** Below the card. */
  readonly Below?: ComponentType<PartProps<TMachine>>;
}

/** What every part of a game is given. */
export interface PartProps<TMachine extends AnyStateMachine> {
  readonly actor: ActorRefFrom<TMachine>;
}

/** What the part shown in play is given. */
export interface PlayProps<TMachine extends AnyStateMachine> extends PartProps<TMachine> {
  /** The scene with its mirror. It fills the flex item in which it stands. */
  readonly scene: ReactNode;
  /** The scene, in device px, as soon as it can be drawn; undefined when there is none. */
  readonly takePicture: () => Promise<HTMLCanvasElement | undefined>;
}

/**
 * A game's definition, the default export of `src/games/<slug>/<slug>.game.ts`. What routing, lists and access must
 * know before it is loaded stands in `domain/built-games.ts`; what the game keeps on the device stands in
 * `<slug>.data.ts` beside it.
 */
export interface GameDefinition<TMachine extends AnyStateMachine> {
  readonly slug: GameSlug;
  /** Heading of the intro. */
  readonly heading: string;
  /** Page title before ' | Stillgrove'. */
  readonly pageTitle: string;
  readonly machine: TMachine;
  /**
   * What the machine begins with.
   *
   * @param given the address at which the game was opened, for a game that has several; the theme that is shown then, for
   *   one whose picture the person turns to night and back
   */
  readonly input: (given: {
    readonly seed: number;
    readonly address: string;
    readonly theme: Theme;
  }) => InputFrom<TMachine>;
  /** Loads what makes the scene. Nothing else may bring Pixi into the game's script. */
  readonly scene: () => Promise<CreateScene<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>>>;
  /** Name of the scene for assistive technology. */
  readonly sceneLabel: string;
  /**
   * What is worth saying aloud between two snapshots. The first of a session is compared with the one before it.
   *
   * @param hidesFigures whether the person wants to hear of no timers and scores
   */
  readonly announce: (
    before: SnapshotFrom<TMachine>,
    after: SnapshotFrom<TMachine>,
    hidesFigures: boolean,
  ) => string | undefined;
  /** What each cue of the machine sounds like; loaded with the first start. */
  readonly cues: CueTable<CueOf<EmittedFrom<TMachine>>>;
  /** What stands before a session; 'play' when the part shown in play is its own intro, with everything to choose and the start. */
  readonly intro: IntroParts<TMachine> | 'play';
  /** What is shown in play. */
  readonly Play: ComponentType<PlayProps<TMachine>>;
  /** Where a session is first seen: on the canvas, or in words that do not wait for it. Its time begins then. */
  readonly shownBy: 'scene' | 'words';
  /** Whether play waits in a hidden tab, or goes on because voice or sound leads it. */
  readonly whenHidden: 'waits' | 'goes on';
  /**
   * Connects the actor with what the game keeps on the device, for as long as its page is open.
   *
   * @returns how to stop
   */
  readonly attach?: (actor: ActorRefFrom<TMachine>, services: Services) => () => void;
  /** Whether the screen stays lit now: while a led session runs, not while it is paused. */
  readonly screenStaysOn?: (snapshot: SnapshotFrom<TMachine>) => boolean;
  /** Class of the game's own scenery, behind everything. */
  readonly scenery?: string | undefined;
}

/** A machine that does not take the events of every game is refused with this. */
type TakesGameEvents<TMachine extends AnyStateMachine> = [GameEvent] extends [EventFromLogic<TMachine>]
  ? unknown
  : { readonly machine: 'It must take every GameEvent of machines/game.ts' };

/** Checks a definition against its machine. */
export const defineGame = <TMachine extends AnyStateMachine>(
  definition: GameDefinition<TMachine> & TakesGameEvents<TMachine>,
): GameDefinition<TMachine> => definition;

/** Any game, to whoever runs all of them alike. */
export type AnyGame = GameDefinition<AnyStateMachine>;
