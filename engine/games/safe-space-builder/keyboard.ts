/** Keys that move and resize an element in Build. */
import { type PlacedElement, SCALE, toStep } from '../../../domain/safe-space';
import type { Slot } from '../../stage/scene';
import type { Stand } from './places';

/** Distance per press of an arrow key, percent of the slot's width or height. */
const NUDGE = 1;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

export const isRemoval = (key: string): boolean => key === 'Delete' || key === 'Backspace';

/**
 * Returns the new position and size of an element; undefined when the key has another meaning.
 *
 * @param stand current position, CSS px
 * @param isSelected whether the element is selected. Otherwise arrow keys move the focus.
 */
export function standAfter(
  key: string,
  { scale }: Pick<PlacedElement, 'scale'>,
  stand: Stand,
  { width, height }: Pick<Slot, 'width' | 'height'>,
  isSelected: boolean,
): Stand | undefined {
  if (key === '+' || key === '=') return { ...stand, scale: toStep(scale + SCALE.step, SCALE) };
  if (key === '-') return { ...stand, scale: toStep(scale - SCALE.step, SCALE) };
  const way = isSelected ? ARROWS[key] : undefined;
  return (
    way && {
      ...stand,
      x: stand.x + (way[0] / 100) * width,
      y: stand.y + (way[1] / 100) * height,
    }
  );
}
