/** The painted scenes along the walk that are there just now: loaded ahead, and freed when they lie behind. */

import { Depth } from '../../shaders/depth';
import type { Clock } from '../../stage/clock';
import { nextTask } from '../../stage/next-task';
import { PictureLoader } from '../../stage/pictures';
import type { Slot } from '../../stage/scene';
import { PLACES } from './places';

interface Station {
  readonly depth: Depth;
  /** Of its own: one that is kept would keep every picture of the walk. */
  readonly loader: PictureLoader;
  /** Pictures that have neither come nor failed for good. */
  missing: number;
  /** Whether what draws it has been waited for. */
  isBuilt: boolean;
}

export class Stations {
  readonly #gl: WebGL2RenderingContext;
  readonly #wake: () => void;
  readonly #clock: Pick<Clock, 'setTimeout'>;
  readonly #all = new Map<number, Station>();
  #slot: Slot | undefined;
  #failure: { readonly error: unknown } | undefined;

  /** @param wake asks for a frame: a scene is ready */
  constructor(gl: WebGL2RenderingContext, clock: Pick<Clock, 'setTimeout'>, wake: () => void) {
    this.#gl = gl;
    this.#wake = wake;
    this.#clock = clock;
  }

  /**
   * Keeps these scenes and frees all others. Each is fetched when those before it have come.
   *
   * @returns whether all of them are ready
   */
  keep(indices: readonly number[]): boolean {
    for (const [index, { depth }] of this.#all) {
      if (indices.includes(index)) continue;
      depth.destroy();
      this.#all.delete(index);
    }
    for (const index of indices) {
      if (!this.#all.has(index)) this.#fetch(index);
      if (!this.isReady(index)) return false;
    }
    return true;
  }

  /** Whether it can be drawn, with all of its pictures but those that will never come. */
  isReady(index: number): boolean {
    return this.#all.get(index)?.isBuilt ?? false;
  }

  /** @returns what draws it; undefined when it is not kept */
  at(index: number): Depth | undefined {
    return this.#all.get(index)?.depth;
  }

  /** What was done in a task of its own went wrong: {@link check} says so in the next frame, where it is heard. */
  fail(error: unknown): void {
    this.#failure = { error };
    this.#wake();
  }

  /** @throws what went wrong since: the card's compiler has refused a scene, say */
  check(): void {
    if (this.#failure) throw this.#failure.error;
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    for (const { depth } of this.#all.values()) depth.resize(slot);
  }

  restore(): void {
    for (const [index, { depth, loader }] of [...this.#all]) {
      depth.restore();
      this.#load(index, depth, loader);
    }
  }

  destroy(): void {
    this.keep([]);
  }

  #fetch(index: number): void {
    const place = PLACES[index];
    if (!place) throw new RangeError(`There is no scene ${index}.`);
    const depth = new Depth(this.#gl, place);
    if (this.#slot) depth.resize(this.#slot);
    this.#load(index, depth, new PictureLoader(this.#clock));
  }

  /** Each picture goes to the card in a task of its own: nothing is drawn before all are there. */
  #load(index: number, depth: Depth, loader: PictureLoader): void {
    const station: Station = { depth, loader, missing: depth.urls.length, isBuilt: false };
    this.#all.set(index, station);
    for (const url of depth.urls) {
      void loader.load(url).then((picture) => {
        // The scene may have been freed meanwhile; a later visit finds the picture where the browser keeps it.
        const isKept = this.#all.get(index) === station;
        if (!isKept) picture?.close();
        else if (picture) depth.takePicture(url, picture);
        station.missing -= 1;
        if (isKept && station.missing === 0) void this.#finish(index, station);
      });
    }
  }

  /** Waits for what draws it in a task of its own: no frame of the walk waits with it. */
  async #finish(index: number, station: Station): Promise<void> {
    await nextTask();
    if (this.#all.get(index) !== station) return;
    try {
      station.depth.finish();
      station.isBuilt = true;
      this.#wake();
    } catch (error) {
      this.fail(error);
    }
  }
}
