/** A seamless square texture that a shader computes. */
import type { TextureSource } from 'pixi.js';
import { BakedTexture } from '../../shaders/baked-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withShaderConstants } from '../../shaders/with-constants';
import bedFragment from './shaders/bed.frag.glsl?raw';
import noiseFragment from './shaders/noise.frag.glsl?raw';

const NOISE_TEXELS = 256;

/** Width of one tile of the bed, CSS px. */
export const BED_TILE_SIDE = 520;

interface TileOptions {
  readonly label: string;
  /** Side, texels. */
  readonly side: number;
  readonly fragment: string;
  /** Other tiles that the shader samples. */
  readonly textures?: Readonly<Record<string, TextureSource>>;
  /** Whether the tile is also drawn smaller than its size. */
  readonly mipmaps?: boolean;
}

export class SeamlessTexture extends BakedTexture {
  readonly #quad: ShaderQuad;
  #side = 0;

  constructor({ label, side, fragment, textures, mipmaps = false }: TileOptions) {
    super(label, { addressMode: 'repeat', autoGenerateMipmaps: mipmaps });
    this.#quad = this.container.addChild(new ShaderQuad({ label, fragment, resources: { ...textures } }));
    // The noise shader writes a fourth value into alpha, so blending must be off.
    this.#quad.state.blend = false;
    this.layout(side);
  }

  /** @param side texels */
  layout(side: number): void {
    if (side === this.#side) return;
    this.#side = side;
    this.#quad.cover(side, side);
    this.resize(side, side);
  }
}

export const createNoiseTexture = (): SeamlessTexture =>
  new SeamlessTexture({
    label: 'Noise',
    side: NOISE_TEXELS,
    fragment: withShaderConstants(noiseFragment, { 'int TILE': NOISE_TEXELS }),
  });

export const createBedTexture = (noise: SeamlessTexture): SeamlessTexture =>
  new SeamlessTexture({
    label: 'Bed',
    side: BED_TILE_SIDE,
    fragment: bedFragment,
    textures: { uNoise: noise.texture.source },
    mipmaps: true,
  });
