/**
 * Durations of Worry Stones, and the computation of contact time. Contact time is the time for which a stone is rubbed.
 */

/** Contact time after which a third of the stone is smooth, ms. */
export const THIRD_MS = 30_000;

/** Contact time after which the whole stone is polished, ms. */
export const WHOLE_MS = 3 * THIRD_MS;

/** Time for which a finished stone stays visible, ms. */
export const SHINE_MS = 3600;

/** Duration of the animation when a stone is put down, kept or released, ms. */
export const LAY_MS = 2600;

/** Duration of the animation in which a stone sinks into the stream, ms. */
export const SINK_MS = 4200;

/** Duration of 'Ten quiet minutes with it', ms. */
export const QUIET_MS = 10 * 60 * 1000;

/** Delay of the check-in after a completed session, ms. */
export const CHECK_IN_DELAY_MS = 1000;

/** Source of contact. `hand` is a pointer, `itself` is held Space or 'Rub it for me'. */
export type Rubber = 'hand' | 'itself';

export interface Contact {
  /** Contact time until {@link beganAt}, ms. */
  readonly contact: number;
  /**
   * Clock time up to which {@link contact} is counted, ms. While a source is active, the time since then is further
   * contact time.
   */
  readonly beganAt: number;
  readonly rubbers: readonly Rubber[];
}

export const NO_CONTACT: Contact = { contact: 0, beganAt: 0, rubbers: [] };

/** Returns the contact time at which the current third is complete, ms. */
export const nextThird = ({ contact }: Contact): number => (Math.floor(contact / THIRD_MS) + 1) * THIRD_MS;

/**
 * Begins the contact of a source.
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

/**
 * Ends the contact of a source. When the last source ends, the elapsed time is added to the contact time. The sum is
 * limited to 1 ms below the next third, because only {@link thirdDone} completes a third.
 * @param at clock time, ms
 */
export function ended(of: Contact, rubber: Rubber, at: number): Contact {
  const rubbers = of.rubbers.filter((other) => other !== rubber);
  if (rubbers.length > 0 || of.rubbers.length === 0) return { ...of, rubbers };
  const contact = of.contact + Math.max(0, at - of.beganAt);
  return { rubbers, beganAt: at, contact: Math.min(contact, nextThird(of) - 1) };
}

/** Completes the current third of the stone. */
export const thirdDone = (of: Contact): Contact => {
  const contact = nextThird(of);
  return { ...of, contact, beganAt: of.beganAt + contact - of.contact };
};
