import {
  BREATH_MINUTE_CHOICES,
  type BreathPosition,
  type BreathRhythm,
  cycleCountLasting,
} from '../../breath';
import type { OptionsOf } from '../../options';

/** `follow`: the person shows the breath. */
export const OPTIONS = { minutes: BREATH_MINUTE_CHOICES, follow: [false, true] } as const;
export type Options = OptionsOf<typeof OPTIONS>;

/** At speed 1 a count is a second. */
export const BOX_RHYTHM: BreathRhythm = { inhale: 4, inhaleHold: 4, exhale: 4, exhaleHold: 4 };

/** Of the default session. The specification states this number. */
const CYCLES = 4;

export const cycleCountOf = ({ minutes }: Pick<Options, 'minutes'>): number =>
  minutes === 0 ? CYCLES : cycleCountLasting(minutes * 60_000, BOX_RHYTHM);

/** 'I need calm now' guides the breath whatever the options are. */
export const isFollowed = ({
  context,
}: {
  context: { readonly options: Options; readonly breath: BreathPosition | null };
}): boolean => context.options.follow && context.breath === null;
