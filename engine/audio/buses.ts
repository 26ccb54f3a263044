/**
 * Where all sound comes together. Each bus has a volume of its own; nothing sounds before the person's first gesture,
 * and a change of volume is faded, never cut.
 */
import { Howl, Howler } from 'howler';
import { Rustle } from './rustle';

export const BUSES = ['ambience', 'effects', 'voice'] as const;
export type Bus = (typeof BUSES)[number];

/** Volumes 0-1, and whether everything is mute. */
export type Mix = Readonly<Record<Bus, number>> & { readonly muted: boolean };

export const DEFAULT_MIX: Mix = { ambience: 0.5, effects: 0.7, voice: 1, muted: false };

/** How long a change of volume takes (ms). */
const FADE_MS = 200;

/** Whether the page may sound: browsers allow it after a tap, click or key. */
const hasGesture = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** A sound that belongs to a bus. */
class Voice {
  readonly howl: Howl;
  readonly bus: Bus;

  constructor(url: string, bus: Bus, level: number) {
    this.bus = bus;
    this.howl = new Howl({
      src: [url],
      volume: level,
      preload: true,
      onloaderror: (_, error) => console.warn(`A sound did not load: ${url}`, error),
      onplayerror: (_, error) => console.warn(`A sound did not play: ${url}`, error),
    });
  }
}

export class Mixer {
  readonly #voices = new Map<string, Voice>();
  #mix: Mix;
  #rustle: Rustle | undefined;

  constructor(mix: Mix = DEFAULT_MIX) {
    this.#mix = mix;
    Howler.autoSuspend = true;
  }

  /** Loads a sound, so that it is there when it is needed. Does nothing before the first gesture. */
  prepare(url: string, bus: Bus): void {
    if (!hasGesture() || this.#voices.has(url)) return;
    this.#voices.set(url, new Voice(url, bus, this.#levelOf(bus)));
  }

  /** Plays a sound once from its beginning, unless the mix is mute or nobody has touched the page yet. */
  play(url: string, bus: Bus): void {
    if (!hasGesture() || this.#levelOf(bus) === 0) return;
    this.prepare(url, bus);
    this.#voices.get(url)?.howl.play();
  }

  /** Takes over new volumes; what sounds is faded to them. */
  setMix(mix: Mix): void {
    this.#mix = mix;
    for (const voice of this.#voices.values()) {
      const to = this.#levelOf(voice.bus);
      if (voice.howl.playing()) voice.howl.fade(voice.howl.volume(), to, FADE_MS);
      else voice.howl.volume(to);
    }
  }

  /** Sand that a hand moves through: see {@link Rustle}. Speed and volume are 0-1. */
  rustle(speed: number, volume: number): void {
    const level = this.#levelOf('effects') * volume;
    if (!hasGesture() || level === 0) return;
    // Howler makes its context with the first sound; a browser without Web Audio has none.
    if (!Howler.ctx) return;
    this.#rustle ??= new Rustle(Howler.ctx, Howler.masterGain);
    this.#rustle.follow(speed, level);
  }

  #levelOf(bus: Bus): number {
    return this.#mix.muted ? 0 : this.#mix[bus];
  }
}
