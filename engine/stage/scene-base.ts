/** Base class of all scenes: view, day and night, pictures, reduced motion, rate of ambient movement. */
import { Container, Loader, loadTextures, type Texture } from 'pixi.js';
import { linear, Tween } from './easing';
import type { FramePace } from './frame-pace';
import type { PassRenderer } from './pass-renderer';
import type { Scene, SceneDependencies, Slot, Target, TickResult } from './scene';

/** Duration of the transition between day and night, s (style guide, Motion). */
const DUSK_SECONDS = 1.2;

/** Minimum time between two frames of ambient movement, s. It gives about 30 frames a second. */
const AMBIENCE_SECONDS = 0.028;

/**
 * Pixi's parser of pictures, without the workers that the content security policy forbids. `Assets` would bring the
 * parsers of fonts, videos and SVG too, which are 15 KB without a user.
 */
const PICTURES = { ...loadTextures, config: { ...loadTextures.config, preferWorkers: false } };

/** A picture that fails is logged and requested again after 500 ms, five times (specification). */
const RETRIES = {
  strategy: 'retry',
  retryCount: 5,
  retryDelay: 500,
  onError: (error: Error, asset: { src?: string } | string) =>
    console.warn(`A picture did not load: ${typeof asset === 'string' ? asset : asset.src}`, error),
} as const;

export const EMPTY_SLOT: Slot = {
  width: 0,
  height: 0,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  whole: { x: 0, y: 0, width: 0, height: 0 },
  resolution: 1,
};

/** The parts of a machine's snapshot that a scene compares. */
interface Snapshot {
  readonly context: unknown;
  readonly value: unknown;
}

export abstract class SceneBase<TActor extends { getSnapshot(): TSnapshot }, TSnapshot extends Snapshot>
  implements Scene<TSnapshot>
{
  readonly view: Container;
  protected readonly parts: SceneDependencies<TActor>;
  protected snapshot: TSnapshot;
  /** Size of the slot. The width is 0 before the first {@link layout}. */
  protected slot: Slot = EMPTY_SLOT;
  protected isDestroyed = false;
  readonly #loader = new Loader();
  readonly #textures = new Set<Texture>();
  readonly #loading = new Set<Promise<unknown>>();
  readonly #night: Tween;
  #sinceDrawn = 0;

  /** @param label name of the view in the Devtools: the game's slug */
  constructor(parts: SceneDependencies<TActor>, label: string) {
    this.parts = parts;
    this.snapshot = parts.actor.getSnapshot();
    this.view = new Container({ label });
    this.#loader.parsers.push(PICTURES);
    this.#night = new Tween(parts.settings().isNight ? 1 : 0, DUSK_SECONDS, linear);
  }

  /** Share of night: 0 by day, 1 by night, interpolated over {@link DUSK_SECONDS} in between. */
  protected get night(): number {
    return this.#night.value;
  }

  protected get reducedMotion(): boolean {
    return this.parts.settings().reducedMotion;
  }

  show(snapshot: TSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    if (before.context === snapshot.context && before.value === snapshot.value) return;
    this.apply(snapshot, before);
    this.parts.wake();
  }

  tick(seconds: number): TickResult {
    const { isNight, reducedMotion } = this.parts.settings();
    if (reducedMotion) this.#night.set(isNight ? 1 : 0);
    else this.#night.go(isNight ? 1 : 0);
    const isDusk = this.#night.tick(seconds);
    const pace = this.update(seconds);
    if (pace === 'moves') return this.#draws('moves');
    if (pace === 'still' && !isDusk) return this.#draws('still');
    this.#sinceDrawn += seconds;
    return seconds === 0 || this.#sinceDrawn >= AMBIENCE_SECONDS ? this.#draws('moves') : 'waits';
  }

  prepare?(passes: PassRenderer): void;

  layout(slot: Slot): void {
    this.slot = slot;
  }

  targets(): readonly Target[] {
    return NO_TARGETS;
  }

  activate(_id: string): void {}

  async loaded(): Promise<void> {
    while (this.#loading.size > 0) await Promise.allSettled(this.#loading);
  }

  destroy(): void {
    this.isDestroyed = true;
    this.view.destroy({ children: true });
    for (const texture of this.#textures) this.freeTexture(texture);
  }

  /** Sets what the display objects animate toward. {@link show} calls it when the snapshot differs. */
  protected apply(_snapshot: TSnapshot, _before?: TSnapshot): void {}

  /** Advances the display objects by `seconds`. {@link tick} adds the transition between day and night. */
  protected abstract update(seconds: number): FramePace;

  /**
   * Loads a picture and uploads it. The scene owns the texture and frees it in `destroy`. The bitmap stays in memory,
   * so that Pixi can restore the texture after a lost context.
   * @param mipmaps whether the picture is also drawn smaller than its size
   * @returns undefined when every attempt failed, or when the scene was destroyed
   */
  protected loadTexture(url: string, { mipmaps = false } = {}): Promise<Texture | undefined> {
    return this.#follow(
      this.#load(url, mipmaps).then(async (texture) => {
        if (texture) await this.parts.upload(texture.source);
        return this.isDestroyed ? undefined : texture;
      }),
    );
  }

  /**
   * Loads a picture as a bitmap for painting. The scene owns it and closes it in `destroy`.
   * @returns undefined when every attempt failed, or when the scene was destroyed
   */
  protected async loadBitmap(url: string): Promise<ImageBitmap | undefined> {
    const texture = await this.#follow(this.#load(url, false));
    return texture?.source.resource as ImageBitmap | undefined;
  }

  /** Frees a texture of {@link loadTexture} early. No display object may use it anymore. */
  protected freeTexture(texture: Texture): void {
    this.#textures.delete(texture);
    const bitmap = texture.source.resource as ImageBitmap;
    void this.#loader.unload(texture.label as string).then(() => bitmap.close());
  }

  async #load(src: string, autoGenerateMipmaps: boolean): Promise<Texture | undefined> {
    const picture = { src, data: { autoGenerateMipmaps } };
    const texture = await this.#loader.load<Texture>(picture, RETRIES).catch(() => undefined);
    // The scene may have been destroyed during the load, and with it a texture that two layers share.
    if (!texture || texture.destroyed) return undefined;
    if (this.isDestroyed) {
      (texture.source.resource as ImageBitmap).close();
      return undefined;
    }
    this.#textures.add(texture);
    return texture;
  }

  /** Counts a picture as pending until it has loaded or failed. */
  #follow<T>(picture: Promise<T>): Promise<T> {
    this.#loading.add(picture);
    const done = () => void this.#loading.delete(picture);
    picture.then(done, done);
    return picture;
  }

  #draws(motion: TickResult): TickResult {
    this.#sinceDrawn = 0;
    return motion;
  }
}

const NO_TARGETS: readonly Target[] = [];
