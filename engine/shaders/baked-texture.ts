/** A render texture of something that stands still. It is drawn again only after a change and a restored context. */
import { Container, RenderTexture } from 'pixi.js';
import type { PassRenderer } from '../stage/pass-renderer';

type Options = Parameters<typeof RenderTexture.create>[0];

export class BakedTexture {
  readonly texture: RenderTexture;
  /** The picture, in device px of the texture. */
  protected readonly container = new Container();
  #isStale = true;

  constructor(label: string, options?: Options) {
    this.texture = RenderTexture.create({ label, width: 1, height: 1, ...options });
    this.container.label = label;
  }

  /** Lengths are in device px. */
  resize(width: number, height: number): void {
    this.texture.resize(width, height, 1);
    this.#isStale = true;
  }

  /** Makes the next {@link prepare} draw, because the picture has changed or the restored context has lost it. */
  forget(): void {
    this.#isStale = true;
  }

  prepare(passes: PassRenderer): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    passes.render({ container: this.container, target: this.texture });
    if (this.texture.source.autoGenerateMipmaps) passes.updateMipmaps(this.texture);
  }

  destroy(): void {
    this.container.destroy({ children: true });
    this.texture.destroy(true);
  }
}
