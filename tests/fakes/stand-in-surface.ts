import type { Container, TextureSource } from 'pixi.js';
import type { Clock } from '../../engine/stage/clock';
import { FrameLoop, type FrameScheduler } from '../../engine/stage/frame-loop';
import { Listeners } from '../../engine/stage/listeners';
import type { Drawable, Surface } from '../../engine/stage/surface';
import type { StandInPasses } from './stand-in-passes';

/** Frames that run when the test advances time, and only on request. */
class ManualFrames implements FrameScheduler {
  readonly #asked = new Map<number, (at: number) => void>();
  #lastId = 0;

  request(callback: (at: number) => void): number {
    this.#lastId += 1;
    this.#asked.set(this.#lastId, callback);
    return this.#lastId;
  }

  cancel(id: number): void {
    this.#asked.delete(id);
  }

  get isAsked(): boolean {
    return this.#asked.size > 0;
  }

  draw(): void {
    const due = [...this.#asked.values()];
    this.#asked.clear();
    // A constant time stamp, because frames of a stopped clock must not suggest a slow device.
    for (const callback of due) callback(0);
  }
}

/** Replaces {@link Surface}. Has the same frame loop and clock, but no visible output. */
export class StandInSurface {
  readonly passes: StandInPasses;
  isLost = false;
  readonly mostResolution = 2;
  readonly frames = new ManualFrames();
  /** Number of drawn frames. */
  drawn = 0;
  readonly #loop: FrameLoop;
  #drawable: Drawable | undefined;
  #onFirstFrame: (() => void) | undefined;
  #container: Container | undefined;
  #isStale = true;
  readonly #watchers = new Listeners<[isLost: boolean]>();

  /** @param passes must be imported after the browser stand-ins, because Pixi detects the browser at import */
  constructor(clock: Clock, passes: StandInPasses) {
    this.passes = passes;
    this.#loop = new FrameLoop(clock, (seconds) => this.#draw(seconds), this.frames);
  }

  /** This object, with the type that the stage expects. */
  get asSurface(): Surface {
    return this as unknown as Surface;
  }

  show(drawable: Drawable | undefined, onFirstFrame?: () => void): void {
    this.#drawable = drawable;
    this.#onFirstFrame = onFirstFrame;
    if (drawable) this.#loop.wake();
    else this.#loop.sleep();
  }

  compile(): void {}

  upload = async (_source: TextureSource): Promise<void> => {};

  watch(watcher: (isLost: boolean) => void): () => void {
    watcher(this.isLost);
    return this.#watchers.subscribe(watcher);
  }

  /** The container of the stage's occupant. */
  set container(container: Container) {
    this.#container = container;
  }

  /** Simulates a lost context. */
  lose(): void {
    this.isLost = true;
    this.passes.empty();
    this.#tellWatchers();
  }

  /** Restores the context, with empty render textures. */
  giveBack(): void {
    if (!this.isLost) return;
    this.isLost = false;
    this.#drawable?.forget?.();
    this.wake();
    this.#tellWatchers();
  }

  wake = (): void => {
    this.#isStale = true;
    if (this.#drawable) this.#loop.wake();
  };

  resize(): void {
    this.drawNow();
  }

  drawNow(): void {
    this.#isStale = true;
    if (this.#drawable) this.#draw(0);
    this.wake();
  }

  /** Returns an empty canvas. */
  picture(): HTMLCanvasElement {
    return document.createElement('canvas');
  }

  destroy(): void {
    this.#loop.destroy();
  }

  #tellWatchers(): void {
    this.#watchers.notify(this.isLost);
  }

  #draw(seconds: number): boolean {
    const motion = this.#drawable?.tick(seconds) ?? 'still';
    if (this.isLost || (motion === 'waits' && !this.#isStale)) return motion !== 'still';
    this.#isStale = false;
    this.#drawable?.prepare?.(this.passes.asPasses);
    if (this.#container) this.passes.show(this.#container);
    this.drawn += 1;
    const onFirstFrame = this.#onFirstFrame;
    this.#onFirstFrame = undefined;
    onFirstFrame?.();
    return motion !== 'still';
  }
}
