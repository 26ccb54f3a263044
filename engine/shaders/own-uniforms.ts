/** Uniforms of one display object. */
import { UniformGroup } from 'pixi.js';

type Uniforms = ConstructorParameters<typeof UniformGroup>[0];

/**
 * Creates a uniform group that belongs to one display object. The group is not static, because display objects of one
 * class share a program, and Pixi would not upload the values of the second static group for that program.
 */
export const ownUniforms = <TUniforms extends NonNullable<Uniforms>>(uniforms: TUniforms) =>
  new UniformGroup(uniforms);
