import { UniformGroup } from 'pixi.js';

type Uniforms = ConstructorParameters<typeof UniformGroup>[0];

/** Not static, because Pixi would not upload the values of the second static group for a shared program. */
export const createUniformGroup = <TUniforms extends NonNullable<Uniforms>>(uniforms: TUniforms) =>
  new UniformGroup(uniforms);
