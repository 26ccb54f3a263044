/** Generates the fragment shader of a painted scene, with one call per layer from the nearest to the farthest. */
import type { DepthLayer, DepthScene } from './depth-scene';
import fragment from './painted-scene.frag.glsl?raw';
import { withShaderConstants } from './with-constants';

/** Maximum number of layers. WebGL 2 guarantees 16 texture units: one for the noise and one per layer. */
export const MOST_LAYERS = 15;

export const samplerName = (layer: number): string => `uPicture${layer}`;

const functionOf = ({ kind, rim, water }: DepthLayer): string => {
  if (water) return 'waterLayer';
  if (kind === 'mist') return 'mistLayer';
  return rim ? 'rimmedLayer' : 'plainLayer';
};

/** The layers are unrolled, because a sampler selected by a loop index costs three times as much in software. */
export function fragmentSourceOf({ layers, birdBehind, motesBehind = [] }: DepthScene): string {
  const calls = layers.flatMap((layer, index) => [
    // The list is built from far to near, and reversed below.
    ...(index === birdBehind ? ['bird();'] : []),
    ...motesBehind.flatMap((behind, at) =>
      behind === index ? [`motes(${74 + 58 * at}.0, ${at + 1}.0);`] : [],
    ),
    `air(${index});`,
    `${functionOf(layer)}(${index}, ${samplerName(index)});`,
  ]);
  return withShaderConstants(fragment, { 'int LAYERS': MOST_LAYERS })
    .replace('/*SAMPLERS*/', layers.map((_, index) => `uniform sampler2D ${samplerName(index)};`).join('\n'))
    .replace(
      '/*LAYERS*/',
      calls
        .toReversed()
        .map((call) => `  ${call}`)
        .join('\n'),
    );
}
