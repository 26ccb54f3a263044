/** Writes the fragment shader of a painted scene: one call for each layer, from the nearest to the farthest. */
import type { DepthLayer, DepthScene } from './depth-scene';
import fragment from './painted-scene.frag.glsl?raw';

/** The name of the sampler that a layer's picture is bound to. */
export const samplerOf = (layer: number): string => `uPicture${layer}`;

const functionOf = ({ kind, rim, water }: DepthLayer): string => {
  if (water) return 'waterLayer';
  if (kind === 'mist') return 'mistLayer';
  return rim ? 'rimmedLayer' : 'plainLayer';
};

/**
 * The shader depends on the kinds of the layers and their order alone; all else are uniforms. Each layer is a call of
 * its own and not a turn of a loop: a sampler that a loop has to choose cost three times as much in software.
 */
export function fragmentOf({ layers, birdBehind, motesBehind = [] }: DepthScene): string {
  const calls = layers.flatMap((layer, index) => [
    // From far to near, since the whole list is turned round.
    ...(index === birdBehind ? ['bird();'] : []),
    ...motesBehind.flatMap((behind, at) =>
      behind === index ? [`motes(${74 + 58 * at}.0, ${at + 1}.0);`] : [],
    ),
    `air(${index});`,
    `${functionOf(layer)}(${index}, ${samplerOf(index)});`,
  ]);
  return fragment
    .replace('/*SAMPLERS*/', layers.map((_, index) => `uniform sampler2D ${samplerOf(index)};`).join('\n'))
    .replace(
      '/*LAYERS*/',
      calls
        .toReversed()
        .map((call) => `  ${call}`)
        .join('\n'),
    );
}
