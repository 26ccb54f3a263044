/** Mindful Maze: a round garden from above, mist over it, and a lantern that follows the finger along the paths. */
import sheetUrl from '../../../assets/images/mindful-maze/things.avif';
import type { Garden } from '../../../machines/games/mindful-maze/garden';
import type {
  MindfulMazeActor,
  MindfulMazeSnapshot,
} from '../../../machines/games/mindful-maze/mindful-maze.machine';
import {
  BREATH_MS,
  cellAt,
  GATE,
  PLACES,
  selectBreath,
  selectCell,
  selectExits,
  selectGarden,
  selectIsReturning,
  selectNext,
  selectRung,
  selectVisited,
  selectWay,
  selectWayOut,
} from '../../../machines/games/mindful-maze/selectors';
import { easeInOut, linear, Tween } from '../../stage/easing';
import { faster, type Pace, paceOf } from '../../stage/pace';
import type { Passes } from '../../stage/passes';
import { PointerQueue } from '../../stage/pointer-queue';
import type { Scene, SceneParts, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { Ground } from './ground';
import { GARDEN, MIST } from './hours';
import { Mist } from './mist';
import { type Plan, planIn, pointOf } from './plan';
import { cellsOf, RingingPlace, Thing } from './things';
import { Walk } from './walk';

/** Duration in which the mist lifts, s. */
const LIFT_SECONDS = 6;
/** Time for which the mist drifts after the lantern has come to rest, s, and in which it then slows down. */
const DRIFT_SECONDS = 8;
const SLOWING_SECONDS = 3;

/** Distance of the lantern from the finger, CSS px, so that the finger never hides it. */
const AHEAD = 48;

/** Side of a target, CSS px. */
const SIDE = 44;

/** Smallest height of the slot, CSS px. In a lower one the paths would be too narrow for a finger. */
const LEAST_HEIGHT = 340;

const GARDEN_ID = 'garden';

class MindfulMazeScene extends SceneBase<MindfulMazeActor, MindfulMazeSnapshot> {
  readonly #ground = new Ground();
  readonly #mist = new Mist();
  readonly #gate = new Thing('gate');
  readonly #lantern = new Thing('lantern');
  readonly #places: readonly RingingPlace[];
  readonly #walk = new Walk();
  readonly #lifted = new Tween(0, LIFT_SECONDS, linear);
  readonly #breath = new Tween(0, BREATH_MS / 2000, easeInOut);
  readonly #queue: PointerQueue;
  #plan: Plan = { x: 0, y: 0, unit: 1 };
  #garden: Garden | undefined;
  /** Time of the drift, and since the lantern rests, s. */
  #drifted = 0;
  #rested = 0;
  #hour = -1;
  /** The pointer that leads the lantern, and the cell to which it points. */
  #leading: number | undefined;
  #pointed: number | undefined;

  constructor(parts: SceneParts<MindfulMazeActor>) {
    super(parts, 'mindful-maze');
    this.#places = PLACES.map((place) => new RingingPlace(place));
    this.#queue = new PointerQueue({
      element: parts.element,
      wake: parts.wake,
      isSurface: (target) => (target as HTMLElement).dataset?.target !== undefined,
    });
    this.view.addChild(this.#ground, ...this.#places, this.#mist, this.#gate, this.#lantern);
    this.#take(this.snapshot);
    void this.#load();
  }

  show(snapshot: MindfulMazeSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    if (before.context === snapshot.context && before.value === snapshot.value) return;
    this.#take(snapshot, before);
    this.parts.wake();
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#plan = planIn(slot);
    this.#ground.layout(slot, this.#plan);
    this.#mist.layout(slot, this.#plan);
    this.#place();
  }

  override prepare(passes: Passes): void {
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
      const [x, y] = pointOf(cell, this.#plan);
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

  override activate(id: string): void {
    const exit = selectExits(this.snapshot)[Number(id.replace('exit-', ''))];
    if (exit) this.parts.actor.send({ type: 'exit.chosen', cell: exit.cell });
  }

  override destroy(): void {
    super.destroy();
    this.#queue.destroy();
  }

  protected update(seconds: number): Pace {
    if (this.#hour !== this.night) this.#setHour();
    this.#lead();
    const { at, sight } = this.#walk.update(seconds, this.reducedMotion);
    const { x, y, unit } = this.#plan;
    this.#lantern.position.set(x + at[0] * unit, y + at[1] * unit);
    this.#lantern.alpha = sight;
    this.#rested = this.#walk.isGoing ? 0 : this.#rested + seconds;
    this.#drifted += seconds * this.#drift;
    let pace = paceOf(this.#walk.isGoing && !this.reducedMotion);
    pace = faster(pace, paceOf(this.#walk.isGoing && sight < 1));
    pace = faster(pace, paceOf(this.#lifted.tick(seconds)));
    pace = faster(pace, paceOf(this.#breath.tick(seconds)));
    for (const place of this.#places) pace = faster(pace, place.update(seconds));
    this.#mist.show(at, this.#lifted.value, this.#breath.value, this.#drifted);
    return faster(pace, this.#drift > 0 ? 'drifts' : 'still');
  }

  /** Speed of the mist, 0-1. */
  get #drift(): number {
    if (this.reducedMotion || this.#lifted.value === 1) return 0;
    return Math.min(1, Math.max(0, DRIFT_SECONDS - this.#rested) / SLOWING_SECONDS);
  }

  #take(snapshot: MindfulMazeSnapshot, before?: MindfulMazeSnapshot): void {
    const garden = selectGarden(snapshot);
    if (garden !== this.#garden) {
      this.#garden = garden;
      this.#ground.plant(garden);
      this.#place();
    }
    const [cell, next] = [selectCell(snapshot), selectNext(snapshot)];
    if (next === undefined) this.#walk.rest(cell);
    else this.#walk.go(cell, next, selectWay(snapshot).length === 1);
    this.#rested = 0;
    const seconds = this.reducedMotion ? 0 : LIFT_SECONDS;
    const lifted = selectIsReturning(snapshot) ? 1 : 0;
    if (before && lifted === 1) this.#lifted.go(1, seconds);
    else this.#lifted.set(lifted);
    this.#breathe(selectBreath(snapshot), before ? selectBreath(before) : 0);
    for (const place of this.#places)
      if (before && selectRung(snapshot).includes(place.place) && !selectRung(before).includes(place.place))
        place.ring(this.reducedMotion);
    const isNew = !before || selectVisited(snapshot) !== selectVisited(before);
    if (isNew || selectIsReturning(snapshot) !== selectIsReturning(before))
      this.#mist.clear(selectVisited(snapshot), selectWayOut(snapshot));
  }

  /** Lights the court with each breath in, and lets it fade with the breath out. */
  #breathe(breath: number, before: number): void {
    if (breath === before) return;
    this.#breath.go(breath === 0 ? 0 : breath % 2 === 1 ? 1 : 0.35);
  }

  /** Leads the lantern with the finger that touched first. */
  #lead(): void {
    for (const { id, kind, x, y } of this.#queue.take()) {
      if (kind === 'down' && this.#leading === undefined) this.#leading = id;
      if (id !== this.#leading) continue;
      if (kind === 'down') this.#pointed = undefined;
      if (kind === 'up' || kind === 'cancel') {
        this.#leading = undefined;
        this.#pointed = undefined;
        this.parts.actor.send({ type: 'lantern.released' });
        continue;
      }
      const cell = this.#cellAhead(x, y);
      if (cell === this.#pointed) continue;
      this.#pointed = cell;
      this.parts.actor.send({ type: 'lantern.led', cell });
    }
  }

  /** Returns the cell ahead of a finger. A finger on the lantern points where the lantern walks. */
  #cellAhead(x: number, y: number): number {
    const { position } = this.#lantern;
    const [dx, dy] = [x - position.x, y - position.y];
    const length = Math.hypot(dx, dy);
    const { heading } = this.#walk;
    const [ahead, below] =
      length > AHEAD / 2 ? [dx / length, dy / length] : [Math.sin(heading), -Math.cos(heading)];
    const east = (x + AHEAD * ahead - this.#plan.x) / this.#plan.unit;
    const south = (y + AHEAD * below - this.#plan.y) / this.#plan.unit;
    const turns = Math.atan2(east, -south) / (2 * Math.PI);
    return cellAt({ radius: Math.hypot(east, south), angle: (turns - Math.floor(turns)) * 2 * Math.PI });
  }

  #place(): void {
    if (!this.#garden) return;
    const { unit } = this.#plan;
    for (const place of this.#places) place.layout(this.#garden.places[place.place], this.#plan);
    const [x, y] = pointOf(GATE, this.#plan);
    this.#gate.layout(x, y + 0.5 * unit, unit);
    this.#lantern.layout(this.#lantern.x, this.#lantern.y, unit);
  }

  #setHour(): void {
    this.#hour = this.night;
    this.#ground.setHour(GARDEN.at(this.night));
    this.#mist.setHour(MIST.at(this.night));
  }

  async #load(): Promise<void> {
    const sheet = await this.loadTexture(sheetUrl, { mipmaps: true });
    if (!sheet) return;
    const cells = cellsOf(sheet);
    for (const thing of [this.#gate, this.#lantern, ...this.#places]) thing.paint(cells);
    this.#place();
    this.parts.wake();
  }
}

export const createMindfulMazeScene = (parts: SceneParts<MindfulMazeActor>): Scene<MindfulMazeSnapshot> =>
  new MindfulMazeScene(parts);
