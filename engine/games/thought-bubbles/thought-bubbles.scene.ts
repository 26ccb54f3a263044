/** Thought Bubbles: soap bubbles that drift above the clouds, and an answer that takes the place of a thought. */
import {
  bubbleOf,
  ROUNDS,
  selectChosen,
  selectIsHeld,
  selectPhase,
  selectRound,
  selectSession,
  selectThought,
  selectTransformed,
  thoughtAt,
} from '../../../machines/games/thought-bubbles/selectors';
import type {
  ThoughtBubblesActor,
  ThoughtBubblesSnapshot,
} from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { type Bubble, Film } from '../../shaders/film';
import { drawsSlowly } from '../../stage/capabilities';
import { easeOut, Tween } from '../../stage/easing';
import { clearCanvas } from '../../stage/gl';
import type { PointerState, Scene, SceneParts, Slot, Target } from '../../stage/scene';
import { Flight, LIGHT_REACH, lightsIn, type Moment, type Shown } from './flight';
import { EDGE, type Spot } from './homes';
import { type Mark, Marks } from './marks';
import { facesCome } from './measure';
import { Rounds } from './rounds';
import { WordFade } from './word-fade';

/** Bubbles come and go in this time, s; and they come from so far below, CSS px: not from outside the field. */
const COME_SECONDS = 0.6;
const COME_FROM = EDGE;
/** A light goes on, the film comes to rest, and day becomes night in this time, s. */
const LIGHT_SECONDS = 0.5;
const FLOW_SECONDS = 1.2;
const DUSK_SECONDS = 1.2;

/** The heather of the thought, and how much of it. */
const THOUGHT_TINT = [0.8, 0.735, 0.95, 0.52] as const;

/** Places among the bubbles. */
const THOUGHT = 0;
const OWN = 4;

/** What a frame shows of a snapshot. */
const SEEN = [selectPhase, selectRound, selectIsHeld, selectTransformed] as const;

const linear = (part: number): number => part;

class ThoughtBubblesScene implements Scene<ThoughtBubblesSnapshot> {
  readonly #parts: SceneParts<ThoughtBubblesActor>;
  readonly #rounds = new Rounds();
  /** How far the bubbles of the round are there, 0-1. */
  readonly #presence = new Tween(0, COME_SECONDS, easeOut);
  readonly #lights = Array.from({ length: ROUNDS }, () => new Tween(0, LIGHT_SECONDS, easeOut));
  readonly #flow = new Tween(1, FLOW_SECONDS, linear);
  readonly #dark: Tween;
  readonly #words: WordFade;
  #film: Film;
  #marks: Marks;
  #snapshot: ThoughtBubblesSnapshot;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  /** The answer that is on its way, also while the next round begins. */
  #flight: Flight | undefined;
  /** For how long the film has flowed, s. */
  #seconds = 0;
  #isDestroyed = false;

  constructor(parts: SceneParts<ThoughtBubblesActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#film = new Film(parts.gl);
    this.#marks = new Marks(parts.gl);
    this.#dark = new Tween(parts.settings().isNight ? 1 : 0, DUSK_SECONDS, linear);
    this.#words = new WordFade(parts.element);
    parts.element.addEventListener('focusin', this.#focus);
    parts.element.addEventListener('focusout', this.#focus);
    void facesCome().then(() => {
      if (this.#isDestroyed) return;
      this.#rounds.forgetWidths();
      this.#lay();
      parts.wake();
    });
  }

  sync(snapshot: ThoughtBubblesSnapshot): void {
    const before = this.#snapshot;
    this.#snapshot = snapshot;
    const isOther = selectSession(before) !== selectSession(snapshot);
    if (isOther) this.#flight = undefined;
    if (isOther || selectRound(before) !== selectRound(snapshot)) {
      this.#rounds.letGo();
      this.#lay();
      this.#presence.set(0);
      this.#words.begin();
    }
    if (selectChosen(before) === undefined) this.#takeOff();
    const isHere = selectPhase(snapshot) === 'choosing' ? 1 : 0;
    this.#presence.go(isHere);
    this.#words.go(isHere);
    // Seconds that go by change nothing here.
    if (isOther || SEEN.some((select) => select(before) !== select(snapshot))) this.#parts.wake();
  }

  tick(seconds: number): boolean {
    const { reducedMotion, isNight } = this.#parts.settings();
    const phase = selectPhase(this.#snapshot);
    const dark = isNight ? 1 : 0;
    if (reducedMotion) this.#dark.set(dark);
    else this.#dark.go(dark);
    const isStill = reducedMotion || selectIsHeld(this.#snapshot);
    if (reducedMotion) this.#flow.set(0);
    else this.#flow.go(isStill || phase === 'writing' || phase === 'complete' ? 0 : 1);
    if (this.#flight && !this.#flight.tick(seconds)) this.#flight = undefined;
    const kept = selectTransformed(this.#snapshot).length - (this.#flight ? 1 : 0);
    this.#lights.forEach((light, index) => {
      light.go(index < kept ? 1 : 0);
    });
    let moves = this.#words.tick(seconds);
    moves = this.#rounds.tick(seconds, isStill || phase !== 'choosing') || moves;
    for (const tween of [this.#presence, this.#flow, this.#dark, ...this.#lights]) {
      moves = tween.tick(seconds) || moves;
    }
    this.#seconds += seconds * this.#flow.value;
    return moves || this.#flight !== undefined || this.#flow.value > 0;
  }

  draw(): boolean {
    clearCanvas(this.#parts.gl);
    if (this.#slot.width === 0) return false;
    const dark = this.#dark.value;
    const moment = this.#flight?.momentIn(this.#slot);
    const look = drawsSlowly() ? 'baked' : 'live';
    this.#marks.draw(this.#marksNow(moment), this.#slot, dark);
    this.#film.draw(this.#bubbles(moment), this.#slot, { seconds: this.#seconds, dark }, look);
    return false;
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    this.#lay();
  }

  restore(): void {
    this.#film = new Film(this.#parts.gl);
    this.#marks = new Marks(this.#parts.gl);
  }

  targets(): readonly Target[] {
    const phase = selectPhase(this.#snapshot);
    if (phase === 'ready' || phase === 'complete') return [];
    return this.#rounds.targets(phase === 'choosing');
  }

  /** Words go with their bubble; those of a new round fade in where their bubbles will be. */
  placeOf(id: string): { x: number; y: number } {
    const moment = this.#isAnswered ? this.#flight?.momentIn(this.#slot) : undefined;
    const at = (bubble: number) =>
      moment && bubble === this.#flight?.bubble ? moment.answer : this.#rounds.spotOf(bubble);
    return this.#rounds.cornerOf(id, at) ?? { x: 0, y: 0 };
  }

  activate(id: string): void {
    const { actor } = this.#parts;
    if (id === 'thought') actor.send({ type: 'thought.touched' });
    else if (id === 'own') actor.send({ type: 'form.opened' });
    else actor.send({ type: 'answer.chosen', answer: Number(id.slice(-1)) });
  }

  point(id: string, state: PointerState): void {
    this.#rounds.point(id, state);
    this.#parts.wake();
  }

  minHeight(): number {
    return this.targets().length > 0 ? this.#rounds.height : 0;
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#parts.element.removeEventListener('focusin', this.#focus);
    this.#parts.element.removeEventListener('focusout', this.#focus);
    this.#words.destroy();
    this.#film.destroy();
    this.#marks.destroy();
  }

  /** Whether the round at hand has its answer. */
  get #isAnswered(): boolean {
    return selectChosen(this.#snapshot) !== undefined;
  }

  /** Whoever works by keys reads a bubble that rests. */
  readonly #focus = ({ type, target }: Event): void => {
    const button = target as HTMLElement;
    const isReached = type === 'focusin' && button.matches(':focus-visible');
    this.#rounds.focused = isReached ? button.dataset.target : undefined;
    this.#parts.wake();
  };

  #lay(): void {
    if (selectPhase(this.#snapshot) === 'complete') return;
    const thought = thoughtAt(selectThought(this.#snapshot));
    // The first round is laid out before it begins, while the intro is read.
    this.#rounds.lay(thought, Math.max(1, selectRound(this.#snapshot)), this.#slot);
    this.#parts.element.dataset.layout = this.#rounds.isColumn ? 'column' : 'drift';
  }

  #takeOff(): void {
    const chosen = selectChosen(this.#snapshot);
    if (chosen === undefined || this.#slot.width === 0) return;
    const bubble = this.#rounds.ids.indexOf(bubbleOf(chosen));
    const way = {
      thought: this.#rounds.spotOf(THOUGHT),
      answer: this.#rounds.spotOf(bubble),
      light: selectTransformed(this.#snapshot).length - 1,
      isStill: this.#parts.settings().reducedMotion,
      isWorded: !this.#rounds.isColumn && bubble !== OWN,
    };
    this.#flight = new Flight(
      way,
      bubble,
      { answer: this.#filmOf(bubble), thought: this.#filmOf(THOUGHT) },
      this.#slot,
    );
  }

  /** Where a bubble is: those of a new round come from a little below. */
  #spotOf(bubble: number): Spot {
    const spot = this.#rounds.spotOf(bubble);
    const isComing = selectPhase(this.#snapshot) === 'choosing' && !this.#parts.settings().reducedMotion;
    return isComing ? { ...spot, y: spot.y + COME_FROM * (1 - this.#presence.value) } : spot;
  }

  #filmOf(bubble: number): number {
    return (bubble * 0.21 + selectRound(this.#snapshot) * 0.37) % 1;
  }

  #bubbles(moment: Moment | undefined): readonly Bubble[] {
    const bubbles: Bubble[] = [];
    const show = (shown: Shown, bubble: number, phase: number) => {
      if (shown.opacity <= 0) return;
      bubbles.push({ ...shown, phase, ...(bubble === THOUGHT && { tint: THOUGHT_TINT }) });
    };
    const calm = this.#rounds.isColumn ? 0 : 1;
    for (const bubble of this.#rounds.ids.keys()) {
      const isOnItsWay = this.#isAnswered && (bubble === THOUGHT || bubble === this.#flight?.bubble);
      if (bubble === OWN || (isOnItsWay && moment)) continue;
      show({ ...this.#spotOf(bubble), opacity: this.#presence.value, calm }, bubble, this.#filmOf(bubble));
    }
    if (moment && this.#flight) {
      show(moment.thought, THOUGHT, this.#flight.films.thought);
      show(moment.answer, this.#flight.bubble, this.#flight.films.answer);
    }
    return bubbles;
  }

  #marksNow(moment: Moment | undefined): readonly Mark[] {
    const marks: Mark[] = lightsIn(this.#slot, ROUNDS).map((place, index) => ({
      kind: 'light',
      ...place,
      reach: LIGHT_REACH,
      opacity: this.#lights[index]?.value ?? 0,
    }));
    if (moment) {
      const { x, y, radius, opacity } = moment.glow;
      marks.push({ kind: 'light', x, y, reach: radius, opacity });
    }
    if (this.#rounds.ids.length > OWN) {
      const { x, y, radius } =
        moment && this.#isAnswered && this.#flight?.bubble === OWN ? moment.answer : this.#spotOf(OWN);
      marks.push({ kind: 'own', x, y, reach: radius, opacity: this.#presence.value });
    }
    return marks.filter(({ opacity }) => opacity > 0);
  }
}

export const createThoughtBubblesScene = (
  parts: SceneParts<ThoughtBubblesActor>,
): Scene<ThoughtBubblesSnapshot> => new ThoughtBubblesScene(parts);
