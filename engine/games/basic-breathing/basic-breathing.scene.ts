/** Box Breathing: shows where in a breath the person is, worked out anew in every frame from the clock. */
import type {
  BasicBreathingActor,
  BasicBreathingSnapshot,
} from '../../../machines/games/basic-breathing/basic-breathing.machine';
import {
  isHold,
  LEAD_IN_MS,
  lungsAt,
  PHASES,
  partAt,
  selectStage,
} from '../../../machines/games/basic-breathing/selectors';
import { lerp, Tween } from '../../stage/easing';
import type { Scene, SceneParts, Slot, Target } from '../../stage/scene';
import { Square, type SquareView } from './square';

/** Day becomes night in this time, s. */
const DUSK_SECONDS = 1.2;
/** A glow comes and goes in this time, s. */
const GLOW_SECONDS = 0.6;
/** How brightly a side glows while nothing is breathed, 0-1. */
const DIM = 0.4;

const linear = (part: number): number => part;
/** Sine in and out, as a breath begins and ends. */
const breathe = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

class BasicBreathingScene implements Scene<BasicBreathingSnapshot> {
  readonly #parts: SceneParts<BasicBreathingActor>;
  #square: Square;
  #snapshot: BasicBreathingSnapshot;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  #view: SquareView = REST;
  /** What was seen before the light went back to its beginning, and how far it has: 1 is there. */
  #from: SquareView = REST;
  readonly #back = new Tween(1, LEAD_IN_MS / 1000, linear);
  readonly #glow = new Tween(DIM, GLOW_SECONDS, breathe);
  readonly #dark: Tween;
  #seconds = 0;

  constructor(parts: SceneParts<BasicBreathingActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#square = new Square(parts.gl);
    this.#dark = new Tween(parts.settings().isNight ? 1 : 0, DUSK_SECONDS, linear);
  }

  sync(snapshot: BasicBreathingSnapshot): void {
    const before = selectStage(this.#snapshot);
    const stage = selectStage(snapshot);
    this.#snapshot = snapshot;
    this.#glow.go(stage === 'breathing' ? 1 : DIM);
    // Nobody sees the light jump: it goes out where it was and comes up where it begins.
    const isBack = stage === 'leadingIn' || stage === 'ready' || stage === 'opening';
    if (stage !== before && isBack && this.#view !== REST) {
      this.#from = this.#view;
      this.#back.set(0);
      this.#back.go(1);
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
    if (!reducedMotion) this.#seconds += seconds;
    const isGlowing = this.#glow.tick(seconds);
    const isGoing = this.#back.tick(seconds);
    const isDusk = this.#dark.tick(seconds);
    const there = reducedMotion ? this.#still() : this.#there();
    this.#view = isGoing ? between(this.#from, there, this.#back.progress) : there;
    return isLed || isGlowing || isGoing || isDusk;
  }

  draw(): boolean {
    if (this.#slot.width > 0) this.#square.draw(this.#view, this.#slot, this.#seconds, this.#dark.value);
    return false;
  }

  resize(slot: Slot): void {
    this.#slot = slot;
  }

  restore(): void {
    this.#square = new Square(this.#parts.gl);
  }

  /** The square is looked at; what can be pressed stands beside it. */
  targets(): readonly Target[] {
    return NONE;
  }

  activate(): void {}

  destroy(): void {
    this.#square.destroy();
  }

  /** Where the light is now. */
  #there(): SquareView {
    const { breath, pausedAt } = this.#snapshot.context;
    const stage = selectStage(this.#snapshot);
    const glow = this.#glow.value;
    if (stage === 'complete') return { ...REST, side: 4, light: [3, 1, 1], glow };
    if (breath === null || stage === 'leadingIn') return { ...REST, glow };
    const now = this.#parts.clock.now();
    const side = PHASES.indexOf(breath.phase);
    const part = breathe(partAt(breath, stage === 'paused' ? (pausedAt ?? now) : now));
    return { side, part, glow, light: [side, part, 1], lungs: lungsAt(this.#snapshot, now) };
  }

  /** For people who asked for less motion nothing travels: the side that is breathed lightens from end to end. */
  #still(): SquareView {
    const { side, part, glow } = this.#there();
    const phase = PHASES[side];
    const isLight = phase === undefined || isHold(phase) ? 1 : 0.3 + 0.7 * part;
    return { side, part: 1, glow: glow * isLight, light: [0, 0, 0], lungs: 1 };
  }
}

const REST: SquareView = { side: -1, part: 0, glow: DIM, light: [0, 0, 1], lungs: 0 };

const NONE: readonly Target[] = [];

/** Half the way the light goes out where it was, half the way it comes up where it will be; the water just sinks. */
function between(from: SquareView, to: SquareView, part: number): SquareView {
  const isOut = part < 0.5;
  const [side, along, seen] = isOut ? from.light : to.light;
  const share = Math.abs(1 - 2 * part);
  const shown = isOut ? from : to;
  return {
    side: shown.side,
    part: shown.part,
    glow: shown.glow * share,
    light: [side, along, seen * share],
    lungs: lerp(from.lungs, to.lungs, breathe(part)),
  };
}

export const createBasicBreathingScene = (
  parts: SceneParts<BasicBreathingActor>,
): Scene<BasicBreathingSnapshot> => new BasicBreathingScene(parts);
