/** The fox in its hammock between two trees: one mesh, whose parts blend between rest and tension. */
import { Buffer, BufferUsage, Geometry, Texture, type TextureSource } from 'pixi.js';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Slot } from '../../stage/scene';
import type { BodyState } from './body-state';
import type { HourLook } from './hours';
import { FLOATS_PER_VERTEX, figureMesh, layOutFigure } from './parts';
import dots from './shaders/dots.glsl?raw';
import fragment from './shaders/fox.frag.glsl?raw';
import vertex from './shaders/fox.vert.glsl?raw';

const uniformsOf = ({ firm }: BodyState) =>
  createUniformGroup({
    // The array is the state's own, so that a frame copies nothing.
    uFirm: { value: firm, type: 'f32', size: firm.length },
    uBreath: { value: 0, type: 'f32' },
    uMelt: { value: 0, type: 'f32' },
    uMoves: { value: 1, type: 'f32' },
    uTint: { value: new Float32Array(3), type: 'vec3<f32>' },
    uSaturation: { value: 1, type: 'f32' },
    uShine: { value: new Float32Array(3), type: 'vec3<f32>' },
    uGrain: { value: new Float32Array([1, 1]), type: 'vec2<f32>' },
    uArrival: { value: 0, type: 'f32' },
  });

export class Fox extends ShaderQuad {
  readonly #state: BodyState;
  readonly #uniforms: ReturnType<typeof uniformsOf>['uniforms'];

  constructor(state: BodyState) {
    const ofFox = uniformsOf(state);
    super({
      label: 'Fox',
      vertex,
      fragment: fragment.replace('//DOTS', dots),
      geometry: geometry(),
      resources: { ofFox, uSheet: Texture.EMPTY.source, uNoise: noiseTexture() },
    });
    this.#state = state;
    this.#uniforms = ofFox.uniforms;
  }

  layout(slot: Slot): void {
    const { x, y, scale } = layOutFigure(slot);
    this.position.set(x, y);
    this.scale.set(scale);
    this.#uniforms.uGrain.set([scale * slot.resolution, slot.resolution < 1.5 ? 1 : 2]);
  }

  setSheet(source: TextureSource): void {
    this.setTexture('uSheet', source);
  }

  setHour({ tint, saturation, shine }: HourLook): void {
    this.#uniforms.uTint.set(tint);
    this.#uniforms.uSaturation = saturation;
    this.#uniforms.uShine.set(shine);
  }

  /** @param breath fullness of the lungs, 0-1 @param arrival opacity, 0-1 */
  show(breath: number, reducedMotion: boolean, arrival: number): void {
    this.#uniforms.uBreath = breath;
    this.#uniforms.uMelt = this.#state.melt;
    this.#uniforms.uMoves = reducedMotion ? 0 : 1;
    this.#uniforms.uArrival = arrival;
  }
}

function geometry(): Geometry {
  const { vertices, indices } = figureMesh();
  const buffer = new Buffer({ data: vertices, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const names = ['aPosition', 'aSheet', 'aBlend', 'aReach', 'aRise', 'aKind'];
  return new Geometry({
    attributes: Object.fromEntries(
      names.map((name, index) => [
        name,
        { buffer, format: 'float32x2' as const, stride: 4 * FLOATS_PER_VERTEX, offset: 8 * index },
      ]),
    ),
    indexBuffer: indices,
  });
}
