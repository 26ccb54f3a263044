/** The painted scenes in memory. They load ahead of the viewer, and are freed behind the viewer. */
import type { Container, Texture } from 'pixi.js';
import { PaintedScene } from '../../shaders/painted-scene';
import type { Slot } from '../../stage/scene';
import { lookOfScene } from './light';
import { WALKED_SCENES } from './places';

export interface SceneCacheHost {
  readonly view: Container;
  /** @returns undefined when the picture will never load */
  loadTexture(url: string): Promise<Texture | undefined>;
  freeTexture(texture: Texture): void;
  wake(): void;
}

interface Station {
  readonly painted: PaintedScene;
  readonly textures: Map<string, Texture>;
  /** Number of pictures that are still loading. */
  missing: number;
}

export class SceneCache {
  readonly #host: SceneCacheHost;
  readonly #all = new Map<number, Station>();
  #slot: Slot | undefined;

  constructor(host: SceneCacheHost) {
    this.#host = host;
  }

  /**
   * Keeps these scenes and frees all others. Starts to load a missing scene only when all scenes before it in the list
   * are ready.
   * @returns whether all scenes in the list are ready
   */
  retain(indices: readonly number[]): boolean {
    for (const [index, station] of this.#all) {
      if (indices.includes(index)) continue;
      this.#all.delete(index);
      station.painted.destroy();
      for (const [url, texture] of station.textures) this.#free(url, texture);
    }
    for (const index of indices) {
      if (!this.#all.has(index)) this.#fetch(index);
      if (!this.isReady(index)) return false;
    }
    return true;
  }

  isReady(index: number): boolean {
    return this.#all.get(index)?.missing === 0;
  }

  at(index: number): PaintedScene | undefined {
    return this.#all.get(index)?.painted;
  }

  /** Hides all scenes. Posing a scene shows it again. */
  hide(): void {
    for (const { painted } of this.#all.values()) painted.visible = false;
  }

  layout(slot: Slot): void {
    this.#slot = slot;
    for (const { painted } of this.#all.values()) painted.layout(slot);
  }

  #fetch(index: number): void {
    const place = WALKED_SCENES[index];
    if (!place) throw new RangeError(`There is no scene ${index}.`);
    const painted = new PaintedScene(place.label, place, lookOfScene(index, 0));
    painted.visible = false;
    if (this.#slot) painted.layout(this.#slot);
    this.#host.view.addChild(painted);
    const station: Station = { painted, textures: new Map(), missing: painted.urls.length };
    this.#all.set(index, station);
    for (const url of painted.urls) void this.#load(index, station, url);
  }

  async #load(index: number, station: Station, url: string): Promise<void> {
    const texture = await this.#host.loadTexture(url);
    // The scene may have been freed during the load. At a later visit the browser's cache has the picture.
    if (this.#all.get(index) !== station) {
      if (texture) this.#free(url, texture);
      return;
    }
    if (texture) {
      station.textures.set(url, texture);
      station.painted.setPicture(url, texture.source);
    }
    station.missing -= 1;
    if (station.missing === 0) this.#host.wake();
  }

  /** Frees a picture, unless another scene in memory has it too. */
  #free(url: string, texture: Texture): void {
    const isShared = [...this.#all.values()].some(({ painted }) => painted.urls.includes(url));
    if (!isShared && !texture.destroyed) this.#host.freeTexture(texture);
  }
}
