/** Gestures on elements: tap, drag and pinch in Build, touches in a visit, and keys. */
import { ELEMENT_SCALE_RANGE, type PlacedElement, roundToSliderStep } from '../../../domain/safe-space';
import { clamp } from '../../stage/easing';
import type { PointerSample } from '../../stage/pointer-queue';
import type { Slot } from '../../stage/scene';
import type { FootPlacement } from './sheet';

/** Maximum movement of a tap, CSS px. */
const TAP = 6;

interface Finger {
  /** The element that the pointer holds; null on the ground. */
  readonly id: string | null;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  hasMoved: boolean;
}

interface Grip {
  readonly fingers: number[];
  /** Position of the element when a finger last pressed or lifted. */
  stand: FootPlacement;
  /** Midpoint of the fingers when a finger last pressed or lifted, CSS px. */
  middle: { readonly x: number; readonly y: number };
  /** Distance of the two fingers when a finger last pressed or lifted, CSS px; 0 for a single finger. */
  apart: number;
  hasMoved: boolean;
}

export interface GesturesOptions {
  readonly find: (x: number, y: number) => string | undefined;
  /** Returns a copy of an element's displayed position; undefined when the element no longer exists. */
  readonly standOf: (id: string) => FootPlacement | undefined;
  /** Returns the nearest position inside the scene. */
  readonly clamped: (id: string, stand: FootPlacement) => FootPlacement;
  readonly selected: () => string | null;
  readonly onTap: (id: string | null) => void;
  readonly onPlace: (id: string, stand: FootPlacement) => void;
}

export class Gestures {
  readonly held = new Map<string, FootPlacement>();
  readonly #options: GesturesOptions;
  readonly #fingers = new Map<number, Finger>();
  readonly #grips = new Map<string, Grip>();

  constructor(options: GesturesOptions) {
    this.#options = options;
  }

  get isAnyDown(): boolean {
    return this.#fingers.size > 0;
  }

  follow(samples: readonly PointerSample[]): void {
    for (const sample of samples) {
      if (sample.kind === 'down') this.#press(sample);
      else if (sample.kind === 'move') this.#lead(sample);
      else this.#lift(sample.id, sample.kind === 'up');
    }
  }

  /** Releases elements that no longer exist. */
  forget(isThere: (id: string) => boolean): void {
    for (const id of [...this.#grips.keys()]) if (!isThere(id)) this.#release(id);
  }

  /** Releases all pointers at their current positions, and ignores their further movement. */
  liftAll(): void {
    for (const id of [...this.#fingers.keys()]) this.#lift(id, false);
  }

  #press({ id: pointer, x, y }: PointerSample): void {
    const found = this.#options.find(x, y);
    const id = found !== undefined && !this.#isFull(found) ? found : this.#pinched();
    this.#fingers.set(pointer, { id, startX: x, startY: y, x, y, hasMoved: false });
    if (id === null) return;
    const stand = this.#options.standOf(id);
    if (!stand) return;
    const grip = this.#grips.get(id) ?? { fingers: [], stand, middle: { x, y }, apart: 0, hasMoved: false };
    this.#grips.set(id, grip);
    grip.fingers.push(pointer);
    // The second of two fingers on the ground makes the first one part of the pinch.
    if (id === this.#options.selected() && found !== id) this.#join(grip, id);
    this.#regrip(id, grip);
  }

  /** Returns whether two fingers hold the element already. A further finger counts as a finger on the ground. */
  #isFull(id: string): boolean {
    return (this.#grips.get(id)?.fingers.length ?? 0) >= 2;
  }

  /**
   * Returns the element that a finger on the ground resizes. If exactly one element is under a single finger, returns
   * that element. Otherwise, if another finger is on the ground, returns the selected element. Returns null if two
   * fingers hold the selected element already.
   */
  #pinched(): string | null {
    const single = [...this.#grips].filter(([, { fingers }]) => fingers.length === 1);
    if (single.length === 1) return single[0]?.[0] ?? null;
    const isAnotherOnGround = [...this.#fingers.values()].some(({ id }) => id === null);
    const selected = this.#options.selected();
    return isAnotherOnGround && selected !== null && !this.#isFull(selected) ? selected : null;
  }

  #join(grip: Grip, id: string): void {
    if (grip.fingers.length > 1) return;
    const ground = [...this.#fingers].find(([, finger]) => finger.id === null);
    if (!ground) return;
    const [pointer, finger] = ground;
    this.#fingers.set(pointer, { ...finger, id });
    grip.fingers.unshift(pointer);
  }

  #lead({ id: pointer, x, y }: PointerSample): void {
    const finger = this.#fingers.get(pointer);
    if (!finger) return;
    finger.x = x;
    finger.y = y;
    if (Math.hypot(x - finger.startX, y - finger.startY) > TAP) finger.hasMoved = true;
    const grip = finger.id === null ? undefined : this.#grips.get(finger.id);
    if (!grip || finger.id === null) return;
    grip.hasMoved ||= finger.hasMoved;
    this.#move(finger.id, grip);
  }

  #move(id: string, grip: Grip): void {
    const { middle, apart } = this.#spanOf(grip);
    const { stand } = grip;
    const ratio = grip.apart > 0 && apart > 0 ? apart / grip.apart : 1;
    const scale = clamp(stand.scale * ratio, ELEMENT_SCALE_RANGE.min, ELEMENT_SCALE_RANGE.max);
    const grown = scale / stand.scale;
    const moved = {
      x: middle.x + (stand.x - grip.middle.x) * grown,
      y: middle.y + (stand.y - grip.middle.y) * grown,
      scale,
    };
    this.held.set(id, this.#options.clamped(id, moved));
  }

  #lift(pointer: number, isLetGo: boolean): void {
    const finger = this.#fingers.get(pointer);
    if (!finger) return;
    this.#fingers.delete(pointer);
    const { id, hasMoved } = finger;
    const grip = id === null ? undefined : this.#grips.get(id);
    if (!grip || id === null) {
      if (isLetGo && id === null && !hasMoved) this.#options.onTap(null);
      return;
    }
    grip.fingers.splice(grip.fingers.indexOf(pointer), 1);
    if (grip.fingers.length > 0) {
      // A single remaining finger continues to move the element from its current position.
      grip.hasMoved = true;
      this.#regrip(id, grip);
      return;
    }
    const stand = this.held.get(id);
    this.#release(id);
    if (grip.hasMoved && stand) this.#options.onPlace(id, stand);
    else if (isLetGo) this.#options.onTap(id);
  }

  #release(id: string): void {
    this.#grips.delete(id);
    this.held.delete(id);
  }

  /** Restarts the gesture from the fingers' current positions. */
  #regrip(id: string, grip: Grip): void {
    grip.stand = this.held.get(id) ?? grip.stand;
    const { middle, apart } = this.#spanOf(grip);
    grip.middle = middle;
    grip.apart = apart;
    this.held.set(id, grip.stand);
  }

  #spanOf({ fingers }: Grip): { readonly middle: { x: number; y: number }; readonly apart: number } {
    const [one, other] = fingers.map((pointer) => this.#fingers.get(pointer));
    if (!one) return { middle: { x: 0, y: 0 }, apart: 0 };
    if (!other) return { middle: { x: one.x, y: one.y }, apart: 0 };
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      apart: Math.hypot(one.x - other.x, one.y - other.y),
    };
  }
}

/** Direction in which an element is first pushed: -1 left, 1 right. */
export type PushDirection = -1 | 1;

export interface TouchesOptions {
  readonly find: (x: number, y: number) => string | undefined;
  /** @param direction -1 when the pointer comes from the right; 1 when it comes from the left or has not moved */
  readonly onTouch: (id: string, direction: PushDirection) => void;
}

export class Touches {
  readonly #options: TouchesOptions;
  /** Element under each pressed pointer, and the pointer's last x, CSS px. */
  readonly #on = new Map<number, { readonly thing: string | undefined; readonly x: number }>();

  constructor(options: TouchesOptions) {
    this.#options = options;
  }

  follow(samples: readonly PointerSample[]): void {
    for (const { id, kind, x, y } of samples) {
      if (kind === 'up' || kind === 'cancel') this.#on.delete(id);
      else if (kind === 'down' || this.#on.has(id)) this.#come(id, this.#options.find(x, y), x);
    }
  }

  forget(): void {
    this.#on.clear();
  }

  #come(hand: number, thing: string | undefined, x: number): void {
    const before = this.#on.get(hand);
    if (thing !== undefined && thing !== before?.thing)
      this.#options.onTouch(thing, before !== undefined && x < before.x ? -1 : 1);
    this.#on.set(hand, { thing, x });
  }
}

/** Distance per press of an arrow key, percent of the slot's width or height. */
const NUDGE = 1;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

export const isRemovalKey = (key: string): boolean => key === 'Delete' || key === 'Backspace';

/**
 * Returns the new position and size of an element; undefined when the key has another meaning.
 * @param stand current position, CSS px
 * @param isSelected whether the element is selected. Otherwise arrow keys move the focus.
 */
export function placementAfterKey(
  key: string,
  { scale }: Pick<PlacedElement, 'scale'>,
  stand: FootPlacement,
  { width, height }: Pick<Slot, 'width' | 'height'>,
  isSelected: boolean,
): FootPlacement | undefined {
  if (key === '+' || key === '=')
    return { ...stand, scale: roundToSliderStep(scale + ELEMENT_SCALE_RANGE.step, ELEMENT_SCALE_RANGE) };
  if (key === '-')
    return { ...stand, scale: roundToSliderStep(scale - ELEMENT_SCALE_RANGE.step, ELEMENT_SCALE_RANGE) };
  const way = isSelected ? ARROWS[key] : undefined;
  return (
    way && {
      ...stand,
      x: stand.x + (way[0] / 100) * width,
      y: stand.y + (way[1] / 100) * height,
    }
  );
}
