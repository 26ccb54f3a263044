/** Uniforms that the water, the track and the light share (see `shaders/square.glsl`). */
import { UniformGroup } from 'pixi.js';

export type SquareUniforms = ReturnType<typeof createSquareUniforms>;

export const createSquareUniforms = () =>
  new UniformGroup(
    {
      /** Half the width of the square, radius of its corners, width of the path, CSS px; device px per CSS px. */
      uShape: { value: new Float32Array(4), type: 'vec4<f32>' },
      /** Share of night: 0 is day, 1 is night. */
      uNight: { value: 0, type: 'f32' },
    },
    { isStatic: true },
  );
