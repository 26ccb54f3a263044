/** The tile of noise as a texture. */
import { BufferImageSource, type TextureSource } from 'pixi.js';
import { noiseTexels, TILE } from '../paint/noise-tile';

let made: BufferImageSource | undefined;

/** One for all scenes, made at the first call and kept: a scene must not destroy it. Its channels: see `noiseTexels`. */
export function noiseTexture(): TextureSource {
  made ??= new BufferImageSource({
    label: 'noise',
    resource: noiseTexels(),
    width: TILE,
    height: TILE,
    format: 'rgba8unorm',
    // The texels are data: their alpha is 1 throughout.
    alphaMode: 'no-premultiply-alpha',
    addressMode: 'repeat',
  });
  return made;
}
