/** What the water, the track and the light have in common. One group serves all three; see `shaders/square.glsl`. */
import { UniformGroup } from 'pixi.js';

export type SquareUniforms = ReturnType<typeof squareUniforms>;

export const squareUniforms = () =>
  new UniformGroup(
    {
      /** Half a side, radius of the corners, breadth of the glass, CSS px; device px per CSS px. */
      uShape: { value: new Float32Array(4), type: 'vec4<f32>' },
      /** 0 by day, 1 by night. */
      uNight: { value: 0, type: 'f32' },
    },
    { isStatic: true },
  );
