/** The place and the things in it, drawn with plain WebGL: what the lights do, one quad for the place, all things at once. */
import { type Background, GROUND_FROM } from '../../../domain/safe-space';
import { bindTexture, clearCanvas, createTexture, fillInStrips, viewSlot } from '../../stage/gl';
import type { Pass } from '../../stage/pass';
import type { Slot } from '../../stage/scene';
import type { Bodies } from './bodies';
import { ambientOf, breathing, type Hour, MOON_AT } from './hours';
import { Lights } from './lights';
import { QUAD_SIZES, Quads } from './quads';
import { make } from './room-parts';
import { partOf, VIEWS } from './views';
import type { VisitLook } from './visit';

const UNIT = {
  ...{ sheet: 0, picture: 1, light: 2, last: 3, lastLight: 4, noise: 5, sheetLight: 6 },
  ...{ lights: 7, lightMap: 8 },
} as const;

const QUAD = QUAD_SIZES.reduce<number>((sum, size) => sum + size, 0);

/** Where no sun comes in, a shadow is so much fainter than in the open. */
const INDOORS = 0.35;
/** Sun and moon that come in through a window are so much brighter on the floor than what else of them there is. */
const THROUGH_WINDOW = 2.6;
/** How much of them a thing that stands in them has: less than the floor, which faces up; in the open, and from a window. */
const ON_THINGS = { open: 0.8, window: 1.5 };

/** A picture that the card has. Sizes are its own, px. */
interface Held {
  readonly texture: WebGLTexture;
  readonly width: number;
  readonly height: number;
}

/** A place's picture, and where which light falls in it: red lamps, green sun, blue distance. */
export interface PlacePictures {
  readonly picture: ImageBitmap;
  readonly light: ImageBitmap;
}
type HeldPlace = Readonly<Record<keyof PlacePictures, Held>>;

/** What a frame shows besides the things. */
export interface RoomState {
  readonly place: Background;
  /** The place that it was before, and how far the new one has come, 0-1. */
  readonly last: Background | undefined;
  readonly coming: number;
  readonly hour: Hour;
  /** What answers, what is lit, and how the light breathes. */
  readonly visit: VisitLook;
}

type Window = readonly [right: number, down: number] | undefined;
const windowOf = (place: Background): Window => VIEWS[place].window;

export class Room {
  readonly #gl: WebGL2RenderingContext;
  #made: ReturnType<typeof make>;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  #sheet: Held | undefined;
  #sheetLight: Held | undefined;
  readonly #places = new Map<Background, HeldPlace>();
  readonly #lights = new Lights();
  readonly #quads = new Quads();
  /** The light map says something else than the lights: a slot has changed, a context was lost. */
  #isStale = true;
  /** The place that the light map is of. */
  #mapped: Background | undefined;
  #isDestroyed = false;

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#made = make(gl);
  }

  /** Pictures are given to the card, and closed. */
  /** @returns whether it is there: it is given to the card bit by bit, and may not be wanted any more */
  async takeSheet(sheet: ImageBitmap): Promise<boolean> {
    const { width, height } = sheet;
    const made = this.#made;
    const texture = createTexture(this.#gl, { width, height }, { shrinks: true });
    made.textures.push(texture);
    const isThere = await fillInStrips(
      this.#gl,
      texture,
      sheet,
      () => this.#made === made && !this.#isDestroyed,
    );
    sheet.close();
    if (isThere) this.#sheet = { texture, width, height };
    return isThere;
  }

  /** It comes after the first frame; until then nothing shines by itself. */
  takeSheetLight(light: ImageBitmap): void {
    this.#sheetLight = this.#give(light);
  }

  takePlace(place: Background, { picture, light }: PlacePictures): void {
    this.#places.set(place, { picture: this.#give(picture), light: this.#give(light) });
  }

  has(place: Background): boolean {
    return this.#places.has(place);
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    this.#isStale = true;
  }

  /** The context was lost and is back; its pictures went with it. */
  restore(): void {
    this.#made = make(this.#gl);
    this.#places.clear();
    this.#sheet = undefined;
    this.#sheetLight = undefined;
    this.#isStale = true;
  }

  draw({ place, last, coming, hour: graded, visit }: RoomState, bodies: Bodies): void {
    const gl = this.#gl;
    const now = this.#places.get(place);
    const before = (last && this.#places.get(last)) ?? now;
    const hour = breathing(graded, visit);
    const isToBeSeen = this.#slot.width > 0 && !gl.isContextLost();
    if (isToBeSeen) this.#light(place, now, bodies, visit);
    clearCanvas(gl);
    if (!isToBeSeen) return;
    viewSlot(gl, this.#slot);
    bindTexture(gl, UNIT.noise, this.#made.noise);
    this.#bindPlace(now, UNIT.picture, UNIT.light);
    this.#bindPlace(before, UNIT.last, UNIT.lastLight);
    bindTexture(gl, UNIT.lights, this.#made.lightMap.lights);
    bindTexture(gl, UNIT.lightMap, this.#made.lightMap.texture);
    if (now) this.#drawBack(now, before ?? now, coming, hour, windowOf(place), windowOf(last ?? place));
    if (this.#sheet) this.#drawThings(now, hour, bodies, visit, windowOf(place));
    gl.bindVertexArray(null);
  }

  destroy(): void {
    this.#isDestroyed = true;
    const gl = this.#gl;
    const { back, things, lightMap, corners, buffer, vertices, textures, noise, nothing } = this.#made;
    for (const made of [back, things, lightMap]) made.destroy();
    gl.deleteVertexArray(corners);
    gl.deleteVertexArray(vertices);
    gl.deleteBuffer(buffer);
    for (const texture of [...textures, noise, nothing]) gl.deleteTexture(texture);
  }

  /** Where all lights are now, and what they do to the ground. */
  #light(place: Background, now: HeldPlace | undefined, bodies: Bodies, visit: VisitLook): void {
    const lit = (id: string): number => visit.lit(id);
    const hasChanged = this.#lights.collect(bodies.inOrder, place, this.#slot, now?.picture, lit);
    if (!hasChanged && !this.#isStale && place === this.#mapped) return;
    this.#isStale = false;
    this.#mapped = place;
    const horizon = (GROUND_FROM[place] / 100) * this.#slot.height;
    const { lightMap, corners } = this.#made;
    lightMap.draw(this.#lights, UNIT.lights, corners, this.#slot, horizon);
  }

  #drawBack(
    now: HeldPlace,
    before: HeldPlace,
    coming: number,
    hour: Hour,
    window: Window,
    lastWindow: Window,
  ): void {
    const gl = this.#gl;
    const { back, corners } = this.#made;
    back.use();
    back.setUnit('uPicture', UNIT.picture);
    back.setUnit('uLight', UNIT.light);
    back.setUnit('uLast', UNIT.last);
    back.setUnit('uLastLight', UNIT.lastLight);
    back.set4('uPart', ...partOf(now.picture, this.#slot));
    back.set4('uLastPart', ...partOf(before.picture, this.#slot));
    // The first place of all comes out of nothing.
    back.set1('uComing', before === now ? 1 : coming);
    back.set1('uPresence', before === now ? coming : 1);
    const { width, height, resolution } = this.#slot;
    back.set2('uPixels', width * resolution, height * resolution);
    back.set1('uNight', hour.night);
    back.set3('uSkyTop', ...hour.skyTop);
    back.set3('uSkyLow', ...hour.skyLow);
    back.set1('uGlow', hour.glow);
    back.setUnit('uLightMap', UNIT.lightMap);
    back.set1('uPlaced', hour.placed);
    back.set2('uWindow', window ? THROUGH_WINDOW : 1, lastWindow ? THROUGH_WINDOW : 1);
    this.#grade(back, hour);
    gl.bindVertexArray(corners);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  #drawThings(
    now: HeldPlace | undefined,
    hour: Hour,
    bodies: Bodies,
    visit: VisitLook,
    window: Window,
  ): void {
    const gl = this.#gl;
    const strength = { placed: hour.placed, painted: hour.lamps };
    const count = this.#quads.write({ bodies, lights: this.#lights, strength, slot: this.#slot, visit });
    if (count === 0 || !this.#sheet) return;
    const { things, vertices, buffer } = this.#made;
    bindTexture(gl, UNIT.sheet, this.#sheet.texture);
    const light = this.#sheetLight;
    bindTexture(gl, UNIT.sheetLight, light?.texture ?? this.#made.nothing);
    things.use();
    things.setUnit('uSheet', UNIT.sheet);
    things.setUnit('uSheetLight', UNIT.sheetLight);
    things.setUnit('uLight', UNIT.light);
    things.set2('uSlot', this.#slot.width, this.#slot.height);
    things.set4('uPart', ...(now ? partOf(now.picture, this.#slot) : ([0, 0, 1, 1] as const)));
    things.setUnit('uLights', UNIT.lights);
    things.setUnit('uLightMap', UNIT.lightMap);
    things.set1('uFaces', light ? 1 : 0);
    things.set2('uStrength', hour.placed, hour.lamps);
    things.set1('uAmbient', ambientOf(hour));
    // Indoors everything turns away from the window.
    things.set2('uShadow', ...(window ?? hour.shadow));
    things.set2('uFan', window ? 0 : hour.fan, MOON_AT);
    things.set2('uWindow', ...(window ?? ([0, 0] as const)));
    things.set1('uBeam', window ? ON_THINGS.window : ON_THINGS.open);
    things.set1('uOpen', window ? INDOORS : 1);
    things.set1('uSoftness', hour.softness);
    things.set3('uShadowInk', ...hour.shadowInk);
    things.set1('uShadowDepth', hour.shadowDepth);
    things.set2('uTexels', this.#sheet.width, this.#sheet.height);
    things.set1('uResolution', this.#slot.resolution);
    this.#grade(things, hour);
    gl.bindVertexArray(vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.#quads.numbers, gl.STREAM_DRAW, 0, count * QUAD);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
  }

  #grade(pass: Pass, { tint, saturation, air, haze, lamps, sun, sunInk }: Hour): void {
    pass.set3('uTint', ...tint);
    pass.set1('uSaturation', saturation);
    pass.set3('uAir', ...air);
    pass.set1('uHaze', haze);
    pass.set1('uLamps', lamps);
    pass.set1('uSun', sun);
    pass.set3('uSunInk', ...sunInk);
    pass.setUnit('uNoise', UNIT.noise);
    pass.set1('uDot', this.#slot.resolution < 1.5 ? 1 : 2);
  }

  #bindPlace(place: HeldPlace | undefined, picture: number, light: number): void {
    const gl = this.#gl;
    bindTexture(gl, picture, place?.picture.texture ?? this.#made.nothing);
    bindTexture(gl, light, place?.light.texture ?? this.#made.nothing);
  }

  #give(picture: ImageBitmap): Held {
    const { width, height } = picture;
    const texture = createTexture(this.#gl, { picture }, { shrinks: true });
    this.#made.textures.push(texture);
    picture.close();
    return { texture, width, height };
  }
}
