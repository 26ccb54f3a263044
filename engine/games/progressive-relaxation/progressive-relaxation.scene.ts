/** Progressive Relaxation: shows somebody at rest, whose parts gather, loosen and grow warm one after the other. */
import type {
  RelaxationActor,
  RelaxationSnapshot,
} from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { selectIsLed } from '../../../machines/games/progressive-relaxation/selectors';
import { easeOut, Tween } from '../../stage/easing';
import { PictureLoader } from '../../stage/pictures';
import type { Scene, SceneParts, Slot } from '../../stage/scene';
import { BodyState } from './body-state';
import { type Hour, hourAt } from './hours';
import { Lying, PICTURES } from './lying';

/** Day becomes night in this time, s. */
const DUSK_SECONDS = 1.2;

/** The picture comes into sight in this time, s. */
const ARRIVAL_SECONDS = 0.9;

/** One breath, s: slow, as somebody breathes who lies down. */
const BREATH_SECONDS = 5.6;

/** After the session the breath is seen for so long, ever less, s; then nothing moves any more. */
const FAREWELL_SECONDS = 20;

/** Nothing here moves fast: a frame is drawn when so much time has passed since the last, s. About 30 a second. */
const FRAME_SECONDS = 0.028;

/** Where so many pictures in a row took longer than this (s), the device is too slow for a breath. */
const SLOW_FRAMES = 8;
const SLOW_SECONDS = 0.12;

class ProgressiveRelaxationScene implements Scene<RelaxationSnapshot> {
  readonly #parts: SceneParts<RelaxationActor>;
  readonly #lying: Lying;
  readonly #loader: PictureLoader;
  readonly #body = new BodyState();
  readonly #dark: Tween;
  readonly #arrival = new Tween(0, ARRIVAL_SECONDS, easeOut);
  /** How much of the breath is seen, 0-1. */
  readonly #alive = new Tween(1, FAREWELL_SECONDS, (part) => part);
  #hour: Hour;
  #hourDark: number;
  /** Time that was breathed, s. */
  #breathed = 0;
  #sinceFrame = 0;
  #isDue = true;
  #late = 0;
  #isGone = false;

  constructor(parts: SceneParts<RelaxationActor>) {
    this.#parts = parts;
    this.#lying = new Lying(parts.gl);
    this.#loader = new PictureLoader(parts.clock);
    this.#hourDark = parts.settings().isNight ? 1 : 0;
    this.#dark = new Tween(this.#hourDark, DUSK_SECONDS, (part) => part);
    this.#hour = hourAt(this.#hourDark);
    this.#body.aim(parts.actor.getSnapshot());
    this.#body.settle();
    void this.#load();
  }

  sync(snapshot: RelaxationSnapshot): void {
    if (!this.#body.aim(snapshot)) return;
    if (selectIsLed(snapshot)) this.#alive.set(1);
    else this.#alive.go(0);
    this.#parts.wake();
  }

  tick(seconds: number): boolean {
    const { reducedMotion, isNight } = this.#parts.settings();
    this.#dark.go(isNight ? 1 : 0);
    const isDusk = this.#dark.tick(seconds);
    const isArriving = this.#arrival.tick(seconds);
    const isChanging = this.#body.tick(seconds);
    if (this.#hourDark !== this.#dark.value) {
      this.#hourDark = this.#dark.value;
      this.#hour = hourAt(this.#hourDark);
    }
    if (seconds > 0) this.#late = seconds > SLOW_SECONDS ? this.#late + 1 : 0;
    const isLeaving = this.#alive.tick(seconds);
    const breathes = !reducedMotion && this.#late < SLOW_FRAMES && (isLeaving || this.#alive.value > 0);
    if (breathes) this.#breathed += seconds;
    const moves = breathes || isDusk || isArriving || isChanging;
    this.#sinceFrame += seconds;
    // Whoever has woken the stage, or has resized it, waits for this very frame; so does the last one before a rest.
    this.#isDue = seconds === 0 || !moves || this.#sinceFrame >= FRAME_SECONDS;
    return moves;
  }

  draw(): boolean {
    if (!this.#isDue) return false;
    this.#sinceFrame = 0;
    const { reducedMotion } = this.#parts.settings();
    const swell = (1 - Math.cos((2 * Math.PI * this.#breathed) / BREATH_SECONDS)) / 2;
    this.#lying.draw(this.#hour, this.#body, {
      breath: reducedMotion ? 0 : swell * this.#alive.value,
      moves: !reducedMotion,
      arrival: this.#arrival.value,
    });
    return false;
  }

  resize(slot: Slot): void {
    this.#lying.resize(slot);
  }

  restore(): void {
    this.#lying.restore();
    this.#arrival.set(0);
    void this.#load();
  }

  /** What can be acted on here stands beside the picture. */
  targets(): readonly [] {
    return [];
  }

  activate(): void {}

  destroy(): void {
    this.#isGone = true;
    this.#lying.destroy();
  }

  /** The picture is shown once all of it is there. */
  async #load(): Promise<void> {
    await Promise.all(
      PICTURES.map(async (url, unit) => {
        const picture = await this.#loader.load(url);
        if (this.#isGone) picture?.close();
        else if (picture) this.#lying.takePicture(unit, picture);
      }),
    );
    if (this.#isGone) return;
    if (this.#parts.settings().reducedMotion) this.#arrival.set(1);
    else this.#arrival.go(1);
    this.#parts.wake();
  }
}

export const createProgressiveRelaxationScene = (
  parts: SceneParts<RelaxationActor>,
): Scene<RelaxationSnapshot> => new ProgressiveRelaxationScene(parts);
