/**
 * Soundscape of each place: layers of filtered noise with slow swells, and occasional small sounds. They are
 * synthesized, so that nothing repeats audibly and nothing has to load.
 */
import type { Background } from '../../../domain/safe-space';

/** Filtered noise whose level varies slowly. */
export interface Layer {
  readonly filter: BiquadFilterType;
  /** Filter frequency, Hz. */
  readonly hz: number;
  readonly q: number;
  /** Level, 0-1. */
  readonly level: number;
  /** Variation of the level, 0-1. */
  readonly sways: number;
  /** Variation of the filter frequency, octaves. */
  readonly opens: number;
  /** Period of the variation, s. */
  readonly period: number;
}

/** A small sound that occurs from time to time. */
export interface Event {
  /** `tone` is a gliding sine, `puff` a burst of noise. */
  readonly of: 'tone' | 'puff';
  /** Mean time between two groups, s. */
  readonly gap: number;
  /** Number of sounds in a group. */
  readonly count: number;
  /** Time between two sounds of a group, s. */
  readonly apart: number;
  /** Lower end of the pitch range, Hz. */
  readonly from: number;
  /** Upper end of the pitch range, Hz. */
  readonly to: number;
  /** Change of the pitch during the sound, octaves. */
  readonly glide: number;
  /** Duration, s. */
  readonly seconds: number;
  /** Maximum loudness, 0-1. */
  readonly level: number;
}

export interface PlaceSound {
  readonly layers: readonly Layer[];
  readonly events: readonly Event[];
}

const wind: Layer = {
  filter: 'bandpass',
  hz: 420,
  q: 0.7,
  level: 0.5,
  sways: 0.6,
  opens: 0.5,
  period: 13,
};
const leaves: Layer = {
  filter: 'bandpass',
  hz: 1500,
  q: 0.6,
  level: 0.32,
  sways: 0.6,
  opens: 0.3,
  period: 9,
};
const roar: Layer = {
  filter: 'lowpass',
  hz: 380,
  q: 0.5,
  level: 0.32,
  sways: 0.25,
  opens: 0.2,
  period: 17,
};

const birds: Event = {
  of: 'tone',
  gap: 9,
  count: 3,
  apart: 0.22,
  from: 1900,
  to: 2700,
  glide: -0.25,
  seconds: 0.16,
  level: 0.03,
};
const crickets: Event = {
  of: 'tone',
  gap: 1.6,
  count: 3,
  apart: 0.06,
  from: 3500,
  to: 3700,
  glide: 0,
  seconds: 0.05,
  level: 0.012,
};
const drops: Event = {
  of: 'tone',
  gap: 0.16,
  count: 1,
  apart: 0,
  from: 420,
  to: 1250,
  glide: 0.3,
  seconds: 0.07,
  level: 0.035,
};
const crackle: Event = {
  of: 'puff',
  gap: 0.32,
  count: 2,
  apart: 0.05,
  from: 900,
  to: 2400,
  glide: 0,
  seconds: 0.03,
  level: 0.22,
};
const owl: Event = {
  of: 'tone',
  gap: 16,
  count: 2,
  apart: 0.62,
  from: 392,
  to: 415,
  glide: -0.12,
  seconds: 0.5,
  level: 0.05,
};
/** A distant bell on a meadow. */
const bell: Event = {
  of: 'tone',
  gap: 11,
  count: 2,
  apart: 0.5,
  from: 587,
  to: 660,
  glide: 0,
  seconds: 1.6,
  level: 0.025,
};

const surf = (level: number, period: number): Layer => ({
  filter: 'lowpass',
  hz: 900,
  q: 0.4,
  level,
  sways: 0.9,
  opens: 1,
  period,
});

/** Rain on the window, heard from inside. */
const rain: Layer = {
  filter: 'bandpass',
  hz: 2100,
  q: 0.5,
  level: 0.17,
  sways: 0.3,
  opens: 0.15,
  period: 21,
};
const panes: Event = {
  of: 'puff',
  gap: 0.22,
  count: 1,
  apart: 0,
  from: 1300,
  to: 2900,
  glide: 0,
  seconds: 0.04,
  level: 0.1,
};
const hearth: Layer = {
  filter: 'lowpass',
  hz: 320,
  q: 0.6,
  level: 0.28,
  sways: 0.3,
  opens: 0.4,
  period: 5,
};

/** Fire, audible on a small speaker. */
const flames: Layer = {
  filter: 'bandpass',
  hz: 760,
  q: 0.8,
  level: 0.26,
  sways: 0.5,
  opens: 0.6,
  period: 3.7,
};

const SOUNDS: Readonly<Record<Background, readonly [day: PlaceSound, night: PlaceSound]>> = {
  mountains: [
    { layers: [wind, { ...leaves, level: 0.1 }], events: [bell] },
    { layers: [{ ...wind, hz: 340 }], events: [owl] },
  ],
  beach: [
    { layers: [roar, surf(0.34, 9), surf(0.26, 13.5)], events: [] },
    { layers: [roar, surf(0.26, 11), surf(0.2, 16)], events: [] },
  ],
  forest: [
    { layers: [leaves, { ...wind, level: 0.24 }], events: [birds] },
    { layers: [{ ...leaves, level: 0.3 }], events: [crickets, owl] },
  ],
  cabin: [
    { layers: [hearth, flames], events: [crackle] },
    { layers: [hearth, flames, { ...wind, level: 0.14 }], events: [crackle] },
  ],
  garden: [
    { layers: [{ ...leaves, level: 0.3 }], events: [drops, birds] },
    { layers: [{ ...leaves, level: 0.26 }], events: [drops, crickets] },
  ],
  library: [
    { layers: [rain, { ...roar, level: 0.14 }], events: [panes] },
    { layers: [rain, { ...roar, level: 0.2 }], events: [panes] },
  ],
};

export const soundOfPlace = (place: Background, isNight: boolean): PlaceSound =>
  SOUNDS[place][isNight ? 1 : 0];
