/** Uniforms that the shaders of the place and of the elements share: the size of the slot, and the hour. */
import { UniformGroup } from 'pixi.js';
import type { Slot } from '../../stage/scene';
import { ambientOf, type Hour } from './hours';

const float = () => ({ value: 0, type: 'f32' as const });
const color = () => ({ value: new Float32Array(3), type: 'vec3<f32>' as const });

const group = () =>
  new UniformGroup(
    {
      uSlot: { value: new Float32Array(2), type: 'vec2<f32>' },
      uDensity: float(),
      uDot: float(),
      uTint: color(),
      uSaturation: float(),
      uAir: color(),
      uHaze: float(),
      uLamps: float(),
      uPlaced: float(),
      uNight: float(),
      uSkyTop: color(),
      uSkyLow: color(),
      uGlow: float(),
      uSun: float(),
      uSunInk: color(),
      uSoftness: float(),
      uShadowInk: color(),
      uShadowDepth: float(),
      uAmbient: float(),
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
    uniforms.uTint.set(hour.tint);
    uniforms.uSaturation = hour.saturation;
    uniforms.uAir.set(hour.air);
    uniforms.uHaze = hour.haze;
    uniforms.uLamps = hour.lamps;
    uniforms.uPlaced = hour.placed;
    uniforms.uNight = hour.night;
    uniforms.uSkyTop.set(hour.skyTop);
    uniforms.uSkyLow.set(hour.skyLow);
    uniforms.uGlow = hour.glow;
    uniforms.uSun = hour.sun;
    uniforms.uSunInk.set(hour.sunInk);
    uniforms.uSoftness = hour.softness;
    uniforms.uShadowInk.set(hour.shadowInk);
    uniforms.uShadowDepth = hour.shadowDepth;
    uniforms.uAmbient = ambientOf(hour);
    this.group.update();
  }
}
