/** The hour that is shown: it follows the lighting softly, and by the night theme it is night. */
import { easeOut, Tween } from '../../stage/easing';
import { type Hour, hourAt } from './hours';

/** The lighting changes in this time, s; day and night take longer, as everywhere. */
const SECONDS = 0.5;
const DUSK_SECONDS = 1.2;

export class HourChange {
  readonly #lighting: Tween;
  readonly #dark: Tween;
  #hour: Hour | undefined;

  constructor(lighting: number, isNight: boolean) {
    this.#lighting = new Tween(lighting, SECONDS, easeOut);
    this.#dark = new Tween(isNight ? 1 : 0, DUSK_SECONDS, (part) => part);
  }

  /** The same one until it changes. */
  get hour(): Hour {
    this.#hour ??= hourAt(this.#lighting.value, this.#dark.value);
    return this.#hour;
  }

  /** @param isStill it is there at once */
  goTo(lighting: number, isStill: boolean): void {
    follow(this.#lighting, lighting, isStill);
    this.#hour = undefined;
  }

  /**
   * @param isNight whether the night theme is on
   * @param isStill day and night are there at once
   * @returns whether it still changes
   */
  tick(seconds: number, isNight: boolean, isStill: boolean): boolean {
    const before = [this.#lighting.value, this.#dark.value];
    follow(this.#dark, isNight ? 1 : 0, isStill);
    const isDay = this.#lighting.tick(seconds);
    const moves = this.#dark.tick(seconds) || isDay;
    if (before[0] !== this.#lighting.value || before[1] !== this.#dark.value) this.#hour = undefined;
    return moves;
  }
}

function follow(tween: Tween, value: number, isStill: boolean): void {
  if (isStill) tween.set(value);
  else tween.go(value);
}
