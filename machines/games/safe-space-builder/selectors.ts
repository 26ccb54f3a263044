import {
  BACKGROUND_NAMES,
  type Background,
  EMPTY_SPACE,
  elementKindOf,
  elementNameOf,
  MAX_ELEMENTS,
  type PlacedElement,
  type Space,
} from '../../../domain/safe-space';
import { ANSWER_MS, type AnswerFamily, answerFamilyOf, answerText, isSwitchable } from './answers';
import { findElement, hasRoom } from './edits';
import type { SafeSpaceSnapshot } from './safe-space-builder.machine';

export const selectIsBuilding = (snapshot: SafeSpaceSnapshot): boolean => snapshot.matches('building');
export const selectIsAskingToOverwrite = (snapshot: SafeSpaceSnapshot): boolean =>
  snapshot.matches({ building: 'asking' });

export const selectIsVisiting = (snapshot: SafeSpaceSnapshot): boolean => snapshot.matches('visiting');

export const selectSpace = ({ context }: SafeSpaceSnapshot): Space => context.space;
export const selectSpaceName = ({ context }: SafeSpaceSnapshot): string => context.space.name;
export const selectBackground = ({ context }: SafeSpaceSnapshot): Background => context.space.background;
/** Brightness, 20-100. */
export const selectBrightness = ({ context }: SafeSpaceSnapshot): number => context.space.lighting;
export const selectElementCount = ({ context }: SafeSpaceSnapshot): number => context.space.elements.length;
export const selectHasRoom = ({ context }: SafeSpaceSnapshot): boolean => hasRoom(context.space);

/** `at`: clock time of the start, ms. `ms`: duration. */
export interface ElementAnswer {
  readonly id: string;
  readonly at: number;
  readonly family: AnswerFamily;
  readonly ms: number;
}

export const selectElementAnswers = ({ context }: SafeSpaceSnapshot): readonly ElementAnswer[] =>
  Object.entries(context.answering).flatMap(([id, at]) => {
    const kind = elementKindOf({ id });
    return kind ? [{ id, at, family: answerFamilyOf(kind), ms: ANSWER_MS[answerFamilyOf(kind)] }] : [];
  });

export const selectSelectedElement = ({ context }: SafeSpaceSnapshot): PlacedElement | undefined =>
  findElement(context.space, context.selected);

export const selectCanUndo = ({ context }: SafeSpaceSnapshot): boolean => context.past.length > 0;
export const selectCanRedo = ({ context }: SafeSpaceSnapshot): boolean => context.future.length > 0;
export const selectIsUnsaved = ({ context }: SafeSpaceSnapshot): boolean =>
  context.space !== (context.saved ?? EMPTY_SPACE);
export const selectIsSaved = (snapshot: SafeSpaceSnapshot): boolean =>
  snapshot.context.saved !== null && !selectIsUnsaved(snapshot);
export const selectCanRevert = (snapshot: SafeSpaceSnapshot): boolean =>
  snapshot.context.saved !== null && selectIsUnsaved(snapshot);

/** A stored space may have more than the maximum. */
export const firstElementsToMaximum = (elements: readonly PlacedElement[]): readonly PlacedElement[] =>
  elements.length > MAX_ELEMENTS ? elements.slice(0, MAX_ELEMENTS) : elements;

const percent = (value: number): string => `${Math.round(value)} %`;
export const sizeText = ({ scale }: PlacedElement): string => percent(scale * 100);

const placeOf = ({ x, y }: PlacedElement): string =>
  `${percent(x)} from the left, ${percent(y)} from the top`;

/** The mirror adds the description to the name. */
export const describeElement = (element: PlacedElement, isSelected: boolean): string =>
  `${placeOf(element)}, size ${sizeText(element)}. ${isSelected ? KEYS : 'Enter selects it.'}`;

/** The mirror adds the description to the name. */
export const describeElementInVisit = (element: PlacedElement, isLit: boolean): string => {
  const kind = elementKindOf(element);
  return kind && isSwitchable(kind)
    ? `Touch it, and it goes ${answerText(kind, !isLit)}.`
    : 'Touch it, and it answers.';
};

/** Undefined for other kinds than lamps and candles. */
export function isElementLit({ context }: SafeSpaceSnapshot, element: PlacedElement): boolean | undefined {
  const kind = elementKindOf(element);
  return kind && isSwitchable(kind) ? !context.unlit.includes(element.id) : undefined;
}

const KEYS = 'Arrow keys move it, plus and minus size it, Delete removes it.';

const things = (count: number): string =>
  count === 0 ? 'nothing in it yet' : count === 1 ? 'one thing in it' : `${count} things in it`;

/** The change between two snapshots. Undefined for none, or if a toast or control announces it. */
export function changeAnnouncement(before: SafeSpaceSnapshot, after: SafeSpaceSnapshot): string | undefined {
  const [was, is] = [before.context.space, after.context.space];
  if (selectIsVisiting(after)) return selectIsVisiting(before) ? announceAnswer(before, after) : VISIT;
  if (selectIsVisiting(before) && selectIsBuilding(after)) return 'You can build again.';
  if (selectIsBuilding(after) && !selectIsBuilding(before))
    return `${BACKGROUND_NAMES[is.background]}, ${things(is.elements.length)}.`;
  if (!selectIsBuilding(after)) return undefined;
  const selected = selectSelectedElement(after);
  if (was !== is) return announceChange(was, is, selected);
  if (selected && before.context.selected !== selected.id)
    return `${selected.name} selected, ${describeElement(selected, true)}`;
  return selectSelectedElement(before) && !selected ? 'Nothing selected.' : undefined;
}

function announceChange(was: Space, is: Space, selected: PlacedElement | undefined): string | undefined {
  if (was.background !== is.background)
    return `${BACKGROUND_NAMES[is.background]}, ${things(is.elements.length)}.`;
  const [before, after] = [was.elements, is.elements];
  if (before === after) return undefined;
  const known = new Set(before.map(({ id }) => id));
  const [come, ...others] = after.filter(({ id }) => !known.has(id));
  if (come && others.length === 0)
    return `${come.name}, ${placeOf(come)}. ${after.length} in all.${come === selected ? ' Selected.' : ''}`;
  if (after.length < before.length) {
    const left = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !left.has(id));
    return gone.length === 1 ? `${gone[0]?.name} removed.` : `${gone.length} things removed.`;
  }
  const moved = after.find((element, index) => element !== before[index]);
  return moved && `${moved.name}, ${placeOf(moved)}, size ${sizeText(moved)}.`;
}

const VISIT = 'You sit in your space. What you touch answers.';

/** 'Wind Chime, rings.' */
function announceAnswer(before: SafeSpaceSnapshot, after: SafeSpaceSnapshot): string | undefined {
  const [was, is] = [before.context.answering, after.context.answering];
  const id = was === is ? undefined : Object.keys(is).find((key) => is[key] !== was[key]);
  const element = id === undefined ? undefined : findElement(after.context.space, id);
  const kind = element && elementKindOf(element);
  return kind && `${elementNameOf(kind)}, ${answerText(kind, !after.context.unlit.includes(element.id))}.`;
}
