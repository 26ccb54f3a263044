/** Reads the display objects of a scene: their positions, paint order and shader uniforms. */
// Type imports only, because Pixi detects the browser when it is imported.
import type { Container, Mesh, Shader, UniformGroup } from 'pixi.js';

function* below(container: Container): Generator<Container> {
  yield container;
  for (const child of container.children) yield* below(child);
}

/** Returns all display objects with this label, in the order in which they are painted. */
export const allDrawn = (view: Container, label: string): Container[] =>
  [...below(view)].filter((one) => one.label === label);

/** Returns the first display object with this label. @throws {Error} when there is none */
export function drawn(view: Container, label: string): Container {
  const [found] = allDrawn(view, label);
  if (!found) throw new Error(`Nothing that is drawn is called ${label}`);
  return found;
}

/** Returns the labels of the children of a container, in paint order. */
export const paintedIn = (container: Container): string[] => container.children.map(({ label }) => label);

/**
 * Returns the uniforms of a quad's shader by name. If two uniform groups have a uniform of the same name, the value of
 * the later group counts.
 * @throws {Error} when the quad has no shader
 */
function uniformsOf(quad: Container): Record<string, unknown> {
  const { shader } = quad as Mesh;
  if (!shader) throw new Error(`${quad.label} has no shader`);
  const groups = Object.values((shader as Shader).groups);
  const resources = groups.flatMap((group) => Object.values(group.resources) as Partial<UniformGroup>[]);
  return Object.assign({}, ...resources.map(({ uniforms }) => uniforms ?? {}));
}

/** Returns a uniform as a list: one number, or the components of a vector. */
export function uniform(view: Container, label: string, name: string): number[] {
  const value = uniformsOf(drawn(view, label))[name];
  return typeof value === 'number' ? [value] : [...(value as Float32Array)];
}

/** Returns an attribute of a mesh: the numbers of all vertices, one vertex after another. */
export const attribute = (view: Container, label: string, name: string): Float32Array =>
  (drawn(view, label) as Mesh).geometry.getBuffer(name).data as Float32Array;

/** Returns the URL of the picture that a quad's shader samples. */
export const picture = (view: Container, label: string, sampler: string): string =>
  ((drawn(view, label) as Mesh).shader as Shader).resources[sampler].label;

/**
 * Returns the center of a quad in coordinates of `view`, CSS px. In its local coordinates a quad reaches from 0 to 1.
 */
export function middleOf(view: Container, quad: Container): { readonly x: number; readonly y: number } {
  const { x, y } = view.toLocal({ x: 0.5, y: 0.5 }, quad);
  return { x, y };
}
