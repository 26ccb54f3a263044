/**
 * Assembles shaders from parts. In a shader's source, a comment in capitals such as `LIGHTS` marks the place of a part.
 */
import { DEPTH, NEAREST_LIGHTS } from './lights';
import answers from './shaders/answers.glsl?raw';
import grade from './shaders/grade.glsl?raw';
import lights from './shaders/lights.glsl?raw';

/** Constants that the scene and its shaders share. */
const constants = `const float DEPTH = ${DEPTH.toFixed(3)};\nconst int NEAREST = ${NEAREST_LIGHTS};\n`;

export const withLights = (source: string): string => source.replace('//LIGHTS', constants + lights);

export const withParts = (source: string): string =>
  withLights(source).replace('//GRADE', grade).replace('//ANSWERS', answers);
