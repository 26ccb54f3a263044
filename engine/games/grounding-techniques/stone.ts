/** One of the fifteen stones, half in the water. It turns over to its color and responds to touch. */

import type { TextureSource } from 'pixi.js';
import { stepOfStone } from '../../../machines/games/grounding-techniques/selectors';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import { SENSE_INKS, stoneGray } from './inks';
import fragment from './shaders/stone.frag.glsl?raw';
import { StoneMotion } from './stone-motion';
import type { StreamUniforms } from './stream-uniforms';

/** Half the width of the quad; 1 is half the width of the stone. The value exceeds 1 to include shadow and foam. */
const REACH = 1.75;

const group = (stone: number, tile: number) =>
  createUniformGroup({
    /** Center and half width, CSS px; turn angle, rad. */
    uStone: { value: new Float32Array(4), type: 'vec4<f32>' },
    /** Opacity, lift, and strength of the gray veil, 0-1. */
    uLook: { value: new Float32Array(3), type: 'vec3<f32>' },
    uSeed: { value: stone, type: 'f32' },
    uSymbol: { value: tile, type: 'f32' },
    uReach: { value: REACH, type: 'f32' },
    uInks: {
      value: new Float32Array([...stoneGray(stone), ...(SENSE_INKS[tile] ?? [])]),
      type: 'vec3<f32>',
      size: 6,
    },
  });

export class Stone extends ShaderQuad {
  readonly motion = new StoneMotion();
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  /** @param stone index, 0-14 @param symbols atlas of the symbols of the five senses */
  constructor(stone: number, stream: StreamUniforms, noise: TextureSource, symbols: TextureSource) {
    const uniforms = group(stone, stepOfStone(stone));
    super({
      label: `Stone ${stone + 1}`,
      fragment,
      resources: { stream, uniforms, uNoise: noise, uSymbols: symbols },
    });
    this.#uniforms = uniforms.uniforms;
  }

  update(seconds: number): FramePace {
    this.motion.tick(seconds);
    const { place, presence, lift, veil, pressed, angle } = this.motion;
    this.visible = presence > 0;
    const half = place.size * (1 - 0.04 * pressed);
    this.position.set(place.x - half * REACH, place.y - half * REACH);
    this.cover(2 * half * REACH, 2 * half * REACH);
    const { uStone, uLook } = this.#uniforms;
    uStone[0] = place.x;
    uStone[1] = place.y;
    uStone[2] = half;
    uStone[3] = angle;
    uLook[0] = presence;
    uLook[1] = lift;
    uLook[2] = veil;
    return framePaceOf(this.motion.isMoving);
  }
}
