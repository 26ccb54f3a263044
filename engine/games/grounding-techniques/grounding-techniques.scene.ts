/** The stream of Grounding, with turned and unturned stones in the water. */

import { CanvasSource } from 'pixi.js';
import type {
  GroundingActor,
  GroundingSnapshot,
} from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  STONE_COUNT,
  selectIsComplete,
  selectStepIndex,
  stoneLabel,
  stonesOfStep,
} from '../../../machines/games/grounding-techniques/selectors';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import type { PassRenderer } from '../../stage/pass-renderer';
import type { PointerState, Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { STONE_HEIGHT_RATIO, type StonePlace, stonePlacesInStep, stonePlacesOnPath } from './layout';
import { Rings } from './rings';
import { Stone } from './stone';
import { createStreamUniforms } from './stream-uniforms';
import { paintSenseSymbols } from './symbols';
import { BED_TILE_SIDE, createBedTexture, createNoiseTexture } from './tile';
import { Water } from './water';

/** Delay between successive stones that turn by themselves, s. */
const STAGGER_SECONDS = 0.09;

/** Minimum width and height of a touch target, CSS px. */
const SMALLEST_TARGET = 48;

class GroundingScene extends SceneBase<GroundingActor, GroundingSnapshot> {
  readonly #stream = createStreamUniforms();
  readonly #noise = createNoiseTexture();
  readonly #bed = createBedTexture(this.#noise);
  readonly #symbols = new CanvasSource({
    label: 'symbols',
    resource: paintSenseSymbols(),
    autoGenerateMipmaps: true,
  });
  readonly #water: Water;
  readonly #stones: readonly Stone[];
  readonly #rings = new Rings();
  readonly #falling = new Set<number>();
  #places: readonly StonePlace[] = [];
  /** Current arrangement: that of a step, or the final path. */
  #placed: number | 'path' | undefined;
  #taps: number;

  constructor(parts: SceneDependencies<GroundingActor>) {
    super(parts, 'grounding-techniques');
    const { turned, taps } = this.snapshot.context;
    this.#taps = taps;
    const noise = this.#noise.texture.source;
    this.#water = this.view.addChild(new Water(this.#stream, noise, this.#bed.texture.source));
    this.#stones = Array.from(
      { length: STONE_COUNT },
      (_, stone) => new Stone(stone, this.#stream, noise, this.#symbols),
    );
    for (const [stone, { motion }] of this.#stones.entries()) motion.settle(turned[stone] === true);
    this.view.addChild(...this.#stones);
  }

  override show(snapshot: GroundingSnapshot): void {
    this.snapshot = snapshot;
    const { turned, tapped, taps } = snapshot.context;
    let waiting = 0;
    for (const [stone, { motion }] of this.#stones.entries()) {
      const isTurned = turned[stone] === true;
      if (isTurned === motion.isTurned) continue;
      // The tapped stone turns immediately. Stones that turn by themselves follow one after the other.
      motion.turnTo(isTurned, stone === tapped ? 0 : STAGGER_SECONDS * waiting++, this.reducedMotion);
    }
    if (taps > this.#taps && tapped !== null) {
      // A turning stone sends a ring when it lands. With reduced motion, and around a stone that does not turn, the
      // ring starts immediately.
      if (this.#stones[tapped]?.motion.isTurning && !this.reducedMotion) this.#falling.add(tapped);
      else this.#rings.begin(tapped);
    }
    this.#taps = taps;
    this.#lay(false);
    this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    const { width, height } = slot.whole;
    const { resolution } = slot;
    this.#stream.uniforms.uSize.set([width, height, resolution]);
    this.#water.layout(slot);
    this.#bed.layout(Math.round(BED_TILE_SIDE * resolution));
    this.#placed = undefined;
    this.#lay(true);
  }

  override prepare(passes: PassRenderer): void {
    // The bed is computed from the noise, so the noise must exist first.
    this.#noise.prepare(passes);
    this.#bed.prepare(passes);
  }

  forget(): void {
    this.#noise.forget();
    this.#bed.forget();
  }

  override targets(): readonly Target[] {
    if (this.slot.width === 0 || selectIsComplete(this.snapshot)) return [];
    return stonesOfStep(selectStepIndex(this.snapshot)).map((stone) => {
      const { x, y, size } = this.#places[stone] as StonePlace;
      const [width, height] = [
        Math.max(SMALLEST_TARGET, size * 2),
        Math.max(SMALLEST_TARGET, size * 2 * STONE_HEIGHT_RATIO),
      ];
      return {
        id: `stone-${stone}`,
        label: stoneLabel(this.snapshot, stone),
        isPressed: this.snapshot.context.turned[stone] === true,
        x: x - width / 2,
        y: y - height / 2,
        width,
        height,
      };
    });
  }

  override activate(id: string): void {
    this.parts.actor.send({ type: 'stone.tapped', stone: stoneOf(id) });
  }

  point(id: string, state: PointerState): void {
    this.#stones[stoneOf(id)]?.motion.point(state);
    this.parts.wake();
  }

  override destroy(): void {
    super.destroy();
    this.#bed.destroy();
    this.#noise.destroy();
    this.#symbols.destroy();
  }

  protected update(seconds: number): FramePace {
    const { uniforms } = this.#stream;
    uniforms.uNight = this.night;
    let pace: FramePace = 'still';
    for (const [index, stone] of this.#stones.entries()) {
      pace = fasterPace(pace, stone.update(seconds));
      if (stone.motion.hasLanded && this.#falling.delete(index)) this.#rings.begin(index);
    }
    pace = fasterPace(pace, framePaceOf(this.#rings.tick(seconds)));
    this.#rings.write(this.#water.rings, this.#placeOf, this.reducedMotion);
    if (!this.reducedMotion) uniforms.uTime += seconds;
    return fasterPace(pace, this.reducedMotion ? 'still' : 'drifts');
  }

  readonly #placeOf = (stone: number): StonePlace => (this.#stones[stone] as Stone).motion.place;

  #lay(isAtOnce: boolean): void {
    const { width, height } = this.slot;
    if (width === 0 || height === 0) return;
    const now = selectIsComplete(this.snapshot) ? 'path' : selectStepIndex(this.snapshot);
    if (now === this.#placed) return;
    this.#placed = now;
    this.#places = now === 'path' ? stonePlacesOnPath(width, height) : stonePlacesInStep(now, width, height);
    for (const [stone, { motion }] of this.#stones.entries()) {
      motion.go(this.#places[stone] as StonePlace, isAtOnce, this.reducedMotion);
    }
    if (isAtOnce) return;
    this.#rings.clear();
    this.#falling.clear();
  }
}

const stoneOf = (id: string): number => Number(id.replace('stone-', ''));

export const createGroundingTechniquesScene = (
  parts: SceneDependencies<GroundingActor>,
): Scene<GroundingSnapshot> => new GroundingScene(parts);
