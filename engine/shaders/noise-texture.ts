import { BufferImageSource, type TextureSource } from 'pixi.js';
import { NOISE_TILE_SIDE, noiseTexels } from '../paint/noise-tile';

let made: BufferImageSource | undefined;

/** Returns the texture that all scenes share, and that none destroys. `noiseTexels` documents the channels. */
export function noiseTexture(): TextureSource {
  made ??= new BufferImageSource({
    label: 'noise',
    resource: noiseTexels(),
    width: NOISE_TILE_SIDE,
    height: NOISE_TILE_SIDE,
    format: 'rgba8unorm',
    // The texels are data, and their alpha is 1.
    alphaMode: 'no-premultiply-alpha',
    addressMode: 'repeat',
  });
  return made;
}
