/** The bubbles of the current round: their layout, their drift, and their response to touch. */
import { type BubbleId, bubblesOf, type Thought } from '../../../machines/games/thought-bubbles/selectors';
import { easeOut, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import type { PointerState, Slot, Target } from '../../stage/scene';
import { EMPTY_SLOT } from '../../stage/scene-base';
import type { ButtonCorner } from './button-mover';
import { BubbleDrift } from './drift';
import type { BubbleSpot } from './homes';
import { type BubbleLayout, layOutBubbles } from './layout';
import { createTextMeasure, readTextScale } from './measure';

const TOUCH_SECONDS = 0.12;
/** Change of scale under a hovering pointer. */
const GROWS = 0.02;
/** Change of scale under a press. */
const SHRINKS = -0.035;

const NOWHERE: BubbleSpot = { x: 0, y: 0, radius: 0 };

export class RoundBubbles {
  readonly #measure = createTextMeasure();
  readonly #drift = new BubbleDrift();
  readonly #touches: readonly Tween[] = Array.from({ length: 5 }, () => new Tween(0, TOUCH_SECONDS, easeOut));
  readonly #hovered = new Set<string>();
  #ids: readonly BubbleId[] = [];
  #texts: readonly string[] = [];
  #layout: BubbleLayout | undefined;
  #slot = EMPTY_SLOT;
  /** Inputs of the current layout. A round that was laid out in advance needs no new layout when it starts. */
  #laidFor = '';
  /** Inputs of the current home positions. A change puts the bubbles at their new homes. */
  #settledFor = '';
  /** Id of the bubble with the keyboard focus. */
  focused: string | undefined;

  get isColumn(): boolean {
    return this.#layout?.kind === 'column';
  }

  /** Height of the column, CSS px; 0 for drifting bubbles. */
  get height(): number {
    return this.#layout?.height ?? 0;
  }

  get ids(): readonly BubbleId[] {
    return this.#ids;
  }

  /** Makes the next layout measure again, because fonts have changed. */
  forgetWidths(): void {
    this.#laidFor = '';
  }

  /** Lays out the bubbles of a round (from 1), or lays the current ones out in another slot. */
  lay(thought: Thought, round: number, slot: Slot): void {
    if (slot.width === 0) return;
    const scale = readTextScale();
    const laidFor = `${slot.width} ${slot.height} ${scale} ${round} ${thought.id}`;
    if (laidFor === this.#laidFor) return;
    this.#laidFor = laidFor;
    const bubbles = bubblesOf(thought);
    const words = bubbles.map(({ text, isNegative }) => ({ text, isSerif: isNegative }));
    this.#ids = bubbles.map(({ id }) => id);
    this.#texts = words.map(({ text }) => text);
    const field = { width: slot.width, height: slot.height, textScale: scale };
    const next = layOutBubbles(field, words, round % 2 === 0, this.#measure);
    // A column enlarges its own slot. The larger slot must not restore drifting bubbles.
    const isOwnHeight = this.isColumn && slot.width === this.#slot.width && slot.height <= this.height + 1;
    this.#slot = slot;
    if (!(isOwnHeight && next.kind === 'drift')) this.#layout = next;
    const settledFor = `${laidFor} ${this.isColumn}`;
    if (settledFor === this.#settledFor) return;
    this.#settledFor = settledFor;
    this.#drift.settle(this.#layout?.bubbles.map(({ spot }) => spot) ?? [], slot);
  }

  /** @param isStill whether the drift is stopped */
  update(seconds: number, isStill: boolean): FramePace {
    let isTouched = false;
    for (const touch of this.#touches) isTouched = touch.tick(seconds) || isTouched;
    const rests = (bubble: number): boolean => {
      const id = this.#ids[bubble] as string;
      return isStill || this.isColumn || id === this.focused || this.#hovered.has(id);
    };
    const drifts = this.#drift.tick(seconds, rests);
    return isTouched ? 'moves' : drifts ? 'drifts' : 'still';
  }

  spotOf(bubble: number): BubbleSpot {
    const spot = this.#drift.spotOf(bubble);
    if (!spot) return NOWHERE;
    return { ...spot, radius: spot.radius * (1 + (this.#touches[bubble]?.value ?? 0)) };
  }

  point(id: string, { hovered, pressed }: PointerState): void {
    if (hovered || pressed) this.#hovered.add(id);
    else this.#hovered.delete(id);
    this.#touches[this.#ids.indexOf(id as BubbleId)]?.go(pressed ? SHRINKS : hovered ? GROWS : 0);
  }

  /** Clears hover and press, because removed buttons send no events. */
  letGo(): void {
    this.#hovered.clear();
    for (const touch of this.#touches) touch.go(0);
  }

  /** @param spotOf returns the position of a bubble's words */
  corners(spotOf: (bubble: number) => BubbleSpot): readonly ButtonCorner[] {
    return (this.#layout?.bubbles ?? []).map(({ spot: { radius }, row }, bubble) => {
      const id = this.#ids[bubble] as string;
      if (row) return { id, x: row.x, y: row.y };
      const { x, y } = spotOf(bubble);
      return { id, x: x - radius, y: y - radius };
    });
  }

  targets(isOpen: boolean): readonly Target[] {
    return (this.#layout?.bubbles ?? []).map(({ spot, fit, row }, bubble) => {
      const text = this.#texts[bubble] as string;
      const { x, y, radius } = spot;
      return {
        id: this.#ids[bubble] as string,
        label: text,
        ...(row ?? { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }),
        ...(bubble === 0 && { description: 'The thought of this round' }),
        isDisabled: !isOpen,
        isDrifting: true,
        text: { value: text, size: fit.size, inset: fit.inset, ...(bubble === 0 && { isSerif: true }) },
      };
    });
  }
}
