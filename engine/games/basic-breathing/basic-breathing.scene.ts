/** Box Breathing. The scene computes the position within the current breath from the clock in every frame. */
import type {
  BasicBreathingActor,
  BasicBreathingSnapshot,
} from '../../../machines/games/basic-breathing/basic-breathing.machine';
import {
  BREATHING_PHASES,
  isHold,
  LEAD_IN_MS,
  lungFullnessAt,
  phaseProgressAt,
  selectIsFollowingPerson,
  selectIsSessionRunning,
  selectSessionStage,
} from '../../../machines/games/basic-breathing/selectors';
import { easeInOut, lerp, linear, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import type { Scene, SceneDependencies, Slot } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { Square, type SquareState } from './square';

const GLOW_SECONDS = 0.6;
/** Glow of the square's current side while the session's stage is not `breathing`, 0-1. */
const DIM = 0.4;

/** The scene has no touch targets, because all buttons of the game are in the DOM. */
class BasicBreathingScene extends SceneBase<BasicBreathingActor, BasicBreathingSnapshot> {
  readonly #square: Square;
  #shown: SquareState = REST;
  /** The view before the light returns to the start of its path. */
  #from: SquareState = REST;
  readonly #back = new Tween(1, LEAD_IN_MS / 1000, linear);
  readonly #glow = new Tween(DIM, GLOW_SECONDS, easeInOut);
  #seconds = 0;

  constructor(parts: SceneDependencies<BasicBreathingActor>) {
    super(parts, 'basic-breathing');
    this.#square = this.view.addChild(new Square());
  }

  override show(snapshot: BasicBreathingSnapshot): void {
    const before = selectSessionStage(this.snapshot);
    const stage = selectSessionStage(snapshot);
    this.snapshot = snapshot;
    this.#glow.go(stage === 'breathing' || stage === 'following' ? 1 : DIM);
    // The light does not jump: it fades out at its old position and fades in at its start.
    const isBack = stage === 'leadingIn' || stage === 'ready' || stage === 'opening';
    if (stage !== before && isBack && this.#shown !== REST) {
      this.#from = this.#shown;
      this.#back.set(0);
      this.#back.go(1);
    }
    this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#square.layout(slot);
  }

  protected update(seconds: number): FramePace {
    if (!this.reducedMotion) this.#seconds += seconds;
    const isGlowing = this.#glow.tick(seconds);
    const isGoing = this.#back.tick(seconds);
    const there = this.reducedMotion ? this.#reducedView() : this.#currentView();
    this.#shown = isGoing ? between(this.#from, there, this.#back.progress) : there;
    this.#square.setHour(this.night);
    this.#square.show(this.#shown, this.#seconds);
    return selectIsSessionRunning(this.snapshot) || isGlowing || isGoing ? 'moves' : 'still';
  }

  #currentView(): SquareState {
    const { breath, pausedAt } = this.snapshot.context;
    const stage = selectSessionStage(this.snapshot);
    const glow = this.#glow.value;
    if (stage === 'complete') return { ...REST, side: 4, light: [3, 1, 1], glow };
    const now = this.parts.clock.now();
    const lungs = lungFullnessAt(this.snapshot, now);
    // Without holds there are no sides to travel. The sun rises and sets with the water.
    if (selectIsFollowingPerson(this.snapshot))
      return { side: 0, part: lungs, glow, light: [0, lungs, 1], lungs };
    if (breath === null || stage === 'leadingIn') return { ...REST, glow };
    const side = BREATHING_PHASES.indexOf(breath.phase);
    const part = easeInOut(phaseProgressAt(breath, stage === 'paused' ? (pausedAt ?? now) : now));
    return { side, part, glow, light: [side, part, 1], lungs };
  }

  /** Instead of the light the whole current side glows. It brightens during the inhale and the exhale. */
  #reducedView(): SquareState {
    const { side, part, glow } = this.#currentView();
    const phase = BREATHING_PHASES[side];
    const isLight = phase === undefined || isHold(phase) ? 1 : 0.3 + 0.7 * part;
    return { side, part: 1, glow: glow * isLight, light: [0, 0, 0], lungs: 1 };
  }
}

const REST: SquareState = { side: -1, part: 0, glow: DIM, light: [0, 0, 1], lungs: 0 };

/** In the first half the light fades out at its old position, in the second half in at the new one. */
function between(from: SquareState, to: SquareState, part: number): SquareState {
  const isOut = part < 0.5;
  const [side, along, seen] = isOut ? from.light : to.light;
  const share = Math.abs(1 - 2 * part);
  const shown = isOut ? from : to;
  return {
    side: shown.side,
    part: shown.part,
    glow: shown.glow * share,
    light: [side, along, seen * share],
    lungs: lerp(from.lungs, to.lungs, easeInOut(part)),
  };
}

export const createBasicBreathingScene = (
  parts: SceneDependencies<BasicBreathingActor>,
): Scene<BasicBreathingSnapshot> => new BasicBreathingScene(parts);
