/** The Safe Space Builder: shows the space at its hour, and turns hands and keys into changes of it. */
import {
  type Background,
  kindOf,
  nameOf,
  type PlacedElement,
  SCALE,
  toStep,
} from '../../../domain/safe-space';
import type {
  SafeSpaceActor,
  SafeSpaceSnapshot,
} from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  describe,
  drawn,
  selectIsBuilding,
  selectSelected,
  selectSpace,
} from '../../../machines/games/safe-space-builder/selectors';
import { easeOut, Tween } from '../../core/easing';
import { PictureLoader } from '../../core/pictures';
import { PointerQueue } from '../../core/pointer-queue';
import type { Scene, SceneParts, Slot, Target } from '../../core/scene';
import { Bodies } from './bodies';
import { Hands } from './hands';
import { hourAt } from './hours';
import { Outlines } from './outlines';
import { foremostAt, touchable } from './picking';
import { boxOf, keptInside, type Stand } from './places';
import { type Picture, Room } from './room';
import { SHEET_LIGHT_URL, SHEET_URL } from './sheet';
import { VIEWS } from './views';
import { BUILDING } from './visit';

/** The hour changes, and one place becomes another, in this time, s. */
const HOUR_SECONDS = 0.5;
const PLACE_SECONDS = 0.5;

/** An arrow key moves a thing so far, percent. */
const NUDGE = 1;

/** A click that comes so soon after a finger was lifted is that touch told twice (ms). */
const SAME_ACT_MS = 700;

/** The lowest slot in which there is room to build, CSS px. */
const LEAST_HEIGHT = 160;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

class SafeSpaceBuilderScene implements Scene<SafeSpaceSnapshot> {
  readonly #parts: SceneParts<SafeSpaceActor>;
  readonly #room: Room;
  readonly #bodies = new Bodies();
  readonly #hands: Hands;
  readonly #queue: PointerQueue;
  readonly #outlines = new Outlines();
  readonly #loader: PictureLoader;
  readonly #lighting: Tween;
  readonly #coming = new Tween(0, PLACE_SECONDS, easeOut);
  #snapshot: SafeSpaceSnapshot;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  /** The place that is shown, and the one before it. */
  #place: Background | undefined;
  #last: Background | undefined;
  #liftedAt = Number.NEGATIVE_INFINITY;
  #isDestroyed = false;

  constructor(parts: SceneParts<SafeSpaceActor>) {
    this.#parts = parts;
    this.#snapshot = parts.actor.getSnapshot();
    this.#room = new Room(parts.gl);
    this.#loader = new PictureLoader(parts.clock);
    this.#lighting = new Tween(selectSpace(this.#snapshot).lighting, HOUR_SECONDS, easeOut);
    this.#hands = new Hands({
      find: (x, y) => foremostAt(this.#bodies.inOrder, this.#outlines, this.#slot, x, y),
      standOf: (id) => this.#bodies.get(id),
      keep: (id, stand) => this.#keep(id, stand),
      selected: () => this.#snapshot.context.selected,
      onTap: (id) => {
        this.#liftedAt = performance.now();
        this.#select(id);
      },
      onPlace: (id, stand) => {
        this.#liftedAt = performance.now();
        this.#send(id, stand, false);
      },
    });
    this.#queue = new PointerQueue({
      element: parts.element,
      wake: parts.wake,
      // Fingers beside a thing scroll the page, unless one of them helps to size what is in hand.
      isSurface: (target) =>
        selectIsBuilding(this.#snapshot) &&
        (target instanceof HTMLButtonElement ||
          this.#hands.isAnyDown ||
          selectSelected(this.#snapshot) !== undefined),
    });
    void this.#loadSheet();
    this.#take(false);
  }

  sync(snapshot: SafeSpaceSnapshot): void {
    const before = this.#snapshot;
    this.#snapshot = snapshot;
    const { reducedMotion } = this.#parts.settings();
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
    this.#hands.follow(this.#queue.take());
    if (this.#parts.settings().reducedMotion) this.#bodies.settle();
    let moves = this.#bodies.tick(seconds, this.#hands.held);
    for (const tween of [this.#lighting, this.#coming]) moves = tween.tick(seconds) || moves;
    return moves;
  }

  draw(): boolean {
    const place = this.#place ?? selectSpace(this.#snapshot).background;
    this.#room.draw(
      {
        place,
        last: this.#last,
        coming: this.#coming.value,
        hour: hourAt(this.#lighting.value),
        visit: BUILDING,
      },
      this.#bodies,
    );
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
  }

  targets(): readonly Target[] {
    if (this.#slot.width === 0 || !selectIsBuilding(this.#snapshot)) return [];
    const { background, elements } = selectSpace(this.#snapshot);
    const selected = this.#snapshot.context.selected;
    return drawn(elements).flatMap((element) => {
      const kind = kindOf(element);
      if (!kind) return [];
      const stand = this.#bodies.standOf(element);
      const box = boxOf(kind, stand, this.#slot, background);
      const isSelected = element.id === selected;
      return [
        {
          id: element.id,
          label: nameOf(kind),
          ...touchable(box, this.#slot),
          description: describe(element, isSelected),
          isPressed: isSelected,
          isDraggable: true,
          layer: Math.round(stand.y),
        },
      ];
    });
  }

  /** By key or by a voice: a pointer's own acts come through the queue. */
  activate(id: string): void {
    if (performance.now() - this.#liftedAt < SAME_ACT_MS || this.#hands.isAnyDown) return;
    this.#select(this.#snapshot.context.selected === id ? null : id);
  }

  key(id: string, key: string): boolean {
    const element = selectSpace(this.#snapshot).elements.find((one) => one.id === id);
    if (!element) return false;
    if (key === 'Delete' || key === 'Backspace') {
      this.#parts.actor.send({ type: 'element.removed', id });
      return true;
    }
    if (key === '+' || key === '=' || key === '-') {
      const step = key === '-' ? -SCALE.step : SCALE.step;
      this.#nudge(element, { ...this.#bodies.standOf(element), scale: toStep(element.scale + step, SCALE) });
      return true;
    }
    const way = ARROWS[key];
    // Until it is selected arrow keys lead from one thing to the next.
    if (!way || this.#snapshot.context.selected !== id) return false;
    const { width, height } = this.#slot;
    const { x, y, scale } = this.#bodies.standOf(element);
    this.#nudge(element, { x: x + (way[0] / 100) * width, y: y + (way[1] / 100) * height, scale });
    return true;
  }

  /** What hands still hold is let go where it is. */
  finish(): void {
    this.#hands.follow(this.#queue.take());
    this.#hands.liftAll();
    this.#parts.wake();
  }

  minHeight(): number {
    return LEAST_HEIGHT;
  }

  destroy(): void {
    this.finish();
    this.#isDestroyed = true;
    this.#queue.destroy();
    this.#room.destroy();
  }

  /** All things, and then what shines of them, which the first frame does not wait for. */
  async #loadSheet(): Promise<void> {
    const sheet = await this.#loader.load(SHEET_URL);
    if (!sheet || this.#isDestroyed) return;
    this.#room.setSheet(sheet as Picture);
    this.#outlines.read(sheet as Picture);
    this.#parts.wake();
    const light = await this.#loader.load(SHEET_LIGHT_URL);
    if (!light || this.#isDestroyed) return;
    this.#room.setSheetLight(light as Picture);
    this.#parts.wake();
  }

  /** Takes over what the snapshot has. @param moves whether things land, and the hour passes */
  #take(moves: boolean): void {
    const { elements, background, lighting } = selectSpace(this.#snapshot);
    this.#bodies.sync(drawn(elements), this.#snapshot.context.selected, background, moves);
    if (!moves) this.#bodies.settle();
    if (moves) this.#lighting.go(lighting);
    else this.#lighting.set(lighting);
    this.#goTo(background);
  }

  /** The place comes once its pictures are here; until then the last one stays. */
  #goTo(place: Background): void {
    if (place === this.#place) return;
    if (!this.#room.has(place)) {
      void Promise.all([this.#loader.load(VIEWS[place].picture), this.#loader.load(VIEWS[place].light)]).then(
        ([picture, light]) => {
          if (!picture || !light || this.#isDestroyed) return;
          this.#room.setPlace(place, { picture: picture as Picture, light: light as Picture });
          if (selectSpace(this.#snapshot).background === place) this.#goTo(place);
          this.#parts.wake();
        },
      );
      return;
    }
    this.#last = this.#place;
    this.#place = place;
    if (this.#last === undefined || this.#parts.settings().reducedMotion) this.#coming.set(1);
    else {
      this.#coming.set(0);
      this.#coming.go(1);
    }
    this.#parts.wake();
  }

  #select(id: string | null): void {
    this.#parts.actor.send({ type: 'element.selected', id });
  }

  #nudge(element: PlacedElement, stand: Stand): void {
    this.#send(element.id, this.#keep(element.id, stand), true);
    this.#parts.wake();
  }

  #send(id: string, { x, y, scale }: Stand, isOn: boolean): void {
    const { width, height } = this.#slot;
    const pose = { x: (x / width) * 100, y: (y / height) * 100, scale };
    this.#parts.actor.send({ type: 'element.placed', id, pose, isOn });
  }

  #keep(id: string, stand: Stand): Stand {
    const kind = this.#bodies.get(id)?.kind;
    return kind ? keptInside(kind, stand, this.#slot, this.#bodies.background) : stand;
  }
}

export const createSafeSpaceBuilderScene = (parts: SceneParts<SafeSpaceActor>): Scene<SafeSpaceSnapshot> =>
  new SafeSpaceBuilderScene(parts);
