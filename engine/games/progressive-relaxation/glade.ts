import { Texture } from 'pixi.js';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Slot } from '../../stage/scene';
import { layOutFigure } from './parts';
import dots from './shaders/dots.glsl?raw';
import fragment from './shaders/glade.frag.glsl?raw';

/** Height at which the trees stand: in the figure (units), and in the glade's picture (0-1). */
const GROUND = { figure: 560, picture: 0.8 } as const;

/** Width of the picture divided by its height. */
const ASPECT = 4 / 3;

const uniforms = () =>
  createUniformGroup({
    uNight: { value: 0, type: 'f32' },
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uDot: { value: 1, type: 'f32' },
    uPart: { value: new Float32Array([0, 0, 1, 1]), type: 'vec4<f32>' },
    uArrival: { value: 0, type: 'f32' },
  });

export class Glade extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof uniforms>['uniforms'];

  constructor() {
    const ofGlade = uniforms();
    const { source } = Texture.EMPTY;
    super({
      label: 'Glade',
      fragment: fragment.replace('//DOTS', dots),
      resources: { ofGlade, uDay: source, uNightfall: source, uNoise: noiseTexture() },
    });
    this.#uniforms = ofGlade.uniforms;
  }

  /** Covers the whole painting. The trees stand on the meadow, wherever the fox is. */
  layout(slot: Slot): void {
    const { x, y, width, height } = slot.whole;
    this.position.set(x, y);
    this.cover(width, height);
    this.#uniforms.uSize.set([width * slot.resolution, height * slot.resolution]);
    this.#uniforms.uDot = slot.resolution < 1.5 ? 1 : 2;
    const figure = layOutFigure(slot);
    const ground = Math.min(0.96, Math.max(0.04, (figure.y + GROUND.figure * figure.scale - y) / height));
    const across = Math.min(0.96, Math.max(0.04, (figure.x - x) / width));
    // The picture is as small as covers the painting with its ground at that height and its middle behind the fox.
    const tall = height * Math.max(ground / GROUND.picture, (1 - ground) / (1 - GROUND.picture));
    const wide = Math.max(tall * ASPECT, (width * Math.max(across, 1 - across)) / 0.5);
    const shown = { width: width / wide, height: height / (wide / ASPECT) };
    this.#uniforms.uPart.set([
      0.5 - across * shown.width,
      GROUND.picture - ground * shown.height,
      shown.width,
      shown.height,
    ]);
  }

  /** @param night share of night, 0-1 @param arrival opacity, 0-1 */
  show(night: number, arrival: number): void {
    this.#uniforms.uNight = night;
    this.#uniforms.uArrival = arrival;
  }
}
