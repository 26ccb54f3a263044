/** The sky: the underpainting, a band for each melted row, and the whole sky at last. */
import {
  columnCountOf,
  DELAYS_MS,
  MAX_COLUMNS,
  ROW_COUNT,
} from '../../../machines/games/color-tranquility/selectors';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { createLookUniforms, writeLookUniforms } from '../../shaders/look-uniforms';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withShaderConstants } from '../../shaders/with-constants';
import { easeInOut, linear, Tween } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import type { Slot } from '../../stage/scene';
import type { HourLook } from './hours';
import type { TileLayout } from './layout';
import fragment from './shaders/sky.frag.glsl?raw';

const WHOLE_SECONDS = 3.6;
const STARS_SECONDS = 6;

const group = (hour: HourLook) =>
  createUniformGroup({
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uTints: {
      value: new Float32Array(3 * ROW_COUNT * MAX_COLUMNS),
      type: 'vec3<f32>',
      size: ROW_COUNT * MAX_COLUMNS,
    },
    uColumns: { value: 5, type: 'f32' },
    uBoard: { value: new Float32Array(4), type: 'vec4<f32>' },
    uHeights: { value: new Float32Array(2), type: 'vec2<f32>' },
    uMelt: { value: new Float32Array(4), type: 'vec4<f32>' },
    uWhole: { value: new Float32Array(2), type: 'vec2<f32>' },
    ...createLookUniforms(hour.sky),
  });

export class Sky extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  readonly #edges = Array.from({ length: ROW_COUNT }, () => new Tween(0, DELAYS_MS.melt / 1000, linear));
  readonly #whole = new Tween(0, WHOLE_SECONDS, easeInOut);
  readonly #stars = new Tween(0, STARS_SECONDS, linear);

  constructor(hour: HourLook) {
    const uniforms = group(hour);
    super({
      label: 'Sky',
      fragment: withShaderConstants(fragment, { 'int ROWS': ROW_COUNT, 'int MOST': MAX_COLUMNS }),
      resources: { uniforms, uNoise: noiseTexture() },
    });
    this.#uniforms = uniforms.uniforms;
  }

  layout({ whole }: Slot, { board, pitch, half, horizon }: TileLayout): void {
    this.position.set(whole.x, whole.y);
    this.cover(whole.width, whole.height);
    const { uSize, uBoard, uHeights } = this.#uniforms;
    uSize.set([whole.width, whole.height]);
    uBoard.set([board.x - whole.x, board.x + board.width - whole.x, board.y - whole.y, pitch[1]]);
    uHeights.set([2 * half[1], horizon - whole.y]);
  }

  setHour(hour: HourLook, sky: number): void {
    const columns = columnCountOf(sky);
    this.#uniforms.uColumns = columns;
    for (const [tint, color] of hour.tints.entries())
      this.#uniforms.uTints.set(color, 3 * (Math.floor(tint / columns) * MAX_COLUMNS + (tint % columns)));
    writeLookUniforms(this.#uniforms, hour.sky);
  }

  /** Lets the edges of the melted bands flow. `isAtOnce` shows the end of it. */
  show(melted: readonly boolean[], isWhole: boolean, hasStars: boolean, isAtOnce: boolean): void {
    for (const [row, edge] of this.#edges.entries()) raiseTween(edge, melted[row] ? 1 : 0, isAtOnce);
    raiseTween(this.#whole, isWhole ? 1 : 0, isAtOnce);
    raiseTween(this.#stars, isWhole && hasStars ? 1 : 0, isAtOnce);
  }

  update(seconds: number): FramePace {
    let pace = framePaceOf(this.#whole.tick(seconds));
    // The stars wait for the sky.
    if (pace === 'still') pace = framePaceOf(this.#stars.tick(seconds));
    for (const [row, edge] of this.#edges.entries()) {
      pace = fasterPace(pace, framePaceOf(edge.tick(seconds)));
      this.#uniforms.uMelt[row] = edge.value;
    }
    this.#uniforms.uWhole[0] = this.#whole.value;
    this.#uniforms.uWhole[1] = this.#stars.value;
    return pace;
  }
}

/** Moves a value up. It never falls slowly: a new sky begins at once. */
export function raiseTween(tween: Tween, value: number, isAtOnce: boolean): void {
  if (isAtOnce || value < tween.target) tween.set(value);
  else tween.go(value);
}
