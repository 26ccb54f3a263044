/** The three kinds of sound that a person can set apart. */
const BUSES = ['ambience', 'effects', 'voice'] as const;
export type Bus = (typeof BUSES)[number];

/** Volumes 0-1, and whether everything is mute. */
export type Mix = Readonly<Record<Bus, number>> & { readonly muted: boolean };

export const DEFAULT_MIX: Mix = { ambience: 0.5, effects: 0.7, voice: 1, muted: false };

/** What a bus is at in a mix, 0-1. */
export const levelOf = (mix: Mix, bus: Bus): number => (mix.muted ? 0 : mix[bus]);
