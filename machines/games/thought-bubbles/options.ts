import type { OptionsOf } from '../../options';

/** Options of Thought Bubbles, which the person may also change during a session. */
export const OPTIONS = { isUnlimited: [false, true], isHeld: [false, true] } as const;
export type Options = OptionsOf<typeof OPTIONS>;
