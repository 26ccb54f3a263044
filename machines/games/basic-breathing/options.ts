/** Options of Box Breathing, and the length of a session. */
import { BREATH_MINUTES, type Breath, cyclesLasting, type Rhythm } from '../../breath';
import type { OptionsOf } from '../../options';

/** `follow`: the person shows the breath. */
export const OPTIONS = { minutes: BREATH_MINUTES, follow: [false, true] } as const;
export type Options = OptionsOf<typeof OPTIONS>;

/** Four counts per phase. At speed 1 a count is a second. */
export const BOX: Rhythm = { inhale: 4, inhaleHold: 4, exhale: 4, exhaleHold: 4 };

/** Number of breaths in the default session. The specification states this number. */
const CYCLES = 4;

/** Returns the number of breaths in a session of this length. */
export const cyclesIn = ({ minutes }: Pick<Options, 'minutes'>): number =>
  minutes === 0 ? CYCLES : cyclesLasting(minutes * 60_000, BOX);

/** Returns whether the person shows the breath. 'I need calm now' guides it whatever the options are. */
export const isFollowed = ({
  context,
}: {
  context: { readonly options: Options; readonly breath: Breath | null };
}): boolean => context.options.follow && context.breath === null;
