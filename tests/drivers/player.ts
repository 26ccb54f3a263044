/**
 * A person at a game without a browser: machine, scene and clock are the real ones, run from the game's definition as
 * `GamePage` runs them; only the surface stands in. A test tells their session in sentences, and an hour takes no time.
 */
import type { Container } from 'pixi.js';
import { expect } from 'vitest';
import {
  type ActorRefFrom,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';
import type { Scene, SceneSettings, Slot, Target } from '../../engine/stage/scene';
import { type CreateScene, SceneRun } from '../../engine/stage/scene-run';
import type { Emitted } from '../../machines/emitted';
import type { GameEvent } from '../../machines/game';
import type { GameDefinition } from '../../src/play/define-game';
import { type ManualHost, manualClock } from '../fakes/manual-clock';
import type { StandInPasses } from '../fakes/stand-in-passes';
import { StandInSurface } from '../fakes/stand-in-surface';
import { standInForBrowser, standInSlot } from '../fakes/stand-ins';

/** As long as nothing may be heard. */
const SILENT = { current: undefined, release: () => undefined };

/** As often as a screen is drawn (ms). */
const FRAME_MS = 16;

export interface PlayerOptions extends Partial<SceneSettings> {
  readonly seed?: number;
  readonly address?: string;
  readonly slot?: Pick<Slot, 'width' | 'height'>;
}

export class Player<TMachine extends AnyStateMachine> {
  /** Everything that the machine has emitted, in order. */
  readonly emitted: Emitted[] = [];
  /** Everything that was said aloud, in order. */
  readonly said: string[] = [];
  readonly #actor: AnyActor;
  readonly #definition: GameDefinition<TMachine>;
  readonly #create: CreateScene<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>>;
  readonly #container: Container;
  readonly #options: PlayerOptions;
  readonly #host: ManualHost;
  readonly #clock: ReturnType<typeof manualClock>['clock'];
  readonly #surface: StandInSurface;
  readonly #slot: HTMLElement;
  #run: SceneRun<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>> | undefined;
  #scene: Scene<SnapshotFrom<TMachine>> | undefined;

  private constructor(
    definition: GameDefinition<TMachine>,
    create: CreateScene<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>>,
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
    const { width, height } = options.slot ?? { width: 760, height: 560 };
    this.#slot = standInSlot(width, height);
    const input = definition.input({ seed, address, theme: options.isNight ? 'night' : 'day' });
    this.#actor = createActor(definition.machine as AnyStateMachine, { clock: this.#clock, input });
    this.#actor.on('*', (emitted) => void this.emitted.push(emitted as Emitted));
    this.#actor.start();
  }

  /** Somebody before the game's intro. Call `vi.unstubAllGlobals()` after the test. */
  static async at<TMachine extends AnyStateMachine>(
    definition: GameDefinition<TMachine>,
    options: PlayerOptions = {},
  ): Promise<Player<TMachine>> {
    standInForBrowser();
    // Pixi asks what browser it is in as soon as it is imported.
    const { Container } = await import('pixi.js');
    const { StandInPasses } = await import('../fakes/stand-in-passes');
    const surface = { container: new Container(), passes: new StandInPasses() };
    return new Player(definition, await definition.scene(), surface, options);
  }

  get snapshot(): SnapshotFrom<TMachine> {
    return this.#actor.getSnapshot();
  }

  /** What can be acted on, by its names, in reading order. */
  get names(): string[] {
    return this.#targets.map(({ label, text }) => text?.value ?? label);
  }

  /** Frames that were drawn until now. */
  get drawn(): number {
    return this.#surface.drawn;
  }

  /** Begins a session, and sees its first frame. */
  starts(): this {
    const told = this.snapshot;
    this.#actor.send({ type: 'game.started' });
    if (!this.#run) this.#show(told);
    return this.waits(FRAME_MS);
  }

  /** Stops, in whatever way. */
  leaves(): this {
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

  /** Presses what has this name, by whatever hand. */
  presses(name: string | RegExp): this {
    const { id, isDisabled } = this.#find(name);
    if (!isDisabled) this.#run?.activate(id);
    return this;
  }

  /** Presses a key on what has this name. */
  keys(name: string | RegExp, ...keys: readonly string[]): this {
    for (const key of keys) this.#run?.key(this.#find(name).id, key);
    return this;
  }

  /**
   * Takes what has this name by its middle and leads it away by so much (CSS px), as a hand does: a little in each
   * frame. Where scenes follow the pointer themselves.
   */
  drags(name: string | RegExp, byX: number, byY: number, frames = 8): this {
    const { x, y, width, height } = this.#find(name);
    const from = { clientX: x + width / 2, clientY: y + height / 2 };
    const hand = (type: string, part: number) =>
      Object.assign(new Event(type), {
        pointerId: 1,
        pointerType: 'touch',
        button: 0,
        width: 8,
        height: 8,
        clientX: from.clientX + byX * part,
        clientY: from.clientY + byY * part,
      });
    this.#slot.dispatchEvent(hand('pointerdown', 0));
    for (let frame = 1; frame <= frames; frame++) {
      this.#slot.dispatchEvent(hand('pointermove', frame / frames));
      this.waits(FRAME_MS);
    }
    this.#slot.dispatchEvent(hand('pointerup', 1));
    return this.waits(FRAME_MS);
  }

  /** What the part in play has beside the canvas: buttons, fields and choices send their events. */
  does(...events: readonly EventFromLogic<TMachine>[]): this {
    for (const event of events) this.#actor.send(event);
    return this;
  }

  /**
   * Lets time pass (ms). While something moves it is drawn; while nothing does nobody is woken but by timers.
   *
   * @param everyMs how often it is drawn: a busy device draws seldom
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

  /** Lets time pass (ms) while play waits, as in a hidden tab or beneath a dialog. */
  isAway(ms: number): this {
    this.#clock.hold('away');
    this.waits(ms);
    this.#clock.release('away');
    return this;
  }

  /** Loses what it is drawn with, as when a driver resets, and gets it back a while later (ms). */
  losesContext(ms = 200): this {
    this.#surface.lose();
    this.waits(ms);
    this.#surface.giveBack();
    return this;
  }

  /** Render textures that were shown while they were empty, by their labels. */
  get blank(): readonly string[] {
    return this.#surface.passes.blank;
  }

  /** Waits until what was asked is so. @throws {Error} when it is not within this time (ms) */
  until(isSo: (snapshot: SnapshotFrom<TMachine>) => boolean, within = 600_000): this {
    for (let passed = 0; !isSo(this.snapshot); passed += FRAME_MS) {
      if (passed >= within) throw new Error(`It is not so within ${within} ms`);
      this.waits(FRAME_MS);
    }
    return this;
  }

  /** Hears a sound that the game asks for. */
  hears(cue: string): this {
    expect(this.emitted).toContainEqual(expect.objectContaining({ type: 'cue', cue }));
    return this;
  }

  /** Is told something aloud. */
  isTold(words: string | RegExp): this {
    expect(
      this.said.some((text) => isCalled(text, words)),
      this.said.join('\n'),
    ).toBe(true);
    return this;
  }

  /** Finds that everything comes to rest within two seconds, and that nothing is drawn from then on. */
  rests(): this {
    this.waits(2000);
    const before = this.drawn;
    this.waits(500);
    expect(this.drawn).toBe(before);
    return this;
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

  #show(told: SnapshotFrom<TMachine>): void {
    const settings = {
      reducedMotion: this.#options.reducedMotion ?? false,
      isNight: this.#options.isNight ?? false,
    };
    const say = (text: string) => void this.said.push(text);
    this.#run = new SceneRun<ActorRefFrom<TMachine>, SnapshotFrom<TMachine>>({
      create: (parts) => {
        this.#scene = this.#create(parts);
        return this.#scene;
      },
      actor: this.#actor as unknown as ActorRefFrom<TMachine>,
      snapshot: () => this.snapshot,
      subscribe: (listener) => this.#actor.subscribe(listener),
      told,
      announce: (before, after) => this.#definition.announce(before, after, false),
      container: this.#container,
      surface: this.#surface.asSurface,
      slot: this.#slot,
      clock: this.#clock,
      settings: () => settings,
      audio: { voice: () => SILENT },
      listener: {
        targets: () => undefined,
        minHeight: () => undefined,
        say,
        shown: () => this.#tellShown(),
        moveTarget: () => undefined,
        lost: () => undefined,
      },
    });
    if (this.#definition.shownBy === 'words') this.#tellShown();
  }

  #tellShown(): void {
    const shown: GameEvent = { type: 'session.shown', at: this.#clock.now() };
    this.#actor.send(shown);
  }
}

/** Whether words are these, or begin with them and a comma: `Card 3` is `Card 3, face down`. */
const isCalled = (words: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? words === name || words.startsWith(`${name},`) : name.test(words);
