/** The room: the place, the elements lit by it, and the shaders that they share. */

import { Container, type DestroyOptions, GlProgram, Shader, Texture, UniformGroup } from 'pixi.js';
import { GROUND_TOP_PERCENT } from '../../../domain/safe-space';
import { visiblePartOf } from '../../paint/visible-part-of';
import { createLookUniforms, writeLookUniforms } from '../../shaders/look-uniforms';
import { noiseTexture } from '../../shaders/noise-texture';
import type { PassRenderer } from '../../stage/pass-renderer';
import type { Slot } from '../../stage/scene';
import { EMPTY_SLOT } from '../../stage/scene-base';
import { ElementMesh, LAYER_Z_INDEX, MOST_BODIES, MOST_SHADOWS, QuadListMesh } from './element';
import type { ElementBodies, ElementBody } from './elements';
import { withSharedGlsl } from './glsl';
import { ambientBrightness, applyLightPulse, HOUR_LOOKS, type HourLook } from './hours';
import { LightMap, Lights } from './light';
import {
  DEFAULT_MOON_CENTER,
  PLACE_VIEWS,
  type PlacePictures,
  PlaceQuad,
  type PlaceView,
  type ShownPlaces,
} from './place';
import fragment from './shaders/things.frag.glsl?raw';
import vertex from './shaders/things.vert.glsl?raw';
import type { VisitLook } from './visit';

/** Returns the values of an hour that place and elements share. Only elements have shadows. */
const sharedBy = ({ shadow, fan, ...shared }: HourLook) => shared;

const roomGroup = () =>
  new UniformGroup(
    {
      uSlot: { value: new Float32Array(2), type: 'vec2<f32>' },
      uDensity: { value: 1, type: 'f32' },
      uDot: { value: 1, type: 'f32' },
      uAmbient: { value: 0, type: 'f32' },
      ...createLookUniforms(sharedBy(HOUR_LOOKS.at(0))),
    },
    { isStatic: true },
  );

class RoomUniforms {
  readonly group = roomGroup();
  #hour: HourLook | undefined;

  layout({ width, height, resolution }: Slot): void {
    const { uniforms } = this.group;
    uniforms.uSlot.set([width, height]);
    uniforms.uDensity = resolution;
    uniforms.uDot = resolution < 1.5 ? 1 : 2;
    this.group.update();
  }

  /** @param hour the same object until the hour changes */
  setHour(hour: HourLook): void {
    if (hour === this.#hour) return;
    this.#hour = hour;
    const { uniforms } = this.group;
    writeLookUniforms(uniforms, sharedBy(hour));
    uniforms.uAmbient = ambientBrightness(hour);
    this.group.update();
  }
}

/** Strength of sun and moon shadows in those parts of a room that the window's light does not reach, 0-1. */
const INDOORS = 0.35;
/** Strength of direct sun and moon on elements. It is lower than on the floor, which faces up. */
const ON_THINGS = { open: 0.8, window: 1.5 };

const thingGroup = () =>
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

class ThingShader extends Shader {
  readonly #group: ReturnType<typeof thingGroup>;

  constructor(room: RoomUniforms, lightMap: LightMap) {
    const ofThings = thingGroup();
    const nothing = Texture.EMPTY.source;
    super({
      glProgram: GlProgram.from({
        name: 'Thing',
        vertex: withSharedGlsl(vertex),
        fragment: withSharedGlsl(fragment),
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

  setPlace(
    { window, moon = DEFAULT_MOON_CENTER }: PlaceView,
    pictures: PlacePictures | undefined,
    hour: HourLook,
    slot: Slot,
  ): void {
    const { uniforms } = this.#group;
    if (pictures) {
      if (this.resources.uLight !== pictures.light.source) this.resources.uLight = pictures.light.source;
      uniforms.uPart.set(visiblePartOf(pictures.picture, slot));
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

export class Room extends Container {
  readonly #uniforms = new RoomUniforms();
  readonly #lights = new Lights();
  readonly #lightMap = new LightMap(this.#lights);
  readonly #shader = new ThingShader(this.#uniforms, this.#lightMap);
  readonly #last: PlaceQuad;
  readonly #now: PlaceQuad;
  /** Layer of the elements, sorted by `zIndex` and hidden until the sheet has loaded. */
  readonly #layer = new Container({ label: 'Things', sortableChildren: true, visible: false });
  /** Shadows on the ground. They exist from the start, so the elements' shader compiles before the first element. */
  readonly #ground = new QuadListMesh('Shadows on the ground', this.#shader, MOST_SHADOWS * MOST_BODIES);
  readonly #things = new Map<ElementBody, ElementMesh>();
  #slot = EMPTY_SLOT;
  /** State for which the light map and the elements' shader were last set; undefined after a resize. */
  #shown: (Pick<ShownPlaces, 'place' | 'pictures'> & { readonly hour: HourLook }) | undefined;

  constructor() {
    super({ label: 'Room' });
    const lightMap = this.#lightMap.texture.source;
    this.#last = new PlaceQuad('Last place', this.#uniforms.group, lightMap);
    this.#now = new PlaceQuad('Place', this.#uniforms.group, lightMap);
    this.#ground.zIndex = LAYER_Z_INDEX.shadows;
    this.#layer.addChild(this.#ground);
    this.addChild(this.#last, this.#now, this.#layer);
  }

  setSheet(sheet: Texture): void {
    this.#shader.setSheet(sheet);
    this.#layer.visible = true;
  }

  setSheetLight(light: Texture): void {
    this.#shader.setSheetLight(light);
  }

  layout(slot: Slot): void {
    this.#slot = slot;
    this.#uniforms.layout(slot);
    this.#shown = undefined;
  }

  /** @param at hour without the pulsing light @param visit answers, lit elements and pulsing light */
  show(places: ShownPlaces, at: HourLook, visit: VisitLook, bodies: ElementBodies): void {
    if (this.#slot.width === 0) return;
    const hour = applyLightPulse(at, visit);
    this.#uniforms.setHour(hour);
    this.#light(places, hour, visit, bodies);
    const { place, pictures, last, lastPictures, coming } = places;
    this.#now.show(pictures, PLACE_VIEWS[place], this.#slot);
    this.#now.alpha = coming;
    this.#last.show(coming < 1 ? lastPictures : undefined, PLACE_VIEWS[last ?? place], this.#slot);
    this.#showThings(hour, visit, bodies);
  }

  prepare(passes: PassRenderer): void {
    this.#lightMap.prepare(passes);
  }

  forget(): void {
    this.#lightMap.forget();
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options);
    // `false` keeps the program, which Pixi caches by its source for the next visit.
    this.#shader.destroy(false);
    this.#lightMap.destroy();
  }

  #light({ place, pictures }: ShownPlaces, hour: HourLook, visit: VisitLook, bodies: ElementBodies): void {
    const lit = (id: string): number => visit.lit(id);
    const { inOrder } = bodies;
    const hasChanged = this.#lights.collect(inOrder, place, this.#slot, pictures?.picture, lit);
    const shown = this.#shown;
    const isSamePlace = shown?.place === place && shown.pictures === pictures;
    if (hasChanged || !isSamePlace)
      this.#lightMap.show(this.#lights, this.#slot, (GROUND_TOP_PERCENT[place] / 100) * this.#slot.height);
    if (isSamePlace && shown.hour === hour) return;
    this.#shader.setPlace(PLACE_VIEWS[place], pictures, hour, this.#slot);
    this.#shown = { place, pictures, hour };
  }

  #showThings({ placed, lamps }: HourLook, visit: VisitLook, bodies: ElementBodies): void {
    const strength = { placed, painted: lamps };
    const look = { bodies, lights: this.#lights, strength, slot: this.#slot, visit };
    for (const [body, thing] of this.#things) {
      if (bodies.get(body.id) === body) continue;
      this.#things.delete(body);
      thing.destroy();
    }
    this.#ground.begin();
    bodies.inOrder.forEach((body, order) => {
      const thing = this.#things.get(body) ?? this.#add(body);
      thing.show(look, order, this.#ground);
    });
    this.#ground.end();
  }

  #add(body: ElementBody): ElementMesh {
    const thing = new ElementMesh(body, this.#shader);
    this.#things.set(body, thing);
    return this.#layer.addChild(thing);
  }
}
