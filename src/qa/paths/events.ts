/**
 * Events that a person can send in each state of a machine. Shortest-path searches use them: the QA panel's 'Go to'
 * searches for one state, and `tests/qa/paths.test.ts` plays paths to every transition in a real browser. The search
 * itself adds delays and actor outputs.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { stonesOf } from '../../../machines/games/grounding-techniques/steps';
import type { MemoryCardsSnapshot } from '../../../machines/games/memory-cards/memory-cards.machine';
import { countMatchedPairs } from '../../../machines/games/memory-cards/rules';
import { FIGURES } from '../../../machines/games/progressive-relaxation/figures';
import { SESSION_SECONDS } from '../../../machines/games/thought-bubbles/rules';
import { isRight } from '../../../machines/games/water-flow/rules';
import type { WaterFlowSnapshot } from '../../../machines/games/water-flow/water-flow.machine';
import { isDue, isMossy } from '../../../machines/games/worry-stones/shelf';
import type { WorryStonesSnapshot } from '../../../machines/games/worry-stones/worry-stones.machine';

export interface Acts {
  /** Returns the person's events in a state. The sender adds their times. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** Returns the parts of the context that affect later paths. Default: none. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Returns whether a search may stop in a state. Later states must add no coverage. */
  readonly isFar?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** Returns an `events` function that gives the same events in every state. */
const always =
  (...events: readonly AnyEventObject[]): Acts['events'] =>
  () =>
    events;

const PLAY = [{ type: 'game.started' }, { type: 'session.shown', at: 0 }, { type: 'game.left' }] as const;
const BREATH = [
  ...PLAY,
  { type: 'breath.paused', at: 0 },
  { type: 'breath.resumed', at: 0 },
  { type: 'breath.reset' },
] as const;

const BUBBLES = [
  { type: 'answer.chosen', answer: 0 },
  { type: 'thought.touched' },
  { type: 'form.opened' },
  { type: 'form.changed', filled: true },
  { type: 'form.submitted' },
  { type: 'form.cancelled' },
] as const;

/** Returns events for a card, for its twin, and for another card. */
function cards({ context }: MemoryCardsSnapshot): AnyEventObject[] {
  const open = context.cards.filter(({ matched }) => !matched);
  const first = context.first === null ? open[0] : context.cards[context.first];
  const twin = open.find(({ src, id }) => src === first?.src && id !== first.id);
  const other = open.find(({ src }) => src !== first?.src);
  return [first, twin, other].flatMap((card) =>
    card ? [{ type: 'card.flipped', index: card.id, at: 0 }] : [],
  );
}

/**
 * Returns events for the first terrace of Water Flow, until two turns are made. The events turn the first stone that
 * has a wrong orientation, and lock that stone with moss or unlock it.
 */
function stones({ context }: WaterFlowSnapshot): AnyEventObject[] {
  const { quarters, terrace, turns } = context;
  const wrong = [...quarters.keys()].find((stone) => !isRight(context, stone));
  if (wrong === undefined || terrace > 1 || turns > 1) return [];
  return [
    { type: 'stone.turned', stone: wrong, by: 1 },
    { type: 'stone.locked', stone: wrong },
  ];
}

/** Returns the number of lit stones in a state of Pattern Flow. */
const litStones = (value: AnyMachineSnapshot['value']): number =>
  Object.values((value as { readonly playing?: { readonly lights?: object } }).playing?.lights ?? {}).filter(
    (light) => light === 'lit',
  ).length;

const breath = ({ context: { breath, cycles } }: AnyMachineSnapshot) => [
  breath?.phase,
  breath?.count,
  cycles,
];

/** A stroke in the Zen Garden: one straight line. */
const LINE = {
  pattern: 'straight',
  tines: 5,
  width: 300,
  points: Int16Array.from([800, 800, 256, 1200, 800, 256]),
} as const;
const STROKES = [20, 61].map((seconds, drag) => ({ type: 'stroke.ended', stroke: LINE, seconds, drag }));

/** Returns events for an element of a Safe Space. `element.placed` needs `building`, whose value is an object. */
const onElement = (id: number, value: unknown): AnyEventObject[] => [
  ...['element.selected', 'thing.touched', 'element.removed'].map((type) => ({ type, id, at: 0 })),
  ...(typeof value === 'string' ? [] : [{ type: 'element.placed', id, pose: { x: 50, y: 60, scale: 1.2 } }]),
];

/** Events by the machine's id. */
export const ACTS: Readonly<Record<string, Acts>> = {
  'basic-breathing': {
    events: always(...BREATH, { type: 'length.chosen', minutes: 3 }, { type: 'length.chosen', minutes: 0 }),
    key: (snapshot) => [snapshot.context.minutes, ...breath(snapshot)],
  },
  'breathing-puzzle': {
    events: always(
      { type: 'pattern.chosen', pattern: 'even' },
      { type: 'pattern.chosen', pattern: 'box' },
      ...BREATH,
      { type: 'speed.changed', tenths: 15 },
      { type: 'holds.toggled' },
      { type: 'length.chosen', minutes: 3 },
    ),
    key: (snapshot) => [snapshot.context.pattern, ...breath(snapshot)],
  },
  'forest-meditation': {
    events: ({ value, context: { minutes } }) => [
      ...PLAY,
      ...(JSON.stringify(value).includes('opening') ? [] : [{ type: 'auto.toggled', at: 0 }]),
      { type: 'breath.pressed', at: 0 },
      { type: 'breath.released', at: 0 },
      { type: 'breath.cancelled', at: 0 },
      { type: 'breath.toggled', at: 0 },
      // A radio button that is already chosen sends no event.
      { type: 'length.chosen', minutes: minutes === 0 ? 5 : 0 },
      { type: 'rhythm.chosen', seconds: 5 },
    ],
    key: ({ context }) => [context.auto, context.minutes],
  },
  'grounding-techniques': {
    events: ({ value, context: { step } }) => [
      // The answers have no Start button.
      ...(value === 'complete' ? PLAY.slice(1) : PLAY),
      { type: 'stone.tapped', stone: stonesOf(step)[0] },
      { type: 'response.changed', filled: true },
      { type: 'response.changed', filled: false },
      { type: 'step.advanced' },
      { type: 'step.skipped' },
      { type: 'step.returned' },
      { type: 'answers.cleared' },
    ],
    key: ({ context: { step, filled, turned } }) => [
      step,
      filled[step],
      stonesOf(step).map((stone) => turned[stone]),
    ],
  },
  'guided-imagery': {
    events: ({ context: { index } }) => [
      ...PLAY,
      { type: 'option.changed', option: 'voice', isOn: false },
      { type: 'length.chosen', seconds: 60 },
      { type: 'scene.passed', way: 'next', index, at: 0 },
      { type: 'scene.passed', way: 'previous', index, at: 0 },
      { type: 'walk.paused', at: 0 },
      { type: 'walk.resumed', at: 0 },
      { type: 'walk.completed', at: Number.MAX_SAFE_INTEGER },
    ],
    key: ({ context }) => [context.index, context.options.voice],
  },
  'memory-cards': {
    events: (snapshot) => [
      ...PLAY,
      ...cards(snapshot as MemoryCardsSnapshot),
      { type: 'level.advanced', at: 0 },
      { type: 'tune.skipped' },
    ],
    key: ({ context }) => [
      context.level,
      countMatchedPairs(context.cards),
      context.first !== null,
      context.note,
    ],
  },
  'pattern-flow': {
    events: ({ context: { pattern, taps } }) => {
      const right = pattern[taps.length] ?? 0;
      return [
        ...PLAY,
        { type: 'stone.tapped', stone: right },
        { type: 'stone.tapped', stone: (right + 1) % 5 },
        { type: 'pattern.replayed' },
        { type: 'showing.interrupted' },
        { type: 'showing.resumed' },
      ];
    },
    key: ({ context: { level, step, taps } }) => [level, step, taps.length],
    // The light of each stone has its own states, so two lit stones together add no state.
    isFar: ({ context, value }) => context.level > 1 || litStones(value) > 1,
  },
  'progressive-relaxation': {
    events: ({ context: { index } }) => [
      ...PLAY,
      { type: 'option.changed', option: 'audio', isOn: false },
      { type: 'figure.chosen', figure: FIGURES[1] },
      { type: 'length.chosen', minutes: 8 },
      { type: 'phase.skipped', index, at: 0 },
    ],
    key: ({ context: { index, second } }) => [index, second],
  },
  'safe-space-builder': {
    events: ({ value, context: { space } }) => [
      ...PLAY,
      { type: 'element.added', kind: 'tree', at: 1 },
      { type: 'name.changed', name: 'Clearing' },
      { type: 'background.chosen', background: 'beach' },
      { type: 'lighting.changed', lighting: 40 },
      { type: 'change.settled' },
      { type: 'space.reverted' },
      { type: 'save.requested' },
      { type: 'save.done' },
      { type: 'save.refused' },
      { type: 'save.contested' },
      { type: 'save.insisted' },
      { type: 'save.dropped' },
      { type: 'visit.began' },
      { type: 'visit.ended' },
      { type: 'step.undone' },
      { type: 'step.redone' },
      ...(space.elements.length > 0 ? onElement(space.elements[0].id, value) : []),
    ],
    key: ({ context }) => [
      context.space.elements.length > 0,
      context.past.length > 0,
      context.completed,
      context.saved !== null && context.saved !== context.space,
    ],
    isFar: ({ context }) => context.space.elements.length > 1 || context.past.length > 2,
  },
  'thought-bubbles': {
    events: ({ context: { isShown } }) => [
      ...PLAY,
      { type: 'drift.changed', isHeld: true },
      { type: 'limit.changed', isUnlimited: true },
      { type: 'limit.changed', isUnlimited: false },
      // Before the first frame there are no bubbles to press.
      ...(isShown ? BUBBLES : []),
    ],
    // One path to a timeout is enough, so the key has the remaining time only before the first answer. Only in the
    // first three seconds does the key tell whether the time is limited. Otherwise each later second would have two
    // keys.
    key: ({ context: { round, secondsLeft, isFilled, isUnlimited, transformed } }) => [
      round,
      isFilled,
      transformed.length === 0 ? secondsLeft : null,
      secondsLeft > SESSION_SECONDS - 3 && isUnlimited,
    ],
  },
  'water-flow': {
    // Before the first frame there are no stones.
    events: (snapshot) => {
      if (JSON.stringify(snapshot.value).includes('unseen')) return PLAY;
      const own = [PLAY[0], PLAY[2], { type: 'width.measured', width: 640 }, { type: 'terrace.solved' }];
      return [...own, ...stones(snapshot as WaterFlowSnapshot), { type: 'water.touched', note: 0 }];
    },
    key: ({ context: { terrace, quarters, locked, wet } }: WaterFlowSnapshot) => [
      terrace,
      quarters.reduce((sum, quarter) => sum + quarter, 0),
      locked.some(Boolean),
      wet.filter(Boolean).length,
    ],
  },
  'worry-stones': {
    events: ({ context: { shelf, now, rubbers } }: WorryStonesSnapshot) => [
      ...PLAY,
      { type: 'stone.chosen', stone: 0 },
      { type: 'stone.returned' },
      { type: 'kind.named', kind: 'work' },
      // A source of contact can begin only while it is inactive, and end only while it is active.
      ...(['itself', 'hand'] as const).map((by) => ({
        type: rubbers.includes(by) ? 'rub.ended' : 'rub.began',
        by,
        at: 0,
      })),
      { type: 'until.chosen', until: 'tomorrow' },
      { type: 'stone.kept' },
      { type: 'stone.sunk' },
      { type: 'room.made', id: shelf.at(-1)?.id },
      { type: 'room.declined' },
      { type: 'shelf.visited', id: shelf.find((stone) => !isDue(stone, now))?.id },
      { type: 'shelf.left' },
      { type: 'worry.released' },
      { type: 'quiet.began' },
      { type: 'quiet.ended' },
      { type: 'later.asked' },
      { type: 'later.declined' },
      { type: 'moss.released' },
    ],
    key: ({ context: { shelf, now, contact, rubbers, plan, isVisited, hasSat } }: WorryStonesSnapshot) => [
      shelf.length,
      shelf.filter((stone) => isDue(stone, now)).length,
      shelf.filter((stone) => isMossy(stone, now)).length,
      contact,
      rubbers,
      plan,
      isVisited,
      hasSat,
    ],
    isFar: ({ context }) => context.shelf.length < 10,
  },
  'zen-garden': {
    events: ({ value, context: { sound } }) => [
      ...PLAY,
      ...['straight', 'curved', 'circular'].map((pattern) => ({ type: 'pattern.chosen', pattern })),
      ...(value === 'raking' ? STROKES : []),
      // The slider appears while the sound is on.
      ...(sound ? [{ type: 'volume.changed', volume: 0.3 }] : []),
      { type: 'mode.toggled' },
      { type: 'sound.toggled' },
      { type: 'step.undone' },
      { type: 'garden.reset' },
    ],
    key: ({ context: { strokes, marks, rakedMs, sound } }) => [
      sound,
      strokes.length > 0,
      marks.length > 0,
      rakedMs >= 20_000,
    ],
    isFar: ({ context }) => context.marks.length > 3,
  },
  access: {
    events: always({ type: 'upgrade.opened' }, { type: 'upgrade.closed' }, { type: 'trial.spent' }),
    key: ({ context }) => context,
  },
  'check-in': {
    events: always(
      { type: 'opened' },
      { type: 'hastened' },
      { type: 'chosen', mood: 'positive' },
      { type: 'chosen', mood: 'negative' },
      { type: 'submitted' },
      { type: 'skipped', at: 0 },
      { type: 'closed' },
      { type: 'invitation.answered', isWanted: false },
    ),
    key: ({ context }) => context.mood,
  },
  disclaimer: { events: always({ type: 'accepted' }, { type: 'cancelled' }) },
  endAfter: {
    events: always(
      { type: 'minutes.chosen', minutes: 5 },
      { type: 'minutes.chosen', minutes: 0 },
      { type: 'session.began' },
      { type: 'session.left' },
    ),
    key: ({ context }) => context.minutes,
  },
};
