/** The displayed state of all elements: moving, landing, lifted by a pointer, or fading out. */
import {
  type Background,
  type ElementKind,
  elementKindOf,
  GROUND_TOP_PERCENT,
  type PlacedElement,
} from '../../../domain/safe-space';
import { clamp, easeOut } from '../../stage/easing';
import type { Slot } from '../../stage/scene';
import { EMPTY_SLOT } from '../../stage/scene-base';
import {
  canStandOnSeat,
  clampPlacement,
  type ElementBox,
  elementBox,
  type FootPlacement,
  seatAreaOf,
  sheetCellOf,
} from './sheet';

/** Progress of a fall at which the element touches the ground, 0-1. */
const TOUCH = 0.55;
/** Maximum squash after a fall, as a share of the element's height. */
const GIVES = 0.05;
/** Maximum squash after a landing nearby, as a share of the element's height. */
const STIR_GIVES = 0.03;

/** Distance at which an element snaps to its position, CSS px. */
const THERE = 0.2;
/** Difference at which an element's scale or lift snaps to its target. Both have no unit. */
const ALMOST = 0.004;

export interface ElementBody {
  readonly id: string;
  readonly kind: ElementKind;
  x: number;
  y: number;
  scale: number;
  landed: number;
  presence: number;
  lift: number;
  /** Strength of the reaction to a landing nearby, 0-1. */
  stir: number;
  /** Progress of the reaction to a landing nearby, 0-1. It is negative during the delay. */
  stirred: number;
  /** Squash in answer to a touch, as a share of the element's height. Negative values stretch the element. */
  gives: number;
  isSelected: boolean;
  /** Whether the element was removed and is fading out. */
  isGoing: boolean;
  /** Rectangle of the picture. Every tick computes it again. */
  box: ElementBox;
  /** Sort key. Every tick computes it again. */
  depth: number;
  /** Whether the element stands on another one, so that it casts no shadow on the ground. */
  rests: boolean;
}

/** Returns the height above its position, in heights of the element: above 0 while it lands or is lifted. */
export const liftedHeight = ({ landed, lift }: ElementBody): number =>
  (1 - easeOut(landed)) * 0.22 + lift * 0.035;

export function squashAmount({ landed, stir, stirred, gives }: ElementBody): number {
  const own = landed < 1 ? GIVES * Math.sin(Math.PI * clamp((landed - TOUCH) / (1 - TOUCH), 0, 1)) : 0;
  const stirs = stirred > 0 && stirred < 1 ? STIR_GIVES * stir * Math.sin(Math.PI * stirred) : 0;
  return own + stirs + gives;
}

/** @returns whether the element still moves */
function approach(body: ElementBody, stand: FootPlacement, part: number): boolean {
  body.x = nearly(body.x, stand.x, part, THERE);
  body.y = nearly(body.y, stand.y, part, THERE);
  body.scale = nearly(body.scale, stand.scale, part, ALMOST);
  return body.x !== stand.x || body.y !== stand.y || body.scale !== stand.scale;
}

/** Moves a value by `part` of its distance to the target, and snaps within `there`. */
function nearly(value: number, target: number, part: number, there: number): number {
  const next = value + (target - value) * part;
  return Math.abs(target - next) < there ? target : next;
}

const LAND_SECONDS = 0.42;
const GO_SECONDS = 0.22;

/** Maximum distance at which elements react to a landing, percent of the scene's width. */
const NEAR = 24;
const STIR_SECONDS = 0.36;
/** Delay of the reaction at the distance {@link NEAR}, as a share of {@link STIR_SECONDS}. */
const STIR_LATER = 0.5;

const GLIDE_SECONDS = 0.07;
const LIFT_SECONDS = 0.05;

const NOWHERE: ElementBox = { left: 0, top: 0, width: 0, height: 0 };

export class ElementBodies {
  /** Elements from back to front, including those that fade out. */
  readonly inOrder: ElementBody[] = [];
  readonly #byId = new Map<string, ElementBody>();
  /** Elements on which others can stand. */
  #seats: readonly ElementBody[] = [];
  #elements: readonly PlacedElement[] = [];
  #background: Background = 'mountains';
  #slot = EMPTY_SLOT;
  #isSettled = false;

  get background(): Background {
    return this.#background;
  }

  get(id: string): ElementBody | undefined {
    return this.#byId.get(id);
  }

  settle(): void {
    this.#isSettled = false;
  }

  layout(slot: Slot): void {
    this.#slot = slot;
    this.settle();
  }

  /**
   * Applies the elements of a space.
   * @param lands whether new elements fall from above, and removed ones fade out. Otherwise elements appear and
   *   disappear immediately.
   */
  show(
    elements: readonly PlacedElement[],
    selected: string | null,
    background: Background,
    lands: boolean,
  ): void {
    this.#background = background;
    if (elements !== this.#elements) {
      const left = new Set(elements.map(({ id }) => id));
      for (const body of this.inOrder) if (!left.has(body.id)) this.#dismiss(body, lands);
      for (const element of elements) this.#put(element, lands);
      if (!lands) this.#sweep();
      this.#seats = this.inOrder.filter(({ kind, isGoing }) => seatAreaOf(kind) && !isGoing);
    }
    this.#elements = elements;
    for (const body of this.inOrder) body.isSelected = body.id === selected;
  }

  /** Returns the stored position of an element, moved inside the scene, CSS px. */
  standOf(element: PlacedElement): FootPlacement {
    const { width, height } = this.#slot;
    const stand = { x: (element.x / 100) * width, y: (element.y / 100) * height, scale: element.scale };
    const kind = elementKindOf(element);
    return kind ? clampPlacement(kind, stand, this.#slot, this.#background) : stand;
  }

  /** Advances by `seconds`. @param held positions of held elements, by id @returns whether an element still moves */
  tick(seconds: number, held: ReadonlyMap<string, FootPlacement>): boolean {
    let moves = false;
    const isNew = !this.#isSettled;
    this.#isSettled = true;
    for (const element of this.#elements) {
      const body = this.#byId.get(element.id);
      if (!body) continue;
      const hand = held.get(element.id);
      const stand = hand ?? this.standOf(element);
      // A held element follows its pointers without delay.
      const part = hand || isNew ? 1 : 1 - Math.exp(-seconds / GLIDE_SECONDS);
      moves = approach(body, stand, part) || moves;
      body.lift = nearly(body.lift, hand ? 1 : 0, isNew ? 1 : 1 - Math.exp(-seconds / LIFT_SECONDS), ALMOST);
      moves = moves || body.lift !== (hand ? 1 : 0);
    }
    for (const body of this.inOrder) {
      const before = body.landed;
      body.landed = Math.min(1, before + seconds / LAND_SECONDS);
      if (before < TOUCH && body.landed >= TOUCH) this.#stirAround(body);
      body.stirred = Math.min(1, body.stirred + seconds / STIR_SECONDS);
      if (body.stirred < 1) moves = true;
      body.presence = clamp(body.presence + seconds / (body.isGoing ? -GO_SECONDS : LAND_SECONDS / 2), 0, 1);
      if (body.landed < 1 || body.isGoing) moves = true;
      body.box = elementBox(body.kind, body, this.#slot, this.#background);
    }
    this.#sweep();
    this.#sort();
    return moves;
  }

  static readonly heightOf = liftedHeight;
  static readonly squashOf = squashAmount;

  /** Returns the degree to which an element with its foot at `y` (CSS px) stands on the ground, 0-1; 0 in the sky. */
  onGround(y: number): number {
    const horizon = (GROUND_TOP_PERCENT[this.#background] / 100) * this.#slot.height;
    return clamp((y - horizon) / (0.05 * this.#slot.height) + 1, 0, 1);
  }

  #put(element: PlacedElement, lands: boolean): void {
    const kind = elementKindOf(element);
    if (!kind) return;
    const known = this.#byId.get(element.id);
    if (known) {
      known.isGoing = false;
      return;
    }
    const body: ElementBody = {
      id: element.id,
      kind,
      ...this.standOf(element),
      landed: lands ? 0 : 1,
      presence: lands ? 0 : 1,
      lift: 0,
      stir: 0,
      stirred: 1,
      gives: 0,
      isSelected: false,
      isGoing: false,
      box: NOWHERE,
      depth: 0,
      rests: false,
    };
    this.#byId.set(element.id, body);
    this.inOrder.push(body);
  }

  /** Makes the neighbors of a landing element react. */
  #stirAround(body: ElementBody): void {
    const reach = (NEAR / 100) * this.#slot.width;
    for (const other of this.inOrder) {
      const way = Math.hypot(other.x - body.x, other.y - body.y);
      if (other === body || way > reach || sheetCellOf(other.kind).habit === 'hangs') continue;
      other.stir = 1 - way / reach;
      other.stirred = -STIR_LATER * (way / reach);
    }
  }

  #dismiss(body: ElementBody, fades: boolean): void {
    body.isGoing = true;
    if (!fades) body.presence = 0;
  }

  #sweep(): void {
    for (let index = this.inOrder.length - 1; index >= 0; index--) {
      const body = this.inOrder[index] as ElementBody;
      if (!body.isGoing || body.presence > 0) continue;
      this.inOrder.splice(index, 1);
      this.#byId.delete(body.id);
    }
  }

  /** Sorts from back to front by the feet. Flat elements are behind, and what stands on furniture before it. */
  #sort(): void {
    for (const body of this.inOrder) {
      const { habit } = sheetCellOf(body.kind);
      // An element that stands on a carpet is in front of the whole carpet.
      body.depth = habit === 'lies' ? body.box.top : body.y;
      body.rests = false;
    }
    if (this.#seats.length > 0)
      for (const body of this.inOrder) if (canStandOnSeat(body.kind)) this.#seat(body);
    const order = this.inOrder;
    // Insertion sort, because the order of the last tick is almost right.
    for (let index = 1; index < order.length; index++) {
      const body = order[index] as ElementBody;
      let place = index;
      while (place > 0 && (order[place - 1] as ElementBody).depth > body.depth) {
        order[place] = order[place - 1] as ElementBody;
        place -= 1;
      }
      order[place] = body;
    }
  }

  /** Draws an element whose foot is within a seat area (see `seatAreaOf`) in front of that furniture. */
  #seat(body: ElementBody): void {
    for (const other of this.#seats) {
      const { left, top, width, height } = other.box;
      const [from, to] = seatAreaOf(other.kind) ?? [0, 0];
      const isAcross = body.x > left + width * 0.08 && body.x < left + width * 0.92;
      if (isAcross && body.y >= top + height * from && body.y <= top + height * to) {
        body.depth = Math.max(body.depth, other.y + (body.y / (this.#slot.height || 1)) * 0.5);
        body.rests = true;
      }
    }
  }
}
