/** Drawing into render textures: the part of the renderer that {@link Scene.prepare} uses. */
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
  readonly clear?: boolean;
}

/** A thin wrapper of Pixi's renderer. It exists as long as the stage. Scenes keep no reference to it. */
export class PassRenderer {
  readonly #renderer: WebGLRenderer;
  readonly #accepted = new WeakSet<Shader>();

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  /**
   * Draws a container into a render texture. The texture's first row is at the top.
   * @throws Error when a shader in the container does not compile
   */
  render({ container, target, clear = true }: RenderPass): void {
    this.compile(container);
    this.#renderer.render({ container, target, clear, clearColor: TRANSPARENT });
  }

  /**
   * Compiles the shaders of all meshes in a container, including hidden ones, before the first frame needs them. Does
   * nothing while the context is lost.
   * @throws Error when a shader does not compile, which Pixi itself only logs
   */
  compile(container: Container): void {
    if (this.#renderer.context.isLost) return;
    if (container instanceof Mesh && container.shader) this.compileShader(container.shader, container.label);
    for (const child of container.children) this.compile(child);
  }

  /**
   * Compiles a shader that belongs to no mesh (see {@link compile}).
   * @param label name of the shader in the error message
   * @throws Error when the shader does not compile
   */
  compileShader(shader: Shader, label: string): void {
    if (this.#accepted.has(shader) || this.#renderer.context.isLost) return;
    const { gl } = this.#renderer;
    gl.useProgram(null);
    this.#renderer.shader.resetState();
    this.#renderer.shader.bind(shader, true);
    // After a failed link WebGL binds no program.
    if (gl.getParameter(gl.CURRENT_PROGRAM) === null && !gl.isContextLost())
      throw new Error(`The GPU refused the shader of ${label}.`);
    this.#accepted.add(shader);
  }

  /** Uploads a texture now, unless it is uploaded already or the context is lost. */
  upload(source: TextureSource): void {
    if (!this.#renderer.context.isLost) this.#renderer.texture.initSource(source);
  }

  /** Generates the mipmaps of a render texture that was created with `autoGenerateMipmaps`. */
  updateMipmaps(target: RenderTexture): void {
    target.source.updateMipmaps();
  }

  // Only the Zen Garden uses the two getters below. It draws into part of a texture in every frame of a stroke.

  /** Pixi's system that binds a render texture as the target of {@link encoder}. */
  get renderTarget(): Pick<WebGLRenderer['renderTarget'], 'bind' | 'copyToTexture'> {
    return this.#renderer.renderTarget;
  }

  /** Pixi's encoder, which draws a geometry into the bound render texture. */
  get encoder(): Pick<WebGLRenderer['encoder'], 'draw'> {
    return this.#renderer.encoder;
  }
}

const TRANSPARENT = [0, 0, 0, 0];
