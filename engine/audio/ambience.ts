/** Background ambience of a place: loops with fades, ducked under a voice. */
import { LoopPlayer } from './loop-player';
import { type LoopName, loopsOf, loopUrl, type PlaceName } from './loops';
import type { Mixer } from './mixer';
import type { VoiceHandle, VoiceParts } from './port';

/** Fade time of ambience, s. */
const COME_SECONDS = 2.5;
const GO_SECONDS = 1.2;

/** Level under a voice, 0-1, and the fade times down and up, s. */
const DUCKED = 0.35;
const DUCK_SECONDS = 0.6;

/**
 * Samples a second of an unpacked loop. Its treble ends at 6500 Hz (`assets/sound`); with the device's 48,000 two minutes
 * would be 46 MB, and the browser would hold the page for 14 ms as it hands them over, 56 on a slow phone.
 */
const LOOP_RATE = 32_000;

/** Fetches and decodes a loop. */
type LoadLoop = (name: LoopName) => Promise<AudioBuffer>;

/** Sum of the loops, before the bus. */
class Scenery {
  readonly #context: AudioContext;
  readonly #output: GainNode;
  /** Gain that follows the breath. */
  readonly #tide: GainNode;
  readonly #players = new Map<LoopName, LoopPlayer>();
  readonly #load: LoadLoop;
  /** The loops wanted now. A loop that loads after a change is not played. */
  #wanted: readonly LoopName[] = [];

  constructor(parts: VoiceParts, load: LoadLoop) {
    this.#context = parts.context;
    this.#load = load;
    this.#output = new GainNode(parts.context);
    this.#tide = new GainNode(parts.context);
    this.#output.connect(this.#tide).connect(parts.output);
  }

  /** Crossfades to exactly these loops. */
  set(loops: readonly LoopName[], goSeconds = GO_SECONDS): void {
    this.#wanted = loops;
    for (const [name, player] of this.#players) {
      if (loops.includes(name)) continue;
      player.end(goSeconds);
      this.#players.delete(name);
    }
    if (loops.length > 0 && this.#context.state !== 'running') void this.#context.resume();
    for (const name of loops) if (!this.#players.has(name)) void this.#begin(name);
  }

  /** Fades down under a voice, or back up. */
  duck(isDucked: boolean): void {
    const { gain } = this.#output;
    gain.cancelScheduledValues(this.#context.currentTime);
    gain.setTargetAtTime(isDucked ? DUCKED : 1, this.#context.currentTime, DUCK_SECONDS / 3);
  }

  /** Schedules a curve over `seconds` from now. The last value stays. */
  swell(levels: readonly number[], seconds: number): void {
    const { gain } = this.#tide;
    const now = this.#context.currentTime;
    gain.cancelScheduledValues(now);
    if (levels.length > 1) gain.setValueCurveAtTime(Float32Array.from(levels), now, seconds);
    else gain.setTargetAtTime(levels[0] ?? 1, now, seconds / 3);
  }

  async #begin(name: LoopName): Promise<void> {
    const buffer = await this.#load(name).catch((error: unknown) => {
      console.warn(`A sound did not load: ${loopUrl(name)}`, error);
    });
    if (!buffer || !this.#wanted.includes(name) || this.#players.has(name)) return;
    this.#players.set(name, new LoopPlayer(this.#context, buffer, this.#output, COME_SECONDS));
  }
}

export class Ambience {
  readonly #mixer: Mixer;
  readonly #buffers = new Map<LoopName, Promise<AudioBuffer>>();
  #handle: VoiceHandle<Scenery> | undefined;
  #place: PlaceName | undefined;
  #isNight = false;
  #isDucked = false;
  #release: ReturnType<typeof setTimeout> | undefined;

  constructor(mixer: Mixer) {
    this.#mixer = mixer;
    // The bus may have been muted when `play` was called.
    mixer.subscribe(() => this.#place !== undefined && this.#sound());
  }

  /** Starts the place's loops, or crossfades from another place. */
  play(place: PlaceName, isNight: boolean): void {
    this.#place = place;
    this.#isNight = isNight;
    this.#sound();
  }

  /** Crossfades to the loops of the other time of day. */
  setNight(isNight: boolean): void {
    this.#isNight = isNight;
    if (this.#place !== undefined) this.#sound();
  }

  /** Fades out and stops. */
  stop(seconds = GO_SECONDS): void {
    if (this.#place === undefined) return;
    this.#place = undefined;
    const handle = this.#handle;
    handle?.current?.set([], seconds);
    // Howler may suspend its context again, once all is silent.
    clearTimeout(this.#release);
    this.#release = setTimeout(() => {
      if (this.#place !== undefined) return;
      handle?.release();
      this.#handle = undefined;
      this.#buffers.clear();
    }, seconds * 1000);
  }

  /** Ducks while a voice reads. */
  duck(isDucked: boolean): void {
    this.#isDucked = isDucked;
    this.#handle?.current?.duck(isDucked);
  }

  /**
   * Lets it swell and ebb, to be followed with closed eyes.
   *
   * @param levels 0-1, evenly spread over the time; a single one is led to softly
   * @param seconds how long that takes
   */
  swell(levels: readonly number[], seconds: number): void {
    this.#handle?.current?.swell(levels, seconds);
  }

  #sound(): void {
    const place = this.#place;
    if (place === undefined) return;
    this.#handle ??= this.#mixer.voice('ambience', (parts) => {
      const scenery = new Scenery(parts, this.#load);
      if (this.#isDucked) scenery.duck(true);
      return scenery;
    });
    this.#handle.current?.set(loopsOf(place, this.#isNight));
  }

  /** Fetches and decodes a loop, once while ambience plays. A failed loop is fetched again. */
  readonly #load: LoadLoop = (name) => {
    const known = this.#buffers.get(name);
    if (known) return known;
    const loading = fetch(loopUrl(name)).then(async (answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
      return new OfflineAudioContext(1, 1, LOOP_RATE).decodeAudioData(await answer.arrayBuffer());
    });
    this.#buffers.set(name, loading);
    loading.catch(() => this.#buffers.delete(name));
    return loading;
  };
}
