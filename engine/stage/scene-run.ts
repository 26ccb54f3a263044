/**
 * One scene at work: built on the stage, kept in step with its actor and its slot, and taken down again. It is built
 * while the intro is read. It follows its actor and is drawn from the moment at which its slot has a size.
 */

import type { Container } from 'pixi.js';
import type { AudioPort } from '../audio/port';
import type { Clock } from './clock';
import {
  BLEED,
  type PointerState,
  type Scene,
  type SceneParts,
  type SceneSettings,
  type Slot,
  type Target,
} from './scene';
import type { Surface } from './surface';
import { mergeTargets } from './targets';

/** Makes a game's scene; every `create<Game>Scene` is one. */
export type CreateScene<TActor, TSnapshot> = (parts: SceneParts<TActor>) => Scene<TSnapshot>;

/** What a running scene tells the page. */
interface SceneListener {
  /** What can be acted on has changed. */
  targets(targets: readonly Target[]): void;
  /** Height that the slot should at least have, CSS px. */
  minHeight(height: number): void;
  /** Something is worth saying aloud. */
  say(text: string): void;
  /** The first frame has been drawn. */
  shown(): void;
  /** The device has taken the canvas away, or given it back. */
  lost(isLost: boolean): void;
  /** A drifting target has its upper left corner here in the slot, CSS px. */
  moveTarget(id: string, x: number, y: number): void;
}

export interface SceneRunOptions<TActor, TSnapshot> {
  readonly create: CreateScene<TActor, TSnapshot>;
  readonly actor: TActor;
  /** Its snapshot now, and every one from then on. */
  readonly snapshot: () => TSnapshot;
  readonly subscribe: (listener: (snapshot: TSnapshot) => void) => { unsubscribe(): void };
  /** The snapshot that was last told aloud: what has happened since is told when the scene is there. */
  readonly told: TSnapshot;
  /** What is worth saying aloud between two snapshots. */
  readonly announce: (before: TSnapshot, after: TSnapshot) => string | undefined;
  readonly container: Container;
  readonly surface: Surface;
  readonly slot: HTMLElement;
  readonly clock: Clock;
  readonly settings: () => SceneSettings;
  readonly audio: Pick<AudioPort, 'voice'>;
  readonly listener: SceneListener;
}

/** What the page wants for itself at the slot's foot is not the scene's; its canvas reaches over it all the same. */
const sizeOf = (slot: HTMLElement, mostResolution: number): Slot => ({
  width: slot.clientWidth,
  height: slot.clientHeight - (Number.parseFloat(getComputedStyle(slot).paddingBottom) || 0),
  resolution: Math.min(mostResolution, window.devicePixelRatio),
});

const isSame = (one: Slot, other: Slot): boolean =>
  one.width === other.width && one.height === other.height && one.resolution === other.resolution;

export class SceneRun<TActor, TSnapshot> {
  readonly #options: SceneRunOptions<TActor, TSnapshot>;
  readonly #scene: Scene<TSnapshot>;
  readonly #observer: ResizeObserver;
  #subscription: { unsubscribe(): void } | undefined;
  #told: TSnapshot;
  #targets: readonly Target[] = [];
  #minHeight = 0;
  /** The slot as it was last measured; its width is 0 until the slot is in the page. */
  #size: Slot = { width: 0, height: 0, resolution: 0 };
  /** With what the page has for itself at the foot. */
  #whole = this.#size;
  /** Whether something has happened that the page has not been told of. */
  #isStale = false;
  #isDrawn = false;
  #isDestroyed = false;
  readonly #unwatch: () => void;

  /** @throws what the scene throws while it is made */
  constructor(options: SceneRunOptions<TActor, TSnapshot>) {
    this.#options = options;
    const { create, actor, container, surface, slot, clock, settings, audio, listener } = options;
    this.#scene = create({
      actor,
      clock,
      settings,
      wake: surface.wake,
      upload: surface.upload,
      moveTarget: listener.moveTarget,
      element: slot,
      say: listener.say,
      audio,
    });
    surface.compile(this.#scene.view);
    container.addChild(this.#scene.view);
    this.#told = options.told;
    this.#unwatch = surface.watch(listener.lost);
    this.#resize();
    // It calls back before the browser paints: the scene is drawn in the frame that first shows its slot.
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(slot);
  }

  /** Whether its first frame has been drawn. */
  get isDrawn(): boolean {
    return this.#isDrawn;
  }

  /** A target's button was pressed. What changes by it is told before this returns: it is seen in the next frame. */
  activate(id: string): void {
    this.#scene.activate(id);
    this.#relay();
  }

  point(id: string, state: PointerState): void {
    this.#scene.point?.(id, state);
  }

  /** @returns whether the scene took the key */
  key(id: string, key: string): boolean {
    const isTaken = this.#scene.key?.(id, key) ?? false;
    if (isTaken) this.#relay();
    return isTaken;
  }

  /** Something that the scene reads when it draws has changed: what the person asked of all scenes. */
  wake(): void {
    this.#options.surface.wake();
  }

  /** The person leaves: what is under way ends first. */
  finish(): void {
    if (this.#size.width > 0) this.#scene.finish?.();
  }

  /** The scene as it is, in device px, as soon as there is something to draw with; undefined if it is gone by then. */
  async picture(): Promise<HTMLCanvasElement | undefined> {
    const { surface } = this.#options;
    let unwatch = () => {};
    await new Promise<void>((resolve) => {
      unwatch = surface.watch((isLost) => isLost || resolve());
    });
    unwatch();
    return this.#isDestroyed ? undefined : surface.picture(BLEED);
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#unwatch();
    this.#observer.disconnect();
    this.#subscription?.unsubscribe();
    this.#options.surface.show(undefined);
    this.#scene.destroy();
  }

  #follow(snapshot: TSnapshot): void {
    this.#scene.sync(snapshot);
    const news = this.#options.announce(this.#told, snapshot);
    this.#told = snapshot;
    if (news) this.#options.listener.say(news);
    this.#relaySoon();
  }

  #resize(): void {
    const { slot, surface } = this.#options;
    const size = sizeOf(slot, surface.mostResolution);
    // The canvas reaches over the slot's foot as well.
    const whole = { ...size, height: slot.clientHeight };
    if (size.width === 0 || size.height <= 0) return;
    if (isSame(size, this.#size) && isSame(whole, this.#whole)) return;
    const isFirst = this.#size.width === 0;
    this.#size = size;
    this.#whole = whole;
    if (isFirst) this.#begin();
    // On a whole device pixel: a picture that lay between two would be blurred.
    this.#scene.view.position.set(Math.floor(BLEED * size.resolution) / size.resolution);
    this.#scene.resize(size);
    surface.resize({ ...whole, width: whole.width + 2 * BLEED, height: whole.height + 2 * BLEED });
    this.#relay();
  }

  /** Shows the scene as its actor is now, and follows the actor from here on. */
  #begin(): void {
    const { snapshot, subscribe, surface, listener } = this.#options;
    this.#follow(snapshot());
    this.#subscription = subscribe((next) => this.#follow(next));
    surface.show(
      this.#scene,
      () => {
        this.#isDrawn = true;
        listener.shown();
      },
      () => this.#resize(),
    );
  }

  /** Several snapshots of one act are told once. */
  #relaySoon(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      if (this.#isStale && !this.#isDestroyed) this.#relay();
    });
  }

  #relay(): void {
    this.#isStale = false;
    const { listener } = this.#options;
    const targets = mergeTargets(this.#targets, this.#scene.targets());
    if (targets !== this.#targets) {
      this.#targets = targets;
      listener.targets(targets);
    }
    const minHeight = this.#scene.minHeight?.(this.#size.width) ?? 0;
    if (minHeight !== this.#minHeight) {
      this.#minHeight = minHeight;
      listener.minHeight(minHeight);
    }
  }
}
