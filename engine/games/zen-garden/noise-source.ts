/** The tile of noise, on the graphics card. */
import { BufferImageSource } from 'pixi.js';
import { noiseTexels, TILE } from './noise-tile';

export const createNoise = (): BufferImageSource =>
  new BufferImageSource({
    resource: noiseTexels(),
    width: TILE,
    height: TILE,
    format: 'rgba8unorm',
    alphaMode: 'no-premultiply-alpha',
    addressMode: 'repeat',
    scaleMode: 'linear',
  });
