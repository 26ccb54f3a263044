import type { OptionsOf } from '../../options';

/** `seconds` is the duration of a scene; `voice` speaks the narration, whose text is always shown. */
export const OPTIONS = { voice: [true, false], seconds: [30, 48, 60, 72] } as const;
export type Options = OptionsOf<typeof OPTIONS>;
export type SceneSeconds = Options['seconds'];
