/**
 * 'Follow me': the person shows the breath by presses, the game learns the rhythm and then leads it slower. Forest
 * Meditation's Manual Breath is the same without learning. A game has a {@link FollowedBreath} in its context, the action
 * `follow`, and {@link FOLLOW_STATES} among its states. Nothing in this file waits or reads a clock.
 */
import { type BreathLight, DARK_LIGHT, startLedPhase as leadLight, startPersonPhase } from './light';
import {
  type BreathLead,
  countIfEarly,
  LONGEST_BOUNCE_GAP_MS,
  learnRhythm,
  nextBreathLead,
  type OwnBreath,
  ownBreathMs,
  type Press,
  startBreathLead,
} from './own-breath';

/** The game's knowledge of the person's breath. Times are clock times, ms. */
interface Own {
  /** The latest finished presses. */
  readonly presses: readonly Press[];
  /** Start of the last press. */
  readonly pressedAt: number;
  /** End of the last press or tap; null before. */
  readonly releasedAt: number | null;
  /** Start of the current breath; null before the first. */
  readonly inhaledAt: number | null;
  /** The rhythm that the game leads, or last led; null before it knows one. */
  readonly lead: BreathLead | null;
  /** Whether the game learns the rhythm, and then leads it. Otherwise the person leads all the time. */
  readonly learns: boolean;
  readonly leads: boolean;
  /** Latest breaths in sequence without a press, with the current one. */
  readonly unpressed: number;
  readonly first: OwnBreath | null;
  /** The session began or was resumed. */
  readonly since: number;
  /** Duration of the session from `since` on, ms; null for a session without an end. */
  readonly left: number | null;
}

export interface FollowedBreath {
  readonly light: BreathLight;
  readonly own: Own;
}

export const UNKNOWN_BREATH: FollowedBreath = {
  light: DARK_LIGHT,
  own: {
    presses: [],
    pressedAt: 0,
    releasedAt: null,
    inhaledAt: null,
    lead: null,
    learns: false,
    leads: false,
    unpressed: 0,
    first: null,
    since: 0,
    left: null,
  },
};

/** `at` is the clock time, ms. */
export type FollowEvent =
  /** By a finger, pen, mouse or key. */
  | { readonly type: 'breath.pressed'; readonly at: number }
  | { readonly type: 'breath.released'; readonly at: number }
  /** By the system or the page. */
  | { readonly type: 'breath.cancelled'; readonly at: number }
  /** By assistive technology, or a key on a button. */
  | { readonly type: 'breath.toggled'; readonly at: number };

/** A press shorter than this (ms) is a tap, which toggles between inhale and exhale. */
const TAP_MS = 250;

/** A press longer than this (ms) shows no breath. It may be a palm or a stuck switch. */
export const LONGEST_PRESS_MS = 20_000;

/** Latest presses in the context. */
const MOST_PRESSES = 8;

/** After this many led breaths in sequence without a press the game leads alone. */
const UNPRESSED_BREATHS = 2;

/** After this exhale a session may end while the game does not lead, ms. */
const LAST_EXHALE_MS = 4000;

export interface FollowStep {
  readonly step: keyof typeof STEPS;
  readonly at: number;
}

export const applyFollowStep = (followed: FollowedBreath, { step, at }: FollowStep): FollowedBreath =>
  STEPS[step](followed, at);

/**
 * Starts a session, or continues it after a pause.
 * @param at clock time, ms
 * @param left duration of a new session, ms; null for one without an end
 * @param learns whether the game learns the rhythm and leads it
 */
export const beginFollowing = (
  { own }: FollowedBreath,
  at: number,
  left: number | null,
  learns = true,
): FollowedBreath => ({
  light: { ...DARK_LIGHT, since: at },
  own: {
    ...own,
    learns,
    presses: [],
    releasedAt: null,
    inhaledAt: null,
    unpressed: 0,
    since: at,
    left: own.left ?? left,
  },
});

/** The person has lifted the finger for so long that the next press takes over. */
const hasLetGo = ({ unpressed }: Own): boolean => unpressed > UNPRESSED_BREATHS;

function withPress(own: Own, at: number): Own {
  const { lead, leads, learns, inhaledAt, presses } = own;
  if (!learns) return own;
  if (hasLetGo(own)) return { ...own, presses: [], leads: false };
  if (leads && lead) {
    const ms = inhaledAt === null ? 0 : at - inhaledAt;
    // A press after an inhale without one is a late press.
    const isOnTime = inhaledAt === null || own.unpressed > 0;
    const judged = isOnTime ? lead : countIfEarly(lead, ms / ownBreathMs(lead.breath));
    return { ...own, lead: nextBreathLead(judged, ms) };
  }
  const learned = learnRhythm([...presses, { from: at, to: at }]);
  return learned ? { ...own, lead: startBreathLead(learned), leads: true, first: own.first ?? learned } : own;
}

const STEPS = {
  press: ({ light, own }: FollowedBreath, at: number): FollowedBreath => {
    const next = withPress(own, at);
    return {
      own: { ...next, pressedAt: at, inhaledAt: at, unpressed: 0 },
      light: startPersonPhase(light, 'in', at, next.lead?.breath.inhale),
    };
  },
  /** A press during an inhale that the game leads. */
  join: ({ light, own }: FollowedBreath, at: number): FollowedBreath => ({
    own: { ...(hasLetGo(own) ? withPress(own, at) : own), pressedAt: at, unpressed: 0 },
    light,
  }),
  /** A press so soon after the last one continues that one. */
  rejoin: ({ light, own }: FollowedBreath, at: number): FollowedBreath => ({
    own: { ...own, presses: own.presses.slice(0, -1) },
    light: startPersonPhase(light, 'in', at, own.lead?.breath.inhale),
  }),
  /** The inhale continues after a tap. */
  tap: ({ light, own }: FollowedBreath, at: number): FollowedBreath => ({
    light,
    own: { ...own, releasedAt: at },
  }),
  /** The press ends, and the exhale begins. */
  lift: ({ light, own }: FollowedBreath, at: number): FollowedBreath => {
    const press = { from: own.pressedAt, to: Math.max(own.pressedAt, at) };
    return {
      own: { ...own, releasedAt: at, presses: [...own.presses, press].slice(-MOST_PRESSES) },
      light: startPersonPhase(light, 'out', at, own.lead?.breath.exhale),
    };
  },
  /** The exhale begins, and the press shows no breath. */
  drop: ({ light, own }: FollowedBreath, at: number): FollowedBreath => ({
    own,
    light: startPersonPhase(light, 'out', at, own.lead?.breath.exhale),
  }),
  leadIn: ({ light, own }: FollowedBreath, at: number): FollowedBreath => {
    const lead = own.lead && nextBreathLead(own.lead, at - (own.inhaledAt ?? at));
    return {
      own: { ...own, lead, inhaledAt: at, unpressed: own.unpressed + 1 },
      light: leadLight(light, 'in', at, lead?.breath.inhale ?? 0),
    };
  },
  leadOut: ({ light, own }: FollowedBreath, at: number): FollowedBreath => ({
    own,
    light: leadLight(light, 'out', at, own.lead?.breath.exhale ?? 0),
  }),
  pause: ({ light, own }: FollowedBreath, at: number): FollowedBreath => ({
    light,
    own: { ...own, left: own.left && Math.max(1, own.left - (at - own.since)) },
  }),
} as const;

/**
 * Clock time at which the game ends the current phase, ms. After an early release the exhale lasts longer, so that no
 * breath is shorter than the led one.
 */
function ledEnd({ light, own: { lead, inhaledAt } }: FollowedBreath): number {
  if (lead === null) return light.since;
  const { breath } = lead;
  if (light.phase === 'in') return light.since + Math.round(breath.inhale);
  const least = inhaledAt === null ? 0 : inhaledAt + ownBreathMs(breath);
  return Math.round(Math.max(light.since + breath.exhale, least));
}

export interface FollowGuardArgs {
  readonly context: FollowedBreath;
}

/** Of {@link FOLLOW_STATES}, ms. */
export const FOLLOW_DELAYS = {
  ledPhase: ({ context }: FollowGuardArgs): number => ledEnd(context) - context.light.since,
  lastExhale: ({ context: { light, own } }: FollowGuardArgs): number =>
    Math.max(LAST_EXHALE_MS, own.since + (own.left ?? 0) - light.since),
  tooLong: LONGEST_PRESS_MS,
} as const;

const isOver = ({ since, left }: Own, at: number): boolean => left !== null && at >= since + left;

export const FOLLOW_GUARDS = {
  isTap: ({ context: { own } }: FollowGuardArgs, at: number): boolean => at - own.pressedAt < TAP_MS,
  isBurst: ({ context: { own } }: FollowGuardArgs, at: number): boolean =>
    own.releasedAt !== null && at - own.releasedAt < LONGEST_BOUNCE_GAP_MS,
  learns: ({ context: { own } }: FollowGuardArgs): boolean => own.learns,
  leads: ({ context: { own } }: FollowGuardArgs): boolean => own.leads,
  endsWithPress: ({ context: { own } }: FollowGuardArgs, at: number): boolean =>
    own.inhaledAt !== null && isOver(own, at),
  endsWithExhale: ({ context }: FollowGuardArgs): boolean =>
    context.own.leads && isOver(context.own, ledEnd(context)),
  endsUnled: ({ context: { own } }: FollowGuardArgs): boolean => !own.leads && own.left !== null,
} as const;

export type TimedEventArgs = { readonly event: { readonly at: number } };
const atOf = ({ event }: TimedEventArgs): number => event.at;

export const followAction = <const TStep extends FollowStep['step']>(step: TStep) =>
  ({ type: 'follow', params: ({ event }: TimedEventArgs) => ({ step, at: event.at }) }) as const;

const followPhaseEnd = <const TStep extends FollowStep['step']>(step: TStep) =>
  ({ type: 'follow', params: ({ context }: FollowGuardArgs) => ({ step, at: ledEnd(context) }) }) as const;

const BOUNCES = { type: 'isBurst', params: atOf } as const;
const ENDS = { guard: { type: 'endsWithPress', params: atOf }, target: 'over' } as const;
const LIFTED = { target: 'out', actions: followAction('lift') } as const;
const DROPPED = { target: 'out', actions: followAction('drop') } as const;
/** A press that lasts too long shows no breath. Manual Breath allows it. */
const TOO_LONG = {
  tooLong: {
    guard: 'learns',
    target: 'out',
    actions: {
      type: 'follow',
      params: ({ context: { own } }: FollowGuardArgs) =>
        ({ step: 'drop', at: Math.max(own.pressedAt, own.releasedAt ?? 0) + LONGEST_PRESS_MS }) as const,
    },
  },
} as const;

/**
 * A breath that the person shows, for a machine's state. That machine also has the delays {@link FOLLOW_DELAYS}, the
 * guards {@link FOLLOW_GUARDS} and the action `follow`. The last state is final.
 */
export const FOLLOW_STATES = {
  initial: 'out',
  states: {
    out: {
      after: {
        ledPhase: [
          { guard: 'endsWithExhale', target: 'over' },
          { guard: 'leads', target: 'led', actions: followPhaseEnd('leadIn') },
        ],
        lastExhale: { guard: 'endsUnled', target: 'over' },
      },
      on: {
        'breath.pressed': [
          { guard: BOUNCES, target: 'heldAgain', actions: followAction('rejoin') },
          ENDS,
          { target: 'held', actions: followAction('press') },
        ],
        'breath.toggled': [
          { guard: BOUNCES },
          ENDS,
          { target: 'in', actions: [followAction('press'), followAction('tap')] },
        ],
      },
    },
    led: {
      after: { ledPhase: { target: 'out', actions: followPhaseEnd('leadOut') } },
      on: {
        'breath.pressed': { target: 'held', actions: followAction('join') },
        'breath.toggled': { target: 'in', actions: [followAction('join'), followAction('tap')] },
      },
    },
    /** Inhales while the press lasts. */
    held: {
      after: TOO_LONG,
      on: {
        'breath.released': [
          { guard: { type: 'isTap', params: atOf }, target: 'in', actions: followAction('tap') },
          LIFTED,
        ],
        'breath.cancelled': DROPPED,
        'breath.toggled': LIFTED,
      },
    },
    /** A tap or a key has started the inhale. The next one ends it. */
    in: {
      after: TOO_LONG,
      on: {
        'breath.pressed': [
          { guard: BOUNCES, target: 'held' },
          { target: 'heldAgain', actions: followAction('tap') },
        ],
        'breath.toggled': [{ guard: BOUNCES }, LIFTED],
      },
    },
    /** The exhale starts at the end of this press, however long the press is. */
    heldAgain: {
      after: TOO_LONG,
      on: { 'breath.released': LIFTED, 'breath.cancelled': DROPPED, 'breath.toggled': LIFTED },
    },
    over: { type: 'final' },
  },
} as const;
