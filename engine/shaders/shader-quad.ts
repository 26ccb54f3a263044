/** A rectangle whose pixels a fragment shader computes: sky, water, sand, mist and light. */
import {
  type DestroyOptions,
  Geometry,
  GlProgram,
  Mesh,
  Shader,
  type TextureSource,
  type UniformGroup,
} from 'pixi.js';
import quadVertex from './quad.vert.glsl?raw';

export interface ShaderQuadOptions {
  /** Names it in the Devtools and in the message about a refused shader. */
  readonly label: string;
  /** GLSL ES 3.00. It reads `in vec2 vPlace`, 0-1 from the upper left corner of the quad. */
  readonly fragment: string;
  /** GLSL ES 3.00; `quad.vert.glsl` unless given. */
  readonly vertex?: string;
  /**
   * Uniform groups under any name, and texture sources under the name of their sampler. Two static uniform groups with
   * the same uniform names must not share a program: the second one's values would not be uploaded.
   */
  readonly resources: Readonly<Record<string, UniformGroup | TextureSource>>;
}

export class ShaderQuad extends Mesh<Geometry, Shader> {
  constructor({ label, fragment, vertex = quadVertex, resources }: ShaderQuadOptions) {
    super({
      label,
      geometry: unitSquare(),
      shader: new Shader({
        glProgram: GlProgram.from({ name: label, vertex, fragment }),
        resources: { ...resources },
      }),
    });
  }

  /** Covers this many px of its parent, from its position to the right and down. */
  cover(width: number, height: number): void {
    this.scale.set(width, height);
  }

  /** Samples another texture from now on. @param sampler its uniform's name */
  setTexture(sampler: string, source: TextureSource): void {
    (this.shader as Shader).resources[sampler] = source;
  }

  override destroy(options?: DestroyOptions): void {
    const { geometry, shader } = this;
    super.destroy(options);
    geometry.destroy(true);
    // Other quads may use the same program, and Pixi caches it by its source.
    shader?.destroy(false);
  }
}

/** Corners 0-1 as a triangle strip. One for each quad: Pixi frees a geometry's buffers with it. */
const unitSquare = (): Geometry =>
  new Geometry({
    attributes: { aPosition: { buffer: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), format: 'float32x2' } },
    topology: 'triangle-strip',
  });
