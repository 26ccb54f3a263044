import {
  categoryOf,
  type ElementKind,
  elementNameOf,
  emojiOf,
  type PlacedElement,
} from '../../../../domain/safe-space';

/** Returns an element of normal size at a place in percent. */
export const element = (kind: ElementKind, x: number, y: number, id = `${kind}-1`): PlacedElement => ({
  id,
  type: categoryOf(kind),
  name: elementNameOf(kind),
  emoji: emojiOf(kind),
  scale: 1,
  x,
  y,
});
