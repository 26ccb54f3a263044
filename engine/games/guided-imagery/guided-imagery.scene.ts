/** Guided Meditation: one walk through ten painted scenes, each of which lives in depth and is walked into. */
import type {
  ImageryActor,
  ImagerySnapshot,
} from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  LAST_SCENE,
  selectIndex,
  selectIsLed,
  selectIsPaused,
} from '../../../machines/games/guided-imagery/selectors';
import type { DepthMoment } from '../../shaders/depth';
import { easeOut, Tween } from '../../stage/easing';
import { nextTask } from '../../stage/next-task';
import type { Scene, SceneParts, Slot } from '../../stage/scene';
import { lookAt } from './light';
import { Stations } from './stations';
import { FADE_SECONDS, WALK_SECONDS, Walk } from './walk';

/** Day becomes night in this time, s. */
const DUSK_SECONDS = 1.2;

/** The first scene comes out of the mist in this time, s. */
const ARRIVAL_SECONDS = 1.4;

/** In a pause everything comes to rest in this time, s. */
const REST_SECONDS = 1.6;

/** Nothing in a scene moves fast: a frame is drawn when so much time has passed since the last, s. About 30 a second. */
const FRAME_SECONDS = 0.028;

/** The light comes and goes like that under slow clouds: one turn, s; between so much and all of it. */
const CLOUD_SECONDS = 37;
const LEAST_LIGHT = 0.55;

class GuidedImageryScene implements Scene<ImagerySnapshot> {
  readonly #parts: SceneParts<ImageryActor>;
  readonly #stations: Stations;
  readonly #walk: Walk;
  readonly #dark: Tween;
  readonly #arrival = new Tween(0, ARRIVAL_SECONDS, easeOut);
  /** How much of what moves by itself does, 0-1. */
  readonly #stir: Tween;
  #index: number;
  /** Time that drifts and floats, s: it stands still with reduced motion, and in a pause. */
  #seconds = 0;
  #sinceFrame = 0;
  #isDue = true;
  #isLed: boolean;
  /** Whether every scene that should be there is; and whether the next one is among them. */
  #hasAll = false;
  #hasNext = false;
  /** Whether a look for scenes is to come. */
  #willKeep = false;
  #isDestroyed = false;

  constructor(parts: SceneParts<ImageryActor>) {
    this.#parts = parts;
    const snapshot = parts.actor.getSnapshot();
    this.#index = selectIndex(snapshot);
    this.#isLed = selectIsLed(snapshot);
    this.#stir = new Tween(selectIsPaused(snapshot) ? 0 : 1, REST_SECONDS, easeOut);
    this.#walk = new Walk(this.#index);
    this.#stations = new Stations(parts.gl, parts.clock, parts.wake);
    this.#dark = new Tween(parts.settings().isNight ? 1 : 0, DUSK_SECONDS, (part) => part);
    this.#keep();
  }

  sync(snapshot: ImagerySnapshot): void {
    this.#index = selectIndex(snapshot);
    this.#isLed = selectIsLed(snapshot);
    this.#stir.go(selectIsPaused(snapshot) ? 0 : 1);
    void this.#keepSoon();
    this.#parts.wake();
  }

  tick(seconds: number): boolean {
    this.#stations.check();
    const { reducedMotion, isNight } = this.#parts.settings();
    this.#dark.go(isNight ? 1 : 0);
    const isDusk = this.#dark.tick(seconds);
    const isStirring = this.#stir.tick(seconds) || this.#stir.value > 0;
    if (!reducedMotion) this.#seconds += seconds * this.#stir.value;
    const isWalking = this.#tickWalk(seconds, reducedMotion);
    const isArriving = this.#tickArrival(seconds, reducedMotion);
    const isChanging = isDusk || isWalking || isArriving;
    const moves = isChanging || (isStirring && !reducedMotion);
    this.#sinceFrame += seconds;
    // Whoever has woken the stage, or has resized it, waits for this very frame; so does the last one before a rest.
    this.#isDue = seconds === 0 || !moves || isWalking || this.#sinceFrame >= FRAME_SECONDS;
    return moves;
  }

  draw(): boolean {
    if (!this.#isDue) return false;
    this.#sinceFrame = 0;
    const { from, to, progress, isUnderWay } = this.#walk;
    if (!isUnderWay) this.#drawScene(to, {});
    else if (this.#parts.settings().reducedMotion) {
      this.#drawScene(to, {});
      this.#drawScene(from, { isOver: true, opacity: 1 - progress });
    } else {
      // Back is the same way, seen the other way round.
      const [near, far, step] = from < to ? [from, to, progress] : [to, from, 1 - progress];
      this.#drawScene(far, { step: step - 1 });
      this.#drawScene(near, { isOver: true, step });
    }
    return false;
  }

  resize(slot: Slot): void {
    this.#stations.resize(slot);
  }

  restore(): void {
    this.#arrival.set(0);
    this.#stations.restore();
  }

  /** What can be acted on here stands beneath the picture. */
  targets(): readonly [] {
    return [];
  }

  activate(): void {}

  destroy(): void {
    this.#isDestroyed = true;
    this.#stations.destroy();
  }

  #drawScene(index: number, how: Pick<DepthMoment, 'step' | 'isOver' | 'opacity'>): void {
    const moves = !this.#parts.settings().reducedMotion;
    const cloud = (1 + Math.cos((2 * Math.PI * this.#seconds) / CLOUD_SECONDS)) / 2;
    this.#stations.at(index)?.draw(lookAt(index, this.#dark.value), {
      seconds: this.#seconds,
      light: moves ? LEAST_LIGHT + (1 - LEAST_LIGHT) * cloud : 1,
      moves,
      arrival: this.#arrival.value,
      ...how,
    });
  }

  /** Whoever walks waits where they are for a scene that has not come; the words wait for nobody. */
  #tickWalk(seconds: number, reducedMotion: boolean): boolean {
    const { goal, to } = this.#walk;
    if (this.#index !== goal && this.#stations.isReady(this.#index)) this.#walk.go(this.#index);
    const isWalking = this.#walk.tick(seconds, reducedMotion ? FADE_SECONDS : WALK_SECONDS);
    if (
      goal !== this.#walk.goal ||
      to !== this.#walk.to ||
      !this.#hasAll ||
      this.#hasNext !== this.#wantsNext
    )
      void this.#keepSoon();
    return isWalking;
  }

  #tickArrival(seconds: number, reducedMotion: boolean): boolean {
    if (this.#arrival.target === 0 && this.#stations.isReady(this.#walk.to)) {
      if (reducedMotion) this.#arrival.set(1);
      else this.#arrival.go(1);
    }
    return this.#arrival.tick(seconds);
  }

  /** Not before one has arrived: what the first frame needs comes first. */
  get #wantsNext(): boolean {
    return this.#isLed && this.#arrival.value === 1;
  }

  /** The hand that turns a page does not wait for what is fetched and freed, nor does the frame after it. */
  async #keepSoon(): Promise<void> {
    if (this.#willKeep) return;
    this.#willKeep = true;
    await nextTask();
    this.#willKeep = false;
    try {
      if (!this.#isDestroyed) this.#keep();
    } catch (error) {
      this.#stations.fail(error);
    }
  }

  /** What is seen, what is meant, and what comes after it. */
  #keep(): void {
    const { from, to, goal } = this.#walk;
    this.#hasNext = this.#wantsNext;
    const next = this.#hasNext ? Math.min(LAST_SCENE, this.#index + 1) : this.#index;
    this.#hasAll = this.#stations.keep([...new Set([from, to, goal, this.#index, next])]);
  }
}

export const createGuidedImageryScene = (parts: SceneParts<ImageryActor>): Scene<ImagerySnapshot> =>
  new GuidedImageryScene(parts);
