/** Guided Meditation, a walk through ten painted scenes with depth. */
import type {
  ImageryActor,
  ImagerySnapshot,
} from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  LAST_SCENE_INDEX,
  selectIsPaused,
  selectIsWalkShown,
  selectSceneIndex,
} from '../../../machines/games/guided-imagery/selectors';
import { easeOut, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import type { Scene, SceneDependencies, Slot } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { lookOfScene } from './light';
import { SceneCache } from './scene-cache';
import { SceneWalk, WALK_FADE_SECONDS, WALK_SECONDS } from './walk';

const ARRIVAL_SECONDS = 1.4;

/** Time in which ambient movement stops in a pause, and starts again after the pause, s. */
const REST_SECONDS = 1.6;

/** Period of the light, s. The light varies as under slow clouds. */
const CLOUD_SECONDS = 37;
/** Minimum strength of the light, 0-1. */
const LEAST_LIGHT = 0.55;

class GuidedImageryScene extends SceneBase<ImageryActor, ImagerySnapshot> {
  readonly #scenes: SceneCache;
  readonly #walk: SceneWalk;
  readonly #arrival = new Tween(0, ARRIVAL_SECONDS, easeOut);
  readonly #stir: Tween;
  /** Animation time of drift and specks, s. It stands still with reduced motion and in a pause. */
  #seconds = 0;

  constructor(parts: SceneDependencies<ImageryActor>) {
    super(parts, 'guided-imagery');
    this.view.sortableChildren = true;
    this.#stir = new Tween(selectIsPaused(this.snapshot) ? 0 : 1, REST_SECONDS, easeOut);
    this.#walk = new SceneWalk(selectSceneIndex(this.snapshot));
    this.#scenes = new SceneCache({
      view: this.view,
      loadTexture: (url) => this.loadTexture(url, { mipmaps: true }),
      freeTexture: (texture) => this.freeTexture(texture),
      wake: parts.wake,
    });
    this.#updateCache();
  }

  override show(snapshot: ImagerySnapshot): void {
    this.snapshot = snapshot;
    this.#stir.go(selectIsPaused(snapshot) ? 0 : 1);
    this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#scenes.layout(slot);
  }

  protected update(seconds: number): FramePace {
    const { reducedMotion } = this;
    const isStirring = this.#stir.tick(seconds) || this.#stir.value > 0;
    if (!reducedMotion) this.#seconds += seconds * this.#stir.value;
    const isWalking = this.#tickWalk(seconds);
    const isArriving = this.#tickArrival(seconds);
    this.#updateCache();
    this.#show();
    if (isWalking) return 'moves';
    return isArriving || (isStirring && !reducedMotion) ? 'drifts' : 'still';
  }

  #show(): void {
    const { from, to, progress, isUnderWay } = this.#walk;
    this.#scenes.hide();
    if (!isUnderWay) this.#pose(to, {});
    else if (this.reducedMotion) {
      this.#pose(to, {});
      this.#pose(from, { isOver: true, alpha: 1 - progress });
    } else {
      // A walk back is the same walk in reverse.
      const [near, far, step] = from < to ? [from, to, progress] : [to, from, 1 - progress];
      this.#pose(far, { step: step - 1 });
      this.#pose(near, { isOver: true, step });
    }
  }

  /**
   * @param step position of the viewer in the scene (see `DepthMoment`)
   * @param isOver whether the scene is drawn in front of the other one
   */
  #pose(index: number, { step = 0, isOver = false, alpha = 1 }): void {
    const painted = this.#scenes.at(index);
    if (!painted) return;
    const { reducedMotion } = this;
    const cloud = (1 + Math.cos((2 * Math.PI * this.#seconds) / CLOUD_SECONDS)) / 2;
    painted.visible = true;
    painted.zIndex = isOver ? 1 : 0;
    painted.alpha = alpha;
    painted.show(lookOfScene(index, this.night), {
      seconds: this.#seconds,
      light: reducedMotion ? 1 : LEAST_LIGHT + (1 - LEAST_LIGHT) * cloud,
      reducedMotion,
      arrival: this.#arrival.value,
      step,
    });
  }

  /** Advances the walk. A walk starts only after the pictures of its goal have loaded. The narration does not wait. */
  #tickWalk(seconds: number): boolean {
    const index = selectSceneIndex(this.snapshot);
    if (index !== this.#walk.goal && this.#scenes.isReady(index)) this.#walk.go(index);
    return this.#walk.tick(seconds, this.reducedMotion ? WALK_FADE_SECONDS : WALK_SECONDS);
  }

  #tickArrival(seconds: number): boolean {
    if (this.#arrival.target === 0 && this.#scenes.isReady(this.#walk.to)) {
      if (this.reducedMotion) this.#arrival.set(1);
      else this.#arrival.go(1);
    }
    return this.#arrival.tick(seconds);
  }

  /** Keeps the scenes of the walk, the current and the next one, which loads once the first scene has appeared. */
  #updateCache(): void {
    const { from, to, goal } = this.#walk;
    const index = selectSceneIndex(this.snapshot);
    const isAhead = selectIsWalkShown(this.snapshot) && this.#arrival.value === 1;
    const next = isAhead ? Math.min(LAST_SCENE_INDEX, index + 1) : index;
    this.#scenes.retain([from, to, goal, index, next]);
  }
}

export const createGuidedImageryScene = (parts: SceneDependencies<ImageryActor>): Scene<ImagerySnapshot> =>
  new GuidedImageryScene(parts);
