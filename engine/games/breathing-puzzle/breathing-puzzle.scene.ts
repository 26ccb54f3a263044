/** The Breathing Puzzle: a soap bubble that grows and shrinks with the breath, to the moment. */
import type {
  BreathingPuzzleActor,
  BreathingPuzzleSnapshot,
} from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import {
  LEAD_IN_MS,
  lungsAt,
  selectColor,
  selectStage,
} from '../../../machines/games/breathing-puzzle/selectors';
import { type Bubble, Film } from '../../shaders/film';
import { drawsSlowly } from '../../stage/capabilities';
import type { Rgb } from '../../stage/color';
import { lerp, Tween } from '../../stage/easing';
import { clearCanvas } from '../../stage/gl';
import type { Scene, SceneParts, Slot, Target } from '../../stage/scene';

/** Its diameter with empty and with full lungs, in shorter sides of the stage. */
export const EMPTY = 0.5;
export const FULL = 0.8;

/** Day becomes night in this time, s. */
const DUSK_SECONDS = 1.2;
/** One tint becomes another in this time, s. */
const TINT_SECONDS = 0.6;
/** How much the bubble is tinged with the pattern's colour. */
const TINGE = 0.34;
/** The ring of people who asked for less motion is never less to be seen than this. */
const FAINT = 0.25;
/** With nothing to breathe the film comes to rest in this time, s. */
const REST_SECONDS = 1.6;

const linear = (part: number): number => part;
const sine = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

class BreathingPuzzleScene implements Scene<BreathingPuzzleSnapshot> {
  readonly #parts: SceneParts<BreathingPuzzleActor>;
  #film: Film;
  #snapshot: BreathingPuzzleSnapshot;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  #bubble: Bubble = { x: 0, y: 0, radius: 0 };
  /** How full the lungs are shown, 0-1. */
  #lungs = 0;
  /** How full they were shown before they emptied by themselves, and how far that has come. */
  #from = 0;
  readonly #back = new Tween(1, LEAD_IN_MS / 1000, sine);
  readonly #dark: Tween;
  #tintFrom: Rgb;
  #tintTo: Rgb;
  readonly #tint = new Tween(1, TINT_SECONDS, linear);
  /** For how long the film has flowed, s; and for how long nothing has been breathed. */
  #seconds = 0;
  #idle = 0;

  constructor(parts: SceneParts<BreathingPuzzleActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#film = new Film(parts.gl);
    this.#dark = new Tween(parts.settings().isNight ? 1 : 0, DUSK_SECONDS, linear);
    this.#tintTo = rgb(selectColor(this.#snapshot));
    this.#tintFrom = this.#tintTo;
  }

  sync(snapshot: BreathingPuzzleSnapshot): void {
    const before = this.#snapshot;
    const stage = selectStage(snapshot);
    this.#snapshot = snapshot;
    this.#idle = 0;
    const isBack = stage === 'leadingIn' || stage === 'ready';
    if (isBack && selectStage(before) !== stage && this.#lungs > 0) {
      this.#from = this.#lungs;
      this.#back.set(0);
      this.#back.go(1);
    }
    if (selectColor(before) !== selectColor(snapshot)) {
      this.#tintFrom = this.#tinge();
      this.#tintTo = rgb(selectColor(snapshot));
      this.#tint.set(0);
      this.#tint.go(1);
    }
    this.#parts.wake();
  }

  tick(seconds: number): boolean {
    const { reducedMotion, isNight } = this.#parts.settings();
    const stage = selectStage(this.#snapshot);
    const isLed = stage === 'breathing' || stage === 'leadingIn';
    const dark = isNight ? 1 : 0;
    if (reducedMotion) this.#dark.set(dark);
    else this.#dark.go(dark);
    const isBack = this.#back.tick(seconds);
    const isTinting = this.#tint.tick(seconds);
    const isDusk = this.#dark.tick(seconds);
    this.#idle = isLed ? 0 : this.#idle + seconds;
    const flow = reducedMotion || stage === 'paused' ? 0 : Math.max(0, 1 - this.#idle / REST_SECONDS);
    this.#seconds += seconds * flow;
    const there = stage === 'leadingIn' ? 0 : lungsAt(this.#snapshot, this.#parts.clock.now());
    this.#lungs = isBack ? lerp(this.#from, 0, this.#back.value) : there;
    this.#place(reducedMotion);
    return isLed || isBack || isTinting || isDusk || flow > 0;
  }

  draw(): boolean {
    clearCanvas(this.#parts.gl);
    const { reducedMotion } = this.#parts.settings();
    const look = reducedMotion ? 'ring' : drawsSlowly() ? 'baked' : 'live';
    const light = { seconds: this.#seconds, dark: this.#dark.value };
    if (this.#slot.width > 0) this.#film.draw([this.#bubble], this.#slot, light, look);
    return false;
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    this.#place(this.#parts.settings().reducedMotion);
  }

  restore(): void {
    this.#film = new Film(this.#parts.gl);
  }

  /** The bubble is looked at; what can be pressed stands beside it. */
  targets(): readonly Target[] {
    return NONE;
  }

  activate(): void {}

  destroy(): void {
    this.#film.destroy();
  }

  #place(isStill: boolean): void {
    const { width, height } = this.#slot;
    const diameter = Math.min(width, height) * (isStill ? FULL : lerp(EMPTY, FULL, this.#lungs));
    const [red, green, blue] = this.#tinge();
    this.#bubble = {
      x: width / 2,
      y: height / 2,
      radius: diameter / 2,
      tint: [red, green, blue, TINGE],
      opacity: isStill ? lerp(FAINT, 1, this.#lungs) : 1,
    };
  }

  /** The tint as it is now. */
  #tinge(): Rgb {
    const part = this.#tint.value;
    const [from, to] = [this.#tintFrom, this.#tintTo];
    return [lerp(from[0], to[0], part), lerp(from[1], to[1], part), lerp(from[2], to[2], part)];
  }
}

const NONE: readonly Target[] = [];

/** `#rrggbb` as 0-1. */
function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export const createBreathingPuzzleScene = (
  parts: SceneParts<BreathingPuzzleActor>,
): Scene<BreathingPuzzleSnapshot> => new BreathingPuzzleScene(parts);
