/** Crossfades from one place to another. The old place stays visible until the pictures of the new one have loaded. */
import type { Texture } from 'pixi.js';
import type { Background } from '../../../domain/safe-space';
import { easeOut, Tween } from '../../stage/easing';
import { VIEWS } from './views';

/** Duration of the crossfade, s. */
const SECONDS = 0.5;

/** Picture of a place, and its light masks: red for lamps, green for the sun, blue for distance. */
export interface PlacePictures {
  readonly picture: Texture;
  readonly light: Texture;
}

/** The displayed place and the previous one. */
export interface ShownPlaces {
  readonly place: Background;
  /** Pictures of the place; undefined until they have loaded. */
  readonly pictures: PlacePictures | undefined;
  readonly last: Background | undefined;
  readonly lastPictures: PlacePictures | undefined;
  /** Progress of the crossfade, 0-1. */
  readonly coming: number;
}

export interface PlaceChangeOptions {
  readonly load: (url: string) => Promise<Texture | undefined>;
  /** Returns whether to change without a crossfade. */
  readonly reducedMotion: () => boolean;
  /** Returns the place to show. */
  readonly wanted: () => Background;
  readonly wake: () => void;
}

export class PlaceChange implements ShownPlaces {
  readonly #options: PlaceChangeOptions;
  readonly #coming = new Tween(0, SECONDS, easeOut);
  readonly #pictures = new Map<Background, PlacePictures>();
  readonly #loading = new Set<Background>();
  #place: Background | undefined;
  #last: Background | undefined;

  constructor(options: PlaceChangeOptions) {
    this.#options = options;
  }

  get place(): Background {
    return this.#place ?? this.#options.wanted();
  }

  get pictures(): PlacePictures | undefined {
    return this.#pictures.get(this.place);
  }

  get last(): Background | undefined {
    return this.#last;
  }

  get lastPictures(): PlacePictures | undefined {
    return this.#last && this.#pictures.get(this.#last);
  }

  get coming(): number {
    return this.#coming.value;
  }

  goTo(place: Background): void {
    const { reducedMotion, wake } = this.#options;
    if (!this.#pictures.has(place)) {
      void this.#load(place);
      return;
    }
    if (place === this.#place) return;
    this.#last = this.#place;
    this.#place = place;
    if (this.#last === undefined || reducedMotion()) this.#coming.set(1);
    else {
      this.#coming.set(0);
      this.#coming.go(1);
    }
    wake();
  }

  /** Advances by `seconds`. @returns whether the crossfade is under way */
  tick(seconds: number): boolean {
    return this.#coming.tick(seconds);
  }

  async #load(place: Background): Promise<void> {
    if (this.#loading.has(place)) return;
    this.#loading.add(place);
    const { load, wanted } = this.#options;
    const urls = VIEWS[place];
    const [picture, light] = await Promise.all([load(urls.picture), load(urls.light)]);
    this.#loading.delete(place);
    if (!picture || !light) return;
    this.#pictures.set(place, { picture, light });
    if (wanted() === place) this.goTo(place);
  }
}
