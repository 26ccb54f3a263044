/**
 * Parses and serializes the saved record of a safe space. The parser keeps every valid part of an arbitrary text, and
 * reports any loss, so that a save never overwrites unknown content.
 */
import * as z from 'zod/mini';
import {
  BACKGROUNDS,
  categoryOf,
  ELEMENT_SCALE_RANGE,
  EMPTY_SPACE,
  elementKindOf,
  elementNameOf,
  emojiOf,
  LIGHTING_RANGE,
  type PlacedElement,
  type Space,
} from './safe-space';

const element = z.object({ id: z.string(), x: z.number(), y: z.number(), scale: z.number() });

const parts = {
  name: z.string(),
  background: z.enum(BACKGROUNDS),
  lighting: z.number(),
  elements: z.array(z.unknown()),
};

/** Schema of a stored space. It replaces an invalid part with the same part of {@link EMPTY_SPACE}. */
const space = z.object({
  name: z.catch(parts.name, EMPTY_SPACE.name),
  background: z.catch(parts.background, EMPTY_SPACE.background),
  lighting: z.catch(parts.lighting, EMPTY_SPACE.lighting),
  elements: z.catch(parts.elements, []),
});

const hasPart = (stored: object): boolean =>
  Object.entries(parts).some(
    ([name, part]) => part.safeParse((stored as Readonly<Record<string, unknown>>)[name]).success,
  );

export type ParsedSpaceRecord =
  /** `isWhole`: nothing in the text was dropped or changed, so a save may overwrite it. */
  | { readonly kind: 'space'; readonly space: Space; readonly isWhole: boolean }
  | { readonly kind: 'unreadable'; readonly reason: unknown };

/** Accepts any text and never throws. */
export function parseSpaceRecord(text: string): ParsedSpaceRecord {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !hasPart(stored))
      return { kind: 'unreadable', reason: 'It is not the record of a safe space' };
    const { elements, ...rest } = space.parse(stored);
    const read: Space = {
      ...rest,
      lighting: within(rest.lighting, LIGHTING_RANGE),
      elements: unique(elements.flatMap((one) => readElement(one) ?? [])),
    };
    return { kind: 'space', space: read, isWhole: inOrder(stored) === inOrder(read) };
  } catch (error) {
    return { kind: 'unreadable', reason: error };
  }
}

/** Serializes the fields in the order of the specification. */
export const serializeSpace = ({ name, background, lighting, elements }: Space): string =>
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
  const kind = data && elementKindOf(data);
  if (!kind) return undefined;
  return {
    id: data.id,
    // The catalog's type, name and emoji replace those in the record.
    type: categoryOf(kind),
    name: elementNameOf(kind),
    emoji: emojiOf(kind),
    x: within(data.x, WHOLE),
    y: within(data.y, WHOLE),
    scale: within(data.scale, ELEMENT_SCALE_RANGE),
  };
}

const WHOLE = { min: 0, max: 100 } as const;

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value));

/** Gives an element whose id is already taken a new one. */
function unique(elements: readonly PlacedElement[]): readonly PlacedElement[] {
  const taken = new Set<string>();
  return elements.map((one) => {
    let { id } = one;
    for (let count = 1; taken.has(id); count++) id = `${elementKindOf(one)}-${count}`;
    taken.add(id);
    return id === one.id ? one : { ...one, id };
  });
}

/** A canonical text, independent of the order of keys. @throws RangeError if the value is nested too deeply */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
