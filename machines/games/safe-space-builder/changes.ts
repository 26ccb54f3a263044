/** A step is the space before a change. Consecutive changes with the same key merge into one step. */
import type { Space } from '../../../domain/safe-space';
import { NOTES, type SafeSpaceContext, type SpaceEdit } from './context';
import { add, find, goTo, light, place, remove, rename } from './edits';

export const DEEPEST = 200;

/** Note of an element at `x` percent from the left, 0 to {@link NOTES} - 1. */
export const noteAt = (x: number): number => Math.min(NOTES - 1, Math.floor((x / 100) * NOTES));

/**
 * When `space` replaces the current one, the selection stays if the selected element still exists. Later changes do not
 * merge into an earlier step.
 */
export const shown = (
  { selected }: SafeSpaceContext,
  space: Space,
): Pick<SafeSpaceContext, 'space' | 'selected' | 'merging'> => ({
  space,
  selected: find(space, selected)?.id ?? null,
  merging: null,
});

/** @param merging key of the undo step. The next change with the same key joins it. Null for a separate step */
export function changed(
  context: SafeSpaceContext,
  space: Space,
  merging: string | null = null,
): Partial<SafeSpaceContext> {
  if (space === context.space) return {};
  const goesOn = merging !== null && merging === context.merging;
  return {
    ...shown(context, space),
    past: goesOn ? context.past : [...context.past, context.space].slice(-DEEPEST),
    future: [],
    merging,
  };
}

export function edited(context: SafeSpaceContext, edit: SpaceEdit): Partial<SafeSpaceContext> {
  const { space } = context;
  switch (edit.type) {
    case 'name.changed':
      return changed(context, rename(space, edit.name), 'name');
    case 'background.chosen':
      return changed(context, goTo(space, edit.background));
    case 'lighting.changed':
      return changed(context, light(space, edit.lighting), 'lighting');
    case 'element.added': {
      const [more, seed] = add(space, edit.kind, edit.at, context.seed);
      return { ...changed(context, more), seed, selected: more.elements.at(-1)?.id ?? null };
    }
    case 'element.placed':
      return changed(context, place(space, edit.id, edit.pose), edit.isOn ? `place ${edit.id}` : null);
    case 'element.removed':
      return changed(context, remove(space, edit.id));
  }
}
