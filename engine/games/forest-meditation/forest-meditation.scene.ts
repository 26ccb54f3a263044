/** The light of the forest follows the breath, and the hour passes during the session. */
import type {
  ForestMeditationActor,
  ForestMeditationSnapshot,
} from '../../../machines/games/forest-meditation/forest-meditation.machine';
import {
  isLightChanging,
  lightStrengthAt,
  selectBreathLight,
  selectElapsedMs,
} from '../../../machines/games/forest-meditation/selectors';
import type { DepthLook } from '../../shaders/depth-look';
import { PaintedScene } from '../../shaders/painted-scene';
import { easeOut, lerp, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import type { Scene, SceneDependencies, Slot } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { birdAt } from './bird';
import { HOUR_LOOKS, LOOK_CHANGE_MS } from './hours';
import { FOREST_SCENE } from './layers';

const ARRIVAL_SECONDS = 1.4;

/** Least and greatest strength of the light with reduced motion, 0-1. The wood then breathes more softly. */
const SOFT_LIGHT = [0.38, 0.62] as const;

/** Share of {@link LOOK_CHANGE_MS} after which the look is computed again: two thousand times in ten minutes. */
const HOUR_STEP = 1 / 2000;

/** Interval at which the time of day advances while nothing else moves, ms. */
const STILL_STEP_MS = 15_000;

class ForestMeditationScene extends SceneBase<ForestMeditationActor, ForestMeditationSnapshot> {
  readonly #forest: PaintedScene;
  readonly #arrival = new Tween(0, ARRIVAL_SECONDS, easeOut);
  /** Animation time of drift and specks, s. With reduced motion it stands still. */
  #seconds = 0;
  #look: DepthLook;
  /** Share of {@link LOOK_CHANGE_MS} for which the look was last computed, 0-1; -1 before the first computation. */
  #hour = -1;
  #stillTimer: number | undefined;

  constructor(parts: SceneDependencies<ForestMeditationActor>) {
    super(parts, 'forest-meditation');
    this.#look = HOUR_LOOKS.at(this.night);
    this.#forest = this.view.addChild(new PaintedScene('Forest', FOREST_SCENE, this.#look));
    void this.#load();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#forest.layout(slot);
  }

  override destroy(): void {
    super.destroy();
    if (this.#stillTimer !== undefined) this.parts.clock.clearTimeout(this.#stillTimer);
  }

  protected update(seconds: number): FramePace {
    const { reducedMotion } = this;
    const now = this.parts.clock.now();
    const light = selectBreathLight(this.snapshot);
    if (!reducedMotion) this.#seconds += seconds;
    const isArriving = this.#arrival.tick(seconds);
    this.#updateLook(now);
    const fullness = lightStrengthAt(light, now);
    this.#forest.show(this.#look, {
      seconds: this.#seconds,
      light: reducedMotion ? lerp(...SOFT_LIGHT, fullness) : fullness,
      reducedMotion,
      arrival: this.#arrival.value,
      bird: reducedMotion ? undefined : birdAt(this.#seconds),
    });
    // The light follows the breath at the display's refresh rate.
    if (isLightChanging(light, now)) return 'moves';
    if (!reducedMotion || isArriving) return 'drifts';
    this.#wakeForTheHour();
    return 'still';
  }

  /** Shows the forest after all pictures have loaded or failed. Leaves out layers whose picture failed. */
  async #load(): Promise<void> {
    await Promise.all(
      this.#forest.urls.map(async (url) => {
        const texture = await this.loadTexture(url, { mipmaps: true });
        if (texture) this.#forest.setPicture(url, texture.source);
      }),
    );
    if (this.isDestroyed) return;
    if (this.reducedMotion) this.#arrival.set(1);
    else this.#arrival.go(1);
    this.parts.wake();
  }

  #updateLook(now: number): void {
    const share = Math.min(1, selectElapsedMs(this.snapshot, now) / LOOK_CHANGE_MS);
    const hour = Math.round(share / HOUR_STEP) * HOUR_STEP;
    this.#hour = hour;
    this.#look = HOUR_LOOKS.at(this.night, hour);
  }

  #wakeForTheHour(): void {
    if (this.#hour >= 1 || this.#stillTimer !== undefined) return;
    this.#stillTimer = this.parts.clock.setTimeout(() => {
      this.#stillTimer = undefined;
      this.parts.wake();
    }, STILL_STEP_MS);
  }
}

export const createForestMeditationScene = (
  parts: SceneDependencies<ForestMeditationActor>,
): Scene<ForestMeditationSnapshot> => new ForestMeditationScene(parts);
