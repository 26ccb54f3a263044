const BUSES = ['ambience', 'music', 'effects', 'voice'] as const;
export type BusName = (typeof BUSES)[number];

/** Volumes, 0-1, and whether all sound is muted. */
export type MixVolumes = Readonly<Record<BusName, number>> & { readonly muted: boolean };

/** The mix of a person who has changed nothing. Music plays only after a decision. */
export const DEFAULT_MIX_VOLUMES: MixVolumes = {
  ambience: 0.5,
  music: 0,
  effects: 0.7,
  voice: 1,
  muted: false,
};

/** Returns the volume of a bus in a mix, 0-1. */
export const busVolume = (mix: MixVolumes, bus: BusName): number => (mix.muted ? 0 : mix[bus]);
