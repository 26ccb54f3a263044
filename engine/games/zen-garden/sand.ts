/**
 * The sand: one texture of slope and height, written over by strokes, and the same lit by day and by night. Only what
 * was touched is lit anew. It is drawn with plain WebGL: a hand that rakes does so in every frame, and three passes of
 * a scene graph would cost it several times what the drawing itself does.
 */
import type { Mode } from '../../../machines/games/zen-garden/strokes';
import { noiseTexels, TILE } from '../../shaders/noise-tile';
import { bindTexture, createProgram, createTexture, findUniform, setUniforms } from '../../stage/gl';
import { BLEED, type Slot } from '../../stage/scene';
import { FieldPass } from './field-pass';
import { LIGHTINGS } from './lightings';
import { LitLayer } from './lit-layer';
import { type Area, type Strip, union } from './ribbon';
import showFragment from './shaders/show.frag.glsl?raw';
import showVertex from './shaders/show.vert.glsl?raw';
import { UNIT } from './units';

/** Everything that a lost context takes. */
interface Passes {
  readonly noise: WebGLTexture;
  readonly field: FieldPass;
  readonly layers: Readonly<Record<Mode, LitLayer>>;
  readonly show: WebGLProgram;
  readonly alpha: WebGLUniformLocation | null;
}

function createPasses(gl: WebGL2RenderingContext): Passes {
  const show = createProgram(gl, 'the sand', showVertex, showFragment);
  return {
    noise: createTexture(gl, { width: TILE, height: TILE, texels: noiseTexels() }, { repeats: true }),
    field: new FieldPass(gl),
    layers: { day: new LitLayer(gl, LIGHTINGS.day), night: new LitLayer(gl, LIGHTINGS.night) },
    show,
    alpha: findUniform(gl, show, 'uAlpha'),
  };
}

function destroyPasses(gl: WebGL2RenderingContext, { noise, field, layers, show }: Passes): void {
  gl.deleteTexture(noise);
  field.destroy();
  layers.day.destroy();
  layers.night.destroy();
  gl.deleteProgram(show);
}

/** See {@link Sand.draw}. */
export type Drawn = 'on' | 'anew' | 'all';

export class Sand {
  readonly #gl: WebGL2RenderingContext;
  #passes: Passes;
  /** Device px. */
  #width = 0;
  #height = 0;
  #edge = 0;
  #whole: Area = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Where hands have drawn what is not done yet, since it was last taken back. */
  #laid: Area | undefined;
  /** Whether noise and field are bound, and whose textures are: a hand that rakes has no time for what is so already. */
  #isBound = false;
  #shown: LitLayer | undefined;

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#passes = createPasses(gl);
  }

  /** Where slope x, slope y and height of the sand can be read; null before it has a size. */
  get field(): WebGLFramebuffer | null {
    return this.#passes.field.target;
  }

  /** The context was lost and is back: makes anew what it took. The sand has no size then. */
  restore(): void {
    this.#passes = createPasses(this.#gl);
    this.bindAnew();
  }

  /** Somebody else may have used the context: what was bound may be so no longer. */
  bindAnew(): void {
    this.#isBound = false;
    this.#shown = undefined;
  }

  /** A garden of this size, whose sand has to be smoothed. */
  resize(slot: Slot): void {
    const { width, height, resolution } = slot;
    this.bindAnew();
    this.#width = Math.round(width * resolution);
    this.#height = Math.round(height * resolution);
    this.#edge = Math.floor(BLEED * resolution);
    this.#whole = { left: 0, top: 0, right: width, bottom: height };
    const size = { width: this.#width, height: this.#height };
    const { field, layers, show } = this.#passes;
    field.resize(slot, size);
    layers.day.resize(slot, size);
    layers.night.resize(slot, size);
    setUniforms(this.#gl, show, {
      uSand: { unit: UNIT.sand },
      uStones: { unit: UNIT.stones },
      uSize: { size: 2, of: [this.#width, this.#height] },
    });
  }

  /**
   * Draws onto the canvas.
   *
   * @param done strokes that are pressed into the sand for good, and smooth sand
   * @param dark 0 by day, 1 by night, between them while one becomes the other
   * @param live what hands are drawing
   * @param drawn how `live` goes on: `on` from what was drawn of it before; `anew` when it is all of it, and always when
   *   anything is done; or `all` when `done` is all that ever was, in sand that is level before
   */
  draw(done: Strip, dark: number, live: Strip, drawn: Drawn): void {
    const gl = this.#gl;
    const { field, layers, noise, show, alpha } = this.#passes;
    const { day, night } = layers;
    if (!field.texture) return;
    gl.viewport(0, 0, this.#width, this.#height);
    if (!this.#isBound) {
      bindTexture(gl, UNIT.noise, noise);
      bindTexture(gl, UNIT.field, field.texture);
      this.#isBound = true;
    }
    if (drawn === 'all') {
      field.smooth();
      this.#touch(this.#whole);
    } else if (drawn === 'anew' && this.#laid) {
      field.takeBack(this.#laid);
      this.#touch(this.#laid);
    }
    if (drawn !== 'on') this.#laid = undefined;
    if (!done.isEmpty) this.#rake(done);
    if (drawn === 'all') field.remember(this.#whole);
    else if (!done.isEmpty) field.remember(done.area);
    if (!live.isEmpty) {
      this.#rake(live);
      this.#laid = this.#laid ? union(this.#laid, live.area) : live.area;
    }
    if (dark < 1) day.light();
    if (dark > 0) night.light();
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    // The canvas counts its rows from below.
    gl.viewport(this.#edge, gl.drawingBufferHeight - this.#edge - this.#height, this.#width, this.#height);
    gl.useProgram(show);
    if (dark < 1) {
      gl.uniform1f(alpha, 1);
      this.#show(day);
    }
    if (dark > 0) {
      gl.uniform1f(alpha, dark);
      this.#show(night);
    }
  }

  destroy(): void {
    destroyPasses(this.#gl, this.#passes);
  }

  #show(layer: LitLayer): void {
    if (this.#shown !== layer) layer.bind();
    this.#shown = layer;
    layer.show();
  }

  #rake(strip: Strip): void {
    this.#passes.field.rake(strip);
    this.#touch(strip.area);
  }

  #touch(area: Area): void {
    this.#passes.layers.day.touch(area);
    this.#passes.layers.night.touch(area);
  }
}
