import type { OptionsOf } from '../../options';

/** The person may also change them during a session. */
export const OPTIONS = { isUnlimited: [false, true], isHeld: [false, true] } as const;
export type Options = OptionsOf<typeof OPTIONS>;
