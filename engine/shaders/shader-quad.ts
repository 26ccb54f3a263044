/** A mesh with shaders of its own, by default a rectangle, such as water, a stone, a soap bubble or a painted scene. */
import {
  type DestroyOptions,
  Geometry,
  GlProgram,
  Mesh,
  Shader,
  type TextureSource,
  type UniformGroup,
} from 'pixi.js';
import noise from './noise.glsl?raw';
import quadVertex from './quad.vert.glsl?raw';

export interface ShaderQuadOptions {
  /** Name in the Devtools and in the error for a shader that fails to compile. */
  readonly label: string;
  /** GLSL ES 3.00, reads `in vec2 vPlace`, 0-1 from the upper left. `NOISE` stands for `noise.glsl`. */
  readonly fragment: string;
  /** Vertex shader, GLSL ES 3.00. Default: `quad.vert.glsl`. */
  readonly vertex?: string;
  /** Default: a unit square. Each object needs its own, because Pixi frees its buffers together with the object. */
  readonly geometry?: Geometry;
  /**
   * Uniform groups under any name, and texture sources under the name of their sampler. Two static groups with the
   * same uniform names must not share a program, because Pixi would not upload the values of the second group.
   */
  readonly resources: Readonly<Record<string, UniformGroup | TextureSource>>;
}

export class ShaderQuad extends Mesh<Geometry, Shader> {
  constructor({
    label,
    fragment,
    vertex = quadVertex,
    geometry = unitSquare(),
    resources,
  }: ShaderQuadOptions) {
    super({
      label,
      geometry,
      shader: new Shader({
        glProgram: GlProgram.from({ name: label, vertex, fragment: fragment.replace('//NOISE', noise) }),
        resources: { ...resources },
      }),
    });
  }

  /** Sets the size in px of the parent. The quad extends from its position to the right and down. */
  cover(width: number, height: number): void {
    this.scale.set(width, height);
  }

  /** @param sampler name of the sampler uniform */
  setTexture(sampler: string, source: TextureSource): void {
    (this.shader as Shader).resources[sampler] = source;
  }

  override destroy(options?: DestroyOptions): void {
    const { geometry, shader } = this;
    super.destroy(options);
    geometry.destroy(true);
    // `false` keeps the program. Pixi caches programs by source, and other quads may use this one.
    shader?.destroy(false);
  }
}

const unitSquare = (): Geometry =>
  new Geometry({
    attributes: { aPosition: { buffer: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), format: 'float32x2' } },
    topology: 'triangle-strip',
  });
