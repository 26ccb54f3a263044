/** The noise tile as a texture. */
import { BufferImageSource, type TextureSource } from 'pixi.js';
import { noiseTexels, TILE } from '../paint/noise-tile';

let made: BufferImageSource | undefined;

/**
 * Shared by all scenes, created on the first call and kept. A scene must not destroy it. Channels: see `noiseTexels`.
 */
export function noiseTexture(): TextureSource {
  made ??= new BufferImageSource({
    label: 'noise',
    resource: noiseTexels(),
    width: TILE,
    height: TILE,
    format: 'rgba8unorm',
    // The texels are data with alpha 1.
    alphaMode: 'no-premultiply-alpha',
    addressMode: 'repeat',
  });
  return made;
}
