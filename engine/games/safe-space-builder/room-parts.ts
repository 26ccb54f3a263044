/** What the room makes in its context: two programs, the light map, and where the numbers of all quads go. */

import { grain, TILE } from '../../shaders/noise-tile';
import { createTexture, createVertices } from '../../stage/gl';
import { Pass } from '../../stage/pass';
import { LightMap } from './light-map';
import { QUAD_SIZES } from './quads';
import { withParts } from './shaders';
import backFragment from './shaders/back.frag.glsl?raw';
import backVertex from './shaders/back.vert.glsl?raw';
import thingsFragment from './shaders/things.frag.glsl?raw';
import thingsVertex from './shaders/things.vert.glsl?raw';

/** Everything that a lost context takes. */
export function make(gl: WebGL2RenderingContext) {
  const buffer = gl.createBuffer();
  const vertices = createVertices(gl, buffer, QUAD_SIZES);
  gl.bindVertexArray(vertices);
  for (const location of QUAD_SIZES.keys()) gl.vertexAttribDivisor(location, 1);
  gl.bindVertexArray(null);
  return {
    back: new Pass(gl, 'the place', backVertex, withParts(backFragment)),
    things: new Pass(gl, 'the things', withParts(thingsVertex), withParts(thingsFragment)),
    lightMap: new LightMap(gl),
    // Corners are counted, not read.
    corners: gl.createVertexArray(),
    buffer,
    vertices,
    textures: [] as WebGLTexture[],
    noise: createTexture(gl, { width: TILE, height: TILE, texels: grains() }, { repeats: true }),
    nothing: createTexture(gl, { width: 1, height: 1, texels: new Uint8Array(4) }),
  };
}

/** Grains in the third of four channels, as the shader reads them. */
function grains(): Uint8Array {
  const values = grain(15);
  const texels = new Uint8Array(values.length * 4);
  values.forEach((value, index) => {
    texels[index * 4 + 2] = Math.round(value * 255);
  });
  return texels;
}
