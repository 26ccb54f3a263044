/**
 * Plays a game without a browser. Machine, scene and clock are real and run from the game's definition, as in
 * `GamePage`. Stand-ins replace the surface, the slot, the audio and the source of time. Tests describe a session in
 * sentences, and an hour of play takes no time.
 */
import type { Container } from 'pixi.js';
import { expect } from 'vitest';
import {
  type ActorRefFrom,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type EventObject,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import type { AudioPort } from '../../engine/audio/port';
import type { Clock } from '../../engine/stage/clock';
import type { PointerState, Scene, SceneSettings, Slot, Target } from '../../engine/stage/scene';
import { type SceneFactory, SceneRun, type SceneWaitReason } from '../../engine/stage/scene-run';
import type { GameEmitted } from '../../machines/emitted';
import type { GameLifecycleEvent } from '../../machines/game';
import type { GameDefinition } from '../../src/play/define-game';
import { type ManualHost, manualClock } from '../fakes/manual-clock';
import type { StandInPasses } from '../fakes/stand-in-passes';
import { StandInSurface } from '../fakes/stand-in-surface';
import { resizeSlot, standInForBrowser, standInSlot } from '../fakes/stand-ins';

/** Audio stand-in that plays nothing. */
const SILENT = { current: undefined, release: () => undefined };

/** Frame interval, ms. */
const FRAME_MS = 16;

export interface PlayerOptions extends Partial<SceneSettings> {
  readonly seed?: number;
  readonly address?: string;
  /** Choices of an earlier visit. */
  readonly options?: unknown;
  readonly slot?: Pick<Slot, 'width' | 'height'> & { readonly left?: number };
  /** Audio of the scene; silent by default. */
  readonly audio?: Pick<AudioPort, 'voice'>;
  /** Receives the machine's clock, and returns XState's option `inspect`. */
  readonly inspect?: (clock: Clock) => (event: InspectionEvent) => void;
}

export class Player<TMachine extends AnyStateMachine> {
  /** All effects of the machine, in order. */
  readonly emitted: GameEmitted[] = [];
  /** All announcements, in order. */
  readonly said: string[] = [];
  /** Reason for the notice 'One moment …'; undefined without a notice. */
  awaits: SceneWaitReason | undefined;
  readonly #actor: AnyActor;
  readonly #definition: GameDefinition<TMachine>;
  readonly #create: SceneFactory<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>>;
  readonly #container: Container;
  readonly #options: PlayerOptions;
  readonly #host: ManualHost;
  readonly #clock: ReturnType<typeof manualClock>['clock'];
  readonly #surface: StandInSurface;
  readonly #slot: HTMLElement;
  /** Upper left corners of drifting targets, by id. */
  readonly #moved = new Map<string, Pick<Target, 'x' | 'y'>>();
  /** Lengths of {@link emitted} and {@link said} before the last action of the person. Later items are new. */
  #news = { emitted: 0, said: 0 };
  #run: SceneRun<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>> | undefined;
  #scene: Scene<SnapshotFrom<TMachine>> | undefined;

  private constructor(
    definition: GameDefinition<TMachine>,
    create: SceneFactory<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>>,
    surface: { readonly container: Container; readonly passes: StandInPasses },
    options: PlayerOptions,
  ) {
    const { seed = 20_261_120, address = '' } = options;
    this.#definition = definition;
    this.#create = create;
    this.#container = surface.container;
    this.#options = options;
    ({ host: this.#host, clock: this.#clock } = manualClock());
    this.#surface = new StandInSurface(this.#clock, surface.passes);
    this.#surface.container = surface.container;
    const { width, height, left } = options.slot ?? { width: 760, height: 560 };
    this.#slot = standInSlot(width, height, left);
    const theme = options.isNight ? 'night' : 'day';
    const input = definition.input({ seed, address, theme, options: options.options });
    this.#actor = createActor(definition.machine as AnyStateMachine, {
      clock: this.#clock,
      input,
      ...(options.inspect && { inspect: options.inspect(this.#clock) }),
    });
    this.#actor.on('*', (emitted) => void this.emitted.push(emitted as GameEmitted));
    this.#actor.start();
  }

  /** Returns a player on the game's intro. Call `vi.unstubAllGlobals()` after the test. */
  static async at<TMachine extends AnyStateMachine>(
    definition: GameDefinition<TMachine>,
    options: PlayerOptions = {},
  ): Promise<Player<TMachine>> {
    standInForBrowser();
    // Pixi detects the browser at import.
    const { Container } = await import('pixi.js');
    const { StandInPasses } = await import('../fakes/stand-in-passes');
    const surface = { container: new Container(), passes: new StandInPasses() };
    return new Player(definition, await definition.scene(), surface, options);
  }

  get snapshot(): SnapshotFrom<TMachine> {
    return this.#actor.getSnapshot();
  }

  /** Time on the game's clock, ms. */
  get now(): number {
    return this.#clock.now();
  }

  /** Names of the targets, in reading order. */
  get names(): string[] {
    return this.#targets.map(({ label, text }) => text?.value ?? label);
  }

  /** The scene's own container: see `drawn.ts`. @throws {Error} before the session */
  get view(): Container {
    const [view] = this.#container.children;
    if (!view) throw new Error('No scene is shown');
    return view;
  }

  /** Returns the rectangle of the button with this name in the slot, CSS px. */
  boxOf(name: string | RegExp): Pick<Target, 'x' | 'y' | 'width' | 'height'> {
    const { id, x, y, width, height } = this.#find(name);
    return { x, y, width, height, ...this.#moved.get(id) };
  }

  /** Whether a timer of the scene or the machine is pending. */
  get isAwaited(): boolean {
    return this.#host.armed > 0;
  }

  /** Number of frames drawn so far. */
  get drawn(): number {
    return this.#surface.drawn;
  }

  /** Starts a session, and draws its first frame. */
  starts(): this {
    this.#acts();
    const announced = this.snapshot;
    this.#actor.send({ type: 'game.started' });
    if (!this.#run) this.#show(announced);
    return this.waits(FRAME_MS);
  }

  /** Continues an interrupted session, and draws its first frame. */
  goesOn(saved: unknown): this {
    this.#acts();
    const announced = this.snapshot;
    this.#actor.send({ type: 'game.resumed', saved } as EventObject);
    if (!this.#run) this.#show(announced);
    return this.waits(FRAME_MS);
  }

  /** Leaves the session. */
  leaves(): this {
    this.#acts();
    this.#run?.finish();
    this.#actor.send({ type: 'game.left' });
    this.#run?.destroy();
    this.#run = undefined;
    this.#scene = undefined;
    return this;
  }

  sees(name: string | RegExp): this {
    this.#find(name);
    return this;
  }

  seesNo(name: string | RegExp): this {
    expect(this.names.filter((other) => isCalled(other, name))).toEqual([]);
    return this;
  }

  /** Activates the target with this name. */
  presses(name: string | RegExp): this {
    this.#acts();
    const { id, isDisabled } = this.#find(name);
    if (!isDisabled) this.#run?.activate(id);
    return this;
  }

  /** Presses keys on the target with this name. */
  keys(name: string | RegExp, ...keys: readonly string[]): this {
    this.#acts();
    for (const key of keys) this.#run?.key(this.#find(name).id, key);
    return this;
  }

  /** Moves a pointer onto the target with this name, presses it, or takes the pointer away. */
  points(name: string | RegExp, state: Partial<PointerState>): this {
    this.#acts();
    this.#run?.point(this.#find(name).id, { hovered: false, pressed: false, ...state });
    return this;
  }

  /**
   * Drags the target with this name from its center by an offset (CSS px) within several frames. Only for scenes that
   * handle pointer events themselves.
   */
  drags(name: string | RegExp, byX: number, byY: number, frames = 8): this {
    this.#lead(name, byX, byY, frames)('pointerup');
    return this.waits(FRAME_MS);
  }

  /** Drags like {@link drags}, without the release. */
  holds(name: string | RegExp, byX: number, byY: number, frames = 8): this {
    this.#lead(name, byX, byY, frames);
    return this;
  }

  /** Sends events as the buttons, fields and choices of the play screen do. */
  does(...events: readonly EventFromLogic<TMachine>[]): this {
    this.#acts();
    for (const event of events) this.#actor.send(event);
    return this;
  }

  /**
   * Advances the clock (ms): in frames while something moves, otherwise timer by timer.
   *
   * @param everyMs frame interval, longer on a slow device
   */
  waits(ms: number, everyMs = FRAME_MS): this {
    for (let left = ms; left > 0; ) {
      const { frames } = this.#surface;
      const step = Math.min(left, frames.isAsked ? everyMs : Math.max(1, this.#host.untilNext ?? left));
      this.#host.pass(step);
      frames.draw();
      left -= step;
    }
    return this;
  }

  /** Advances real time (ms) while the game's clock is paused, as in a hidden tab or under a dialog. */
  isAway(ms: number): this {
    this.#acts();
    this.#clock.pause('away');
    this.waits(ms);
    this.#clock.resume('away');
    return this;
  }

  /** Resizes the slot (CSS px), as when the person rotates a tablet. */
  resizes(width: number, height: number): this {
    this.#acts();
    resizeSlot(this.#slot, width, height);
    return this;
  }

  /** Loses the WebGL context, as in a driver reset, and restores it after `ms`. */
  losesContext(ms = 200): this {
    this.#acts();
    this.#surface.lose();
    this.waits(ms);
    this.#surface.giveBack();
    return this;
  }

  /** Labels of render textures that were shown before anything was drawn into them. */
  get blank(): readonly string[] {
    return this.#surface.passes.blank;
  }

  /**
   * Advances the clock until a condition holds.
   * @throws {Error} when the condition does not hold within this time (ms)
   */
  until(isSo: (snapshot: SnapshotFrom<TMachine>) => boolean, within = 600_000): this {
    for (let passed = 0; !isSo(this.snapshot); passed += FRAME_MS) {
      if (passed >= within) throw new Error(`It is not so within ${within} ms`);
      this.waits(FRAME_MS);
    }
    return this;
  }

  /** Expects that the machine has emitted this sound since the last action of the person. */
  hears(cue: string): this {
    expect(this.emitted.slice(this.#news.emitted)).toContainEqual(
      expect.objectContaining({ type: 'cue', cue }),
    );
    return this;
  }

  /** Expects that these words were announced since the last action of the person. */
  isTold(words: string | RegExp): this {
    const news = this.said.slice(this.#news.said);
    expect(
      news.some((text) => isCalled(text, words)),
      `${words} is not among: ${news.join(' | ')}`,
    ).toBe(true);
    return this;
  }

  /** Expects that all motion ends within two seconds, and that no frame is drawn afterward. */
  rests(): this {
    this.waits(2000);
    const before = this.drawn;
    this.waits(500);
    expect(this.drawn).toBe(before);
    return this;
  }

  /**
   * Presses a target and drags it from its center.
   * @returns a function that sends a further event at the last position
   */
  #lead(name: string | RegExp, byX: number, byY: number, frames: number): (type: string) => void {
    this.#acts();
    // In the app the targets' buttons are inside the slot, so their events bubble to the slot.
    const button = this.#slot.querySelector('button') as HTMLButtonElement;
    const { x, y, width, height } = this.#find(name);
    const from = { clientX: x + width / 2, clientY: y + height / 2 };
    const hand = (type: string, part: number) =>
      button.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'touch',
          button: 0,
          width: 8,
          height: 8,
          clientX: from.clientX + byX * part,
          clientY: from.clientY + byY * part,
        }),
      );
    hand('pointerdown', 0);
    for (let frame = 1; frame <= frames; frame++) {
      hand('pointermove', frame / frames);
      this.waits(FRAME_MS);
    }
    return (type) => hand(type, 1);
  }

  /** Marks the start of an action of the person. Waiting is not an action. */
  #acts(): void {
    this.#news = { emitted: this.emitted.length, said: this.said.length };
  }

  get #targets(): readonly Target[] {
    return this.#scene?.targets() ?? [];
  }

  #find(name: string | RegExp): Target {
    const found = this.#targets.find(({ label, text }) => isCalled(text?.value ?? label, name));
    if (!found)
      throw new Error(`Nothing here is called ${name}: ${this.names.join(', ') || 'nothing at all'}`);
    return found;
  }

  #show(announced: SnapshotFrom<TMachine>): void {
    const settings = {
      reducedMotion: this.#options.reducedMotion ?? false,
      isNight: this.#options.isNight ?? false,
    };
    this.#run = new SceneRun<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>>({
      create: (parts) => {
        this.#scene = this.#create(parts);
        return this.#scene;
      },
      actor: this.#actor as unknown as ActorRefFrom<TMachine>,
      snapshot: () => this.snapshot,
      subscribe: (listener) => this.#actor.subscribe(listener),
      announced,
      announce: (before, after) => this.#definition.announce?.(before, after, false),
      container: this.#container,
      surface: this.#surface.asSurface,
      slot: this.#slot,
      clock: this.#clock,
      settings: () => settings,
      audio: this.#options.audio ?? { voice: () => SILENT },
      listener: {
        targets: () => undefined,
        minHeight: () => undefined,
        announce: (text) => void this.said.push(text),
        shown: () => this.#tellShown(),
        moveTarget: (id, x, y) => void this.#moved.set(id, { x, y }),
        awaits: (what) => {
          this.awaits = what;
        },
      },
    });
    if (this.#definition.shownBy === 'words') this.#tellShown();
  }

  #tellShown(): void {
    const shown: GameLifecycleEvent = { type: 'session.shown', at: this.#clock.now() };
    this.#actor.send(shown);
  }
}

/**
 * Returns whether a text equals a name, or starts with the name and a comma: `Card 3, face down` starts with `Card 3`.
 */
const isCalled = (words: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? words === name || words.startsWith(`${name},`) : name.test(words);
