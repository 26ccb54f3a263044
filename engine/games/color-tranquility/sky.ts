/** The sky: the underpainting, a band for each melted row, and the whole sky at last. */
import { columnsOf, MELT_MS, ROWS } from '../../../machines/games/color-tranquility/selectors';
import { noiseTexture } from '../../shaders/noise-texture';
import { ownUniforms } from '../../shaders/own-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withConstants } from '../../shaders/with-constants';
import { easeInOut, linear, Tween } from '../../stage/easing';
import type { Slot } from '../../stage/scene';
import type { Hour } from './hours';
import type { Layout } from './layout';
import fragment from './shaders/sky.frag.glsl?raw';
import { MOST } from './tiles';

/** Duration in which the bands become one sky, s. */
const WHOLE_SECONDS = 3.6;
/** Duration in which the stars come out, s, after the sky is whole. */
const STARS_SECONDS = 6;

const group = () =>
  ownUniforms({
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uTints: { value: new Float32Array(3 * ROWS * MOST), type: 'vec3<f32>', size: ROWS * MOST },
    uColumns: { value: 5, type: 'f32' },
    uBoard: { value: new Float32Array(4), type: 'vec4<f32>' },
    uHeights: { value: new Float32Array(2), type: 'vec2<f32>' },
    uPaperTop: { value: new Float32Array(3), type: 'vec3<f32>' },
    uPaperLow: { value: new Float32Array(3), type: 'vec3<f32>' },
    uMelt: { value: new Float32Array(4), type: 'vec4<f32>' },
    uWhole: { value: new Float32Array(2), type: 'vec2<f32>' },
  });

export class Sky extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  readonly #edges = Array.from({ length: ROWS }, () => new Tween(0, MELT_MS / 1000, linear));
  readonly #whole = new Tween(0, WHOLE_SECONDS, easeInOut);
  readonly #stars = new Tween(0, STARS_SECONDS, linear);

  constructor() {
    const uniforms = group();
    super({
      label: 'Sky',
      fragment: withConstants(fragment, { 'int ROWS': ROWS, 'int MOST': MOST }),
      resources: { uniforms, uNoise: noiseTexture() },
    });
    this.#uniforms = uniforms.uniforms;
  }

  layout({ whole }: Slot, { board, pitch, half, horizon }: Layout): void {
    this.position.set(whole.x, whole.y);
    this.cover(whole.width, whole.height);
    const { uSize, uBoard, uHeights } = this.#uniforms;
    uSize.set([whole.width, whole.height]);
    uBoard.set([board.x - whole.x, board.x + board.width - whole.x, board.y - whole.y, pitch[1]]);
    uHeights.set([2 * half[1], horizon - whole.y]);
  }

  setHour({ tints, paperTop, paperLow }: Hour, sky: number): void {
    const columns = columnsOf(sky);
    this.#uniforms.uColumns = columns;
    for (const [tint, color] of tints.entries())
      this.#uniforms.uTints.set(color, 3 * (Math.floor(tint / columns) * MOST + (tint % columns)));
    this.#uniforms.uPaperTop.set(paperTop);
    this.#uniforms.uPaperLow.set(paperLow);
  }

  /** Lets the edges of the melted bands flow. `isAtOnce` shows the end of it. */
  show(melted: readonly boolean[], isWhole: boolean, hasStars: boolean, isAtOnce: boolean): void {
    for (const [row, edge] of this.#edges.entries()) reach(edge, melted[row] ? 1 : 0, isAtOnce);
    reach(this.#whole, isWhole ? 1 : 0, isAtOnce);
    reach(this.#stars, isWhole && hasStars ? 1 : 0, isAtOnce);
  }

  /** @returns whether the sky changes */
  update(seconds: number): boolean {
    let moves = this.#whole.tick(seconds);
    // The stars wait for the sky.
    moves = (!this.#whole.isMoving && this.#stars.tick(seconds)) || moves || this.#stars.isMoving;
    for (const [row, edge] of this.#edges.entries()) {
      moves = edge.tick(seconds) || moves;
      this.#uniforms.uMelt[row] = edge.value;
    }
    this.#uniforms.uWhole.set([this.#whole.value, this.#stars.value]);
    return moves;
  }
}

/** Sets or moves a value. It never flows backward: a new sky begins at once. */
function reach(tween: Tween, value: number, isAtOnce: boolean): void {
  if (isAtOnce || value < tween.target) tween.set(value);
  else tween.go(value);
}
