/** One place becomes another: its pictures are loaded, and until they are here the last place stays. */
import type { Background } from '../../../domain/safe-space';
import { easeOut, Tween } from '../../stage/easing';
import type { PictureLoader } from '../../stage/pictures';
import type { Room } from './room';
import { VIEWS } from './views';

/** How long that takes, s. */
const SECONDS = 0.5;

export interface PlaceChangeOptions {
  readonly room: Room;
  readonly loader: PictureLoader;
  /** The place is to be there at once. */
  readonly isStill: () => boolean;
  /** The place that is wanted now. */
  readonly wanted: () => Background;
  readonly wake: () => void;
}

export class PlaceChange {
  readonly #options: PlaceChangeOptions;
  readonly #coming = new Tween(0, SECONDS, easeOut);
  #place: Background | undefined;
  #last: Background | undefined;
  /** Its pictures are on their way. */
  #loading: Background | undefined;
  #isDestroyed = false;

  constructor(options: PlaceChangeOptions) {
    this.#options = options;
  }

  /** The place that is shown, the one before it, and how far it has come, 0-1. */
  get state() {
    return {
      place: this.#place ?? this.#options.wanted(),
      last: this.#last,
      coming: this.#coming.value,
    };
  }

  goTo(place: Background): void {
    const { room, isStill, wake } = this.#options;
    if (!room.has(place)) {
      if (place !== this.#loading) void this.#load(place);
      return;
    }
    if (place === this.#place) return;
    this.#last = this.#place;
    this.#place = place;
    if (this.#last === undefined || isStill()) this.#coming.set(1);
    else {
      this.#coming.set(0);
      this.#coming.go(1);
    }
    wake();
  }

  /** @returns whether it still comes */
  tick(seconds: number): boolean {
    return this.#coming.tick(seconds);
  }

  destroy(): void {
    this.#isDestroyed = true;
  }

  async #load(place: Background): Promise<void> {
    const { room, loader, wanted, wake } = this.#options;
    const urls = VIEWS[place];
    this.#loading = place;
    const [picture, light] = await Promise.all([loader.load(urls.picture), loader.load(urls.light)]);
    if (this.#loading === place) this.#loading = undefined;
    if (!picture || !light || this.#isDestroyed || room.has(place)) {
      picture?.close();
      light?.close();
      return;
    }
    room.takePlace(place, { picture, light });
    if (wanted() === place) this.goTo(place);
    wake();
  }
}
