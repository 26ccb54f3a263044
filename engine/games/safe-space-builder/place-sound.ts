/** The soundscape of a place during a visit: layers of noise, and small sounds that come and go. */
import type { Background } from '../../../domain/safe-space';
import { NoiseVoice, type NoiseVoiceDependencies } from '../../audio/noise-voice';
import { startSource } from '../../audio/start-source';

interface Layer {
  readonly filter: BiquadFilterType;
  /** Filter frequency, Hz. */
  readonly hz: number;
  readonly q: number;
  readonly level: number;
  /** Variation of the level, 0-1. */
  readonly sways: number;
  /** Variation of the filter frequency, octaves. */
  readonly opens: number;
  /** Period of the variation, s. */
  readonly period: number;
}

/** A small sound that occurs from time to time. */
interface Event {
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
  readonly seconds: number;
  /** Maximum loudness, 0-1. */
  readonly level: number;
}

interface PlaceSound {
  readonly layers: readonly Layer[];
  readonly events: readonly Event[];
}

const wind: Layer = { filter: 'bandpass', hz: 420, q: 0.7, level: 0.5, sways: 0.6, opens: 0.5, period: 13 };
const leaves: Layer = { ...wind, hz: 1500, q: 0.6, level: 0.32, opens: 0.3, period: 9 };
const roar: Layer = { filter: 'lowpass', hz: 380, q: 0.5, level: 0.32, sways: 0.25, opens: 0.2, period: 17 };

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
const rain: Layer = { ...wind, hz: 2100, q: 0.5, level: 0.17, sways: 0.3, opens: 0.15, period: 21 };
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
const hearth: Layer = { ...roar, hz: 320, q: 0.6, level: 0.28, sways: 0.3, opens: 0.4, period: 5 };

/** Fire, audible on a small speaker. */
const flames: Layer = { ...wind, hz: 760, q: 0.8, level: 0.26, sways: 0.5, opens: 0.6, period: 3.7 };

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

const soundOfPlace = (place: Background, isNight: boolean): PlaceSound => SOUNDS[place][isNight ? 1 : 0];

const COME_SECONDS = 3;
const GO_SECONDS = 1.4;

/** Length of the noise loop, s. It is long enough that the repetition is not audible. */
const NOISE_SECONDS = 7;

/** Time by which small sounds are scheduled in advance, s. */
const AHEAD_SECONDS = 6;

/** Master gain. With it the soundscape has about -30 LUFS, like the app's ambience. */
const LEVEL = 0.5;

interface Sounding {
  readonly key: string;
  readonly gate: GainNode;
  readonly sources: Set<AudioScheduledSourceNode>;
}

export class PlaceVoice extends NoiseVoice {
  #sounding: Sounding | undefined;

  constructor(parts: NoiseVoiceDependencies) {
    super(parts, { seconds: NOISE_SECONDS });
  }

  /** Starts or crossfades to the soundscape of a place, unless it is playing. */
  play(place: Background, isNight: boolean): void {
    const key = `${place} ${isNight}`;
    if (this.#sounding?.key === key) return;
    this.stop();
    this.resume();
    const { context } = this;
    const gate = new GainNode(context, { gain: 0 });
    gate.gain.setTargetAtTime(LEVEL, context.currentTime, COME_SECONDS / 3);
    gate.connect(this.output);
    this.#sounding = { key, gate, sources: new Set() };
    this.#begin(this.#sounding, soundOfPlace(place, isNight));
  }

  stop(): void {
    if (!this.#sounding) return;
    const { gate, sources } = this.#sounding;
    this.#sounding = undefined;
    const now = this.context.currentTime;
    gate.gain.cancelScheduledValues(now);
    gate.gain.setTargetAtTime(0, now, GO_SECONDS / 4);
    for (const source of sources) source.stop(now + GO_SECONDS);
    const end = this.#silence(now + GO_SECONDS);
    end.addEventListener('ended', () => gate.disconnect());
  }

  #begin(sounding: Sounding, { layers, events }: PlaceSound): void {
    for (const layer of layers) this.#layer(sounding, layer);
    if (events.length > 0) this.#comeAndGo(sounding, events);
  }

  #layer({ gate, sources }: Sounding, { filter, hz, q, level, sways, opens, period }: Layer): void {
    const { context } = this;
    const noise = this.noise();
    const shape = new BiquadFilterNode(context, { type: filter, frequency: hz, Q: q });
    const gain = new GainNode(context, { gain: level * (1 - sways / 2) });
    noise.connect(shape).connect(gain).connect(gate);
    // Two slow waves. The ratio of their frequencies is 1.618, so that their sum does not audibly repeat.
    for (const [share, times] of [
      [0.65, 1],
      [0.35, 1.618],
    ] as const) {
      const wave = new OscillatorNode(context, { frequency: times / period });
      const swell = new GainNode(context, { gain: (share * level * sways) / 2 });
      const opening = new GainNode(context, { gain: share * opens * 600 });
      wave.connect(swell).connect(gain.gain);
      wave.connect(opening).connect(shape.detune);
      if (startSource(wave)) sources.add(wave);
    }
    const offset = this.random() * NOISE_SECONDS;
    if (startSource(noise, () => noise.start(context.currentTime, offset))) sources.add(noise);
  }

  /** Schedules the small sounds of the next {@link AHEAD_SECONDS}, and calls itself again after this time. */
  #comeAndGo(sounding: Sounding, events: readonly Event[]): void {
    const from = this.context.currentTime;
    for (const event of events) {
      for (let at = from + this.#wait(event.gap); at < from + AHEAD_SECONDS; at += this.#wait(event.gap))
        for (let turn = 0; turn < event.count; turn += 1)
          this.#sound(sounding, event, at + turn * event.apart * (0.85 + 0.3 * this.random()));
    }
    const end = this.#silence(from + AHEAD_SECONDS);
    end.addEventListener('ended', () => {
      if (this.#sounding === sounding) this.#comeAndGo(sounding, events);
    });
  }

  /** Returns an exponentially distributed delay with the mean `gap`, s, as between independent events. */
  #wait(gap: number): number {
    return -gap * Math.log(1 - this.random());
  }

  #sound({ gate, sources }: Sounding, event: Event, at: number): void {
    const { context } = this;
    const { seconds, from, to, glide, level } = event;
    const hz = from * (to / from) ** this.random();
    // Random loudness, as if some sounds were near and some far.
    const height = level * (0.35 + 0.65 * this.random() ** 2);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(height, at + Math.min(0.02, seconds / 3));
    gain.gain.setTargetAtTime(0, at + Math.min(0.02, seconds / 3), seconds / 4);
    gain.connect(gate);
    let source: AudioScheduledSourceNode;
    if (event.of === 'tone') {
      const tone = new OscillatorNode(context, { frequency: hz });
      tone.frequency.setValueAtTime(hz, at);
      tone.frequency.exponentialRampToValueAtTime(hz * 2 ** glide, at + seconds);
      tone.connect(gain);
      source = tone;
    } else {
      const noise = this.noise();
      const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: 1.4 });
      noise.connect(band).connect(gain);
      source = noise;
    }
    if (!startSource(source, () => source.start(at))) {
      gain.disconnect();
      return;
    }
    source.stop(at + seconds * 2);
    sources.add(source);
    source.addEventListener('ended', () => {
      gain.disconnect();
      sources.delete(source);
    });
  }

  /** Returns a silent source whose end event is a timer on the audio clock. */
  #silence(until: number): ConstantSourceNode {
    const silence = new ConstantSourceNode(this.context, { offset: 0 });
    silence.connect(this.context.destination);
    if (startSource(silence)) silence.stop(until);
    silence.addEventListener('ended', () => silence.disconnect());
    return silence;
  }
}
