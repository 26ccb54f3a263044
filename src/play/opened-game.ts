/** An open game: its actor, and everything that it does with the device, the journal and the other services. */
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { BUILT_GAMES, type BuiltGame, catalogEntryOf } from '../../domain/built-games';
import { hasWebGl } from '../../engine/stage/capabilities';
import { startCost } from '../../machines/app/access.machine';
import type { GameEmitted } from '../../machines/emitted';
import type { SavedGameResumedEvent } from '../../machines/game';
import { parseGameOptions } from '../../machines/options';
import { type IntroChoices, storedIntroChoices } from '../device/intro-choices';
import { ObservableValue } from '../device/store';
import { spendFreeTry } from '../services/free-tries';
import type { Services } from '../services/services';
import { createSceneRoom, type SceneHandle } from '../stage/SceneHost';
import { beginAfterCheckIn } from './begin-after-check-in';
import type { AnyGame } from './define-game';
import { EarlyPressFilter } from './early-press-filter';
import { findResumeOffer, forgetSession, isPlayedElsewhere, lockSession, saveSession } from './interrupted';
import { loadMusic } from './load-music';
import { PlayRecorder } from './play-recorder';
import { preloadGame, whenIdle } from './preload';
import { SessionFocus } from './session-focus';

/** How a session begins. Start may cost a free try, and a link starts the game at once. */
type Way = 'start' | 'go on' | 'keep going' | 'link';

interface PlayState {
  readonly hasSession: boolean;
  readonly isFinished: boolean;
  /** Whether an exercise was just completed. */
  readonly canRepeat: boolean;
  /** Text after 'Go on with …'; undefined if no session can be resumed. */
  readonly offer: string | undefined;
  /** Whether the scene may be created in advance; false during a session. */
  readonly isAhead: boolean;
}

type GameActor = ActorRefFrom<AnyStateMachine>;

const stageOf = (snapshot: AnyMachineSnapshot) => ({
  hasSession: snapshot.hasTag('session'),
  isFinished: snapshot.hasTag('finished'),
  canRepeat: snapshot.hasTag('canRepeat'),
});

const STARTED = { type: 'game.started' } as const;

export class OpenedGame {
  readonly game: ReturnType<typeof catalogEntryOf>;
  readonly recorder: PlayRecorder;
  readonly focus = new SessionFocus();
  /** The element is first outside the page and then in it. */
  readonly room = createSceneRoom();
  readonly #definition: AnyGame;
  readonly #address: string;
  readonly #actor: GameActor;
  readonly #services: Services;
  readonly #state: ObservableValue<PlayState>;
  readonly #earlyPresses = new EarlyPressFilter(this.room);
  #scene: SceneHandle | null = null;
  /** The snapshot before the session. */
  #before: AnyMachineSnapshot;
  #options: unknown;
  #isLoaded = false;
  /** A second press has no effect while a free try is being spent. */
  #isSpending = false;
  /** Whether a link began the session. The person then needs calm now. */
  #isUrgent = false;
  /** Number of the last search for an interrupted session, which makes earlier ones ineffective. */
  #search = 0;
  #endSession = () => {};
  #stopWaiting = () => {};
  #cancelAhead = () => {};

  constructor(definition: AnyGame, address: string, actor: GameActor, services: Services) {
    this.game = catalogEntryOf(BUILT_GAMES.find(({ slug }) => slug === definition.slug) as BuiltGame);
    this.recorder = new PlayRecorder(services.recorder, this.game.id);
    this.#definition = definition;
    this.#address = address;
    this.#actor = actor;
    this.#services = services;
    this.#before = actor.getSnapshot();
    this.#options = this.#before.context.options;
    this.#state = new ObservableValue<PlayState>({
      ...stageOf(this.#before),
      offer: undefined,
      isAhead: false,
    });
  }

  /** The same object until the state changes. */
  get state(): PlayState {
    return this.#state.value;
  }

  subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** Starts the actor and everything that follows it. Returns a function that leaves the session and stops this. */
  open = (): (() => void) => {
    const actor = this.#actor;
    const subscriptions = [actor.subscribe(this.#follow), actor.on('*', this.#emit)];
    const stops = [
      this.#earlyPresses.listen(),
      this.#followPage(),
      storedIntroChoices.onOtherTab(this.#adoptOptions),
      preloadGame(this.#definition, this.#services.recorder, () => {
        this.#isLoaded = true;
        this.#createAhead();
      }),
    ];
    actor.start();
    const detach = this.#definition.attach?.(actor, this.#services);
    void this.#findOffer();
    return () => {
      // Opening another page ends the session like Back, while everything still follows the actor.
      this.leave();
      detach?.();
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const stop of stops) stop();
      this.#stopWaiting();
      this.#cancelAhead();
      this.#search++;
    };
  };

  /** A check-in that is due opens before, unless the person keeps going. */
  begin = (way: Way): void => {
    this.#isUrgent = way === 'link';
    if (way === 'keep going') this.#services.checkIn.send({ type: 'postponed' });
    this.afterCheckIn(() => {
      if (way === 'start') void this.#start();
      else if (way === 'go on') void this.#resume();
      else {
        if (way === 'keep going') this.#press();
        this.#enter(STARTED);
      }
    });
  };

  afterCheckIn = (begin: () => void): void => {
    this.#stopWaiting();
    this.#stopWaiting = beginAfterCheckIn(this.#services.checkIn, begin);
  };

  /** Tells the person that the session still counts, unless it is finished. */
  leave = (): void => {
    const { hasSession, isFinished } = this.state;
    this.#scene?.finish();
    this.#actor.send({ type: 'game.left' });
    if (hasSession && !isFinished)
      this.#services.toasts.show({
        title: 'Stopped. That still counts.',
        description: 'Come back whenever you like.',
      });
  };

  holdScene = (scene: SceneHandle | null): void => {
    this.#scene = scene;
  };

  /** Focuses a target, by default the scene's tab stop. Returns false without a canvas. */
  focusScene = (id?: string): boolean => this.#scene?.focus(id) ?? false;

  takePicture = async (): Promise<HTMLCanvasElement | undefined> => this.#scene?.picture();

  /** Must be called when the first frame of the session is visible, or when the device cannot draw. */
  shown = (): void => {
    const { clock, sound } = this.#services;
    this.#earlyPresses.shown();
    sound.release();
    this.#actor.send({ type: 'session.shown', at: clock.now(), ...(this.#isUrgent && { isUrgent: true }) });
  };

  /** With this snapshot a scene that loads late still announces the start. */
  beforeSession = (): AnyMachineSnapshot => this.#before;

  announce = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): string | undefined =>
    this.#definition.announce?.(before, after, this.#services.settings.value.hideFigures);

  #set(change: Partial<PlayState>): void {
    const state = { ...this.state, ...change };
    const names = Object.keys(state) as (keyof PlayState)[];
    if (names.some((name) => state[name] !== this.state[name])) this.#state.set(state);
  }

  /** Spends a free try if a start costs one, or opens the upgrade dialog if none is left. */
  async #start(): Promise<void> {
    const { access, sound } = this.#services;
    // Another tab may have spent the last try.
    const cost = startCost(access.getSnapshot().context, this.game.id);
    if (this.#isSpending && cost !== 'premium') return;
    const enter = () => this.#enter(STARTED);
    if (cost !== 'premium') this.#press();
    if (cost === 'nothing') enter();
    if (cost === 'trial') {
      this.#isSpending = true;
      const isSpent = await spendFreeTry(access, enter);
      this.#isSpending = false;
      if (isSpent) return;
      sound.release();
    }
    if (cost !== 'nothing') access.send({ type: 'upgrade.opened' });
  }

  async #resume(): Promise<void> {
    const { database, sound } = this.#services;
    this.#press();
    // Reads the session again, because another tab may have resumed it.
    const now = await findResumeOffer(database, this.#definition, this.#address).catch(() => undefined);
    void forgetSession(database, this.#definition.slug);
    if (now) {
      const { saved } = now;
      this.recorder.resume(now.session.play, () => this.#enter({ type: 'game.resumed', saved }));
    } else {
      sound.release();
      this.#set({ offer: undefined });
    }
  }

  #press(): void {
    this.#services.sound.hold();
    this.#services.sound.play({ type: 'cue', cue: 'button' });
  }

  #enter(event: typeof STARTED | SavedGameResumedEvent<unknown>): void {
    this.#earlyPresses.begun();
    this.#before = this.#actor.getSnapshot();
    this.#actor.send(event);
    if (this.#definition.shownBy === 'words') requestAnimationFrame(this.shown);
    // A restarted session keeps its scene, which must be asked to report its next frame. A new scene reports its first.
    else this.#scene?.whenShown(this.shown);
  }

  readonly #follow = (snapshot: AnyMachineSnapshot): void => {
    const { hasSession, isFinished } = this.state;
    const stage = stageOf(snapshot);
    const begins = stage.hasSession && !hasSession;
    const { options } = snapshot.context;
    if (options !== this.#options && this.#definition.options)
      storedIntroChoices.change({ [this.#definition.slug]: options as IntroChoices });
    this.#options = options;
    const isSame = stage.hasSession === hasSession && stage.isFinished === isFinished;
    if (!isSame) this.focus.changed();
    this.#set({ ...stage, ...(begins && { offer: undefined, isAhead: false }) });
    if (isSame) return;
    if (this.#definition.saved) void forgetSession(this.#services.database, this.#definition.slug);
    if (begins) this.#endSession = this.#beginSession();
    else if (!stage.hasSession) this.#endSession();
  };

  /** @returns a function to call when the session ends */
  #beginSession(): () => void {
    const { ambience, checkIn } = this.#services;
    const unlock = lockSession(this.#definition.slug);
    const endMusic = loadMusic(this.#actor, this.#definition, this.#services);
    this.#search++;
    this.#cancelAhead();
    this.#holdClock();
    ambience.enterGame();
    return () => {
      unlock();
      endMusic();
      this.#holdClock();
      ambience.leaveGame();
      this.recorder.mood.set(undefined);
      checkIn.send({ type: 'session.ended' });
      this.#createAhead();
      void this.#findOffer();
    };
  }

  /** Cues go to the sound, toasts to the screen, activities to the journal, requests to the check-in. */
  readonly #emit = (emitted: GameEmitted<string>): void => {
    const { checkIn, toasts, settings, sound } = this.#services;
    if (emitted.type === 'cue') sound.cue(this.#definition.cues, emitted);
    else if (emitted.type === 'activity') {
      // A play starts with a gesture, so the browser permits sound from now on.
      if (emitted.activity.kind === 'play.started') sound.prepare(this.#definition.cues);
      this.recorder.record(emitted.activity);
    } else if (emitted.type === 'toast') {
      const { hideFigures } = settings.value;
      const description = (hideFigures && emitted.descriptionWithoutScores) || emitted.description;
      toasts.showSilently({ ...emitted, description });
    } else if (emitted.type === 'check-in.requested') {
      const { id } = this.recorder.play ?? {};
      checkIn.send({ ...emitted, type: 'requested', after: this.game.id, play: id, at: Date.now() });
    }
  };

  /** Adopts another tab's options, except during a session. */
  readonly #adoptOptions = (): void => {
    const { options, slug } = this.#definition;
    if (options && !this.state.hasSession)
      this.#actor.send({
        type: 'options.changed',
        options: parseGameOptions(options, storedIntroChoices.value[slug] ?? null),
      });
  };

  #createAhead(): void {
    if (!this.#isLoaded || this.state.hasSession || this.#definition.intro === 'play' || !hasWebGl()) return;
    this.#cancelAhead = whenIdle(() => this.#set({ isAhead: true }));
  }

  /** Offers to resume a session, unless another tab plays the game. */
  async #findOffer(): Promise<void> {
    const search = ++this.#search;
    try {
      const found = await findResumeOffer(this.#services.database, this.#definition, this.#address);
      const isPlayed = found !== undefined && (await isPlayedElsewhere(this.#definition.slug));
      if (search === this.#search) this.#set({ offer: isPlayed ? undefined : found?.words });
    } catch (error) {
      console.warn('An interrupted session could not be read', error);
    }
  }

  /** @returns a function that stops listening */
  #followPage(): () => void {
    const listeners = new AbortController();
    const { signal } = listeners;
    const hide = () => {
      // A hidden page may never become visible again.
      this.#scene?.finish();
      this.#save();
    };
    const change = () => {
      this.#holdClock();
      if (document.hidden) this.#save();
      if (!this.state.hasSession) void this.#findOffer();
    };
    window.addEventListener('pagehide', hide, { capture: true, signal });
    document.addEventListener('visibilitychange', change, { signal });
    signal.addEventListener('abort', () => this.#services.clock.resume('hidden'));
    return () => listeners.abort();
  }

  /** Stops the clock while the tab is hidden during a session, if the game waits. */
  #holdClock(): void {
    const waits = this.state.hasSession && this.#definition.whenHidden === 'waits';
    this.#services.clock[waits && document.hidden ? 'pause' : 'resume']('hidden');
  }

  #save(): void {
    if (!this.state.hasSession) return;
    const snapshot = this.#actor.getSnapshot();
    saveSession(this.#services, this.#definition, this.#address, snapshot, this.recorder.play);
  }
}
