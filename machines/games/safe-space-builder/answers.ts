/** How each thing answers a touch in a visit: eight families over the twenty-five things, and how long an answer lasts. */
import { type Kind, kindOf, MOST_ELEMENTS } from '../../../domain/safe-space';
import { draw } from '../../random';
import type { SafeSpaceContext } from './context';

export const FAMILIES = ['rings', 'glows', 'steams', 'turns', 'settles', 'flows', 'sways', 'opens'] as const;
export type Family = (typeof FAMILIES)[number];

/** From the touch until all is at rest again, ms. */
export const ANSWER_MS: Readonly<Record<Family, number>> = {
  rings: 2800,
  glows: 1400,
  steams: 2900,
  turns: 1400,
  settles: 900,
  flows: 2600,
  sways: 2600,
  opens: 2600,
};

/** What of a thing answers, and how it is told. */
const ANSWERS: Readonly<Record<Kind, readonly [family: Family, words: string]>> = {
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

/** Those that are on until they are touched, and off until they are touched again. */
const SWITCHED: ReadonlySet<Kind> = new Set<Kind>(['lamp', 'candle']);

export const familyOf = (kind: Kind): Family => ANSWERS[kind][0];
export const isSwitched = (kind: Kind): boolean => SWITCHED.has(kind);

/** What its answer is, in words: 'rings'. @param isLit whether it is on, of what goes on and off */
export const wordsOf = (kind: Kind, isLit: boolean): string =>
  isSwitched(kind) && !isLit ? 'off' : ANSWERS[kind][1];

/** What a touch in a visit lets be heard. */
export interface AnswerEmitted {
  readonly type: 'answer';
  readonly kind: Kind;
  /** Of what goes on and off: whether it went on. */
  readonly isLit: boolean;
  /** 0 to {@link VARIANTS} - 1: the same thing does not sound the same every time. */
  readonly variant: number;
}

const VARIANTS = 3;

/** A finger that trembles touches once, ms. */
const AGAIN_MS = 200;

/** So many answers are heard within so short a time (ms); the others are seen. */
const MOST_HEARD = 4;
const HEARD_MS = 300;

/** Those of which only one can be under way: a page cannot be turned while it turns. */
const WHOLE: ReadonlySet<Family> = new Set<Family>(['turns', 'opens']);

/** A thing, and when it was touched (clock, ms). */
export interface Touch {
  readonly id: string;
  readonly at: number;
}

export function canAnswer({ space, answering }: SafeSpaceContext, { id, at }: Touch): boolean {
  const kind = Number.isFinite(at) && isDrawn(space, id) ? kindOf({ id }) : undefined;
  if (!kind) return false;
  const family = familyOf(kind);
  const before = answering[id];
  return before === undefined || at - before >= (WHOLE.has(family) ? ANSWER_MS[family] : AGAIN_MS);
}

/**
 * A thing is touched, and answers.
 *
 * @returns what changes, and what is heard; nothing is where enough is
 */
export function answered(
  context: SafeSpaceContext,
  { id, at }: Touch,
): readonly [change: Partial<SafeSpaceContext>, emitted: AnswerEmitted | undefined] {
  const kind = kindOf({ id });
  if (!kind) return [{}, undefined];
  const isLit = !isSwitched(kind) || context.unlit.includes(id);
  const [chance, seed] = draw(context.seed);
  const heard = context.heard.filter((time) => at - time < HEARD_MS);
  const isHeard = heard.length < MOST_HEARD;
  const underWay = Object.entries(context.answering).filter(
    ([other, began]) => at - began < lengthOf(other) && other !== id,
  );
  return [
    {
      seed,
      answering: { ...Object.fromEntries(underWay), [id]: at },
      heard: isHeard ? [...heard, at] : heard,
      unlit: isLit ? context.unlit.filter((other) => other !== id) : [...context.unlit, id],
    },
    isHeard ? { type: 'answer', kind, isLit, variant: Math.floor(chance * VARIANTS) } : undefined,
  ];
}

/** How long the answer of a thing lasts, ms. */
export function lengthOf(id: string): number {
  const kind = kindOf({ id });
  return kind ? ANSWER_MS[familyOf(kind)] : 0;
}

/** What is kept but not drawn cannot be touched. */
const isDrawn = ({ elements }: SafeSpaceContext['space'], id: string): boolean => {
  const place = elements.findIndex((element) => element.id === id);
  return place >= 0 && place < MOST_ELEMENTS;
};
