/** Forest Meditation: shows a forest whose light follows the breath, and whose hour goes by. */
import type {
  ForestMeditationActor,
  ForestMeditationSnapshot,
} from '../../../machines/games/forest-meditation/forest-meditation.machine';
import {
  fullnessAt,
  isChanging,
  selectLight,
  selectSince,
} from '../../../machines/games/forest-meditation/selectors';
import { Depth } from '../../shaders/depth';
import { type DepthLook, mixLooks } from '../../shaders/depth-look';
import { easeOut, Tween } from '../../stage/easing';
import { PictureLoader } from '../../stage/pictures';
import type { Scene, SceneParts, Slot } from '../../stage/scene';
import { birdAt } from './bird';
import { HOUR_MS, hourAt } from './hours';
import { FOREST } from './layers';

/** Day becomes night in this time, s. */
const DUSK_SECONDS = 1.2;

/** The forest comes out of the mist in this time, s. */
const ARRIVAL_SECONDS = 1.4;

/** Nothing here moves fast: a frame is drawn when so much time has passed since the last, s. About 30 a second. */
const FRAME_SECONDS = 0.028;

/** The hour is looked at anew in steps of this share: ten minutes have two thousand of them. */
const HOUR_STEP = 1 / 2000;

/** While nothing else moves the hour goes on in steps of this length, ms. */
const STILL_STEP_MS = 15_000;

class ForestMeditationScene implements Scene<ForestMeditationSnapshot> {
  readonly #parts: SceneParts<ForestMeditationActor>;
  readonly #depth: Depth;
  readonly #loader: PictureLoader;
  readonly #dark: Tween;
  readonly #arrival = new Tween(0, ARRIVAL_SECONDS, easeOut);
  #snapshot: ForestMeditationSnapshot;
  /** Time that drifts and floats, s: it stands still with reduced motion. */
  #seconds = 0;
  #light = 0;
  #look: DepthLook;
  #hour = -1;
  #lookDark = -1;
  #stillTimer: number | undefined;
  #isGone = false;
  #sinceFrame = 0;
  #isDue = true;

  constructor(parts: SceneParts<ForestMeditationActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#depth = new Depth(parts.gl, FOREST);
    this.#loader = new PictureLoader(parts.clock);
    this.#dark = new Tween(parts.settings().isNight ? 1 : 0, DUSK_SECONDS, (part) => part);
    this.#look = hourAt(0, parts.settings().isNight);
    void this.#load();
  }

  sync(snapshot: ForestMeditationSnapshot): void {
    this.#snapshot = snapshot;
    this.#parts.wake();
  }

  tick(seconds: number): boolean {
    const { clock, settings } = this.#parts;
    const { reducedMotion, isNight } = settings();
    const now = clock.now();
    const light = selectLight(this.#snapshot);
    this.#light = fullnessAt(light, now);
    if (!reducedMotion) this.#seconds += seconds;
    this.#dark.go(isNight ? 1 : 0);
    const isDusk = this.#dark.tick(seconds);
    const isArriving = this.#arrival.tick(seconds);
    this.#updateLook(now);
    const moves = !reducedMotion || isChanging(light, now) || isDusk || isArriving;
    if (!moves) this.#wakeForTheHour();
    this.#sinceFrame += seconds;
    // Whoever has woken the stage, or has resized it, waits for this very frame; so does the last one before a rest.
    this.#isDue = seconds === 0 || !moves || this.#sinceFrame >= FRAME_SECONDS;
    return moves;
  }

  draw(): boolean {
    if (!this.#isDue) return false;
    this.#sinceFrame = 0;
    const { reducedMotion } = this.#parts.settings();
    this.#depth.draw(this.#look, {
      seconds: this.#seconds,
      light: this.#light,
      moves: !reducedMotion,
      arrival: this.#arrival.value,
      bird: reducedMotion ? undefined : birdAt(this.#seconds),
    });
    return false;
  }

  resize(slot: Slot): void {
    this.#depth.resize(slot);
  }

  restore(): void {
    this.#depth.restore();
    this.#arrival.set(0);
    void this.#load();
  }

  /** What can be acted on here stands beneath the picture. */
  targets(): readonly [] {
    return [];
  }

  activate(): void {}

  destroy(): void {
    this.#isGone = true;
    if (this.#stillTimer !== undefined) this.#parts.clock.clearTimeout(this.#stillTimer);
    this.#depth.destroy();
  }

  /** The forest is shown once all of it is there; what did not come is left out. */
  async #load(): Promise<void> {
    await Promise.all(
      this.#depth.urls.map(async (url) => {
        const picture = await this.#loader.load(url);
        if (this.#isGone) picture?.close();
        else if (picture) this.#depth.takePicture(url, picture);
      }),
    );
    if (this.#isGone) return;
    if (this.#parts.settings().reducedMotion) this.#arrival.set(1);
    else this.#arrival.go(1);
    this.#parts.wake();
  }

  #updateLook(now: number): void {
    const since = selectSince(this.#snapshot);
    const share = since === null ? 0 : Math.min(1, Math.max(0, (now - since) / HOUR_MS));
    const hour = Math.round(share / HOUR_STEP) * HOUR_STEP;
    const dark = this.#dark.value;
    if (hour === this.#hour && dark === this.#lookDark) return;
    this.#hour = hour;
    this.#lookDark = dark;
    this.#look =
      dark === 0 || dark === 1
        ? hourAt(hour, dark === 1)
        : mixLooks(hourAt(hour, false), hourAt(hour, true), dark);
  }

  #wakeForTheHour(): void {
    if (this.#hour >= 1 || this.#stillTimer !== undefined) return;
    this.#stillTimer = this.#parts.clock.setTimeout(() => {
      this.#stillTimer = undefined;
      this.#parts.wake();
    }, STILL_STEP_MS);
  }
}

export const createForestMeditationScene = (
  parts: SceneParts<ForestMeditationActor>,
): Scene<ForestMeditationSnapshot> => new ForestMeditationScene(parts);
