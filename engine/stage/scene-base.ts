/**
 * Base class of all scenes: the view, the transition between day and night, pictures, reduced motion, and the frame
 * rate of ambient movement.
 */
import { Container, ImageSource, Texture } from 'pixi.js';
import { linear, Tween } from './easing';
import type { Pace } from './pace';
import type { Passes } from './passes';
import { PictureLoader } from './pictures';
import type { Motion, Scene, SceneParts, Slot, Target } from './scene';

/** Duration of the transition between day and night, s (style guide, Motion). */
const DUSK_SECONDS = 1.2;

/** Minimum time between two frames of ambient movement, s. It gives about 30 frames a second. */
const AMBIENCE_SECONDS = 0.028;

const EMPTY_SLOT: Slot = { width: 0, height: 0, resolution: 1 };

export abstract class SceneBase<TActor extends { getSnapshot(): TSnapshot }, TSnapshot>
  implements Scene<TSnapshot>
{
  readonly view: Container;
  protected readonly parts: SceneParts<TActor>;
  protected snapshot: TSnapshot;
  /** Size of the slot. The width is 0 before the first {@link layout}. */
  protected slot: Slot = EMPTY_SLOT;
  protected isDestroyed = false;
  readonly #loader: PictureLoader;
  readonly #textures = new Set<Texture>();
  readonly #bitmaps = new Set<ImageBitmap>();
  readonly #loading = new Set<Promise<unknown>>();
  readonly #night: Tween;
  #sinceDrawn = 0;

  /** @param label name of the view in the Devtools: the game's slug */
  constructor(parts: SceneParts<TActor>, label: string) {
    this.parts = parts;
    this.snapshot = parts.actor.getSnapshot();
    this.view = new Container({ label });
    this.#loader = new PictureLoader(parts.clock);
    this.#night = new Tween(parts.settings().isNight ? 1 : 0, DUSK_SECONDS, linear);
  }

  /** Share of night: 0 by day, 1 by night, interpolated over {@link DUSK_SECONDS} in between. */
  protected get night(): number {
    return this.#night.value;
  }

  protected get reducedMotion(): boolean {
    return this.parts.settings().reducedMotion;
  }

  abstract show(snapshot: TSnapshot): void;

  tick(seconds: number): Motion {
    const { isNight, reducedMotion } = this.parts.settings();
    if (reducedMotion) this.#night.set(isNight ? 1 : 0);
    else this.#night.go(isNight ? 1 : 0);
    const isDusk = this.#night.tick(seconds);
    const pace = this.update(seconds);
    if (pace === 'moves') return this.#draws('moves');
    if (pace === 'still' && !isDusk) return this.#draws('still');
    this.#sinceDrawn += seconds;
    // Draws the first frame after a rest immediately.
    return seconds === 0 || this.#sinceDrawn >= AMBIENCE_SECONDS ? this.#draws('moves') : 'waits';
  }

  prepare?(passes: Passes): void;

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
    for (const texture of this.#textures) texture.destroy(true);
    for (const bitmap of this.#bitmaps) bitmap.close();
  }

  /** Advances the display objects by `seconds`. {@link tick} adds the transition between day and night. */
  protected abstract update(seconds: number): Pace;

  /**
   * Loads a picture and uploads it. The scene owns the texture and frees it in `destroy`. The bitmap stays in memory,
   * so that Pixi can restore the texture after a lost context.
   *
   * @param mipmaps whether the picture is also drawn smaller than its size
   * @returns undefined when every attempt failed, or when the scene was destroyed
   */
  protected loadTexture(url: string, { mipmaps = false } = {}): Promise<Texture | undefined> {
    return this.#follow(this.#loadTexture(url, mipmaps));
  }

  async #loadTexture(url: string, mipmaps: boolean): Promise<Texture | undefined> {
    const bitmap = await this.#loadBitmap(url);
    if (!bitmap) return undefined;
    const source = new ImageSource({
      label: url,
      resource: bitmap,
      // The loader's bitmaps are premultiplied. Browsers never premultiply a bitmap again.
      alphaMode: 'premultiplied-alpha',
      autoGenerateMipmaps: mipmaps,
    });
    const texture = new Texture({ source });
    this.#textures.add(texture);
    await this.parts.upload(source);
    return this.isDestroyed ? undefined : texture;
  }

  /**
   * Loads a picture as a bitmap for painting. The scene owns it and closes it in `destroy`.
   *
   * @returns undefined when every attempt failed, or when the scene was destroyed
   */
  protected loadBitmap(url: string): Promise<ImageBitmap | undefined> {
    return this.#follow(this.#loadBitmap(url));
  }

  async #loadBitmap(url: string): Promise<ImageBitmap | undefined> {
    const bitmap = await this.#loader.load(url);
    if (!bitmap) return undefined;
    if (this.isDestroyed) {
      bitmap.close();
      return undefined;
    }
    this.#bitmaps.add(bitmap);
    return bitmap;
  }

  /** Frees a texture of {@link loadTexture} early. No display object may use it anymore. */
  protected freeTexture(texture: Texture): void {
    const bitmap = texture.source.resource as ImageBitmap;
    this.#textures.delete(texture);
    texture.destroy(true);
    this.#bitmaps.delete(bitmap);
    bitmap.close();
  }

  /** Counts a picture as pending until it has loaded or failed. */
  #follow<T>(picture: Promise<T>): Promise<T> {
    this.#loading.add(picture);
    const done = () => void this.#loading.delete(picture);
    picture.then(done, done);
    return picture;
  }

  #draws(motion: Motion): Motion {
    this.#sinceDrawn = 0;
    return motion;
  }
}

const NO_TARGETS: readonly Target[] = [];
