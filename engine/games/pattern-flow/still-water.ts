/** The water at rest with its plants. */
import { Container, Sprite, Texture } from 'pixi.js';
import { BakedTexture } from '../../shaders/baked-texture';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Slot } from '../../stage/scene';
import { type HourLook, STONE_INKS } from './hours';
import { type PlaceEllipse, plantEllipsesIn } from './places';
import fragment from './shaders/still-water.frag.glsl?raw';
import { CELL_SCALE, type StoneSheet } from './sheet';

/** Number of stones and plants. The shader's arrays have this length. */
const THINGS = 12;

/** Pixi's color mask for red, green and blue. The render texture's alpha is noise. */
const COLORS_ONLY = 0b1110;

const group = () =>
  createUniformGroup({
    uSlot: { value: new Float32Array(3), type: 'vec3<f32>' },
    uUnit: { value: 1, type: 'f32' },
    uSkyInk: { value: new Float32Array(3), type: 'vec3<f32>' },
    uInks: { value: new Float32Array(9), type: 'vec3<f32>', size: 3 },
    uSky: { value: new Float32Array(3), type: 'vec3<f32>' },
    uSkyStrength: { value: new Float32Array(2), type: 'vec2<f32>' },
    uMiddles: { value: new Float32Array(2 * THINGS), type: 'vec2<f32>', size: THINGS },
    uHalves: { value: new Float32Array(2 * THINGS), type: 'vec2<f32>', size: THINGS },
    uStoneInks: { value: new Float32Array(STONE_INKS.flat()), type: 'vec3<f32>', size: STONE_INKS.length },
  });

export class StillWater extends BakedTexture {
  readonly #uniforms = group();
  readonly #water = new ShaderQuad({
    label: 'StillWater',
    fragment,
    resources: { uniforms: this.#uniforms },
  });
  readonly #plants = new Container({ label: 'LilyPads' });

  constructor() {
    super('still water', { dynamic: true });
    this.container.addChild(this.#water, this.#plants);
    this.#water.state.blend = false;
    this.#plants.mask = COLORS_ONLY;
  }

  /**
   * @param sheet undefined until its picture has loaded
   * @param unit scale of the stones: 1 at their size on the reference tablet of the design
   */
  layout(
    { width, height, resolution }: Pick<Slot, 'width' | 'height' | 'resolution'>,
    stones: readonly PlaceEllipse[],
    unit: number,
    sheet?: StoneSheet,
  ): void {
    const [across, down] = [Math.round(width * resolution), Math.round(height * resolution)];
    this.resize(across, down);
    // The quad covers whole device px, while the shader computes in CSS px.
    this.#water.cover(across, down);
    this.#plants.scale.set(resolution);
    const [first] = stones;
    if (!first) return;
    const plants = plantEllipsesIn(width, height, first);
    const { uniforms } = this.#uniforms;
    uniforms.uSlot.set([width, height, resolution]);
    uniforms.uUnit = unit;
    uniforms.uMiddles.set([...stones, ...plants].flatMap(({ x, y }) => [x, y]));
    uniforms.uHalves.set([...stones, ...plants].flatMap(({ rx, ry }) => [rx, ry]));
    for (const plant of this.#plants.removeChildren()) plant.destroy();
    for (const { x, y, rx, ry, cell } of sheet ? plants : []) {
      const plant = new Sprite({
        label: 'LilyPad',
        texture: sheet?.cells[cell] ?? Texture.EMPTY,
        anchor: 0.5,
        position: { x, y },
      });
      plant.setSize(2 * rx * CELL_SCALE.wide, 2 * ry * CELL_SCALE.high);
      this.#plants.addChild(plant);
    }
  }

  setHour(hour: HourLook): void {
    const { uniforms } = this.#uniforms;
    uniforms.uSkyInk.set(hour.skyInk);
    uniforms.uInks.set(hour.inks.flat());
    uniforms.uSky.set(hour.sky);
    uniforms.uSkyStrength.set(hour.strength);
    this.#plants.tint = [...hour.stones];
    this.forget();
  }
}
