import type { OptionsOf } from '../../options';

/**
 * `minutes`: 0 is the session of the specification, and the longer forms add a body scan. 'Release only' lets the
 * person notice each part instead of tensing it. `audio`: spoken cues, tick and chime. `closedEyes` dims the screen.
 */
export const OPTIONS = {
  minutes: [0, 8, 10, 15],
  longerRest: [false, true],
  twoRounds: [false, true],
  releaseOnly: [false, true],
  audio: [true, false],
  closedEyes: [false, true],
} as const;
export type Options = OptionsOf<typeof OPTIONS>;
export type SessionMinutes = Options['minutes'];
export type PlanOptions = Omit<Options, 'audio' | 'closedEyes'>;

/** Switches that each length sets. With them the session has exactly the duration that the length states. */
export const SWITCHES_BY_LENGTH: Readonly<Record<SessionMinutes, Pick<Options, 'longerRest' | 'twoRounds'>>> =
  {
    0: { longerRest: false, twoRounds: false },
    8: { longerRest: true, twoRounds: false },
    10: { longerRest: true, twoRounds: true },
    15: { longerRest: true, twoRounds: true },
  };

export const optionsOfLength = (minutes: SessionMinutes): Partial<Options> => ({
  minutes,
  ...SWITCHES_BY_LENGTH[minutes],
});
