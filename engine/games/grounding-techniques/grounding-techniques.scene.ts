/** The stream of Grounding: shows which stones lie turned, and what water does around them. */
import type {
  GroundingActor,
  GroundingSnapshot,
} from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  STONES,
  selectIsComplete,
  selectStep,
  stepOfStone,
  stoneLabel,
  stonesOf,
} from '../../../machines/games/grounding-techniques/selectors';
import { easeOut, Tween } from '../../stage/easing';
import type { PointerState, Scene, SceneParts, Slot, Target } from '../../stage/scene';
import { DrawnStone } from './drawn-stone';
import { type Place, placesInStep, placesOnPath, TALL } from './layout';
import { RINGS, Stream } from './stream';

/** A ring runs over the water for so long, s. */
const RING_SECONDS = 1.8;

/** Stones that turn together do so one after the other, s between two. */
const STAGGER_SECONDS = 0.09;

/** Day becomes night in this time, s. */
const DUSK_SECONDS = 1.2;

/** Water that only flows is drawn so often, s between two pictures: it is slow enough. */
const FLOW_SECONDS = 1 / 30;

/** Where so many pictures of flowing water in a row took longer than this (s), the device is too slow for it. */
const SLOW_FRAMES = 8;
const SLOW_SECONDS = 0.08;

/** A finger wants this much, px. */
const SMALLEST_TARGET = 48;

/** The ink of each stone, as the shader counts them: 0 is grey. */
const INK_OF: readonly number[] = Array.from({ length: STONES }, (_, stone) => stepOfStone(stone) + 1);

interface Ring {
  readonly stone: number;
  /** s. */
  age: number;
}

class GroundingScene implements Scene<GroundingSnapshot> {
  readonly #parts: SceneParts<GroundingActor>;
  readonly #stream: Stream;
  readonly #stones = Array.from({ length: STONES }, () => new DrawnStone());
  readonly #dark: Tween;
  readonly #rings: Ring[] = [];
  /** Tapped stones that have not come down yet. */
  readonly #falling = new Set<number>();
  readonly #state = {
    time: 0,
    dark: 0,
    rings: new Float32Array(RINGS * 4),
    places: new Float32Array(STONES * 4),
    looks: new Float32Array(STONES * 4),
  };
  #snapshot: GroundingSnapshot;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  #places: readonly Place[] = [];
  /** Which places these are: the step, or the path. */
  #placed: number | 'path' | undefined;
  #taps = 0;
  /** s of flowing water that nobody has seen yet. */
  #unseen = 0;
  #isStill = false;
  /** Whether the stones, the rings or the light may be other than in the last picture. */
  #isChanged = true;
  #wasMoving = false;
  /** Pictures of flowing water in a row that came late. */
  #late = 0;

  constructor(parts: SceneParts<GroundingActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#taps = this.#snapshot.context.taps;
    this.#stream = new Stream(parts.gl);
    this.#dark = new Tween(this.#isNight ? 1 : 0, DUSK_SECONDS, (part) => part);
    for (const [stone, drawn] of this.#stones.entries()) {
      drawn.settle(this.#snapshot.context.turned[stone] === true);
    }
  }

  sync(snapshot: GroundingSnapshot): void {
    this.#snapshot = snapshot;
    const { reducedMotion } = this.#parts.settings();
    const { turned, tapped, taps } = snapshot.context;
    let waiting = 0;
    for (const [stone, drawn] of this.#stones.entries()) {
      const isTurned = turned[stone] === true;
      if (isTurned === drawn.isTurned) continue;
      // The one under the finger at once; what turns by itself, one after the other.
      drawn.turnTo(isTurned, stone === tapped ? 0 : STAGGER_SECONDS * waiting++, reducedMotion);
    }
    if (taps > this.#taps && tapped !== null) {
      // A stone that turns rings when it comes down; one that lay turned already is answered by the water alone.
      if (this.#stones[tapped]?.isTurning && !reducedMotion) this.#falling.add(tapped);
      else this.#ring(tapped);
    }
    this.#taps = taps;
    this.#lay(false);
    this.#parts.wake();
  }

  tick(seconds: number): boolean {
    const { reducedMotion } = this.#parts.settings();
    this.#dark.go(this.#isNight ? 1 : 0);
    const isDusk = this.#dark.tick(seconds);
    let moves = isDusk;
    for (const [stone, drawn] of this.#stones.entries()) {
      const hasLanded = drawn.tick(seconds);
      if (hasLanded && this.#falling.delete(stone)) this.#ring(stone);
      moves = drawn.isMoving || moves;
    }
    for (const ring of this.#rings) ring.age += seconds;
    while (this.#rings[0] && this.#rings[0].age >= RING_SECONDS) this.#rings.shift();
    moves = this.#rings.length > 0 || moves;
    this.#isChanged ||= moves || this.#wasMoving || seconds === 0;
    this.#wasMoving = moves;
    const flows = !reducedMotion && this.#late < SLOW_FRAMES;
    if (flows) this.#state.time += Math.min(seconds, SLOW_SECONDS);
    if (flows && !moves && seconds > 0) this.#late = seconds > SLOW_SECONDS ? this.#late + 1 : 0;
    this.#unseen += seconds;
    // Nothing but slow water: every other frame can be left as it is.
    this.#isStill = flows && !moves && seconds > 0 && this.#unseen < FLOW_SECONDS * 0.9;
    return moves || flows;
  }

  draw(): boolean {
    if (this.#isStill) return false;
    this.#unseen = 0;
    if (this.#isChanged) this.#write();
    this.#isChanged = false;
    this.#stream.draw(this.#state);
    return false;
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    this.#stream.resize(slot);
    this.#placed = undefined;
    this.#lay(true);
  }

  restore(): void {
    this.#stream.restore();
  }

  targets(): readonly Target[] {
    if (this.#slot.width === 0 || selectIsComplete(this.#snapshot)) return [];
    return stonesOf(selectStep(this.#snapshot)).map((stone) => {
      const { x, y, size } = this.#places[stone] as Place;
      const [width, height] = [
        Math.max(SMALLEST_TARGET, size * 2),
        Math.max(SMALLEST_TARGET, size * 2 * TALL),
      ];
      return {
        id: `stone-${stone}`,
        label: stoneLabel(this.#snapshot, stone),
        isPressed: this.#snapshot.context.turned[stone] === true,
        x: x - width / 2,
        y: y - height / 2,
        width,
        height,
      };
    });
  }

  activate(id: string): void {
    this.#parts.actor.send({ type: 'stone.tapped', stone: stoneOf(id) });
  }

  point(id: string, state: PointerState): void {
    this.#stones[stoneOf(id)]?.point(state);
    this.#parts.wake();
  }

  destroy(): void {
    this.#stream.destroy();
  }

  get #isNight(): boolean {
    return this.#parts.settings().isNight;
  }

  /** Sends the stones to where they belong now. */
  #lay(isAtOnce: boolean): void {
    const { width, height } = this.#slot;
    if (width === 0 || height === 0) return;
    const now = selectIsComplete(this.#snapshot) ? 'path' : selectStep(this.#snapshot);
    if (now === this.#placed) return;
    this.#placed = now;
    this.#places = now === 'path' ? placesOnPath(width, height) : placesInStep(now, width, height);
    // A device that was busy a while ago need not be so now: with each step the water tries to flow again.
    this.#late = 0;
    const { reducedMotion } = this.#parts.settings();
    for (const [stone, drawn] of this.#stones.entries()) {
      drawn.go(this.#places[stone] as Place, isAtOnce, reducedMotion);
    }
    if (isAtOnce) return;
    this.#rings.length = 0;
    this.#falling.clear();
  }

  /** One ring around a stone; an older one around it ends. */
  #ring(stone: number): void {
    const same = this.#rings.findIndex((ring) => ring.stone === stone);
    if (same !== -1) this.#rings.splice(same, 1);
    if (this.#rings.length === RINGS) this.#rings.shift();
    this.#rings.push({ stone, age: 0 });
  }

  /** Into the lists that the shaders read. */
  #write(): void {
    const { places, looks, rings } = this.#state;
    this.#state.dark = this.#dark.value;
    for (const [stone, drawn] of this.#stones.entries()) {
      const { x, y, size } = drawn.place;
      const at = stone * 4;
      places[at] = x;
      places[at + 1] = y;
      places[at + 2] = size * (1 - 0.04 * drawn.pressed);
      places[at + 3] = drawn.angle;
      looks[at] = INK_OF[stone] as number;
      looks[at + 1] = drawn.presence;
      looks[at + 2] = drawn.lift;
      looks[at + 3] = drawn.veil;
    }
    rings.fill(0);
    const { reducedMotion } = this.#parts.settings();
    for (const [index, { stone, age }] of this.#rings.entries()) {
      const { x, y, size } = (this.#stones[stone] as DrawnStone).place;
      const part = age / RING_SECONDS;
      const at = index * 4;
      rings[at] = x;
      rings[at + 1] = y + size * 0.1;
      // With reduced motion it stands where it is and fades.
      rings[at + 2] = size * (reducedMotion ? 1.35 : 0.9 + 1.25 * easeOut(part));
      rings[at + 3] = (1 - part) ** 1.5 * Math.min(1, age / 0.12);
    }
  }
}

const stoneOf = (id: string): number => Number(id.replace('stone-', ''));

export const createGroundingTechniquesScene = (parts: SceneParts<GroundingActor>): Scene<GroundingSnapshot> =>
  new GroundingScene(parts);
