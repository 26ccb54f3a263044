/** The Safe Space Builder. The scene draws the space with its lighting, and turns gestures and keys into events. */
import type {
  SafeSpaceActor,
  SafeSpaceSnapshot,
} from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  firstElementsToMaximum,
  selectIsBuilding,
  selectIsVisiting,
  selectSelectedElement,
  selectSpace,
} from '../../../machines/games/safe-space-builder/selectors';
import { easeOut, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import type { PassRenderer } from '../../stage/pass-renderer';
import { PointerQueue } from '../../stage/pointer-queue';
import type { Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';
import { ElementBodies } from './elements';
import { Gestures, isRemovalKey, type PushDirection, placementAfterKey, Touches } from './gestures';
import { HOUR_LOOKS } from './hours';
import { elementTargets, foremostElementAt, Outlines } from './picking';
import { PlaceChange } from './place';
import { Room } from './room';
import { clampPlacement, type FootPlacement, SheetLoader } from './sheet';
import { AnimatedVisitLook } from './visit';

const LIGHTING_SECONDS = 0.5;

/** Minimum height of a slot for building, CSS px. */
const LEAST_HEIGHT = 160;

class SafeSpaceBuilderScene extends SceneBase<SafeSpaceActor, SafeSpaceSnapshot> {
  readonly #room = this.view.addChild(new Room());
  readonly #bodies = new ElementBodies();
  readonly #gestures: Gestures;
  readonly #queue: PointerQueue;
  readonly #outlines = new Outlines();
  readonly #sheet: SheetLoader;
  readonly #lighting: Tween;
  readonly #change: PlaceChange;
  readonly #visiting = new AnimatedVisitLook();
  readonly #touches: Touches;

  constructor(parts: SceneDependencies<SafeSpaceActor>) {
    super(parts, 'safe-space-builder');
    const loadTexture = (url: string) => this.loadTexture(url, { mipmaps: true });
    this.#sheet = new SheetLoader({
      loadTexture,
      loadBitmap: (url) => this.loadBitmap(url),
      onSmallSheet: (sheet) => this.#outlines.read(sheet),
      clock: parts.clock,
      onSheet: (sheet) => {
        this.#room.setSheet(sheet);
        parts.wake();
      },
      onLight: (light) => {
        this.#room.setSheetLight(light);
        parts.wake();
      },
    });
    this.#lighting = new Tween(selectSpace(this.snapshot).lighting, LIGHTING_SECONDS, easeOut);
    this.#change = new PlaceChange({
      load: loadTexture,
      reducedMotion: () => this.reducedMotion,
      wanted: () => selectSpace(this.snapshot).background,
      wake: parts.wake,
    });
    const find = (x: number, y: number) =>
      foremostElementAt(this.#bodies.inOrder, this.#outlines, this.slot, x, y);
    this.#touches = new Touches({ find, onTouch: (id, direction) => this.#touch(id, direction) });
    this.#gestures = new Gestures({
      find,
      standOf: (id) => this.#shownStand(id),
      clamped: (id, stand) => this.#clamped(id, stand),
      selected: () => this.snapshot.context.selected,
      onTap: (id) => this.#select(id),
      onPlace: (id, stand) => this.#place(id, stand, false),
    });
    this.#queue = new PointerQueue({
      element: parts.element,
      wake: parts.wake,
      // In Build a touch beside an element scrolls the page. If a finger is down or an element is selected, the
      // touch may be part of a pinch instead.
      isSurface: (target) =>
        selectIsVisiting(this.snapshot) ||
        (selectIsBuilding(this.snapshot) &&
          (target instanceof HTMLButtonElement ||
            this.#gestures.isAnyDown ||
            selectSelectedElement(this.snapshot) !== undefined)),
    });
    this.#update(false);
  }

  override show(snapshot: SafeSpaceSnapshot): void {
    const before = this.snapshot;
    this.snapshot = snapshot;
    this.#visiting.reducedMotion = this.reducedMotion;
    this.#visit(before);
    if (selectIsBuilding(snapshot)) this.#sheet.wantSoon();
    if (
      selectSpace(before) === selectSpace(snapshot) &&
      before.context.selected === snapshot.context.selected
    )
      return;
    // A space that was loaded from the device appears without animation.
    const isAnother = before.context.saved !== snapshot.context.saved && snapshot.context.past.length === 0;
    this.#update(!this.reducedMotion && !isAnother && selectIsBuilding(snapshot));
    this.#gestures.forget((id) => this.#bodies.get(id)?.isGoing === false);
    this.parts.wake();
  }

  override prepare(passes: PassRenderer): void {
    this.#room.prepare(passes);
  }

  override layout(slot: Slot): void {
    // Releases a held element at its position in the old layout.
    if (this.slot.width > 0) this.finish();
    super.layout(slot);
    this.#bodies.layout(slot);
    this.#room.layout(slot);
  }

  forget(): void {
    this.#room.forget();
  }

  override targets(): readonly Target[] {
    return elementTargets(this.snapshot, this.slot, (element) => this.#bodies.standOf(element));
  }

  /** Handles keys and assistive technology. Pointers come through the queue. */
  override activate(id: string): void {
    const isVisiting = selectIsVisiting(this.snapshot);
    // A tap shorter than a frame is still in the queue.
    if (isVisiting) this.#follow();
    if (this.#queue.isActing) return;
    if (isVisiting) this.#touch(id);
    else this.#select(this.snapshot.context.selected === id ? null : id);
  }

  key(id: string, key: string): boolean {
    const element = selectSpace(this.snapshot).elements.find((one) => one.id === id);
    if (!element || !selectIsBuilding(this.snapshot)) return false;
    if (isRemovalKey(key)) {
      this.parts.actor.send({ type: 'element.removed', id });
      return true;
    }
    const isSelected = this.snapshot.context.selected === id;
    const stand = placementAfterKey(key, element, this.#bodies.standOf(element), this.slot, isSelected);
    if (!stand) return false;
    this.#place(id, this.#clamped(id, stand), true);
    this.parts.wake();
    return true;
  }

  finish(): void {
    this.#follow();
    this.#gestures.liftAll();
    this.#touches.forget();
    this.parts.wake();
  }

  minHeight(): number {
    return LEAST_HEIGHT;
  }

  override destroy(): void {
    this.finish();
    this.#sheet.destroy();
    this.#queue.destroy();
    super.destroy();
  }

  protected update(seconds: number): FramePace {
    this.#follow();
    if (this.reducedMotion) this.#bodies.settle();
    this.#visiting.reducedMotion = this.reducedMotion;
    let moves = this.#visiting.tick(seconds, this.parts.clock.now(), this.#bodies.inOrder);
    moves = this.#bodies.tick(seconds, this.#gestures.held) || moves;
    moves = this.#change.tick(seconds) || moves;
    moves = this.#lighting.tick(seconds) || moves;
    this.#room.show(
      this.#change,
      HOUR_LOOKS.at(this.night, this.#lighting.value),
      this.#visiting,
      this.#bodies,
    );
    if (moves) return 'moves';
    // In Visit the brightness pulses.
    return this.#visiting.visiting > 0 && !this.reducedMotion ? 'drifts' : 'still';
  }

  #follow(): void {
    const samples = this.#queue.drain();
    if (!selectIsVisiting(this.snapshot)) this.#gestures.follow(samples);
    else this.#touches.follow(samples);
  }

  /** Handles the start and end of a visit, new answers, and lights that go on or off. */
  #visit(before: SafeSpaceSnapshot): void {
    const { answering, unlit } = this.snapshot.context;
    const isSameVisit = selectIsVisiting(before) === selectIsVisiting(this.snapshot);
    if (isSameVisit && answering === before.context.answering && unlit === before.context.unlit) return;
    if (!isSameVisit) {
      this.#gestures.liftAll();
      this.#touches.forget();
    }
    this.#visiting.show(this.snapshot);
    this.parts.wake();
  }

  #touch(id: string, direction: PushDirection = 1): void {
    this.#visiting.push(id, direction);
    this.parts.actor.send({ type: 'thing.touched', id, at: this.parts.clock.now() });
  }

  /** @param moves whether elements land and lighting changes gradually */
  #update(moves: boolean): void {
    const { elements, background, lighting } = selectSpace(this.snapshot);
    if (elements.length > 0) this.#sheet.want();
    this.#bodies.show(firstElementsToMaximum(elements), this.snapshot.context.selected, background, moves);
    if (!moves) this.#bodies.settle();
    if (moves) this.#lighting.go(lighting);
    else this.#lighting.set(lighting);
    this.#change.goTo(background);
  }

  #select(id: string | null): void {
    this.parts.actor.send({ type: 'element.selected', id });
  }

  #place(id: string, { x, y, scale }: FootPlacement, isOn: boolean): void {
    const { width, height } = this.slot;
    const pose = { x: (x / width) * 100, y: (y / height) * 100, scale };
    this.parts.actor.send({ type: 'element.placed', id, pose, isOn });
  }

  /** Returns a copy, because the body itself moves with the pointer. */
  #shownStand(id: string): FootPlacement | undefined {
    const body = this.#bodies.get(id);
    const element = selectSpace(this.snapshot).elements.find((one) => one.id === id);
    return body && element && { x: body.x, y: body.y, scale: element.scale };
  }

  #clamped(id: string, stand: FootPlacement): FootPlacement {
    const kind = this.#bodies.get(id)?.kind;
    return kind ? clampPlacement(kind, stand, this.slot, this.#bodies.background) : stand;
  }
}

export const createSafeSpaceBuilderScene = (
  parts: SceneDependencies<SafeSpaceActor>,
): Scene<SafeSpaceSnapshot> => new SafeSpaceBuilderScene(parts);
