/** Uniforms that the water and the stones share. */
import { createUniformGroup } from '../../shaders/create-uniform-group';

export type StreamUniforms = ReturnType<typeof createStreamUniforms>;

export const createStreamUniforms = () =>
  createUniformGroup({
    /** Width and height of the slot, CSS px; device px per CSS px. */
    uSize: { value: new Float32Array(3), type: 'vec3<f32>' },
    /** Animation time of the water, s. */
    uTime: { value: 0, type: 'f32' },
    /** Share of night: 0 is day, 1 is night. */
    uNight: { value: 0, type: 'f32' },
  });
