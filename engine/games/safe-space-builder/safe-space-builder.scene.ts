/** The Safe Space Builder: shows the space at its hour, and turns hands and keys into changes of it. */
import type {
  SafeSpaceActor,
  SafeSpaceSnapshot,
} from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  drawn,
  selectIsBuilding,
  selectIsVisiting,
  selectSelected,
  selectSpace,
} from '../../../machines/games/safe-space-builder/selectors';
import { PictureLoader } from '../../stage/pictures';
import { PointerQueue } from '../../stage/pointer-queue';
import type { Scene, SceneParts, Slot, Target } from '../../stage/scene';
import { Bodies } from './bodies';
import { Hands } from './hands';
import { HourChange } from './hour-change';
import { isRemoval, standAfter } from './keyboard';
import { Outlines } from './outlines';
import { foremostAt } from './picking';
import { PlaceChange } from './place-change';
import { keptInside, type Stand } from './places';
import { Room } from './room';
import { SheetLoading } from './sheet-loading';
import { targetsOf } from './thing-targets';
import { Touches, type Way } from './touches';
import { Visiting } from './visiting';

/** While nothing but the light's slow breath moves, a frame comes every so many ms: more cannot be seen. */
const BREATH_FRAME_MS = 50;

/** A click that comes so soon after a finger was lifted is that touch told twice (ms). */
const SAME_ACT_MS = 700;

/** The lowest slot in which there is room to build, CSS px. */
const LEAST_HEIGHT = 160;

class SafeSpaceBuilderScene implements Scene<SafeSpaceSnapshot> {
  readonly #parts: SceneParts<SafeSpaceActor>;
  readonly #room: Room;
  readonly #bodies = new Bodies();
  readonly #hands: Hands;
  readonly #queue: PointerQueue;
  readonly #outlines = new Outlines();
  readonly #sheet: SheetLoading;
  readonly #hour: HourChange;
  readonly #view: PlaceChange;
  readonly #visiting = new Visiting();
  readonly #touches: Touches;
  #snapshot: SafeSpaceSnapshot;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  /** When a pointer last acted, ms of the browser. */
  #actedAt = Number.NEGATIVE_INFINITY;
  /** Asks for the next frame of a light that breathes. */
  #breathing: number | undefined;

  constructor(parts: SceneParts<SafeSpaceActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#room = new Room(parts.gl);
    const loader = new PictureLoader(parts.clock);
    this.#sheet = new SheetLoading({
      ...{ room: this.#room, outlines: this.#outlines },
      ...{ loader, clock: parts.clock, wake: parts.wake },
    });
    this.#hour = new HourChange(selectSpace(this.#snapshot).lighting, parts.settings().isNight);
    this.#view = new PlaceChange({
      room: this.#room,
      loader,
      isStill: () => parts.settings().reducedMotion,
      wanted: () => selectSpace(this.#snapshot).background,
      wake: parts.wake,
    });
    const find = (x: number, y: number) => foremostAt(this.#bodies.inOrder, this.#outlines, this.#slot, x, y);
    this.#touches = new Touches({ find, onTouch: (id, way) => this.#touch(id, way) });
    this.#hands = new Hands({
      find,
      standOf: (id) => this.#shownStand(id),
      keep: (id, stand) => this.#keep(id, stand),
      selected: () => this.#snapshot.context.selected,
      onTap: (id) => {
        this.#actedAt = performance.now();
        this.#select(id);
      },
      onPlace: (id, stand) => {
        this.#actedAt = performance.now();
        this.#place(id, stand, false);
      },
    });
    this.#queue = new PointerQueue({
      element: parts.element,
      wake: parts.wake,
      // While one builds, fingers beside a thing scroll the page, unless one of them helps to size what is in hand.
      isSurface: (target) =>
        selectIsVisiting(this.#snapshot) ||
        (selectIsBuilding(this.#snapshot) &&
          (target instanceof HTMLButtonElement ||
            this.#hands.isAnyDown ||
            selectSelected(this.#snapshot) !== undefined)),
    });
    this.#take(false);
  }

  sync(snapshot: SafeSpaceSnapshot): void {
    const before = this.#snapshot;
    this.#snapshot = snapshot;
    const { reducedMotion } = this.#parts.settings();
    this.#visiting.isStill = reducedMotion;
    this.#visit(before);
    if (selectIsBuilding(snapshot)) this.#sheet.wantSoon();
    if (
      selectSpace(before) === selectSpace(snapshot) &&
      before.context.selected === snapshot.context.selected
    )
      return;
    // What comes from the device all at once is simply there.
    const isAnother = before.context.saved !== snapshot.context.saved && snapshot.context.past.length === 0;
    this.#take(!reducedMotion && !isAnother && selectIsBuilding(snapshot));
    this.#hands.forget((id) => this.#bodies.get(id)?.isGoing === false);
    this.#parts.wake();
  }

  tick(seconds: number): boolean {
    this.#follow();
    const { reducedMotion, isNight } = this.#parts.settings();
    if (reducedMotion) this.#bodies.settle();
    this.#visiting.isStill = reducedMotion;
    let moves = this.#visiting.tick(seconds, this.#parts.clock.now(), this.#bodies.inOrder);
    moves = this.#bodies.tick(seconds, this.#hands.held) || moves;
    moves = this.#view.tick(seconds) || moves;
    moves = this.#hour.tick(seconds, isNight, reducedMotion) || moves;
    if (!moves && !reducedMotion && this.#visiting.visiting > 0) this.#breatheOn();
    return moves;
  }

  draw(): boolean {
    const { hour } = this.#hour;
    this.#room.draw({ ...this.#view.state, hour, visit: this.#visiting }, this.#bodies);
    return false;
  }

  resize(slot: Slot): void {
    // Whatever is in hand stays where it was in the scene as it was.
    if (this.#slot.width > 0) this.finish();
    this.#slot = slot;
    this.#bodies.resize(slot);
    this.#room.resize(slot);
  }

  restore(): void {
    this.#room.restore();
    this.#view.goTo(selectSpace(this.#snapshot).background);
    this.#sheet.restore();
  }

  targets(): readonly Target[] {
    return targetsOf(this.#snapshot, this.#slot, (element) => this.#bodies.standOf(element));
  }

  /** By key or by a voice: a pointer's own acts come through the queue. */
  activate(id: string): void {
    const isVisiting = selectIsVisiting(this.#snapshot);
    // A tap that is shorter than a frame is still in the queue.
    if (isVisiting) this.#follow();
    if (performance.now() - this.#actedAt < SAME_ACT_MS || this.#hands.isAnyDown || this.#touches.isAnyDown)
      return;
    if (isVisiting) this.#touch(id);
    else this.#select(this.#snapshot.context.selected === id ? null : id);
  }

  key(id: string, key: string): boolean {
    const element = selectSpace(this.#snapshot).elements.find((one) => one.id === id);
    if (!element || !selectIsBuilding(this.#snapshot)) return false;
    if (isRemoval(key)) {
      this.#parts.actor.send({ type: 'element.removed', id });
      return true;
    }
    const isSelected = this.#snapshot.context.selected === id;
    const stand = standAfter(key, element, this.#bodies.standOf(element), this.#slot, isSelected);
    if (!stand) return false;
    this.#place(id, this.#keep(id, stand), true);
    this.#parts.wake();
    return true;
  }

  /** What hands still hold is let go where it is. */
  finish(): void {
    this.#follow();
    this.#hands.liftAll();
    this.#touches.forget();
    this.#parts.wake();
  }

  minHeight(): number {
    return LEAST_HEIGHT;
  }

  destroy(): void {
    this.finish();
    this.#view.destroy();
    this.#sheet.destroy();
    if (this.#breathing !== undefined) this.#parts.clock.clearTimeout(this.#breathing);
    this.#queue.destroy();
    this.#room.destroy();
  }

  /** What hands have done since the last frame. */
  #follow(): void {
    const samples = this.#queue.take();
    if (!selectIsVisiting(this.#snapshot)) this.#hands.follow(samples);
    else if (samples.length > 0) {
      this.#actedAt = performance.now();
      this.#touches.follow(samples);
    }
  }

  /** A visit began or ended, or something answers in it. */
  #visit(before: SafeSpaceSnapshot): void {
    const { answering, unlit } = this.#snapshot.context;
    const isSameVisit = selectIsVisiting(before) === selectIsVisiting(this.#snapshot);
    if (isSameVisit && answering === before.context.answering && unlit === before.context.unlit) return;
    if (!isSameVisit) {
      this.#hands.liftAll();
      this.#touches.forget();
    }
    this.#visiting.sync(this.#snapshot);
    this.#parts.wake();
  }

  #touch(id: string, way: Way = 1): void {
    this.#visiting.push(id, way);
    this.#parts.actor.send({ type: 'thing.touched', id, at: this.#parts.clock.now() });
  }

  #breatheOn(): void {
    this.#breathing ??= this.#parts.clock.setTimeout(() => {
      this.#breathing = undefined;
      this.#parts.wake();
    }, BREATH_FRAME_MS);
  }

  /** Takes over what the snapshot has. @param moves whether things land, and the hour passes */
  #take(moves: boolean): void {
    const { elements, background, lighting } = selectSpace(this.#snapshot);
    if (elements.length > 0) this.#sheet.want();
    this.#bodies.sync(drawn(elements), this.#snapshot.context.selected, background, moves);
    if (!moves) this.#bodies.settle();
    this.#hour.goTo(lighting, !moves);
    this.#view.goTo(background);
  }

  #select(id: string | null): void {
    this.#parts.actor.send({ type: 'element.selected', id });
  }

  #place(id: string, { x, y, scale }: Stand, isOn: boolean): void {
    const { width, height } = this.#slot;
    const pose = { x: (x / width) * 100, y: (y / height) * 100, scale };
    this.#parts.actor.send({ type: 'element.placed', id, pose, isOn });
  }

  /**
   * Where a hand finds a thing: where it is shown, be it still on its way, in the size that it was last given. A copy,
   * for the body itself moves with the hand.
   */
  #shownStand(id: string): Stand | undefined {
    const body = this.#bodies.get(id);
    const element = selectSpace(this.#snapshot).elements.find((one) => one.id === id);
    return body && element && { x: body.x, y: body.y, scale: element.scale };
  }

  #keep(id: string, stand: Stand): Stand {
    const kind = this.#bodies.get(id)?.kind;
    return kind ? keptInside(kind, stand, this.#slot, this.#bodies.background) : stand;
  }
}

export const createSafeSpaceBuilderScene = (parts: SceneParts<SafeSpaceActor>): Scene<SafeSpaceSnapshot> =>
  new SafeSpaceBuilderScene(parts);
