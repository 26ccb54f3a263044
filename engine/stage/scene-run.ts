/** The lifecycle of one scene: created on the stage, perhaps during the intro, and drawn once its slot has a size. */

import type { Container } from 'pixi.js';
import type { AudioPort } from '../audio/port';
import type { Clock } from './clock';
import type { PointerState, Scene, SceneDependencies, SceneSettings, Slot, Target } from './scene';
import type { Surface } from './surface';
import { mergeTargets } from './targets';

export type SceneFactory<TActor, TSnapshot> = (parts: SceneDependencies<TActor>) => Scene<TSnapshot>;

/** Reason for 'One moment …'. `context` lasts until the scene has its pictures again. */
export type SceneWaitReason = 'context' | 'pictures';

interface SceneListener {
  targets(targets: readonly Target[]): void;
  minHeight(height: number): void;
  announce(text: string): void;
  shown(): void;
  /** Reason for which the scene waits; undefined when it has its context and its pictures. */
  awaits(what: SceneWaitReason | undefined): void;
  /** Moves the upper left corner of a drifting target, CSS px of the slot. */
  moveTarget(id: string, x: number, y: number): void;
}

export interface SceneRunOptions<TActor, TSnapshot> {
  readonly create: SceneFactory<TActor, TSnapshot>;
  readonly actor: TActor;
  readonly snapshot: () => TSnapshot;
  readonly subscribe: (listener: (snapshot: TSnapshot) => void) => { unsubscribe(): void };
  /** The last announced snapshot. Later changes are announced as soon as the scene is ready. */
  readonly announced: TSnapshot;
  readonly announce: (before: TSnapshot, after: TSnapshot) => string | undefined;
  readonly container: Container;
  readonly surface: Surface;
  readonly slot: HTMLElement;
  readonly clock: Clock;
  readonly settings: () => SceneSettings;
  readonly audio: Pick<AudioPort, 'voice'>;
  readonly listener: SceneListener;
}

/** The painting fills the page, which is at least as large as the window. It scrolls with the page. */
const page = (): HTMLElement => document.documentElement;

/** Measures a slot and its distances from the edges of the page. */
function measure(slot: HTMLElement, mostResolution: number): Slot {
  const resolution = Math.min(mostResolution, window.devicePixelRatio);
  const { clientWidth: width, clientHeight: height } = slot;
  const [box, around] = [slot.getBoundingClientRect(), page().getBoundingClientRect()];
  // The slot begins at a whole device px. Between two px the scene would look blurred.
  const distance = (px: number) => Math.floor(px * resolution) / resolution;
  const [left, top] = [distance(box.left - around.left), distance(box.top - around.top)];
  const whole = { x: -left, y: -top, width: around.width, height: Math.ceil(around.height) };
  const insets = { top, right: whole.width - left - width, bottom: whole.height - top - height, left };
  return { width, height, insets, whole, resolution };
}

const isSame = (one: Slot, other: Slot | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export class SceneRun<TActor, TSnapshot> {
  readonly #options: SceneRunOptions<TActor, TSnapshot>;
  readonly #scene: Scene<TSnapshot>;
  readonly #observer: ResizeObserver;
  #subscription: { unsubscribe(): void } | undefined;
  #announced: TSnapshot;
  #targets: readonly Target[] = [];
  #minHeight = 0;
  #size: Slot | undefined;
  /** Whether the actor has changed since the page last received targets and minimum height. */
  #isStale = false;
  #isDrawn = false;
  #isDestroyed = false;
  readonly #unwatch: () => void;

  /** @throws errors of the scene's creation */
  constructor(options: SceneRunOptions<TActor, TSnapshot>) {
    this.#options = options;
    const { create, actor, surface, slot, clock, settings, audio, listener } = options;
    this.#scene = create({
      actor,
      clock,
      settings,
      wake: surface.wake,
      upload: surface.upload,
      moveTarget: listener.moveTarget,
      element: slot,
      announce: listener.announce,
      audio,
    });
    surface.compile(this.#scene.view);
    this.#announced = options.announced;
    this.#unwatch = surface.watch((isLost) => void this.#reportWait(isLost ? 'context' : undefined));
    this.#resize();
    // The observer runs before the browser paints, so the scene is drawn in the frame that first shows its slot.
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(slot);
    this.#observer.observe(page());
  }

  get isDrawn(): boolean {
    return this.#isDrawn;
  }

  /** The page receives the changes before this call returns, and renders them in the next frame. */
  activate(id: string): void {
    this.#scene.activate(id);
    this.#relay();
  }

  point(id: string, state: PointerState): void {
    this.#scene.point?.(id, state);
  }

  /** Returns whether the scene handled the key. */
  key(id: string, key: string): boolean {
    const isTaken = this.#scene.key?.(id, key) ?? false;
    if (isTaken) this.#relay();
    return isTaken;
  }

  wake(): void {
    this.#options.surface.wake();
  }

  finish(): void {
    if (this.#size) this.#scene.finish?.();
  }

  /** Returns a picture in device px as soon as the context is available; undefined if the scene is destroyed before. */
  async picture(): Promise<HTMLCanvasElement | undefined> {
    const { surface } = this.#options;
    let unwatch = () => {};
    await new Promise<void>((resolve) => {
      unwatch = surface.watch((isLost) => isLost || resolve());
    });
    unwatch();
    return this.#isDestroyed || !this.#size ? undefined : surface.picture(this.#size);
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
    this.#scene.show(snapshot);
    const news = this.#options.announce(this.#announced, snapshot);
    this.#announced = snapshot;
    if (news) this.#options.listener.announce(news);
    this.#relaySoon();
  }

  #resize(): void {
    const { slot, surface } = this.#options;
    const size = measure(slot, surface.mostResolution);
    if (size.width === 0 || size.height === 0 || isSame(size, this.#size)) return;
    const isFirst = !this.#size;
    this.#size = size;
    if (isFirst) this.#begin();
    this.#scene.view.position.set(size.insets.left, size.insets.top);
    this.#scene.layout(size);
    surface.resize(size);
    this.#relay();
  }

  /** Shows the actor's current snapshot, and follows the actor from then on. */
  #begin(): void {
    const { snapshot, subscribe, container, surface, listener } = this.#options;
    // Adds the view only now, because Pixi keeps references to everything on the stage until the next frame. A page
    // without a session never draws a frame.
    container.addChild(this.#scene.view);
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
    // The first snapshot may have requested pictures.
    if (!surface.isLost) void this.#reportWait('pictures');
  }

  async #reportWait(what: SceneWaitReason | undefined): Promise<void> {
    const { surface, listener } = this.#options;
    if (what) listener.awaits(what);
    if (what === 'context') return;
    // While a scene waits for its pictures, it draws little more than a background.
    await this.#scene.loaded?.();
    if (!this.#isDestroyed && !surface.isLost) listener.awaits(undefined);
  }

  /** Sends changed targets and minimum height to the page, once for all snapshots of one event. */
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
    const minHeight = (this.#size && this.#scene.minHeight?.(this.#size.width)) ?? 0;
    if (minHeight !== this.#minHeight) {
      this.#minHeight = minHeight;
      listener.minHeight(minHeight);
    }
  }
}
