/** The painted scenes along the walk that are there just now: loaded ahead, and freed when they lie behind. */
import type { Clock } from '../../core/clock';
import { PictureLoader } from '../../core/pictures';
import type { Slot } from '../../core/scene';
import { Depth } from '../../gpu/depth';
import { PLACES } from './places';

type Picture = HTMLImageElement;

interface Station {
  readonly depth: Depth;
  /** Have come, and are not yet on the card. */
  readonly waiting: { readonly url: string; readonly picture: Picture }[];
  /** Pictures that have neither come nor failed for good. */
  missing: number;
  /** Whether what draws it has been waited for. */
  isBuilt: boolean;
}

const isToBuild = ({ isBuilt, missing, waiting }: Station): boolean =>
  !isBuilt && missing === 0 && waiting.length === 0;

export class Stations {
  readonly #gl: WebGL2RenderingContext;
  readonly #wake: () => void;
  readonly #clock: Pick<Clock, 'setTimeout'>;
  readonly #all = new Map<number, Station>();
  #slot: Slot | undefined;

  /** @param wake asks for a frame: a picture has come */
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

  /** Does one of the things that take long: several in one frame would be seen as a stop. @returns whether more are due */
  tick(): boolean {
    const stations = [...this.#all.values()];
    const giving = stations.find(({ waiting }) => waiting.length > 0);
    const next = giving?.waiting.shift();
    if (next) giving?.depth.setPicture(next.url, next.picture);
    else {
      const built = stations.find(isToBuild);
      if (built) {
        built.isBuilt = true;
        built.depth.finish();
      }
    }
    return stations.some((station) => station.waiting.length > 0 || isToBuild(station));
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    for (const { depth } of this.#all.values()) depth.resize(slot);
  }

  restore(): void {
    for (const { depth } of this.#all.values()) depth.restore();
  }

  destroy(): void {
    this.keep([]);
  }

  #fetch(index: number): void {
    const place = PLACES[index];
    if (!place) throw new RangeError(`There is no scene ${index}.`);
    const depth = new Depth(this.#gl, place);
    if (this.#slot) depth.resize(this.#slot);
    const station: Station = { depth, waiting: [], missing: depth.urls.length, isBuilt: false };
    this.#all.set(index, station);
    // One that is kept would keep every picture of the walk.
    const loader = new PictureLoader(this.#clock);
    for (const url of depth.urls) {
      void loader.load(url).then((picture) => {
        station.missing -= 1;
        if (picture instanceof HTMLImageElement) station.waiting.push({ url, picture });
        // The scene may have been freed meanwhile; a later visit finds the picture where the browser keeps it.
        if (this.#all.get(index) === station) this.#wake();
      });
    }
  }
}
