/** The room: the place, and the elements lit by it. */
import { Container, type DestroyOptions, type Texture } from 'pixi.js';
import { GROUND_FROM } from '../../../domain/safe-space';
import type { Passes } from '../../stage/passes';
import type { Slot } from '../../stage/scene';
import type { Bodies } from './bodies';
import type { Body } from './body';
import { breathing, type Hour } from './hours';
import { LightMap } from './light-map';
import { Lights } from './lights';
import { Place } from './place';
import type { ShownPlaces } from './place-change';
import { RoomUniforms } from './room-uniforms';
import { MOST_SHADOWS } from './shadows';
import { LAYERS, MOST_BODIES, Thing } from './thing';
import { ThingQuads } from './thing-quads';
import { ThingShader } from './thing-shader';
import { VIEWS } from './views';
import type { VisitLook } from './visit';

export class Room extends Container {
  readonly #uniforms = new RoomUniforms();
  readonly #lights = new Lights();
  readonly #lightMap = new LightMap(this.#lights);
  readonly #shader = new ThingShader(this.#uniforms, this.#lightMap);
  readonly #last: Place;
  readonly #now: Place;
  /** Layer of the elements, sorted by `zIndex` and hidden until the sheet has loaded. */
  readonly #layer = new Container({ label: 'Things', sortableChildren: true, visible: false });
  /** Shadows on the ground. They exist from the start, so the elements' shader compiles before the first element. */
  readonly #ground = new ThingQuads('Shadows on the ground', this.#shader, MOST_SHADOWS * MOST_BODIES);
  readonly #things = new Map<Body, Thing>();
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  /** State for which the light map and the elements' shader were last set; undefined after a resize. */
  #shown: (Pick<ShownPlaces, 'place' | 'pictures'> & { readonly hour: Hour }) | undefined;

  constructor() {
    super({ label: 'Room' });
    const lightMap = this.#lightMap.texture.source;
    this.#last = new Place('Last place', this.#uniforms, lightMap);
    this.#now = new Place('Place', this.#uniforms, lightMap);
    this.#ground.zIndex = LAYERS.shadows;
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

  /**
   * Shows the room.
   * @param at hour without the pulsing light
   * @param visit answers, lit elements and pulsing light
   */
  show(places: ShownPlaces, at: Hour, visit: VisitLook, bodies: Bodies): void {
    if (this.#slot.width === 0) return;
    const hour = breathing(at, visit);
    this.#uniforms.setHour(hour);
    this.#light(places, hour, visit, bodies);
    const { place, pictures, last, lastPictures, coming } = places;
    this.#now.show(pictures, VIEWS[place], this.#slot);
    this.#now.alpha = coming;
    this.#last.show(coming < 1 ? lastPictures : undefined, VIEWS[last ?? place], this.#slot);
    this.#showThings(hour, visit, bodies);
  }

  prepare(passes: Passes): void {
    this.#lightMap.prepare(passes);
  }

  /** Marks the light map as empty, because the context was restored. */
  forget(): void {
    this.#lightMap.forget();
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options);
    // `false` keeps the program, which Pixi caches by its source for the next visit.
    this.#shader.destroy(false);
    this.#lightMap.destroy();
  }

  /** Updates all lights, and their effect on the ground and on elements. */
  #light({ place, pictures }: ShownPlaces, hour: Hour, visit: VisitLook, bodies: Bodies): void {
    const lit = (id: string): number => visit.lit(id);
    const { inOrder } = bodies;
    const hasChanged = this.#lights.collect(inOrder, place, this.#slot, pictures?.picture, lit);
    const shown = this.#shown;
    const isSamePlace = shown?.place === place && shown.pictures === pictures;
    if (hasChanged || !isSamePlace)
      this.#lightMap.show(this.#lights, this.#slot, (GROUND_FROM[place] / 100) * this.#slot.height);
    if (isSamePlace && shown.hour === hour) return;
    this.#shader.setPlace(VIEWS[place], pictures, hour, this.#slot);
    this.#shown = { place, pictures, hour };
  }

  #showThings({ placed, lamps }: Hour, visit: VisitLook, bodies: Bodies): void {
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

  #add(body: Body): Thing {
    const thing = new Thing(body, this.#shader);
    this.#things.set(body, thing);
    return this.#layer.addChild(thing);
  }
}
