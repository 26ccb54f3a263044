/** The six places: their pictures, the part that a slot shows, and the change from one to another. */

import { Texture, type TextureSource, type UniformGroup } from 'pixi.js';
import beach from '../../../assets/images/safe-space-builder/beach.avif';
import beachLight from '../../../assets/images/safe-space-builder/beach-light.avif';
import cabin from '../../../assets/images/safe-space-builder/cabin.avif';
import cabinLight from '../../../assets/images/safe-space-builder/cabin-light.avif';
import forest from '../../../assets/images/safe-space-builder/forest.avif';
import forestLight from '../../../assets/images/safe-space-builder/forest-light.avif';
import garden from '../../../assets/images/safe-space-builder/garden.avif';
import gardenLight from '../../../assets/images/safe-space-builder/garden-light.avif';
import library from '../../../assets/images/safe-space-builder/library.avif';
import libraryLight from '../../../assets/images/safe-space-builder/library-light.avif';
import mountains from '../../../assets/images/safe-space-builder/mountains.avif';
import mountainsLight from '../../../assets/images/safe-space-builder/mountains-light.avif';
import type { Background } from '../../../domain/safe-space';
import { visiblePartOf } from '../../paint/visible-part-of';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { easeOut, Tween } from '../../stage/easing';
import type { Slot } from '../../stage/scene';
import { withSharedGlsl } from './glsl';
import fragment from './shaders/place.frag.glsl?raw';

interface PaintedLamp {
  readonly x: number;
  readonly y: number;
  /** y of the ground below the light. */
  readonly ground: number;
  readonly reach: number;
  /** Strength of the light, relative to a fire. */
  readonly power: number;
}

/** A place: addresses of its picture and of its light masks, and its light on elements. */
export interface PlaceView {
  readonly picture: string;
  readonly light: string;
  readonly lamps: readonly PaintedLamp[];
  /** Light through a window: offset on the ground per px of height, right and toward the viewer; undefined outdoors. */
  readonly window?: readonly [right: number, down: number];
  /** The moon, as on the thumbnail (assets/art/safe-space-builder). Undefined where no window shows it. */
  readonly moon?: Moon;
  /** Blend factor of the night air before distance, 0-1, so that pale leaves are not brighter than the sky. */
  readonly dusk?: number;
}

/** Center of the moon, as shares of the picture's width and height. */
type Moon = readonly [x: number, y: number];

export const DEFAULT_MOON_CENTER: Moon = [0.22, 0.12];

/** Positions as in the art (assets/art/safe-space-builder/places). */
const fire: PaintedLamp = { x: 0.644, y: 0.4, ground: 0.48, reach: 0.85, power: 1 };
const wall = (x: number, y: number): PaintedLamp => ({ x, y, ground: 0.45, reach: 0.4, power: 0.5 });
const pendant = (x: number): PaintedLamp => ({ x, y: 0.17, ground: 0.64, reach: 0.72, power: 0.8 });

export const PLACE_VIEWS: Readonly<Record<Background, PlaceView>> = {
  // The lamps of the hut and the lighthouse are too far away to light elements.
  mountains: { picture: mountains, light: mountainsLight, lamps: [], moon: [0.28, 0.12] },
  beach: { picture: beach, light: beachLight, lamps: [], moon: [0.31, 0.12] },
  forest: {
    picture: forest,
    light: forestLight,
    lamps: [{ x: 0.305, y: 0.335, ground: 0.51, reach: 0.5, power: 0.7 }],
    moon: [0.42, 0.12],
    dusk: 0.7,
  },
  cabin: {
    picture: cabin,
    light: cabinLight,
    lamps: [fire, wall(0.5, 0.1), wall(0.785, 0.09)],
    window: [1.2, 1],
  },
  garden: {
    picture: garden,
    light: gardenLight,
    lamps: [wall(0.4475, 0.3), wall(0.5775, 0.3)],
    moon: [0.28, 0.08],
    dusk: 0.45,
  },
  library: {
    picture: library,
    light: libraryLight,
    lamps: [pendant(0.21), pendant(0.79)],
    window: [0.92, 1.08],
    moon: [0.395, 0.135],
    dusk: 0.55,
  },
};

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
  readonly coming: number;
}

export interface PlaceChangeOptions {
  readonly load: (url: string) => Promise<Texture | undefined>;
  /** Returns whether to change without a crossfade. */
  readonly reducedMotion: () => boolean;
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
    const urls = PLACE_VIEWS[place];
    const [picture, light] = await Promise.all([load(urls.picture), load(urls.light)]);
    this.#loading.delete(place);
    if (!picture || !light) return;
    this.#pictures.set(place, { picture, light });
    if (wanted() === place) this.goTo(place);
  }
}

/** Factor by which sunlight and moonlight through a window exceed those outdoors. */
const THROUGH_WINDOW = 2.6;

const group = () =>
  createUniformGroup({
    uPart: { value: new Float32Array(4), type: 'vec4<f32>' },
    uWhole: { value: new Float32Array([0, 0, 1, 1]), type: 'vec4<f32>' },
    uWindow: { value: 1, type: 'f32' },
    uMoon: { value: new Float32Array(2), type: 'vec2<f32>' },
    uDusk: { value: 0, type: 'f32' },
  });

export class PlaceQuad extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  #pictures: PlacePictures | undefined;
  #slot: Slot | undefined;

  /** @param lightMap light of the placed lights (see `LightMap`) */
  constructor(label: string, ofRoom: UniformGroup, lightMap: TextureSource) {
    const ofPlace = group();
    super({
      label,
      fragment: withSharedGlsl(fragment),
      resources: {
        ofRoom,
        ofPlace,
        uPicture: Texture.EMPTY.source,
        uLight: Texture.EMPTY.source,
        uLightMap: lightMap,
        uNoise: noiseTexture(),
      },
    });
    this.#uniforms = ofPlace.uniforms;
  }

  /** @param pictures undefined hides the place */
  show(
    pictures: PlacePictures | undefined,
    { window, moon = DEFAULT_MOON_CENTER, dusk = 0 }: PlaceView,
    slot: Slot,
  ): void {
    this.visible = pictures !== undefined;
    if (!pictures || (pictures === this.#pictures && slot === this.#slot)) return;
    this.#pictures = pictures;
    this.#slot = slot;
    const { x, y, width, height } = slot.whole;
    this.position.set(x, y);
    this.cover(width, height);
    this.#uniforms.uWhole.set([x / slot.width, y / slot.height, width / slot.width, height / slot.height]);
    this.#uniforms.uPart.set(visiblePartOf(pictures.picture, slot));
    this.#uniforms.uWindow = window ? THROUGH_WINDOW : 1;
    this.#uniforms.uMoon.set(moon);
    this.#uniforms.uDusk = dusk;
    this.setTexture('uPicture', pictures.picture.source);
    this.setTexture('uLight', pictures.light.source);
  }
}
