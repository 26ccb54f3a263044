/** The shader of all elements, shadows and halos, with the uniforms of the place. */
import { GlProgram, Shader, Texture, UniformGroup } from 'pixi.js';
import { noiseTexture } from '../../shaders/noise-texture';
import type { Slot } from '../../stage/scene';
import type { Hour } from './hours';
import type { LightMap } from './light-map';
import type { PlacePictures } from './place-change';
import type { RoomUniforms } from './room-uniforms';
import { withParts } from './shaders';
import fragment from './shaders/things.frag.glsl?raw';
import vertex from './shaders/things.vert.glsl?raw';
import { MOON, partOf, type View } from './views';

/** Strength of sun and moon shadows in those parts of a room that the window's light does not reach, 0-1. */
const INDOORS = 0.35;
/** Strength of direct sun and moon on elements. It is lower than on the floor, which faces up. */
const ON_THINGS = { open: 0.8, window: 1.5 };

const group = () =>
  new UniformGroup(
    {
      uPart: { value: new Float32Array([0, 0, 1, 1]), type: 'vec4<f32>' },
      uShadow: { value: new Float32Array(2), type: 'vec2<f32>' },
      uFan: { value: new Float32Array(2), type: 'vec2<f32>' },
      uWindow: { value: new Float32Array(2), type: 'vec2<f32>' },
      uBeam: { value: 0, type: 'f32' },
      uOpen: { value: 1, type: 'f32' },
      uFaces: { value: 0, type: 'f32' },
      uTexels: { value: new Float32Array(2), type: 'vec2<f32>' },
    },
    { isStatic: true },
  );

export class ThingShader extends Shader {
  readonly #group: ReturnType<typeof group>;

  constructor(room: RoomUniforms, lightMap: LightMap) {
    const ofThings = group();
    const nothing = Texture.EMPTY.source;
    super({
      glProgram: GlProgram.from({
        name: 'Thing',
        vertex: withParts(vertex),
        fragment: withParts(fragment),
      }),
      resources: {
        ofRoom: room.group,
        ofThings,
        uSheet: nothing,
        uSheetLight: nothing,
        uLight: nothing,
        uLights: lightMap.lights,
        uLightMap: lightMap.texture.source,
        uNoise: noiseTexture(),
      },
    });
    this.#group = ofThings;
  }

  /** Sets the sheet of elements. */
  setSheet({ source }: Texture): void {
    this.resources.uSheet = source;
    this.#group.uniforms.uTexels.set([source.pixelWidth, source.pixelHeight]);
    this.#group.update();
  }

  /** Sets the light sheet. Until then every element is lit as if it were flat, and no part is emissive. */
  setSheetLight({ source }: Texture): void {
    this.resources.uSheetLight = source;
    this.#group.uniforms.uFaces = 1;
    this.#group.update();
  }

  /** Sets the light of a place at an hour. */
  setPlace({ window, moon = MOON }: View, pictures: PlacePictures | undefined, hour: Hour, slot: Slot): void {
    const { uniforms } = this.#group;
    if (pictures) {
      if (this.resources.uLight !== pictures.light.source) this.resources.uLight = pictures.light.source;
      uniforms.uPart.set(partOf(pictures.picture, slot));
    }
    // Indoors all shadows point away from the window.
    uniforms.uShadow.set(window ?? hour.shadow);
    uniforms.uFan.set([window ? 0 : hour.fan, moon[0]]);
    uniforms.uWindow.set(window ?? [0, 0]);
    uniforms.uBeam = window ? ON_THINGS.window : ON_THINGS.open;
    uniforms.uOpen = window ? INDOORS : 1;
    this.#group.update();
  }
}
