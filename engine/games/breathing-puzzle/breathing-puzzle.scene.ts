/** The Breathing Puzzle: a soap bubble that grows and shrinks in time with the breath. */
import type {
  BreathingPuzzleActor,
  BreathingPuzzleSnapshot,
} from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import {
  LEAD_IN_MS,
  lungFullnessAt,
  selectIsSessionRunning,
  selectPatternColor,
  selectSessionStage,
} from '../../../machines/games/breathing-puzzle/selectors';
import { hexToRgb, type Rgb } from '../../paint/color';
import { Bubble } from '../../shaders/bubble';
import { easeInOut, lerp, linear, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import type { Scene, SceneDependencies } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { Ring } from './ring';

/** Diameter of the bubble with empty lungs, as a share of the stage's shorter side. */
const EMPTY = 0.5;
/** Diameter of the bubble with full lungs, as a share of the stage's shorter side. */
const FULL = 0.8;

const TINT_SECONDS = 0.6;
/** Strength of the breathing pattern's color on the bubble's soap film, 0-1. */
const TINGE = 0.34;
/** Minimum opacity of the ring with reduced motion, 0-1. */
const FAINT = 0.25;
/** Time in which the movement of the soap film stops after the end of breathing, s. */
const REST_SECONDS = 1.6;

class BreathingPuzzleScene extends SceneBase<BreathingPuzzleActor, BreathingPuzzleSnapshot> {
  readonly #bubble = new Bubble('Bubble');
  readonly #ring = new Ring();
  /** Displayed fullness of the lungs, 0-1. */
  #lungs = 0;
  /** Fullness of the lungs when they begin to empty before the first breath, 0-1. */
  #from = 0;
  readonly #back = new Tween(1, LEAD_IN_MS / 1000, easeInOut);
  #tintFrom: Rgb;
  #tintTo: Rgb;
  readonly #tint = new Tween(1, TINT_SECONDS, linear);
  #seconds = 0;
  /** Time since the end of breathing or since the last snapshot, whichever is later, s. */
  #idle = 0;

  constructor(parts: SceneDependencies<BreathingPuzzleActor>) {
    super(parts, 'breathing-puzzle');
    this.#tintTo = hexToRgb(selectPatternColor(this.snapshot));
    this.#tintFrom = this.#tintTo;
    this.view.addChild(this.#bubble, this.#ring);
  }

  override show(snapshot: BreathingPuzzleSnapshot): void {
    const before = this.snapshot;
    const stage = selectSessionStage(snapshot);
    this.snapshot = snapshot;
    this.#idle = 0;
    const isBack = stage === 'leadingIn' || stage === 'ready';
    if (isBack && selectSessionStage(before) !== stage && this.#lungs > 0) {
      this.#from = this.#lungs;
      this.#back.set(0);
      this.#back.go(1);
    }
    if (selectPatternColor(before) !== selectPatternColor(snapshot)) {
      this.#tintFrom = this.#tintNow();
      this.#tintTo = hexToRgb(selectPatternColor(snapshot));
      this.#tint.set(0);
      this.#tint.go(1);
    }
    this.parts.wake();
  }

  protected update(seconds: number): FramePace {
    const stage = selectSessionStage(this.snapshot);
    const isLed = selectIsSessionRunning(this.snapshot);
    const isBack = this.#back.tick(seconds);
    const isTinting = this.#tint.tick(seconds);
    this.#idle = isLed ? 0 : this.#idle + seconds;
    const flow = this.reducedMotion || stage === 'paused' ? 0 : Math.max(0, 1 - this.#idle / REST_SECONDS);
    this.#seconds += seconds * flow;
    const there = stage === 'leadingIn' ? 0 : lungFullnessAt(this.snapshot, this.parts.clock.now());
    this.#lungs = isBack ? lerp(this.#from, 0, this.#back.value) : there;
    this.#show();
    if (isLed || isBack) return 'moves';
    return isTinting || flow > 0 ? 'drifts' : 'still';
  }

  #show(): void {
    const { width, height, resolution } = this.slot;
    const { reducedMotion } = this;
    const side = Math.min(width, height);
    const tint = this.#tintNow();
    this.#bubble.visible = !reducedMotion;
    this.#ring.visible = reducedMotion;
    if (reducedMotion) {
      this.#ring.place(width / 2, height / 2, (side * FULL) / 2, resolution);
      this.#ring.show(tint, lerp(FAINT, 1, this.#lungs), this.night);
    } else {
      const diameter = side * lerp(EMPTY, FULL, this.#lungs);
      this.#bubble.place(width / 2, height / 2, diameter / 2, resolution);
      this.#bubble.tinge(tint, TINGE);
      this.#bubble.flow(this.#seconds, this.night);
    }
  }

  #tintNow(): Rgb {
    const [from, to, part] = [this.#tintFrom, this.#tintTo, this.#tint.value];
    return [lerp(from[0], to[0], part), lerp(from[1], to[1], part), lerp(from[2], to[2], part)];
  }
}

export const createBreathingPuzzleScene = (
  parts: SceneDependencies<BreathingPuzzleActor>,
): Scene<BreathingPuzzleSnapshot> => new BreathingPuzzleScene(parts);
