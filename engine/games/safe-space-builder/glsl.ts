/** Assembles shaders from parts. A comment in capitals such as `LIGHTS` marks the place of a part. */
import { withConstants } from '../../shaders/with-constants';
import answers from './shaders/answers.glsl?raw';
import grade from './shaders/grade.glsl?raw';
import lights from './shaders/lights.glsl?raw';

/** Distance toward the viewer per px down the picture, because the ground is seen from a low angle. */
export const DEPTH = 2.2;

/** Number of lights that light an element individually. All others only add ambient light. */
export const NEAREST_LIGHTS = 3;

export const withLights = (source: string): string =>
  withConstants(source.replace('//LIGHTS', lights), { 'float DEPTH': DEPTH, 'int NEAREST': NEAREST_LIGHTS });

export const withParts = (source: string): string =>
  withLights(source).replace('//GRADE', grade).replace('//ANSWERS', answers);
