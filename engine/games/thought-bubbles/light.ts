/** A light in the sky: that of an answer, or the glow when a thought and an answer join. */
import { ShaderQuad } from '../../shaders/shader-quad';
import type { BubbleSpot } from './homes';
import fragment from './shaders/light.frag.glsl?raw';

export class SkyLight extends ShaderQuad {
  constructor(label: string) {
    super({ label, fragment, resources: {} });
  }

  place({ x, y, radius }: BubbleSpot): void {
    this.position.set(x - radius, y - radius);
    this.cover(2 * radius, 2 * radius);
  }

  /** Brightness, 0-1. */
  set strength(strength: number) {
    this.alpha = strength;
    this.visible = strength > 0;
  }
}
