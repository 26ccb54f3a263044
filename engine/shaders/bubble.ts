import type { Rgb } from '../paint/color';
import { createUniformGroup } from './create-uniform-group';
import fragment from './film.frag.glsl?raw';
import { ShaderQuad } from './shader-quad';

/** Half the width of the quad; 1 is the radius of the bubble. Beyond it are the wobble and the soft rim. */
const REACH = 1.04;

const group = () =>
  createUniformGroup({
    uReach: { value: REACH, type: 'f32' },
    uPixel: { value: 0, type: 'f32' },
    uTint: { value: new Float32Array(4), type: 'vec4<f32>' },
    uPhase: { value: 0, type: 'f32' },
    uCalm: { value: 0, type: 'f32' },
    uTime: { value: 0, type: 'f32' },
    uNight: { value: 0, type: 'f32' },
  });

export class Bubble extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  constructor(label: string) {
    const uniforms = group();
    super({ label, fragment, resources: { uniforms } });
    this.#uniforms = uniforms.uniforms;
  }

  /** Phase of the film, 0-1. Bubbles with different phases look different. */
  set phase(phase: number) {
    this.#uniforms.uPhase = phase;
  }

  /** Size of the background for text: 0 is small, 1 reaches almost to the rim. */
  set calm(calm: number) {
    this.#uniforms.uCalm = calm;
  }

  /** @param amount strength of the tint, 0-1 */
  tinge([red, green, blue]: Rgb, amount: number): void {
    const { uTint } = this.#uniforms;
    uTint[0] = red;
    uTint[1] = green;
    uTint[2] = blue;
    uTint[3] = amount;
  }

  /** Lengths are in CSS px. @param resolution device px per CSS px */
  place(x: number, y: number, radius: number, resolution: number): void {
    const reach = radius * REACH;
    this.position.set(x - reach, y - reach);
    this.cover(2 * reach, 2 * reach);
    this.#uniforms.uPixel = 1 / (radius * resolution);
  }

  /** @param seconds animation time of the film, s @param night 0 by day, 1 by night, in between at dusk */
  flow(seconds: number, night: number): void {
    this.#uniforms.uTime = seconds;
    this.#uniforms.uNight = night;
  }
}
