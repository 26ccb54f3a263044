/** A square render texture that repeats without a seam. A shader computes it once for a size. */
import { RenderTexture, type TextureSource, UniformGroup } from 'pixi.js';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Passes } from '../../stage/passes';
import bedFragment from './shaders/bed.frag.glsl?raw';
import noiseFragment from './shaders/noise.frag.glsl?raw';

/** Texels across the tile of noise; the shaders name it too. */
const NOISE_TEXELS = 256;

/** Width of one tile of the bed, CSS px. */
export const BED_WIDTH = 520;

interface TileOptions {
  readonly label: string;
  /** Texels across; the shader reads it as `uSide`. */
  readonly side: number;
  readonly fragment: string;
  /** Other tiles that the shader samples. */
  readonly textures?: Readonly<Record<string, TextureSource>>;
  /** Whether it is also shown smaller than it is. */
  readonly mipmaps?: boolean;
}

export class Tile {
  readonly texture: RenderTexture;
  readonly #uniforms = new UniformGroup({ uSide: { value: 0, type: 'f32' } });
  readonly #quad: ShaderQuad;
  readonly #mipmaps: boolean;
  #isStale = true;

  constructor({ label, side, fragment, textures, mipmaps = false }: TileOptions) {
    this.#mipmaps = mipmaps;
    this.texture = RenderTexture.create({
      label,
      width: side,
      height: side,
      addressMode: 'repeat',
      autoGenerateMipmaps: mipmaps,
    });
    this.#quad = new ShaderQuad({ label, fragment, resources: { uniforms: this.#uniforms, ...textures } });
    // Alpha is a fourth value, not a share.
    this.#quad.state.blend = false;
    this.resize(side);
  }

  /** @param side texels across */
  resize(side: number): void {
    if (side === this.#uniforms.uniforms.uSide) return;
    this.#uniforms.uniforms.uSide = side;
    this.texture.resize(side, side, 1);
    this.#quad.cover(side, side);
    this.#isStale = true;
  }

  prepare(passes: Passes): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    passes.render({ container: this.#quad, target: this.texture });
    if (this.#mipmaps) passes.updateMipmaps(this.texture);
  }

  /** The context is restored: the render texture is empty. */
  forget(): void {
    this.#isStale = true;
  }

  destroy(): void {
    this.#quad.destroy();
    this.texture.destroy(true);
  }
}

/** Noise that everything in the stream is made from. */
export const createNoise = (): Tile =>
  new Tile({ label: 'Noise', side: NOISE_TEXELS, fragment: noiseFragment });

/** The stream's bed of gravel and pebbles. */
export const createBed = (noise: Tile): Tile =>
  new Tile({
    label: 'Bed',
    side: BED_WIDTH,
    fragment: bedFragment,
    textures: { uNoise: noise.texture.source },
    mipmaps: true,
  });
