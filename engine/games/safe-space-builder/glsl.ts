/** Assembles shaders from parts. A comment in capitals such as `LIGHTS` marks the place of a part. */
import { withShaderConstants } from '../../shaders/with-constants';
import answers from './shaders/answers.glsl?raw';
import grade from './shaders/grade.glsl?raw';
import lights from './shaders/lights.glsl?raw';

/** Distance toward the viewer per px down the picture, because the ground is seen from a low angle. */
export const GROUND_DEPTH_FACTOR = 2.2;

/** Number of lights that light an element individually. All others only add ambient light. */
export const NEAREST_LIGHT_COUNT = 3;

export const withLightGlsl = (source: string): string =>
  withShaderConstants(source.replace('//LIGHTS', lights), {
    'float DEPTH': GROUND_DEPTH_FACTOR,
    'int NEAREST': NEAREST_LIGHT_COUNT,
  });

export const withSharedGlsl = (source: string): string =>
  withLightGlsl(source).replace('//GRADE', grade).replace('//ANSWERS', answers);
