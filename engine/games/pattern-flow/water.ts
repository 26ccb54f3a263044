/** The moving water: the still water refracted by ripples, plus the light of lit stones. */
import { BufferImageSource, type TextureSource, UniformGroup } from 'pixi.js';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Rectangle } from '../../stage/scene';
import type { HourLook } from './hours';
import { LIGHT_INKS, STONE_INKS } from './hours';
import type { PlaceEllipse } from './places';
import { MOST_RIPPLES } from './ripples';
import fragment from './shaders/water.frag.glsl?raw';

/** Placeholder for the distances until the water has a size. */
const NO_DISTANCES = new BufferImageSource({
  resource: new Uint16Array(8),
  format: 'rgba16float',
  width: 1,
  height: 1,
  arrayLayerCount: 2,
});

const still = () =>
  new UniformGroup(
    {
      uSlot: { value: new Float32Array(2), type: 'vec2<f32>' },
      uUnit: { value: 1, type: 'f32' },
      uSkyInk: { value: new Float32Array(3), type: 'vec3<f32>' },
      uMiddles: {
        value: new Float32Array(2 * STONE_INKS.length),
        type: 'vec2<f32>',
        size: STONE_INKS.length,
      },
      uHalves: { value: new Float32Array(2 * STONE_INKS.length), type: 'vec2<f32>', size: STONE_INKS.length },
      uLightInks: { value: new Float32Array(LIGHT_INKS.flat()), type: 'vec3<f32>', size: LIGHT_INKS.length },
    },
    { isStatic: true },
  );

const moving = () =>
  createUniformGroup({
    uRipples: { value: new Float32Array(3 * MOST_RIPPLES), type: 'vec3<f32>', size: MOST_RIPPLES },
    uLights: { value: new Float32Array(STONE_INKS.length), type: 'f32', size: STONE_INKS.length },
  });

export class Water extends ShaderQuad {
  readonly #still: ReturnType<typeof still>;
  /** Stone, distance of the front, and height of each ripple (see `Ripples`). */
  readonly ripples: Float32Array;
  readonly lights: Float32Array;

  constructor(stillWater: TextureSource) {
    const [ofSize, ofFrame] = [still(), moving()];
    super({
      label: 'Water',
      fragment,
      resources: { ofSize, ofFrame, uStill: stillWater, uTravel: NO_DISTANCES },
    });
    this.#still = ofSize;
    this.ripples = ofFrame.uniforms.uRipples;
    this.lights = ofFrame.uniforms.uLights;
  }

  set distances(distances: BufferImageSource) {
    this.setTexture('uTravel', distances);
  }

  /**
   * @param area place of the water in the slot, CSS px
   * @param unit scale of the stones: 1 at their size on the reference tablet of the design
   * @param stones places of the stones in the water
   */
  layout({ x, y, width, height }: Rectangle, unit: number, stones: readonly PlaceEllipse[]): void {
    this.position.set(x, y);
    this.cover(width, height);
    const { uniforms } = this.#still;
    uniforms.uSlot.set([width, height]);
    uniforms.uUnit = unit;
    uniforms.uMiddles.set(stones.flatMap(({ x, y }) => [x, y]));
    uniforms.uHalves.set(stones.flatMap(({ rx, ry }) => [rx, ry]));
    this.#still.update();
  }

  setHour({ skyInk }: HourLook): void {
    this.#still.uniforms.uSkyInk.set(skyInk);
    this.#still.update();
  }
}
