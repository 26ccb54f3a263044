/** The values of a look as uniforms: `skyTop` is `uSkyTop`. */
import { capitalize } from '../../domain/text';

type Value = number | readonly number[];

const nameOf = (key: string): string => `u${capitalize(key)}`;

const typeOf = (value: Value) =>
  typeof value === 'number'
    ? ({ value, type: 'f32' } as const)
    : ({ value: Float32Array.from(value), type: value.length === 2 ? 'vec2<f32>' : 'vec3<f32>' } as const);

export const createLookUniforms = (look: object) =>
  Object.fromEntries(Object.entries(look).map(([key, value]) => [nameOf(key), typeOf(value)]));

/** Writes a look into the uniforms of {@link createLookUniforms}. */
export function writeLookUniforms(uniforms: Record<string, unknown>, look: object): void {
  for (const [key, value] of Object.entries(look) as [string, Value][]) {
    const name = nameOf(key);
    if (typeof value === 'number') uniforms[name] = value;
    else (uniforms[name] as Float32Array).set(value);
  }
}
