/** A step is the space before a change. Consecutive changes with the same key merge into one step. */
import type { Space } from '../../../domain/safe-space';
import { NOTE_COUNT, type SafeSpaceContext, type SpaceEdit } from './context';
import {
  addElement,
  findElement,
  removeElement,
  setBackground,
  setElementPose,
  setLighting,
  setName,
} from './edits';

export const MAX_UNDO_STEPS = 200;

/** Note of an element at `x` percent from the left, 0 to {@link NOTE_COUNT} - 1. */
export const noteIndexAtX = (x: number): number =>
  Math.min(NOTE_COUNT - 1, Math.floor((x / 100) * NOTE_COUNT));

/**
 * When `space` replaces the current one, the selection stays if the selected element still exists. Later changes do not
 * merge into an earlier step.
 */
export const replaceSpace = (
  { selected }: SafeSpaceContext,
  space: Space,
): Pick<SafeSpaceContext, 'space' | 'selected' | 'merging'> => ({
  space,
  selected: findElement(space, selected)?.id ?? null,
  merging: null,
});

/** @param merging key of the undo step. The next change with the same key joins it. Null for a separate step */
export function commitSpace(
  context: SafeSpaceContext,
  space: Space,
  merging: string | null = null,
): Partial<SafeSpaceContext> {
  if (space === context.space) return {};
  const goesOn = merging !== null && merging === context.merging;
  return {
    ...replaceSpace(context, space),
    past: goesOn ? context.past : [...context.past, context.space].slice(-MAX_UNDO_STEPS),
    future: [],
    merging,
  };
}

export function applyEdit(context: SafeSpaceContext, edit: SpaceEdit): Partial<SafeSpaceContext> {
  const { space } = context;
  switch (edit.type) {
    case 'name.changed':
      return commitSpace(context, setName(space, edit.name), 'name');
    case 'background.chosen':
      return commitSpace(context, setBackground(space, edit.background));
    case 'lighting.changed':
      return commitSpace(context, setLighting(space, edit.lighting), 'lighting');
    case 'element.added': {
      const [more, seed] = addElement(space, edit.kind, edit.at, context.seed);
      return { ...commitSpace(context, more), seed, selected: more.elements.at(-1)?.id ?? null };
    }
    case 'element.placed':
      return commitSpace(
        context,
        setElementPose(space, edit.id, edit.pose),
        edit.isOn ? `place ${edit.id}` : null,
      );
    case 'element.removed':
      return commitSpace(context, removeElement(space, edit.id));
  }
}
