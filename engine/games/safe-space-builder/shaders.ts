/** Shaders are put together from parts: a comment in capitals stands where one of these goes. */
import { DEPTH, NEAREST_LIGHTS } from './lights';
import answers from './shaders/answers.glsl?raw';
import grade from './shaders/grade.glsl?raw';
import lights from './shaders/lights.glsl?raw';

/** Numbers that the scene and its shaders must agree on. */
const constants = `const float DEPTH = ${DEPTH.toFixed(3)};\nconst int NEAREST = ${NEAREST_LIGHTS};\n`;

export const withLights = (source: string): string => source.replace('//LIGHTS', constants + lights);

export const withParts = (source: string): string =>
  withLights(source).replace('//GRADE', grade).replace('//ANSWERS', answers);
