/** Uniforms that the shaders of the place and of the elements share: the size of the slot, and the hour. */
import { UniformGroup } from 'pixi.js';
import { lookUniforms, writeLook } from '../../shaders/look-uniforms';
import type { Slot } from '../../stage/scene';
import { ambientOf, type Hour, LOOK } from './hours';

const group = () =>
  new UniformGroup(
    {
      uSlot: { value: new Float32Array(2), type: 'vec2<f32>' },
      uDensity: { value: 1, type: 'f32' },
      uDot: { value: 1, type: 'f32' },
      uAmbient: { value: 0, type: 'f32' },
      ...lookUniforms(LOOK.at(0)),
    },
    { isStatic: true },
  );

export class RoomUniforms {
  readonly group = group();
  #hour: Hour | undefined;

  layout({ width, height, resolution }: Slot): void {
    const { uniforms } = this.group;
    uniforms.uSlot.set([width, height]);
    uniforms.uDensity = resolution;
    uniforms.uDot = resolution < 1.5 ? 1 : 2;
    this.group.update();
  }

  /**
   * Sets the hour.
   * @param hour the same object until the hour changes
   */
  setHour(hour: Hour): void {
    if (hour === this.#hour) return;
    this.#hour = hour;
    const { uniforms } = this.group;
    writeLook(uniforms, hour);
    uniforms.uAmbient = ambientOf(hour);
    this.group.update();
  }
}
