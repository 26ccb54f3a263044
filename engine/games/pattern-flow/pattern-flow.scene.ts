/** Pattern Flow: five stones in still water, which light up and send ripples. */
import sheetUrl from '../../../assets/images/pattern-flow/stones.avif';
import type {
  PatternFlowActor,
  PatternFlowSnapshot,
} from '../../../machines/games/pattern-flow/pattern-flow.machine';
import { isLit, lightingOf, selectPhase, stoneLabel } from '../../../machines/games/pattern-flow/selectors';
import { easeOut, Tween } from '../../stage/easing';
import { PictureLoader } from '../../stage/pictures';
import type { PointerState, Scene, SceneParts, Slot, Target } from '../../stage/scene';
import { STONE_INKS } from './hours';
import { Pond } from './pond';
import { MOST_RIPPLES, Ripples } from './ripples';

/** A stone's light comes and goes in this time, s. */
const LIGHT_SECONDS = 0.16;

/** With reduced motion it comes and goes more slowly, and is all that changes. */
const REDUCED_SECONDS = 0.2;

/** A stone answers a finger or a mouse in this time, s. */
const TOUCH_SECONDS = 0.12;

/** Half of what a mouse that hovers does, a finger that presses does wholly. */
const HOVER = 0.5;

/** Least size of a slot at which stones are no smaller than a finger, px. */
const LEAST_HEIGHT = 200;

class PatternFlowScene implements Scene<PatternFlowSnapshot> {
  readonly #parts: SceneParts<PatternFlowActor>;
  readonly #pond: Pond;
  readonly #ripples = new Ripples();
  readonly #lights: readonly Tween[];
  readonly #touches: readonly Tween[];
  readonly #state: { lights: number[]; touches: number[]; ripples: Float32Array };
  #snapshot: PatternFlowSnapshot;
  #lightings: readonly string[] = STONE_INKS.map(() => '');
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  #isDestroyed = false;

  constructor(parts: SceneParts<PatternFlowActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#pond = new Pond(parts.gl);
    const seconds = parts.settings().reducedMotion ? REDUCED_SECONDS : LIGHT_SECONDS;
    this.#lights = STONE_INKS.map(() => new Tween(0, seconds, easeOut));
    this.#touches = STONE_INKS.map(() => new Tween(0, TOUCH_SECONDS, easeOut));
    this.#state = {
      lights: STONE_INKS.map(() => 0),
      touches: STONE_INKS.map(() => 0),
      ripples: new Float32Array(MOST_RIPPLES * 3),
    };
    this.#load();
  }

  sync(snapshot: PatternFlowSnapshot): void {
    this.#snapshot = snapshot;
    const { reducedMotion } = this.#parts.settings();
    const lightings = STONE_INKS.map((_, stone) => lightingOf(snapshot, stone));
    lightings.forEach((lighting, stone) => {
      this.#lights[stone]?.go(lighting === '' ? 0 : 1);
      if (lighting === '' || lighting === this.#lightings[stone]) return;
      if (!reducedMotion) this.#ripples.begin(stone);
    });
    if (lightings.some((lighting, stone) => lighting !== this.#lightings[stone])) this.#parts.wake();
    this.#lightings = lightings;
  }

  tick(seconds: number): boolean {
    let moves = this.#ripples.tick(seconds);
    for (const tween of this.#lights) moves = tween.tick(seconds) || moves;
    for (const tween of this.#touches) moves = tween.tick(seconds) || moves;
    return moves;
  }

  draw(): boolean {
    const { lights, touches, ripples } = this.#state;
    for (let stone = 0; stone < lights.length; stone++) {
      lights[stone] = this.#lights[stone]?.value ?? 0;
      touches[stone] = this.#touches[stone]?.value ?? 0;
    }
    this.#ripples.write(ripples, this.#pond.unit);
    this.#pond.draw(this.#state, this.#parts.settings().isNight);
    return false;
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    this.#pond.resize(slot);
  }

  restore(): void {
    this.#pond.restore();
  }

  targets(): readonly Target[] {
    if (this.#slot.width === 0) return [];
    const isTurn = selectPhase(this.#snapshot) === 'input';
    return this.#pond.stones.map(({ x, y, rx, ry }, stone) => ({
      id: String(stone),
      label: stoneLabel(stone),
      x: x - rx,
      y: y - ry,
      width: 2 * rx,
      height: 2 * ry,
      isPressed: isLit(this.#snapshot, stone),
      isDisabled: !isTurn,
      takesKeys: true,
    }));
  }

  activate(id: string): void {
    this.#parts.actor.send({ type: 'stone.tapped', stone: Number(id) });
  }

  /** Its number taps a stone, wherever on the board the focus is. */
  key(_id: string, key: string): boolean {
    const stone = '12345'.indexOf(key);
    if (key.length !== 1 || stone < 0) return false;
    this.activate(String(stone));
    return true;
  }

  point(id: string, { hovered, pressed }: PointerState): void {
    const isTurn = selectPhase(this.#snapshot) === 'input';
    this.#touches[Number(id)]?.go(isTurn && pressed ? 1 : isTurn && hovered ? HOVER : 0);
    this.#parts.wake();
  }

  minHeight(): number {
    return LEAST_HEIGHT;
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#pond.destroy();
  }

  #load(): void {
    void new PictureLoader(this.#parts.clock).load(sheetUrl).then((picture) => {
      if (!picture || this.#isDestroyed) return;
      this.#pond.paint(picture);
      this.#parts.wake();
    });
  }
}

export const createPatternFlowScene = (parts: SceneParts<PatternFlowActor>): Scene<PatternFlowSnapshot> =>
  new PatternFlowScene(parts);
