/** The brook that widens into a pool at the viewer's feet, and rings on it. */

import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import type { Slot } from '../../stage/scene';
import type { StoneLayout } from './layout';
import fragment from './shaders/brook.frag.glsl?raw';

const RING_SECONDS = 2.6;

const RINGS = 6;

const makeUniforms = () =>
  createUniformGroup({
    uSlot: { value: new Float32Array(2), type: 'vec2<f32>' },
    /** Height in which the far bank winds, CSS px. */
    uBank: { value: 1, type: 'f32' },
    uDot: { value: 1, type: 'f32' },
    uNight: { value: 0, type: 'f32' },
    uFlow: { value: 0, type: 'f32' },
    uRings: {
      value: new Float32Array(3 * RINGS).map((_, at) => (at % 3 === 2 ? 1 : 0)),
      type: 'vec3<f32>',
      size: RINGS,
    },
  });

export class Brook extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof makeUniforms>['uniforms'];
  #next = 0;

  constructor() {
    const uniforms = makeUniforms();
    super({ label: 'Brook', fragment, resources: { uniforms, uNoise: noiseTexture() } });
    this.#uniforms = uniforms.uniforms;
  }

  /** The brook crosses the whole painting, and reaches its lower edge. */
  layout({ brook: { y, height } }: StoneLayout, slot: Slot): void {
    const { x, width } = slot.whole;
    const down = Math.max(height, slot.whole.y + slot.whole.height - y);
    this.position.set(x, y);
    this.cover(width, down);
    this.#uniforms.uSlot[0] = width;
    this.#uniforms.uSlot[1] = down;
    this.#uniforms.uBank = height;
    this.#uniforms.uDot = Math.max(1, slot.resolution * 0.8) / slot.resolution;
  }

  /** Starts a ring at this position in the slot, CSS px. */
  ring(x: number, y: number): void {
    this.#uniforms.uRings.set([x - this.x, y - this.y, 0], 3 * this.#next);
    this.#next = (this.#next + 1) % RINGS;
  }

  /** @param flow time by which the water advances, s */
  update(seconds: number, flow: number, night: number): FramePace {
    const { uRings } = this.#uniforms;
    let spreads = false;
    for (let at = 2; at < uRings.length; at += 3) {
      const age = uRings[at] as number;
      if (age >= 1) continue;
      uRings[at] = Math.min(1, age + seconds / RING_SECONDS);
      spreads = true;
    }
    this.#uniforms.uFlow += flow;
    this.#uniforms.uNight = night;
    return framePaceOf(spreads);
  }
}
