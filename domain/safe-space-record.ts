/**
 * The saved record of a safe space: JSON text in the browser's storage, which may hold anything. What can be understood
 * is; whether that is all of it is told, so that nobody writes over what was not.
 */
import * as z from 'zod/mini';
import {
  BACKGROUNDS,
  categoryOf,
  EMPTY_SPACE,
  emojiOf,
  kindOf,
  LIGHTING,
  nameOf,
  type PlacedElement,
  SCALE,
  type Space,
} from './safe-space';

const element = z.object({ id: z.string(), x: z.number(), y: z.number(), scale: z.number() });

const parts = {
  name: z.string(),
  background: z.enum(BACKGROUNDS),
  lighting: z.number(),
  elements: z.array(z.unknown()),
};

/** A part that cannot be read is as in a new space. */
const space = z.object({
  name: z.catch(parts.name, EMPTY_SPACE.name),
  background: z.catch(parts.background, EMPTY_SPACE.background),
  lighting: z.catch(parts.lighting, EMPTY_SPACE.lighting),
  elements: z.catch(parts.elements, []),
});

/** Whether something of a safe space is in it. */
const hasPart = (stored: object): boolean =>
  Object.entries(parts).some(
    ([name, part]) => part.safeParse((stored as Readonly<Record<string, unknown>>)[name]).success,
  );

export type Reading =
  /** `isWhole`: written again it says the same as the text, so the text may go. */
  | { readonly kind: 'space'; readonly space: Space; readonly isWhole: boolean }
  | { readonly kind: 'unreadable'; readonly reason: unknown };

/** Takes any text, and never throws. */
export function readRecord(text: string): Reading {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !hasPart(stored))
      return { kind: 'unreadable', reason: 'It is not the record of a safe space' };
    const { elements, ...rest } = space.parse(stored);
    const read: Space = {
      ...rest,
      lighting: within(rest.lighting, LIGHTING),
      elements: unique(elements.flatMap((one) => readElement(one) ?? [])),
    };
    return { kind: 'space', space: read, isWhole: inOrder(stored) === inOrder(read) };
  } catch (error) {
    return { kind: 'unreadable', reason: error };
  }
}

/** The text that is saved: exactly the fields of the specification, in its order. */
export const writeRecord = ({ name, background, lighting, elements }: Space): string =>
  JSON.stringify({
    name,
    background,
    lighting,
    elements: elements.map(({ id, type, name, emoji, x, y, scale }) => ({
      id,
      type,
      name,
      emoji,
      x,
      y,
      scale,
    })),
  });

function readElement(stored: unknown): PlacedElement | undefined {
  const { data } = element.safeParse(stored);
  const kind = data && kindOf(data);
  if (!kind) return undefined;
  return {
    id: data.id,
    // What the catalogue says of it, whatever the record did.
    type: categoryOf(kind),
    name: nameOf(kind),
    emoji: emojiOf(kind),
    x: within(data.x, WHOLE),
    y: within(data.y, WHOLE),
    scale: within(data.scale, SCALE),
  };
}

const WHOLE = { min: 0, max: 100 } as const;

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value));

/** An id that was there already is made another. */
function unique(elements: readonly PlacedElement[]): readonly PlacedElement[] {
  const taken = new Set<string>();
  return elements.map((one) => {
    let { id } = one;
    for (let count = 1; taken.has(id); count++) id = `${kindOf(one)}-${count}`;
    taken.add(id);
    return id === one.id ? one : { ...one, id };
  });
}

/** The same text for the same values, in whatever order they were written. @throws RangeError when they lie too deep */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
