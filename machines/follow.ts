/**
 * The mode 'Follow me': the person shows the breath by presses, the game learns the rhythm and then leads it slower.
 * Forest Meditation's Manual Breath is the same without learning. A game has a {@link Followed} in its context, the
 * action `follow`, and {@link FOLLOWED} among its states. Nothing in this file waits or reads a clock.
 */
import { DARK, type Light, lead as leadLight, turn } from './light';
import {
  type Lead,
  LONGEST_BOUNCE_MS,
  leadFrom,
  learn,
  lengthOfBreath,
  nextLed,
  type OwnBreath,
  type Press,
  pressedAt,
} from './own-breath';

/** What the game knows of the person's breath. */
interface Own {
  /** The latest finished presses. */
  readonly presses: readonly Press[];
  /** Clock time of the start of the last press, ms. */
  readonly pressedAt: number;
  /** Clock time of the end of the last press or tap, ms; null before. */
  readonly releasedAt: number | null;
  /** Clock time of the start of the current breath, ms; null before the first. */
  readonly inhaledAt: number | null;
  /** The rhythm that the game leads, or last led; null before it knows one. */
  readonly lead: Lead | null;
  /** Whether the game learns the rhythm, and then leads it. Otherwise the person leads all the time. */
  readonly learns: boolean;
  /** Whether the game leads now. */
  readonly leads: boolean;
  /** Number of latest breaths in sequence without a press, with the current one. */
  readonly unpressed: number;
  /** The rhythm that the game learned first. */
  readonly first: OwnBreath | null;
  /** Clock time at which the session began or was resumed, ms. */
  readonly since: number;
  /** Duration of the session from `since` on, ms; null for a session without an end. */
  readonly left: number | null;
}

/** The part of a game's context that follows the person. */
export interface Followed {
  readonly light: Light;
  readonly own: Own;
}

export const UNKNOWN: Followed = {
  light: DARK,
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

/** Events of a person who shows the breath. `at` is the clock time, ms. */
export type FollowEvent =
  /** A finger, pen, mouse or key presses. */
  | { readonly type: 'breath.pressed'; readonly at: number }
  | { readonly type: 'breath.released'; readonly at: number }
  /** The system or the page canceled the press. */
  | { readonly type: 'breath.cancelled'; readonly at: number }
  /** Assistive technology, or a key on a button, activates. */
  | { readonly type: 'breath.toggled'; readonly at: number };

/** A press that is shorter than this (ms) is a tap, which toggles between inhale and exhale. */
const TAP_MS = 250;

/** A press that lasts longer than this (ms) shows no breath. It may be a palm or a stuck switch. */
export const LONGEST_PRESS_MS = 20_000;

/** Number of latest presses that the context contains. */
const MOST_PRESSES = 8;

/** Number of led breaths in sequence without a press after which the game leads alone. */
const UNPRESSED_BREATHS = 2;

/** Duration of an exhale after which a session may end while the game does not lead, ms. */
const LAST_EXHALE_MS = 4000;

/** A step of the breath at a clock time, ms. */
export interface FollowStep {
  readonly step: keyof typeof STEPS;
  readonly at: number;
}

/** Returns what the game knows after a step. */
export const follow = (followed: Followed, { step, at }: FollowStep): Followed => STEPS[step](followed, at);

/**
 * Starts a session, or continues it after a pause.
 * @param at clock time, ms
 * @param left duration of a new session, ms; null for one without an end
 * @param learns whether the game learns the rhythm and leads it
 */
export const beginFollowing = (
  { own }: Followed,
  at: number,
  left: number | null,
  learns = true,
): Followed => ({
  light: { ...DARK, since: at },
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

/** Whether the person has lifted the finger for so long that the next press takes over. */
const isAlone = ({ unpressed }: Own): boolean => unpressed > UNPRESSED_BREATHS;

/** Returns what the game knows when a press begins a breath. */
function understood(own: Own, at: number): Own {
  const { lead, leads, learns, inhaledAt, presses } = own;
  if (!learns) return own;
  if (isAlone(own)) return { ...own, presses: [], leads: false };
  if (leads && lead) {
    const ms = inhaledAt === null ? 0 : at - inhaledAt;
    // A press after an inhale without one is a late press.
    const isOnTime = inhaledAt === null || own.unpressed > 0;
    const heard = isOnTime ? lead : pressedAt(lead, ms / lengthOfBreath(lead.breath));
    return { ...own, lead: nextLed(heard, ms) };
  }
  const learned = learn([...presses, { from: at, to: at }]);
  return learned ? { ...own, lead: leadFrom(learned), leads: true, first: own.first ?? learned } : own;
}

const STEPS = {
  /** A press begins an inhale. */
  press: ({ light, own }: Followed, at: number): Followed => {
    const next = understood(own, at);
    return {
      own: { ...next, pressedAt: at, inhaledAt: at, unpressed: 0 },
      light: turn(light, 'in', at, next.lead?.breath.inhale),
    };
  },
  /** A press joins an inhale that the game leads. */
  join: ({ light, own }: Followed, at: number): Followed => ({
    own: { ...(isAlone(own) ? understood(own, at) : own), pressedAt: at, unpressed: 0 },
    light,
  }),
  /** A press so soon after the last one continues that one. */
  rejoin: ({ light, own }: Followed, at: number): Followed => ({
    own: { ...own, presses: own.presses.slice(0, -1) },
    light: turn(light, 'in', at, own.lead?.breath.inhale),
  }),
  /** The inhale continues after a tap. */
  tap: ({ light, own }: Followed, at: number): Followed => ({ light, own: { ...own, releasedAt: at } }),
  /** The press ends, and the exhale begins. */
  lift: ({ light, own }: Followed, at: number): Followed => {
    const press = { from: own.pressedAt, to: Math.max(own.pressedAt, at) };
    return {
      own: { ...own, releasedAt: at, presses: [...own.presses, press].slice(-MOST_PRESSES) },
      light: turn(light, 'out', at, own.lead?.breath.exhale),
    };
  },
  /** The exhale begins, and the press shows no breath. */
  drop: ({ light, own }: Followed, at: number): Followed => ({
    own,
    light: turn(light, 'out', at, own.lead?.breath.exhale),
  }),
  /** The game begins an inhale. */
  leadIn: ({ light, own }: Followed, at: number): Followed => {
    const lead = own.lead && nextLed(own.lead, at - (own.inhaledAt ?? at));
    return {
      own: { ...own, lead, inhaledAt: at, unpressed: own.unpressed + 1 },
      light: leadLight(light, 'in', at, lead?.breath.inhale ?? 0),
    };
  },
  /** The game begins an exhale. */
  leadOut: ({ light, own }: Followed, at: number): Followed => ({
    own,
    light: leadLight(light, 'out', at, own.lead?.breath.exhale ?? 0),
  }),
  pause: ({ light, own }: Followed, at: number): Followed => ({
    light,
    own: { ...own, left: own.left && Math.max(1, own.left - (at - own.since)) },
  }),
} as const;

/**
 * Returns the clock time at which the game ends the current phase, ms. After an early release the exhale lasts longer,
 * so that no breath is shorter than the led one.
 */
function ledEnd({ light, own: { lead, inhaledAt } }: Followed): number {
  if (lead === null) return light.since;
  const { breath } = lead;
  if (light.phase === 'in') return light.since + Math.round(breath.inhale);
  const least = inhaledAt === null ? 0 : inhaledAt + lengthOfBreath(breath);
  return Math.round(Math.max(light.since + breath.exhale, least));
}

export interface Following {
  readonly context: Followed;
}

/** Delays of {@link FOLLOWED}, ms. */
export const FOLLOW_DELAYS = {
  ledPhase: ({ context }: Following): number => ledEnd(context) - context.light.since,
  lastExhale: ({ context: { light, own } }: Following): number =>
    Math.max(LAST_EXHALE_MS, own.since + (own.left ?? 0) - light.since),
  tooLong: LONGEST_PRESS_MS,
} as const;

const isOver = ({ since, left }: Own, at: number): boolean => left !== null && at >= since + left;

/** Guards of {@link FOLLOWED}. */
export const FOLLOW_GUARDS = {
  isTap: ({ context: { own } }: Following, at: number): boolean => at - own.pressedAt < TAP_MS,
  isBurst: ({ context: { own } }: Following, at: number): boolean =>
    own.releasedAt !== null && at - own.releasedAt < LONGEST_BOUNCE_MS,
  learns: ({ context: { own } }: Following): boolean => own.learns,
  leads: ({ context: { own } }: Following): boolean => own.leads,
  endsWithPress: ({ context: { own } }: Following, at: number): boolean =>
    own.inhaledAt !== null && isOver(own, at),
  endsWithExhale: ({ context }: Following): boolean =>
    context.own.leads && isOver(context.own, ledEnd(context)),
  endsUnled: ({ context: { own } }: Following): boolean => !own.leads && own.left !== null,
} as const;

export type Timed = { readonly event: { readonly at: number } };
const atOf = ({ event }: Timed): number => event.at;

/** Returns the action for an event of the person. */
export const byHand = <const TStep extends FollowStep['step']>(step: TStep) =>
  ({ type: 'follow', params: ({ event }: Timed) => ({ step, at: event.at }) }) as const;

/** Returns the action for a phase that the game begins. */
const byGame = <const TStep extends FollowStep['step']>(step: TStep) =>
  ({ type: 'follow', params: ({ context }: Following) => ({ step, at: ledEnd(context) }) }) as const;

const BOUNCES = { type: 'isBurst', params: atOf } as const;
const ENDS = { guard: { type: 'endsWithPress', params: atOf }, target: 'over' } as const;
const LIFTED = { target: 'out', actions: byHand('lift') } as const;
const DROPPED = { target: 'out', actions: byHand('drop') } as const;
/** A press that lasts too long shows no breath. Manual Breath allows it. */
const TOO_LONG = {
  tooLong: {
    guard: 'learns',
    target: 'out',
    actions: {
      type: 'follow',
      params: ({ context: { own } }: Following) =>
        ({ step: 'drop', at: Math.max(own.pressedAt, own.releasedAt ?? 0) + LONGEST_PRESS_MS }) as const,
    },
  },
} as const;

/**
 * States of a breath that the person shows, to be spread into a machine's state. That machine also has the delays
 * {@link FOLLOW_DELAYS}, the guards {@link FOLLOW_GUARDS} and the action `follow`. The last state is final.
 */
export const FOLLOWED = {
  initial: 'out',
  states: {
    out: {
      after: {
        ledPhase: [
          { guard: 'endsWithExhale', target: 'over' },
          { guard: 'leads', target: 'led', actions: byGame('leadIn') },
        ],
        lastExhale: { guard: 'endsUnled', target: 'over' },
      },
      on: {
        'breath.pressed': [
          { guard: BOUNCES, target: 'heldAgain', actions: byHand('rejoin') },
          ENDS,
          { target: 'held', actions: byHand('press') },
        ],
        'breath.toggled': [
          { guard: BOUNCES },
          ENDS,
          { target: 'in', actions: [byHand('press'), byHand('tap')] },
        ],
      },
    },
    /** An inhale that the game leads. */
    led: {
      after: { ledPhase: { target: 'out', actions: byGame('leadOut') } },
      on: {
        'breath.pressed': { target: 'held', actions: byHand('join') },
        'breath.toggled': { target: 'in', actions: [byHand('join'), byHand('tap')] },
      },
    },
    /** Inhales while the press lasts. */
    held: {
      after: TOO_LONG,
      on: {
        'breath.released': [
          { guard: { type: 'isTap', params: atOf }, target: 'in', actions: byHand('tap') },
          LIFTED,
        ],
        'breath.cancelled': DROPPED,
        'breath.toggled': LIFTED,
      },
    },
    /** The inhale that a tap or a key has started. The next tap or key ends the inhale. */
    in: {
      after: TOO_LONG,
      on: {
        'breath.pressed': [
          { guard: BOUNCES, target: 'held' },
          { target: 'heldAgain', actions: byHand('tap') },
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
