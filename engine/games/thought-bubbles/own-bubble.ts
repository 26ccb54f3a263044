/** The empty bubble for the person's own answer: a disc with a dashed ring instead of a soap film. */
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { BubbleSpot } from './homes';
import fragment from './shaders/own-bubble.frag.glsl?raw';

const group = () =>
  createUniformGroup({
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
  place({ x, y, radius }: BubbleSpot, resolution: number): void {
    this.position.set(x - radius, y - radius);
    this.cover(2 * radius, 2 * radius);
    this.#uniforms.uRadius = radius;
    this.#uniforms.uPixels = resolution;
  }

  /** Share of night: 0 is day, 1 is night. */
  set night(night: number) {
    this.#uniforms.uNight = night;
  }
}
