/** Contact time is the time for which a stone is rubbed. */

/** After this contact time a third of the stone is smooth, ms. */
export const THIRD_SMOOTH_MS = 30_000;

/** After this contact time the whole stone is polished, ms. */
export const WHOLE_SMOOTH_MS = 3 * THIRD_SMOOTH_MS;

export const SHINE_ANIMATION_MS = 3600;

/** Animation of a stone that is put down, kept or released, ms. */
export const LAY_ANIMATION_MS = 2600;

/** Animation of a stone that sinks into the stream, ms. */
export const SINK_ANIMATION_MS = 4200;

export const QUIET_SITTING_MS = 10 * 60 * 1000;

export const CHECK_IN_DELAY_MS = 1000;

/** `hand` is a pointer, `itself` is held Space or 'Rub it for me'. */
export type RubSource = 'hand' | 'itself';

export interface RubbingContact {
  /** Contact time until {@link beganAt}, ms. */
  readonly contact: number;
  /** Clock time, ms. While a {@link RubSource} is active, the time since then is further contact time. */
  readonly beganAt: number;
  readonly rubbers: readonly RubSource[];
}

export const NO_CONTACT: RubbingContact = { contact: 0, beganAt: 0, rubbers: [] };

/** Contact time at which the current third is complete, ms. */
export const nextThirdMs = ({ contact }: RubbingContact): number =>
  (Math.floor(contact / THIRD_SMOOTH_MS) + 1) * THIRD_SMOOTH_MS;

/** @param at clock time, ms */
export function beginContact(of: RubbingContact, rubber: RubSource, at: number): RubbingContact {
  if (of.rubbers.includes(rubber)) return of;
  return {
    ...of,
    rubbers: [...of.rubbers, rubber],
    beganAt: of.rubbers.length === 0 ? at : of.beganAt,
  };
}

/**
 * When the last rubber ends, the elapsed time counts, up to 1 ms below the next third, because only {@link completeThird}
 * completes a third.
 * @param at clock time, ms
 */
export function endContact(of: RubbingContact, rubber: RubSource, at: number): RubbingContact {
  const rubbers = of.rubbers.filter((other) => other !== rubber);
  if (rubbers.length > 0 || of.rubbers.length === 0) return { ...of, rubbers };
  const contact = of.contact + Math.max(0, at - of.beganAt);
  return { rubbers, beganAt: at, contact: Math.min(contact, nextThirdMs(of) - 1) };
}

export const completeThird = (of: RubbingContact): RubbingContact => {
  const contact = nextThirdMs(of);
  return { ...of, contact, beganAt: of.beganAt + contact - of.contact };
};
