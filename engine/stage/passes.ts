/** Drawing into render textures: the renderer as a scene's {@link Scene.prepare} sees it. */
import {
  type Container,
  Mesh,
  type RenderTexture,
  type Shader,
  type TextureSource,
  type WebGLRenderer,
} from 'pixi.js';

export interface RenderPass {
  readonly container: Container;
  readonly target: RenderTexture;
  /** Whether the target is cleared first; true unless said. */
  readonly clear?: boolean;
}

/** A thin class over Pixi's renderer. It exists while the stage does; scenes keep no reference to it. */
export class Passes {
  readonly #renderer: WebGLRenderer;
  /** Shaders that the GPU has accepted. */
  readonly #accepted = new WeakSet<Shader>();

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  /**
   * Draws a container into a render texture, whose first row is on top.
   *
   * @throws Error when the GPU's compiler refuses a shader in it
   */
  render({ container, target, clear = true }: RenderPass): void {
    this.compile(container);
    this.#renderer.render({ container, target, clear, clearColor: TRANSPARENT });
  }

  /**
   * Compiles the shaders of all meshes in a container, hidden ones included, so that the first frame does not wait for
   * them. Does nothing while the context is lost.
   *
   * @throws Error when the GPU's compiler refuses a shader. Pixi itself only logs a refused shader
   */
  compile(container: Container): void {
    if (this.#renderer.context.isLost) return;
    if (container instanceof Mesh && container.shader) this.compileShader(container.shader, container.label);
    for (const child of container.children) this.compile(child);
  }

  /**
   * Compiles a shader that no mesh has; see {@link compile}.
   *
   * @param label names it in the message
   * @throws Error when the GPU's compiler refuses it
   */
  compileShader(shader: Shader, label: string): void {
    if (this.#accepted.has(shader) || this.#renderer.context.isLost) return;
    const { gl } = this.#renderer;
    gl.useProgram(null);
    this.#renderer.shader.resetState();
    this.#renderer.shader.bind(shader, true);
    // WebGL binds no program whose link has failed.
    if (gl.getParameter(gl.CURRENT_PROGRAM) === null && !gl.isContextLost())
      throw new Error(`The GPU refused the shader of ${label}.`);
    this.#accepted.add(shader);
  }

  /** Uploads a texture now, unless it is uploaded already. */
  upload(source: TextureSource): void {
    if (!this.#renderer.context.isLost) this.#renderer.texture.initSource(source);
  }

  /** Generates the smaller pictures of a render texture that was created with `autoGenerateMipmaps`. */
  updateMipmaps(target: RenderTexture): void {
    target.source.updateMipmaps();
  }

  // The sand alone uses the three passes below: it draws part of a texture in every frame of a stroke.

  /** Binds a render texture for {@link draw}. Its content stays. */
  get renderTarget(): Pick<WebGLRenderer['renderTarget'], 'bind' | 'copyToTexture'> {
    return this.#renderer.renderTarget;
  }

  /** Draws a geometry into the bound render texture. */
  get encoder(): Pick<WebGLRenderer['encoder'], 'draw'> {
    return this.#renderer.encoder;
  }
}

const TRANSPARENT = [0, 0, 0, 0];
