/** Mindful Maze: a round garden from above, mist over it, and a lantern that follows the finger along the paths. */
import sheetUrl from '../../../assets/images/mindful-maze/things.avif';
import type { MazeGarden } from '../../../machines/games/mindful-maze/garden';
import type {
  MindfulMazeActor,
  MindfulMazeSnapshot,
} from '../../../machines/games/mindful-maze/mindful-maze.machine';
import {
  BREATH_MS,
  GARDEN_LANDMARKS,
  GATE_CELL,
  selectExits,
  selectGarden,
  selectIsInhaling,
  selectIsLanternMoving,
  selectWayOut,
} from '../../../machines/games/mindful-maze/selectors';
import { splitIntoCells } from '../../paint/split-into-cells';
import { easeInOut, linear, Tween } from '../../stage/easing';
import { type FramePace, fasterPace, framePaceOf } from '../../stage/frame-pace';
import type { PassRenderer } from '../../stage/pass-renderer';
import { PointerQueue } from '../../stage/pointer-queue';
import {
  SAME_GESTURE_MS,
  type Scene,
  type SceneDependencies,
  type Slot,
  type Target,
} from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { FingerSteering } from './finger';
import { Ground } from './ground';
import { GARDEN_LOOKS, MIST_LOOKS } from './hours';
import { Mist } from './mist';
import { cellPositionIn, type GardenLayout, layOutGarden } from './plan';
import { SpreadingCircle, THING_KINDS, ThingSprite } from './things';
import { LanternWalk } from './walk';

const LIFT_SECONDS = 6;
/** Time for which the mist drifts after the lantern has come to rest, s: until a place rings. */
const DRIFT_SECONDS = BREATH_MS / 1000;

/** Side of a target, CSS px. */
const SIDE = 44;

/** Smallest height of the slot, CSS px. In a lower one the paths would be too narrow for a finger. */
const LEAST_HEIGHT = 260;

const GARDEN_ID = 'garden';

class MindfulMazeScene extends SceneBase<MindfulMazeActor, MindfulMazeSnapshot> {
  readonly #ground = new Ground();
  readonly #mist = new Mist();
  readonly #gate = new ThingSprite('gate');
  readonly #lantern = new ThingSprite('lantern');
  readonly #places = GARDEN_LANDMARKS.map((place) => new ThingSprite(place));
  readonly #circle = new SpreadingCircle();
  readonly #walk = new LanternWalk();
  readonly #lifted = new Tween(0, LIFT_SECONDS, linear);
  readonly #breath = new Tween(0, BREATH_MS / 2000, easeInOut);
  readonly #finger = new FingerSteering();
  /** Time at which a pointer last chose an exit, ms. */
  #chosenAt = Number.NEGATIVE_INFINITY;
  readonly #queue: PointerQueue;
  #plan: GardenLayout = { x: 0, y: 0, unit: 1 };
  #garden: MazeGarden | undefined;
  /** Time of the drift, and since the lantern rests, s. */
  #drifted = 0;
  #rested = 0;
  #hour = -1;

  constructor(parts: SceneDependencies<MindfulMazeActor>) {
    super(parts, 'mindful-maze');
    const { element, wake } = parts;
    this.#queue = new PointerQueue({ element, wake, isSurface: () => true });
    const { sprite } = this.#ground;
    this.view.addChild(sprite, this.#circle, ...this.#places, this.#mist, this.#gate, this.#lantern);
    this.apply(this.snapshot);
    void this.#load();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#plan = layOutGarden(slot);
    this.#ground.layout(slot, this.#plan);
    this.#mist.layout(slot, this.#plan);
    this.#place();
  }

  override prepare(passes: PassRenderer): void {
    this.#ground.prepare(passes);
  }

  forget(): void {
    this.#ground.forget();
  }

  minHeight(): number {
    return LEAST_HEIGHT;
  }

  /** The whole garden for fingers, and the exits of the next stop for keys and screen readers. */
  override targets(): readonly Target[] {
    const { width, height } = this.slot;
    if (width === 0) return [];
    const exits = selectExits(this.snapshot).map(({ cell, label }, at) => {
      const [x, y] = cellPositionIn(cell, this.#plan);
      return {
        id: `exit-${at}`,
        label,
        x: Math.round(x - SIDE / 2),
        y: Math.round(y - SIDE / 2),
        width: SIDE,
        height: SIDE,
        isDraggable: true,
      };
    });
    return [
      {
        id: GARDEN_ID,
        label: 'Garden',
        description: 'Lead the lantern with a finger, or choose a way.',
        x: 0,
        y: 0,
        width,
        height,
        isSurface: true,
      },
      ...exits,
    ];
  }

  /** Handles keys and assistive technology. Pointers come through the queue. */
  override activate(id: string): void {
    const exit = selectExits(this.snapshot)[Number(id.replace('exit-', ''))];
    // A tap shorter than a frame is still in the queue.
    this.#lead();
    if (exit && performance.now() - this.#chosenAt >= SAME_GESTURE_MS)
      this.parts.actor.send({ type: 'exit.chosen', cell: exit.cell });
  }

  override destroy(): void {
    super.destroy();
    this.#ground.destroy();
    this.#queue.destroy();
  }

  protected update(seconds: number): FramePace {
    if (this.#hour !== this.night) this.#setHour();
    this.#lead();
    const { at, sight } = this.#walk.update(seconds, this.reducedMotion);
    const { x, y, unit } = this.#plan;
    this.#lantern.position.set(x + at[0] * unit, y + at[1] * unit);
    this.#lantern.alpha = sight;
    this.#rested = this.#walk.isGoing ? 0 : this.#rested + seconds;
    const drifts = !this.reducedMotion && this.#lifted.value < 1 && this.#rested < DRIFT_SECONDS;
    if (drifts) this.#drifted += seconds;
    let pace = framePaceOf(this.#walk.isGoing && (!this.reducedMotion || sight < 1));
    pace = fasterPace(pace, framePaceOf(this.#lifted.tick(seconds)));
    pace = fasterPace(pace, framePaceOf(this.#breath.tick(seconds)));
    pace = fasterPace(pace, this.#circle.update(seconds, unit));
    this.#mist.show(at, this.#lifted.value, this.#breath.value, this.#drifted);
    return fasterPace(pace, drifts ? 'drifts' : 'still');
  }

  protected override apply(snapshot: MindfulMazeSnapshot, before?: MindfulMazeSnapshot): void {
    const garden = selectGarden(snapshot);
    if (garden !== this.#garden) {
      this.#garden = garden;
      this.#ground.plant(garden);
      this.#place();
    }
    const { cell, way, visited, rung, isReturning } = snapshot.context;
    this.#walk.go(cell, selectIsLanternMoving(snapshot) ? way[0] : undefined, way.length === 1);
    this.#rested = 0;
    if (before && isReturning) this.#lifted.go(1, this.reducedMotion ? 0 : LIFT_SECONDS);
    else this.#lifted.set(isReturning ? 1 : 0);
    this.#breath.go(selectIsInhaling(snapshot) ? 1 : 0);
    const rings = this.#places.find(({ label }) => label === rung.at(-1));
    if (rings && before && rung.length > before.context.rung.length)
      this.#circle.begin(rings, this.reducedMotion);
    if (visited !== before?.context.visited || isReturning !== before.context.isReturning)
      this.#mist.clear(visited, selectWayOut(snapshot));
  }

  #lead(): void {
    const { x, y } = this.#lantern;
    for (const sample of this.#queue.drain()) {
      const { cell } = this.snapshot.context;
      const under = { plan: this.#plan, lantern: [x, y], cell, exitAt: this.#exitAt } as const;
      const event = this.#finger.read(sample, under);
      if (event) this.parts.actor.send(event);
      if (event?.type === 'exit.chosen') this.#chosenAt = performance.now();
    }
  }

  /** Returns the nearest exit at a point. In a narrow window the targets of two exits overlap. */
  readonly #exitAt = (x: number, y: number): number | undefined => {
    const near = selectExits(this.snapshot).map(({ cell }) => {
      const [exitX, exitY] = cellPositionIn(cell, this.#plan);
      return { cell, offX: Math.abs(x - exitX), offY: Math.abs(y - exitY) };
    });
    return near
      .filter(({ offX, offY }) => Math.max(offX, offY) <= SIDE / 2)
      .sort((one, other) => Math.hypot(one.offX, one.offY) - Math.hypot(other.offX, other.offY))[0]?.cell;
  };

  #place(): void {
    if (!this.#garden) return;
    const { unit } = this.#plan;
    for (const [at, place] of GARDEN_LANDMARKS.entries()) {
      const [x, y] = cellPositionIn(this.#garden.places[place], this.#plan);
      this.#places[at]?.layout(x, y, unit);
    }
    const [x, y] = cellPositionIn(GATE_CELL, this.#plan);
    this.#gate.layout(x, y + 0.5 * unit, unit);
    this.#lantern.layout(this.#lantern.x, this.#lantern.y, unit);
  }

  #setHour(): void {
    this.#hour = this.night;
    this.#ground.setHour(GARDEN_LOOKS.at(this.night));
    this.#mist.setHour(MIST_LOOKS.at(this.night));
  }

  async #load(): Promise<void> {
    const sheet = await this.loadTexture(sheetUrl, { mipmaps: true });
    if (!sheet) return;
    const cells = splitIntoCells(sheet, THING_KINDS.length);
    for (const thing of [this.#gate, this.#lantern, ...this.#places]) thing.paint(cells);
    this.#place();
    this.parts.wake();
  }
}

export const createMindfulMazeScene = (
  parts: SceneDependencies<MindfulMazeActor>,
): Scene<MindfulMazeSnapshot> => new MindfulMazeScene(parts);
