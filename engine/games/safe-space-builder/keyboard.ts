/** What keys do to a thing while one builds. */
import { type PlacedElement, SCALE, toStep } from '../../../domain/safe-space';
import type { Slot } from '../../stage/scene';
import type { Stand } from './places';

/** An arrow key moves a thing so far, percent. */
const NUDGE = 1;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

export const isRemoval = (key: string): boolean => key === 'Delete' || key === 'Backspace';

/**
 * Where a key puts a thing, and how large; undefined when the key means something else.
 *
 * @param stand where it stands now, CSS px
 * @param isSelected until it is, arrow keys lead from one thing to the next
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
