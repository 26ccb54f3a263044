/** Times of Worry Stones, and the computation of gloss from contact. */

/** Contact after which a third of the stone is smooth, ms. */
export const THIRD_MS = 30_000;

/** Contact after which the whole stone shines, ms. */
export const WHOLE_MS = 3 * THIRD_MS;

/** Time for which a finished stone stays in view, ms. */
export const SHINE_MS = 3600;

/** Duration of laying down, keeping or releasing a stone, ms. */
export const LAY_MS = 2600;

/** Duration of a stone's sinking in the brook, ms. */
export const SINK_MS = 4200;

/** Duration of 'Ten quiet minutes with it', ms. */
export const QUIET_MS = 10 * 60 * 1000;

/** Delay of the check-in after a completed session, ms. */
export const CHECK_IN_DELAY_MS = 1000;

/** `hand`: a pointer. `itself`: held Space, or 'Rub it for me'. */
export type Rubber = 'hand' | 'itself';

export interface Contact {
  /** Contact until {@link beganAt}, ms. */
  readonly contact: number;
  /** Clock time up to which contact is counted while something rubs, ms. */
  readonly beganAt: number;
  readonly rubbers: readonly Rubber[];
}

export const NO_CONTACT: Contact = { contact: 0, beganAt: 0, rubbers: [] };

/** Returns the contact at which the third under way is complete, ms. */
export const nextThird = ({ contact }: Contact): number => (Math.floor(contact / THIRD_MS) + 1) * THIRD_MS;

/**
 * Begins the contact of one rubber.
 * @param at clock time, ms
 */
export function begun(of: Contact, rubber: Rubber, at: number): Contact {
  if (of.rubbers.includes(rubber)) return of;
  return {
    ...of,
    rubbers: [...of.rubbers, rubber],
    beganAt: of.rubbers.length === 0 ? at : of.beganAt,
  };
}

/** Ends one rubber's contact. The last one counts the time, at most up to the next third. @param at clock time, ms */
export function ended(of: Contact, rubber: Rubber, at: number): Contact {
  const rubbers = of.rubbers.filter((other) => other !== rubber);
  if (rubbers.length > 0 || of.rubbers.length === 0) return { ...of, rubbers };
  const contact = of.contact + Math.max(0, at - of.beganAt);
  return { rubbers, beganAt: at, contact: Math.min(contact, nextThird(of) - 1) };
}

/** Counts a completed third. */
export const thirdDone = (of: Contact): Contact => {
  const contact = nextThird(of);
  return { ...of, contact, beganAt: of.beganAt + contact - of.contact };
};
