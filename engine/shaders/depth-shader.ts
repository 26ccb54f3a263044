/** The program that draws all layers of a painted scene in one pass: its body is written out layer by layer. */

import fragment from './depth.frag.glsl?raw';
import vertex from './depth.vert.glsl?raw';
import type { DepthPart } from './depth-places';

/** What the program has to know of a layer before it is built. */
export interface ShadedLayer {
  readonly depth: number;
  /** Which of the pictures it shows. */
  readonly picture: number;
  readonly isMist: boolean;
  /** Strength of the light on its edges, 0-1. */
  readonly rim: number;
  /** How far its upper (1) or lower (-1) end moves in the air, CSS px times the sign; 0 stands still. */
  readonly sway: number;
  /** Which of its edges (left, upper, right, lower) go on beyond it, as they are where it ends; none unless said. */
  readonly open?: readonly boolean[];
  /** For water, which lies flat up to its horizon: its part of the picture, and the horizon's y, units; none unless said. */
  readonly water?: { readonly part: DepthPart; readonly horizon: number };
}

/** So much further than the picture open edges go, of the layer's own size. */
const BEYOND = 0.3;

/** A number as GLSL wants it. */
const float = (value: number): string => value.toFixed(4);

/** Water moves what is seen in it. */
function ripples({ part }: NonNullable<ShadedLayer['water']>, horizon: string): string {
  const { left, top, width, height } = part;
  return `      vec2 on = vec2(${float(left)}, ${float(top)}) + uv * vec2(${float(width)}, ${float(height)});
      uv.x += ripple(on, ${horizon}) / ${float(width)};
`;
}

function pass(index: number, layer: ShadedLayer, behind: number): string {
  const { depth, picture, isMist, rim, sway, open = [], water } = layer;
  const [left, upper, right, lower] = [0, 1, 2, 3].map((edge) =>
    float((edge < 2 ? 0 : 1) + (open[edge] ? (edge < 2 ? -BEYOND : BEYOND) : 0)),
  );
  const bend =
    sway === 0 ? '0.0' : `${float(sway)} * uDot * sin(unit.x * 0.011 + unit.y * 0.006 + uSeconds * 0.55)`;
  const edge = rim > 0 && !isMist;
  const look = edge
    ? `vec2 ahead = uv + toSun * 4.5 * uField.z * uPlace[${index}].zw;
      float facing = clamp(texel.a - textureLod(uPicture${picture}, ahead, uLod[${index}]).a, 0.0, 1.0);
      layer(texel * uThere[${index}], facing, ${float(depth)}, ${float(rim)}, uPlace[${index}].xy);`
    : isMist
      ? `mist(texel.a * uThere[${index}], ${float(depth)}, uPlace[${index}].xy);`
      : `layer(texel * uThere[${index}], 0.0, ${float(depth)}, 0.0, uPlace[${index}].xy);`;
  return `
  if (through > 0.004) {
    vec2 uv = (vPosition - uPlace[${index}].xy) * uPlace[${index}].zw;
    uv.x += ${bend} * uPlace[${index}].z;
    if (uv.x > ${left} && uv.x < ${right} && uv.y > ${upper} && uv.y < ${lower}) {
${water ? ripples(water, float(water.horizon)) : ''}      vec4 texel = textureLod(uPicture${picture}, uv, uLod[${index}]);
${water ? `      float before = through * texel.a * uThere[${index}];\n` : ''}      ${look}
${water ? `      glint(on, ${float(water.horizon)}, before);\n` : ''}    }
    air(${float(behind)});
  }`;
}

/**
 * @param layers from far to near
 * @param birdBehind the layer that a bird passes behind
 * @param motesBehind the layers that specks float behind
 */
export function depthProgram(
  layers: readonly ShadedLayer[],
  birdBehind: number,
  motesBehind: readonly number[],
): { vertex: string; fragment: string } {
  const pictures = new Set(layers.map(({ picture }) => picture));
  const passes = layers
    .map((layer, index) => {
      const farther = layers[index - 1]?.depth ?? 1;
      const extras = [
        ...motesBehind.flatMap((at, k) =>
          at === index ? [`  motes(${float(74 + 58 * k)}, ${float(k + 1)});`] : [],
        ),
        ...(birdBehind === index ? ['  bird();'] : []),
      ];
      return [pass(index, layer, Math.max(0.02, farther - layer.depth)), ...extras].join('\n');
    })
    .toReversed();
  return {
    vertex,
    fragment: fragment
      .replace('/*LAYERS*/', String(layers.length))
      .replace('/*SAMPLERS*/', [...pictures].map((at) => `uniform sampler2D uPicture${at};`).join('\n'))
      .replace('/*PASSES*/', passes.join('\n')),
  };
}
