/** The picture of a place, over the whole slot and graded by the hour. */
import { Texture, type TextureSource } from 'pixi.js';
import { noiseTexture } from '../../shaders/noise-texture';
import { ownUniforms } from '../../shaders/own-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Slot } from '../../stage/scene';
import type { PlacePictures } from './place-change';
import type { RoomUniforms } from './room-uniforms';
import { withParts } from './shaders';
import fragment from './shaders/place.frag.glsl?raw';
import { MOON, partOf, type View } from './views';

/** Factor by which sunlight and moonlight through a window exceed those outdoors. */
const THROUGH_WINDOW = 2.6;

const group = () =>
  ownUniforms({
    uPart: { value: new Float32Array(4), type: 'vec4<f32>' },
    uWindow: { value: 1, type: 'f32' },
    uMoon: { value: new Float32Array(2), type: 'vec2<f32>' },
    uDusk: { value: 0, type: 'f32' },
  });

export class Place extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  #pictures: PlacePictures | undefined;
  #slot: Slot | undefined;

  /** @param lightMap light of the placed lights (see `LightMap`) */
  constructor(label: string, room: RoomUniforms, lightMap: TextureSource) {
    const ofPlace = group();
    super({
      label,
      fragment: withParts(fragment),
      resources: {
        ofRoom: room.group,
        ofPlace,
        uPicture: Texture.EMPTY.source,
        uLight: Texture.EMPTY.source,
        uLightMap: lightMap,
        uNoise: noiseTexture(),
      },
    });
    this.#uniforms = ofPlace.uniforms;
  }

  /**
   * Shows a place.
   * @param pictures undefined hides the place
   */
  show(pictures: PlacePictures | undefined, { window, moon = MOON, dusk = 0 }: View, slot: Slot): void {
    this.visible = pictures !== undefined;
    if (!pictures || (pictures === this.#pictures && slot === this.#slot)) return;
    this.#pictures = pictures;
    this.#slot = slot;
    this.cover(slot.width, slot.height);
    this.#uniforms.uPart.set(partOf(pictures.picture, slot));
    this.#uniforms.uWindow = window ? THROUGH_WINDOW : 1;
    this.#uniforms.uMoon.set(moon);
    this.#uniforms.uDusk = dusk;
    this.setTexture('uPicture', pictures.picture.source);
    this.setTexture('uLight', pictures.light.source);
  }
}
