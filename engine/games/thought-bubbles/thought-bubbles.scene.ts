/** Thought Bubbles: soap bubbles that drift above the clouds, and an answer that replaces a thought. */

import {
  bubbleIdOf,
  ROUND_COUNT,
  selectAreBubblesHeld,
  selectChosenAnswer,
  selectGamePhase,
  selectRoundNumber,
  selectSessionNumber,
  selectThoughtIndex,
  selectTransformedThoughts,
  thoughtAt,
} from '../../../machines/games/thought-bubbles/selectors';
import type {
  ThoughtBubblesActor,
  ThoughtBubblesSnapshot,
} from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { Bubble } from '../../shaders/bubble';
import { easeOut, linear, Tween } from '../../stage/easing';
import { type FramePace, fasterPace } from '../../stage/frame-pace';
import type { PointerState, Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { ButtonMover } from './button-mover';
import { Flight, type FlightMoment, LIGHT_HALO_RADIUS, lightPositionsIn, type ShownBubble } from './flight';
import { type BubbleSpot, EDGE_MARGIN } from './homes';
import { SkyLight } from './light';
import { waitForFonts } from './measure';
import { OwnBubble } from './own-bubble';
import { RoundBubbles } from './round-bubbles';
import { WordFade } from './word-fade';

const COME_SECONDS = 0.6;
/** Distance from which bubbles rise, CSS px. It is short, so that no bubble enters from outside the field. */
const COME_FROM = EDGE_MARGIN;
const LIGHT_SECONDS = 0.5;
/** Time in which the movement of the bubbles' soap film starts or stops, s. */
const FLOW_SECONDS = 1.2;

/** Heather tint of the thought's soap film. */
const THOUGHT_TINT = [0.8, 0.735, 0.95] as const;
/** Strength of the heather tint, 0-1. */
const THOUGHT_TINGE = 0.52;

/** Indices of the thought, and of the person's own answer, among the bubbles of a round. */
const THOUGHT = 0;
const OWN = 4;

/** Selectors of all values that a frame depends on. */
const SEEN = [selectGamePhase, selectRoundNumber, selectAreBubblesHeld, selectTransformedThoughts] as const;

class ThoughtBubblesScene extends SceneBase<ThoughtBubblesActor, ThoughtBubblesSnapshot> {
  readonly #rounds = new RoundBubbles();
  /** Opacity of the round's bubbles, 0-1. */
  readonly #presence = new Tween(0, COME_SECONDS, easeOut);
  /** Brightness of the lights of answers, 0-1. */
  readonly #brightness = Array.from({ length: ROUND_COUNT }, () => new Tween(0, LIGHT_SECONDS, easeOut));
  readonly #flow = new Tween(1, FLOW_SECONDS, linear);
  readonly #words: WordFade;
  readonly #drifting: ButtonMover;
  readonly #lights = this.#brightness.map((_, light) => new SkyLight(`Light ${light + 1}`));
  readonly #glow = new SkyLight('Glow');
  readonly #own = new OwnBubble();
  readonly #bubbles = ['Thought', 'Answer 1', 'Answer 2', 'Answer 3'].map((label) => new Bubble(label));
  /** The answer that is flying. */
  readonly #flying = new Bubble('FlyingAnswer');
  /** Animation of the flying answer. It continues into the next round. */
  #flight: Flight | undefined;
  #moment: FlightMoment | undefined;
  #seconds = 0;

  constructor(parts: SceneDependencies<ThoughtBubblesActor>) {
    super(parts, 'thought-bubbles');
    this.#words = new WordFade(parts.element);
    this.#drifting = new ButtonMover(parts.moveTarget);
    this.#bubbles[THOUGHT]?.tinge(THOUGHT_TINT, THOUGHT_TINGE);
    this.view.addChild(...this.#lights, this.#glow, this.#own, ...this.#bubbles, this.#flying);
    parts.element.addEventListener('focusin', this.#focus);
    parts.element.addEventListener('focusout', this.#focus);
    void waitForFonts().then(() => {
      if (this.isDestroyed) return;
      this.#rounds.forgetWidths();
      this.#lay();
      parts.wake();
    });
  }

  override show(snapshot: ThoughtBubblesSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    const isOther = selectSessionNumber(before) !== selectSessionNumber(snapshot);
    if (isOther) this.#flight = undefined;
    if (isOther || selectRoundNumber(before) !== selectRoundNumber(snapshot)) {
      this.#rounds.letGo();
      this.#lay();
      this.#presence.set(0);
      this.#words.begin();
    }
    if (selectChosenAnswer(before) === undefined) this.#startFlight();
    const isHere = selectGamePhase(snapshot) === 'choosing' ? 1 : 0;
    this.#presence.go(isHere);
    this.#words.go(isHere);
    // The elapsed seconds in a snapshot have no visible effect.
    if (isOther || SEEN.some((select) => select(before) !== select(snapshot))) this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    for (const [light, { x, y }] of lightPositionsIn(slot, ROUND_COUNT).entries())
      this.#lights[light]?.place({ x, y, radius: LIGHT_HALO_RADIUS });
    this.#lay();
  }

  /** Moves words here instead of in `update`, so that they move only in frames that draw the bubbles. */
  override prepare(): void {
    this.#follow();
  }

  override targets(): readonly Target[] {
    const phase = selectGamePhase(this.snapshot);
    if (phase === 'ready' || phase === 'complete') return [];
    return this.#rounds.targets(phase === 'choosing');
  }

  override activate(id: string): void {
    const { actor } = this.parts;
    if (id === 'thought') actor.send({ type: 'thought.touched' });
    else if (id === 'own') actor.send({ type: 'form.opened' });
    else actor.send({ type: 'answer.chosen', answer: Number(id.slice(-1)) });
  }

  point(id: string, state: PointerState): void {
    this.#rounds.point(id, state);
    this.parts.wake();
  }

  minHeight(): number {
    return this.targets().length > 0 ? this.#rounds.height : 0;
  }

  override destroy(): void {
    super.destroy();
    this.parts.element.removeEventListener('focusin', this.#focus);
    this.parts.element.removeEventListener('focusout', this.#focus);
    this.#words.destroy();
  }

  protected update(seconds: number): FramePace {
    const phase = selectGamePhase(this.snapshot);
    const isStill = this.reducedMotion || selectAreBubblesHeld(this.snapshot);
    if (this.reducedMotion) this.#flow.set(0);
    else this.#flow.go(isStill || phase === 'writing' || phase === 'complete' ? 0 : 1);
    this.#flow.tick(seconds);
    this.#seconds += seconds * this.#flow.value;
    if (this.#flight && !this.#flight.tick(seconds)) this.#flight = undefined;
    const answered = selectTransformedThoughts(this.snapshot).length - (this.#flight ? 1 : 0);
    for (const [light, tween] of this.#brightness.entries()) tween.go(light < answered ? 1 : 0);
    let moves = this.#words.tick(seconds) || this.#flight !== undefined;
    for (const tween of [this.#presence, ...this.#brightness]) moves = tween.tick(seconds) || moves;
    const pace = this.#rounds.update(seconds, isStill || phase !== 'choosing');
    this.#show();
    if (moves) return 'moves';
    return fasterPace(pace, this.#flow.value > 0 ? 'drifts' : 'still');
  }

  get #isAnswered(): boolean {
    return selectChosenAnswer(this.snapshot) !== undefined;
  }

  /** Returns whether a bubble of the current round is the flying answer. */
  #isFlying(bubble: number): boolean {
    return this.#isAnswered && bubble === this.#flight?.bubble;
  }

  /** A bubble rests while it has the keyboard focus. */
  readonly #focus = ({ type, target }: Event): void => {
    const button = target as HTMLElement;
    const isReached = type === 'focusin' && button.matches(':focus-visible');
    this.#rounds.focused = isReached ? button.dataset.target : undefined;
    this.parts.wake();
  };

  #lay(): void {
    if (selectGamePhase(this.snapshot) === 'complete') return;
    const thought = thoughtAt(selectThoughtIndex(this.snapshot));
    // Lays out the first round before its start, while the person reads the intro.
    this.#rounds.lay(thought, Math.max(1, selectRoundNumber(this.snapshot)), this.slot);
    this.parts.element.dataset.layout = this.#rounds.isColumn ? 'column' : 'drift';
    // Buttons need their positions before they appear, even while nothing can be drawn.
    this.#follow();
  }

  #startFlight(): void {
    const chosen = selectChosenAnswer(this.snapshot);
    if (chosen === undefined || this.slot.width === 0) return;
    const bubble = this.#rounds.ids.indexOf(bubbleIdOf(chosen));
    const way = {
      thought: this.#rounds.spotOf(THOUGHT),
      answer: this.#rounds.spotOf(bubble),
      light: selectTransformedThoughts(this.snapshot).length - 1,
      reducedMotion: this.reducedMotion,
      isWorded: !this.#rounds.isColumn && bubble !== OWN,
    };
    this.#flight = new Flight(way, bubble, this.slot);
    this.#flying.phase = this.#phaseOf(bubble);
  }

  /** Returns the position of a bubble. The bubbles of a new round rise from slightly below their homes. */
  #spotOf(bubble: number): BubbleSpot {
    const spot = this.#rounds.spotOf(bubble);
    const isComing = selectGamePhase(this.snapshot) === 'choosing' && !this.reducedMotion;
    return isComing ? { ...spot, y: spot.y + COME_FROM * (1 - this.#presence.value) } : spot;
  }

  #phaseOf(bubble: number): number {
    return (bubble * 0.21 + selectRoundNumber(this.snapshot) * 0.37) % 1;
  }

  #show(): void {
    const { night } = this;
    const moment = this.#flight?.momentIn(this.slot);
    this.#moment = moment;
    const opacity = this.#presence.value;
    const calm = this.#rounds.isColumn ? 0 : 1;
    for (const [index, bubble] of this.#bubbles.entries()) {
      bubble.phase = this.#phaseOf(index);
      if (index === THOUGHT && moment && this.#isAnswered) this.#showBubble(bubble, moment.thought);
      else this.#showBubble(bubble, { ...this.#spotOf(index), opacity, calm });
      if (this.#isFlying(index)) bubble.visible = false;
    }
    this.#flying.visible = moment !== undefined;
    if (moment) this.#showBubble(this.#flying, moment.answer);
    this.#own.visible = opacity > 0;
    this.#own.alpha = opacity;
    this.#own.night = night;
    this.#own.place(moment && this.#isFlying(OWN) ? moment.answer : this.#spotOf(OWN), this.slot.resolution);
    for (const [index, light] of this.#lights.entries()) light.strength = this.#brightness[index]?.value ?? 0;
    this.#glow.strength = moment?.glow.opacity ?? 0;
    if (moment) this.#glow.place(moment.glow);
  }

  #showBubble(bubble: Bubble, { x, y, radius, opacity, calm }: ShownBubble): void {
    bubble.visible = opacity > 0;
    bubble.alpha = opacity;
    bubble.calm = calm;
    bubble.place(x, y, radius, this.slot.resolution);
    bubble.flow(this.#seconds, this.night);
  }

  /** Moves the words with their bubbles. The words of a new round fade in at the bubbles' final positions. */
  #follow(): void {
    const { answer } = this.#moment ?? {};
    this.#drifting.follow(
      this.#rounds.corners((bubble) =>
        answer && this.#isFlying(bubble) ? answer : this.#rounds.spotOf(bubble),
      ),
    );
  }
}

export const createThoughtBubblesScene = (
  parts: SceneDependencies<ThoughtBubblesActor>,
): Scene<ThoughtBubblesSnapshot> => new ThoughtBubblesScene(parts);
