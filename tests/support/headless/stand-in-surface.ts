import type { Clock } from '../../../engine/stage/clock';
import { FrameLoop, type Frames } from '../../../engine/stage/frame-loop';
import { Listeners } from '../../../engine/stage/listeners';
import type { Drawable, Surface } from '../../../engine/stage/surface';
import { StandInContext } from './stand-in-context';

/** Frames that come when a test lets time pass, and only if somebody has asked for one. */
class ManualFrames implements Frames {
  readonly #asked = new Map<number, () => void>();
  #lastId = 0;

  request(callback: () => void): number {
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
    for (const callback of due) callback();
  }
}

/** In the place of {@link Surface}: the same frame loop on the same clock, drawing nothing that could be seen. */
export class StandInSurface {
  readonly context = new StandInContext();
  readonly gl = this.context.gl;
  readonly frames = new ManualFrames();
  /** Frames that were drawn. */
  drawn = 0;
  readonly #loop: FrameLoop;
  #drawable: Drawable | undefined;
  #onFirstFrame: (() => void) | undefined;
  readonly #watchers = new Listeners<[isLost: boolean]>();

  constructor(clock: Clock) {
    this.#loop = new FrameLoop(clock, (seconds) => this.#draw(seconds), this.frames);
  }

  /** As the rest of the house knows it. */
  get asSurface(): Surface {
    return this as unknown as Surface;
  }

  show(drawable: Drawable | undefined, onFirstFrame?: () => void): void {
    this.#drawable = drawable;
    this.#onFirstFrame = onFirstFrame;
    if (drawable) this.#loop.wake();
    else this.#loop.sleep();
  }

  get isLost(): boolean {
    return this.context.isLost;
  }

  watch(watcher: (isLost: boolean) => void): () => void {
    watcher(this.isLost);
    return this.#watchers.subscribe(watcher);
  }

  /** The device takes the context away. */
  lose(): void {
    this.context.lose();
    this.#tellWatchers();
  }

  /** It gives it back, empty. */
  giveBack(): void {
    if (!this.isLost) return;
    this.context.giveBack();
    this.#drawable?.restore?.();
    this.wake();
    this.#tellWatchers();
  }

  wake = (): void => {
    if (this.#drawable) this.#loop.wake();
  };

  resize(_slot: unknown, isSeen = true): void {
    if (isSeen) this.drawNow();
    else this.wake();
  }

  drawNow(): void {
    if (this.#drawable) this.#draw(0);
    this.wake();
  }

  /** There is nothing to be seen in it. */
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
    const moves = this.#drawable?.tick(seconds) ?? false;
    if (this.isLost) return moves;
    this.#drawable?.draw?.(true);
    this.drawn += 1;
    const onFirstFrame = this.#onFirstFrame;
    this.#onFirstFrame = undefined;
    onFirstFrame?.();
    return moves;
  }
}
