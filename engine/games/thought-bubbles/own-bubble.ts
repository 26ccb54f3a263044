/** The bubble that waits for one's own words: no film, but a disc with a dashed ring. */
import { UniformGroup } from 'pixi.js';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Spot } from './homes';
import fragment from './shaders/own-bubble.frag.glsl?raw';

const group = () =>
  new UniformGroup({
    /** CSS px. */
    uRadius: { value: 1, type: 'f32' },
    /** Device px per CSS px. */
    uPixels: { value: 1, type: 'f32' },
    uNight: { value: 0, type: 'f32' },
  });

export class OwnBubble extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  constructor() {
    const uniforms = group();
    super({ label: 'OwnBubble', fragment, resources: { uniforms } });
    this.#uniforms = uniforms.uniforms;
  }

  /** @param resolution device px per CSS px */
  place({ x, y, radius }: Spot, resolution: number): void {
    this.position.set(x - radius, y - radius);
    this.cover(2 * radius, 2 * radius);
    this.#uniforms.uRadius = radius;
    this.#uniforms.uPixels = resolution;
  }

  /** 0 by day, 1 by night. */
  set night(night: number) {
    this.#uniforms.uNight = night;
  }
}
