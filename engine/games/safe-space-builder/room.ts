/** The place and the things in it, drawn with plain WebGL: one quad for the place, and all shadows and things at once. */
import type { Background } from '../../../domain/safe-space';
import type { Slot } from '../../core/scene';
import { bindTexture, clearCanvas, createTexture, createVertices, viewSlot } from '../../gpu/gl';
import { grain, TILE } from '../../gpu/noise-tile';
import { Pass } from '../../gpu/pass';
import { writeAnswer } from './answers';
import { Bodies } from './bodies';
import type { Hour } from './hours';
import { heightOf } from './places';
import answers from './shaders/answers.glsl?raw';
import backFragment from './shaders/back.frag.glsl?raw';
import backVertex from './shaders/back.vert.glsl?raw';
import grade from './shaders/grade.glsl?raw';
import thingsFragment from './shaders/things.frag.glsl?raw';
import thingsVertex from './shaders/things.vert.glsl?raw';
import { cellOf } from './sheet';
import { partOf } from './views';
import type { VisitLook } from './visit';

const UNIT = { sheet: 0, picture: 1, light: 2, last: 3, lastLight: 4, noise: 5, sheetLight: 6 } as const;

/** Numbers of a quad: stand, cell, foot, state, answer. */
const SIZES = [4, 4, 4, 4, 4] as const;
const NUMBERS = 20;

export type Picture = HTMLImageElement | HTMLCanvasElement | ImageBitmap;

/** A place's picture, and where which light falls in it: red lamps, green sun, blue distance. */
export interface PlacePictures {
  readonly picture: Picture;
  readonly light: Picture;
}

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

const withGrade = (source: string): string => source.replace('//GRADE', grade).replace('//ANSWERS', answers);

/** Everything that a lost context takes. */
function make(gl: WebGL2RenderingContext) {
  const buffer = gl.createBuffer();
  const vertices = createVertices(gl, buffer, SIZES);
  gl.bindVertexArray(vertices);
  for (const location of SIZES.keys()) gl.vertexAttribDivisor(location, 1);
  gl.bindVertexArray(null);
  return {
    back: new Pass(gl, 'the place', backVertex, withGrade(backFragment)),
    things: new Pass(gl, 'the things', thingsVertex, withGrade(thingsFragment)),
    // Corners are counted, not read.
    corners: gl.createVertexArray(),
    buffer,
    vertices,
    textures: new Map<TexImageSource, WebGLTexture>(),
    noise: createTexture(gl, { width: TILE, height: TILE, texels: grains() }, { repeats: true }),
    nothing: createTexture(gl, { width: 1, height: 1, texels: new Uint8Array(4) }),
  };
}

/** Grains in the third of four channels, as the shader reads them. */
function grains(): Uint8Array {
  const values = grain(15);
  const texels = new Uint8Array(values.length * 4);
  values.forEach((value, index) => {
    texels[index * 4 + 2] = Math.round(value * 255);
  });
  return texels;
}

export class Room {
  readonly #gl: WebGL2RenderingContext;
  #made: ReturnType<typeof make>;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  #sheet: Picture | undefined;
  #sheetLight: Picture | undefined;
  readonly #places = new Map<Background, PlacePictures>();
  #numbers = new Float32Array(NUMBERS * 64);

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#made = make(gl);
  }

  setSheet(sheet: Picture): void {
    this.#sheet = sheet;
  }

  /** It comes after the first frame; until then nothing shines by itself. */
  setSheetLight(light: Picture): void {
    this.#sheetLight = light;
  }

  setPlace(place: Background, pictures: PlacePictures): void {
    this.#places.set(place, pictures);
  }

  has(place: Background): boolean {
    return this.#places.has(place);
  }

  resize(slot: Slot): void {
    this.#slot = slot;
  }

  /** The context was lost and is back. */
  restore(): void {
    this.#made = make(this.#gl);
  }

  draw({ place, last, coming, hour, visit }: RoomState, bodies: Bodies): void {
    const gl = this.#gl;
    clearCanvas(gl);
    if (this.#slot.width === 0 || gl.isContextLost()) return;
    viewSlot(gl, this.#slot);
    const now = this.#places.get(place);
    const before = (last && this.#places.get(last)) ?? now;
    bindTexture(gl, UNIT.noise, this.#made.noise);
    this.#bindPlace(now, UNIT.picture, UNIT.light);
    this.#bindPlace(before, UNIT.last, UNIT.lastLight);
    if (now) this.#drawBack(now, before ?? now, coming, hour);
    if (this.#sheet) this.#drawThings(now, hour, bodies, visit);
    gl.bindVertexArray(null);
  }

  destroy(): void {
    const gl = this.#gl;
    const { back, things, corners, buffer, vertices, textures, noise, nothing } = this.#made;
    back.destroy();
    things.destroy();
    gl.deleteVertexArray(corners);
    gl.deleteVertexArray(vertices);
    gl.deleteBuffer(buffer);
    for (const texture of [...textures.values(), noise, nothing]) gl.deleteTexture(texture);
  }

  #drawBack(now: PlacePictures, before: PlacePictures, coming: number, hour: Hour): void {
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
    this.#grade(back, hour);
    gl.bindVertexArray(corners);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  #drawThings(now: PlacePictures | undefined, hour: Hour, bodies: Bodies, visit: VisitLook): void {
    const gl = this.#gl;
    const count = this.#write(bodies, visit);
    if (count === 0 || !this.#sheet) return;
    const { things, vertices, buffer } = this.#made;
    bindTexture(gl, UNIT.sheet, this.#textureOf(this.#sheet, UNIT.sheet));
    const light = this.#sheetLight;
    bindTexture(gl, UNIT.sheetLight, light ? this.#textureOf(light, UNIT.sheetLight) : this.#made.nothing);
    things.use();
    things.setUnit('uSheet', UNIT.sheet);
    things.setUnit('uSheetLight', UNIT.sheetLight);
    things.setUnit('uLight', UNIT.light);
    things.set2('uSlot', this.#slot.width, this.#slot.height);
    things.set4('uPart', ...(now ? partOf(now.picture, this.#slot) : ([0, 0, 1, 1] as const)));
    things.set2('uShadow', ...hour.shadow);
    things.set1('uSoftness', hour.softness);
    things.set3('uShadowInk', ...hour.shadowInk);
    things.set1('uShadowDepth', hour.shadowDepth);
    things.set2('uTexels', this.#sheet.width, this.#sheet.height);
    things.set1('uResolution', this.#slot.resolution);
    this.#grade(things, hour);
    gl.bindVertexArray(vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.#numbers, gl.STREAM_DRAW, 0, count * NUMBERS);
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

  /** Each thing's shadow, and the thing above it, from back to front. @returns how many quads */
  #write(bodies: Bodies, visit: VisitLook): number {
    const most = bodies.inOrder.length * 2 * NUMBERS;
    if (this.#numbers.length < most) this.#numbers = new Float32Array(most);
    const numbers = this.#numbers;
    let next = 0;
    for (const body of bodies.inOrder) {
      const { kind, box, presence } = body;
      const { left, top, width, height, foot, habit, footing } = cellOf(kind);
      const ground = habit === 'hangs' ? 0 : bodies.onGround(body.y);
      const high = Bodies.heightOf(body) * heightOf(kind, body, this.#slot, bodies.background);
      const gives = Bodies.givesOf(body);
      const casts = habit === 'stands' && !body.rests ? ground : 0;
      for (const isShadow of [1, 0]) {
        if (isShadow && ground === 0) continue;
        numbers[next++] = body.x;
        numbers[next++] = body.y;
        numbers[next++] = box.width * (1 + gives / 2);
        numbers[next++] = box.height * (1 - gives);
        numbers[next++] = left;
        numbers[next++] = top;
        numbers[next++] = width;
        numbers[next++] = height;
        numbers[next++] = foot.x;
        numbers[next++] = foot.y;
        numbers[next++] = footing * box.width;
        numbers[next++] = high;
        numbers[next++] = isShadow;
        numbers[next++] = presence * (isShadow ? ground : 1);
        numbers[next++] = body.isSelected && !body.isGoing ? 1 : 0;
        numbers[next++] = casts;
        next = writeAnswer(numbers, next, body, visit);
      }
    }
    return next / NUMBERS;
  }

  #bindPlace(place: PlacePictures | undefined, picture: number, light: number): void {
    const gl = this.#gl;
    bindTexture(gl, picture, place ? this.#textureOf(place.picture, picture) : this.#made.nothing);
    bindTexture(gl, light, place ? this.#textureOf(place.light, light) : this.#made.nothing);
  }

  #textureOf(picture: Picture, unit: number): WebGLTexture {
    const known = this.#made.textures.get(picture);
    if (known) return known;
    this.#gl.activeTexture(this.#gl.TEXTURE0 + unit);
    const texture = createTexture(this.#gl, { picture }, { shrinks: true });
    this.#made.textures.set(picture, texture);
    return texture;
  }
}
