import type { ComponentType, ReactElement } from 'react';
import type {
  ActorRefFrom,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { ZodMiniType } from 'zod/mini';
import type { GameSlug } from '../../domain/built-games';
import type { CueTable } from '../../engine/audio/cue-table';
import type { MusicState } from '../../engine/audio/music/music';
import type { SceneFactory } from '../../engine/stage/scene-run';
import type { CueOf } from '../../machines/emitted';
import type { GameLifecycleEvent } from '../../machines/game';
import type { OptionValues } from '../../machines/options';
import type { Services } from '../services/services';
import type { Theme } from '../services/theme';

/** Content of a game's intro, apart from its cover. */
export interface IntroParts<TMachine extends AnyStateMachine> {
  readonly text: string;
  /** Appears above Start. */
  readonly warning?: string;
  /** Label while a start is possible. */
  readonly startLabel: string;
  /**
   * For visitors who are neither premium nor signed in, if the game needs premium. Default: the shared sentences.
   * @param hasTries whether a free try is left
   */
  readonly premiumNotice?: (hasTries: boolean) => string;
  /** Text with the number of free tries. Default: the shared text. */
  readonly trialLine?: (left: number) => string;
  /** Badge above the title for guests without premium, while free tries remain. Default: 'Free' or 'Premium'. */
  readonly trialBadge?: string;
  /** Range of the durations. Default: the duration on the game's card. */
  readonly range?: string;
  /** Text with the duration of the current choices. */
  readonly Length?: ComponentType<GameActorProps<TMachine>>;
  /** What the person sees of the game before the start, below Start. */
  readonly Steps?: ComponentType;
  /** Choices and explanations, which 'Adjust' opens. */
  readonly Options?: ComponentType<GameActorProps<TMachine>>;
}

/** The saved session that a machine receives with `game.resumed`. */
type SavedOf<TMachine extends AnyStateMachine> = AnyStateMachine extends TMachine
  ? // biome-ignore lint/suspicious/noExplicitAny: code for all games does not know the type of each game's session
    any
  : Extract<EventFromLogic<TMachine>, { readonly type: 'game.resumed' }> extends {
        readonly saved: infer TSaved;
      }
    ? TSaved
    : never;

/**
 * How a session is saved when the page is hidden or closed, so that the person can resume it for a day. It never
 * contains words that a person typed. `machines/games/<slug>/<slug>.saved.ts` has the schema and `save`.
 */
export interface SessionSaving<TMachine extends AnyStateMachine> {
  /** A session that does not parse is dropped. */
  readonly schema: ZodMiniType<SavedOf<TMachine>>;
  /**
   * The part of a session to save, as JSON; undefined when there is nothing to resume.
   * @param now clock time, ms
   */
  readonly save: (context: ContextFrom<TMachine>, now: number) => SavedOf<TMachine> | undefined;
  /** Text after 'Go on with …': 'level 3'. */
  readonly words: (saved: SavedOf<TMachine>) => string;
  /** Whether `save` also receives finished sessions. Default: false. */
  readonly savesFinished?: boolean;
}

export interface GameActorProps<TMachine extends AnyStateMachine> {
  readonly actor: ActorRefFrom<TMachine>;
}

export interface PlayProps<TMachine extends AnyStateMachine> extends GameActorProps<TMachine> {
  /** The scene with its DOM mirror (`src/stage/StageMirror.tsx`). It fills the flex item that contains it. */
  readonly scene: ReactElement;
  /** Resolves as soon as the scene can be drawn, to a picture in device px; undefined when there is no scene. */
  readonly takePicture: () => Promise<HTMLCanvasElement | undefined>;
}

/**
 * The default export of `src/games/<slug>/<slug>.game.ts`. `domain/built-games.ts` has the facts that are needed before
 * the definition loads. `<slug>.data.ts` declares the game's stored data.
 */
export interface GameDefinition<TMachine extends AnyStateMachine> {
  readonly slug: GameSlug;
  /** Heading of the intro, and title of a session on a phone. */
  readonly heading: string;
  /** Page title before ' | Stillgrove'. */
  readonly pageTitle: string;
  readonly machine: TMachine;
  /**
   * @param given the address, for a game with several addresses; the current theme, for a game with its own day and
   *   night; the stored options, which may have any value
   */
  readonly input: (given: {
    readonly seed: number;
    readonly address: string;
    readonly theme: Theme;
    readonly options: unknown;
  }) => InputFrom<TMachine>;
  /** Only this import may bring Pixi into the game's script. */
  readonly scene: () => Promise<SceneFactory<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>>>;
  /** Accessible name of the scene. */
  readonly sceneLabel: string;
  /**
   * The announcement of a change, which the scene makes. The first snapshot of a session is compared with the last one
   * before the session.
   * @param hidesFigures whether the person hides timers and scores
   */
  readonly announce?: (
    before: SnapshotFrom<TMachine>,
    after: SnapshotFrom<TMachine>,
    hidesFigures: boolean,
  ) => string | undefined;
  /** The current announcement of a guided exercise. The page makes it, even without a canvas. */
  readonly announcement?: (snapshot: SnapshotFrom<TMachine>) => string;
  /** Sounds load at the first start. */
  readonly cues: CueTable<CueOf<EmittedFrom<TMachine>>>;
  /** State that the music follows in a session; null while the music rests. */
  readonly music: (snapshot: SnapshotFrom<TMachine>) => MusicState | null;
  /** 'play' means that the play screen contains its own options and start button. */
  readonly intro: IntroParts<TMachine> | 'play';
  /** The machine has the values in `context.options`. The device stores the chosen ones. */
  readonly options?: OptionValues;
  /** Null for a game whose sessions cannot be resumed. */
  readonly saved: SessionSaving<TMachine> | null;
  readonly Play: ComponentType<PlayProps<TMachine>>;
  /** Medium in which a session first appears. Text does not wait for the canvas. Session time starts then. */
  readonly shownBy: 'scene' | 'words';
  /** Whether play pauses in a hidden tab, or continues because voice or sound guides it. */
  readonly whenHidden: 'waits' | 'goes on';
  /**
   * Connects the actor with the device while the page of the game is open.
   * @returns a function that disconnects them
   */
  readonly attach?: (actor: ActorRefFrom<TMachine>, services: Services) => () => void;
  /** Whether the screen must stay on, for example in a guided session that is not paused. Default: false. */
  readonly screenStaysOn?: (snapshot: SnapshotFrom<TMachine>) => boolean;
  /** Class of the game's own background. */
  readonly scenery?: string | undefined;
}

/** Type that causes an error for a machine that does not accept the shared events. */
type TakesGameEvents<TMachine extends AnyStateMachine> = [GameLifecycleEvent] extends [
  EventFromLogic<TMachine>,
]
  ? unknown
  : { readonly machine: 'It must take every GameEvent of machines/game.ts' };

export const defineGame = <TMachine extends AnyStateMachine>(
  definition: GameDefinition<TMachine> & TakesGameEvents<TMachine>,
): GameDefinition<TMachine> => definition;

export type AnyGame = GameDefinition<AnyStateMachine>;
