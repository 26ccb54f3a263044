import { type Container, Mesh, type Shader, Sprite, Texture, TextureSource } from 'pixi.js';
import type { PassRenderer, RenderPass } from '../../engine/stage/pass-renderer';

/** Replaces {@link PassRenderer}. Renders nothing, and records render textures that are shown while they are empty. */
export class StandInPasses {
  /** Labels of render textures that were sampled while empty. */
  readonly blank: string[] = [];
  #drawn = new WeakSet<TextureSource>();

  readonly renderTarget = {
    bind: ({ target }: { target: Texture }) => this.#draw(target),
    copyToTexture: (from: Texture, to: Texture) => {
      this.#sample(from.source);
      this.#draw(to);
    },
  };

  readonly encoder = { draw: ({ shader }: { shader: Shader }) => this.#sampleAll(shader) };

  /** This object, with the type that scenes expect. */
  get asPasses(): PassRenderer {
    return this as unknown as PassRenderer;
  }

  render({ container, target }: RenderPass): void {
    this.show(container);
    this.#draw(target);
  }

  compile(): void {}

  compileShader(): void {}

  upload(): void {}

  updateMipmaps(): void {}

  /** Simulates a lost context, after which all render textures are empty. */
  empty(): void {
    this.#drawn = new WeakSet();
  }

  /** Records every empty render texture in a container that is shown. */
  show(container: Container): void {
    if (!container.visible) return;
    if (container instanceof Sprite) this.#sample(container.texture.source);
    if (container instanceof Mesh) {
      if (container.shader) this.#sampleAll(container.shader);
      else this.#sample(container.texture.source);
    }
    for (const child of container.children) this.show(child);
  }

  #draw(target: Texture): void {
    this.#drawn.add(target.source);
  }

  #sampleAll(shader: Shader): void {
    for (const group of Object.values(shader.groups))
      for (const resource of Object.values(group.resources))
        if (resource instanceof TextureSource) this.#sample(resource);
  }

  /** Records a render texture that is sampled while empty. A source without a resource is a render texture. */
  #sample(source: TextureSource): void {
    if (source === Texture.EMPTY.source || source.resource || this.#drawn.has(source)) return;
    this.blank.push(source.label || `texture ${source.uid}`);
  }
}
