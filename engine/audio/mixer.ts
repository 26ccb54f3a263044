/** The mixer of all sound: a gain for each bus, silence before the first gesture, and fades. */
import { Howl, Howler } from 'howler';
import { Listeners } from '../stage/listeners';
import { type BusName, busVolume, DEFAULT_MIX_VOLUMES, type MixVolumes } from './buses';
import { type CueTable, MAX_CUE_LATENESS_MS } from './cue-table';
import type { VoiceDependencies, VoiceHandle } from './port';
import { keepContextRunning, tolerateRefusedResume, tolerateRefusedStarts } from './waking';

const FADE_SECONDS = 0.2;

/** Buses that are quieter while a voice reads. */
const BACKGROUND: readonly BusName[] = ['ambience', 'music'];
/** Gain of these buses while a voice reads: -9 dB. */
const DUCKED = 10 ** (-9 / 20);
const DUCK_SECONDS = 0.6;

/** Returns whether audio is unlocked. Browsers allow sound after a tap, click or key. */
const hasGesture = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Fades `level` from its current value to `to` within `seconds`. */
function ramp(level: AudioParam, to: number, context: BaseAudioContext, seconds = FADE_SECONDS): void {
  const now = context.currentTime;
  const from = level.value;
  level.cancelScheduledValues(now);
  level.setValueAtTime(from, now);
  level.linearRampToValueAtTime(to, now + seconds);
}

/** Howler's private `_autoSuspend` suspends the context after 30 s. `tests/engine/audio/howler.test.ts` watches it. */
interface Sleeper {
  _autoSuspend?(): unknown;
}

export class Mixer {
  readonly #files = new Map<string, Howl>();
  readonly #buses = new Map<BusName, GainNode>();
  readonly #listeners = new Listeners();
  #background: GainNode | undefined;
  #isDucked = false;
  #voices = 0;
  /** The context whose refusals {@link tolerateRefusedResume} already logs. */
  #context: AudioContext | undefined;
  #mix: MixVolumes;

  constructor(mix: MixVolumes = DEFAULT_MIX_VOLUMES) {
    this.#mix = mix;
    Howler.autoSuspend = true;
  }

  levelOf(bus: BusName): number {
    return busVolume(this.#mix, bus);
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.subscribe(listener);
  }

  /** Loads a cue file, or loads it again after a failure. Does nothing before the first gesture. */
  prepare(table: CueTable): void {
    if (hasGesture()) this.#fileOf(table);
  }

  /** Drops the sound while effects are silent or audio is locked, and {@link MAX_CUE_LATENESS_MS} after its call. */
  play(table: CueTable, name: string): void {
    if (!hasGesture() || this.levelOf('effects') === 0) return;
    const known = table.url === undefined ? undefined : this.#files.get(table.url);
    const howl = known ?? this.#fileOf(table);
    if (!howl) return;
    if (howl.state() === 'loaded') {
      howl.play(name);
      return;
    }
    const askedAt = performance.now();
    howl.once('load', () => {
      if (performance.now() - askedAt <= MAX_CUE_LATENESS_MS) howl.play(name);
    });
  }

  setMix(mix: MixVolumes): void {
    this.#mix = mix;
    const effects = this.levelOf('effects');
    for (const howl of this.#files.values()) {
      if (howl.playing()) howl.fade(howl.volume(), effects, 1000 * FADE_SECONDS);
      else howl.volume(effects);
    }
    for (const [bus, node] of this.#buses) ramp(node.gain, this.levelOf(bus), node.context);
    this.#listeners.notify();
  }

  voice<TVoice>(bus: BusName, create: (parts: VoiceDependencies) => TVoice): VoiceHandle<TVoice> {
    let made: { voice: TVoice; output: GainNode } | undefined;
    let isReleased = false;
    const make = () => {
      if (isReleased || !hasGesture() || this.levelOf(bus) === 0) return undefined;
      const into = this.#busOf(bus);
      if (!into) return undefined;
      const output = new GainNode(into.context);
      output.connect(into);
      this.#count(1);
      return { voice: create({ context: into.context as AudioContext, output }), output };
    };
    return {
      get current() {
        made ??= make();
        return made?.voice;
      },
      release: (seconds = FADE_SECONDS) => {
        isReleased = true;
        if (!made) return;
        const { output } = made;
        made = undefined;
        ramp(output.gain, 0, output.context, seconds);
        setTimeout(() => output.disconnect(), 1000 * seconds + 50);
        this.#count(-1);
      },
    };
  }

  fade(level: number, seconds: number): void {
    const context = Howler.ctx;
    if (context && Howler.masterGain) ramp(Howler.masterGain.gain, level, context, seconds);
  }

  /** Lowers the {@link BACKGROUND} buses while a voice reads, or restores them. */
  duck(isDucked: boolean): void {
    this.#isDucked = isDucked;
    if (this.#background)
      ramp(this.#background.gain, isDucked ? DUCKED : 1, this.#background.context, DUCK_SECONDS);
  }

  /** Adds `more` to the number of voices. Howler does not know them and would suspend its context after 30 s. */
  #count(more: number): void {
    this.#voices += more;
    Howler.autoSuspend = this.#voices === 0;
    if (this.#voices === 0) (Howler as unknown as Sleeper)._autoSuspend?.();
    const context = Howler.ctx;
    if (context && context.state !== 'running' && this.#voices > 0) void context.resume();
  }

  #fileOf({ url, sprite }: CueTable): Howl | undefined {
    if (url === undefined) return undefined;
    const known = this.#files.get(url);
    if (known) {
      if (known.state() === 'unloaded') known.load();
      return known;
    }
    this.#makeContext();
    const howl = new Howl({
      src: [url],
      // Howler's type demands mutable pairs, but Howler does not change them.
      sprite: sprite as Record<string, [number, number]>,
      volume: this.levelOf('effects'),
      preload: true,
      onloaderror: (_, error) => console.warn(`A sound did not load: ${url}`, error),
      onplayerror: (_, error) => console.warn(`A sound did not play: ${url}`, error),
    });
    this.#files.set(url, howl);
    return howl;
  }

  /** Creates the context. Howler does so at the first call of `volume()`. */
  #makeContext(): void {
    Howler.volume(Howler.volume());
    if (!Howler.ctx || Howler.ctx === this.#context) return;
    this.#context = Howler.ctx;
    tolerateRefusedResume(Howler.ctx);
    tolerateRefusedStarts(Howler.ctx);
  }

  #busOf(bus: BusName): GainNode | undefined {
    const known = this.#buses.get(bus);
    if (known) return known;
    this.#makeContext();
    if (!Howler.ctx || !Howler.masterGain) return undefined;
    if (this.#buses.size === 0) keepContextRunning(Howler.ctx, () => this.#voices > 0);
    const node = new GainNode(Howler.ctx, { gain: this.levelOf(bus) });
    if (BACKGROUND.includes(bus)) {
      if (!this.#background) {
        this.#background = new GainNode(Howler.ctx, { gain: this.#isDucked ? DUCKED : 1 });
        this.#background.connect(Howler.masterGain);
      }
      node.connect(this.#background);
    } else node.connect(Howler.masterGain);
    this.#buses.set(bus, node);
    return node;
  }
}
