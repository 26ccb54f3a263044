/** In a visit each element answers a touch with an animation and a sound, in eight families. */
import { type ElementKind, elementKindOf, MAX_ELEMENTS } from '../../../domain/safe-space';
import { nextRandom } from '../../random';
import type { SafeSpaceContext } from './context';

export const ANSWER_FAMILIES = [
  'rings',
  'glows',
  'steams',
  'turns',
  'settles',
  'flows',
  'sways',
  'opens',
] as const;
export type AnswerFamily = (typeof ANSWER_FAMILIES)[number];

export const ANSWER_MS: Readonly<Record<AnswerFamily, number>> = {
  rings: 2800,
  glows: 1400,
  steams: 2900,
  turns: 1400,
  settles: 900,
  flows: 2600,
  sways: 2600,
  opens: 2600,
};

const ANSWERS: Readonly<Record<ElementKind, readonly [family: AnswerFamily, words: string]>> = {
  tree: ['sways', 'sways'],
  flower: ['sways', 'sways'],
  plant: ['sways', 'sways'],
  mountain: ['opens', 'opens to the light'],
  beach: ['flows', 'a wave comes in'],
  river: ['flows', 'runs a little faster'],
  sun: ['glows', 'glows'],
  chair: ['settles', 'settles'],
  couch: ['settles', 'settles'],
  bed: ['settles', 'settles'],
  desk: ['sways', 'its plant sways'],
  lamp: ['glows', 'on'],
  bookshelf: ['turns', 'its globe turns'],
  blanket: ['settles', 'settles'],
  pillow: ['settles', 'settles'],
  carpet: ['settles', 'settles'],
  tea: ['steams', 'steams'],
  book: ['turns', 'turns a page'],
  music: ['rings', 'plays a few notes'],
  candle: ['glows', 'on'],
  incense: ['steams', 'its smoke rises'],
  fountain: ['flows', 'runs a little faster'],
  windchime: ['rings', 'rings'],
  plushie: ['settles', 'settles'],
  photo: ['opens', 'opens to the light'],
};

/** Each touch turns them off or on. They are on at the start. */
const SWITCHED: ReadonlySet<ElementKind> = new Set<ElementKind>(['lamp', 'candle']);

export const answerFamilyOf = (kind: ElementKind): AnswerFamily => ANSWERS[kind][0];
export const isSwitchable = (kind: ElementKind): boolean => SWITCHED.has(kind);

/** 'rings'. @param isLit whether an element of a switched kind is on */
export const answerText = (kind: ElementKind, isLit: boolean): string =>
  isSwitchable(kind) && !isLit ? 'off' : ANSWERS[kind][1];

export interface AnswerEmitted {
  readonly type: 'answer';
  readonly kind: ElementKind;
  /** Whether a lamp or candle went on. Always true for the other kinds. */
  readonly isLit: boolean;
  /** Variant of the sound, 0 to {@link VARIANTS} - 1. An element should not always sound the same. */
  readonly variant: number;
}

const VARIANTS = 3;

/** A second touch of one element within this time is ignored, ms. */
const AGAIN_MS = 200;

/** Audible answers within {@link HEARD_MS} (ms). Further answers are silent. */
const MOST_HEARD = 4;
const HEARD_MS = 300;

/** Their elements ignore a touch during their answer. For example, a turning page cannot turn again. */
const WHOLE: ReadonlySet<AnswerFamily> = new Set<AnswerFamily>(['turns', 'opens']);

export interface ElementTouch {
  readonly id: string;
  readonly at: number;
}

export function canAnswerTouch({ space, answering }: SafeSpaceContext, { id, at }: ElementTouch): boolean {
  const kind = Number.isFinite(at) && isDrawn(space, id) ? elementKindOf({ id }) : undefined;
  if (!kind) return false;
  const family = answerFamilyOf(kind);
  const before = answering[id];
  return before === undefined || at - before >= (WHOLE.has(family) ? ANSWER_MS[family] : AGAIN_MS);
}

/** Handles a touch that {@link canAnswerTouch} has accepted. Without a sound the answer is silent. */
export function applyTouch(
  context: SafeSpaceContext,
  { id, at }: ElementTouch,
): readonly [change: Partial<SafeSpaceContext>, emitted: AnswerEmitted | undefined] {
  const kind = elementKindOf({ id });
  if (!kind) return [{}, undefined];
  const isLit = !isSwitchable(kind) || context.unlit.includes(id);
  const [chance, seed] = nextRandom(context.seed);
  const heard = context.soundedAt.filter((time) => at - time < HEARD_MS);
  const isHeard = heard.length < MOST_HEARD;
  const underWay = Object.entries(context.answering).filter(
    ([other, began]) => at - began < answerMs(other) && other !== id,
  );
  return [
    {
      seed,
      answering: { ...Object.fromEntries(underWay), [id]: at },
      soundedAt: isHeard ? [...heard, at] : heard,
      unlit: isLit ? context.unlit.filter((other) => other !== id) : [...context.unlit, id],
    },
    isHeard ? { type: 'answer', kind, isLit, variant: Math.floor(chance * VARIANTS) } : undefined,
  ];
}

/** Duration of an element's answer, ms. */
export function answerMs(id: string): number {
  const kind = elementKindOf({ id });
  return kind ? ANSWER_MS[answerFamilyOf(kind)] : 0;
}

/** Elements beyond the maximum stay in the space, but are invisible. */
const isDrawn = ({ elements }: SafeSpaceContext['space'], id: string): boolean => {
  const place = elements.findIndex((element) => element.id === id);
  return place >= 0 && place < MAX_ELEMENTS;
};
