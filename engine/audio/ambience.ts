/** Background ambience of a place: loops that crossfade. */
import { LoopPlayer } from './loop-player';
import { type LoopName, loopsOf, loopUrl, type PlaceName } from './loops';
import type { Mixer } from './mixer';
import type { VoiceDependencies, VoiceHandle } from './port';

const COME_SECONDS = 2.5;
const GO_SECONDS = 1.2;

/**
 * Sample rate of a decoded loop, Hz. The files contain nothing above 6500 Hz (`assets/sound`). At the device's 48,000
 * Hz, two minutes of stereo sound would take 46 MB, and the transfer of the decoded loop would block the page for 14
 * ms, or 56 ms on a slow phone.
 */
const LOOP_RATE = 32_000;

type LoadLoop = (name: LoopName) => Promise<AudioBuffer>;

/** The loops of a place, summed into one output that feeds the bus. */
class Scenery {
  readonly #context: AudioContext;
  /** Gain that follows the breath. */
  readonly #tide: GainNode;
  readonly #players = new Map<LoopName, LoopPlayer>();
  readonly #load: LoadLoop;
  /** The loops to play now. A loop that is not among them when it finishes loading is dropped. */
  #wanted: readonly LoopName[] = [];

  constructor(parts: VoiceDependencies, load: LoadLoop) {
    this.#context = parts.context;
    this.#load = load;
    this.#tide = new GainNode(parts.context);
    this.#tide.connect(parts.output);
  }

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

  /** Schedules the curve over the next `seconds`. Afterward the gain stays at the last level. */
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
    const player = new LoopPlayer(this.#context, buffer, this.#tide, COME_SECONDS);
    // Another call may start a loop that the browser has refused.
    if (player.isPlaying) this.#players.set(name, player);
  }
}

export class Ambience {
  readonly #mixer: Mixer;
  readonly #buffers = new Map<LoopName, Promise<AudioBuffer>>();
  #handle: VoiceHandle<Scenery> | undefined;
  #place: PlaceName | undefined;
  #isNight = false;

  constructor(mixer: Mixer) {
    this.#mixer = mixer;
    // While the bus is muted `play` creates no voice. The first audible mix creates the voice and resumes the context.
    mixer.subscribe(() => this.#place !== undefined && this.#sound());
  }

  play(place: PlaceName, isNight: boolean): void {
    this.#place = place;
    this.#isNight = isNight;
    this.#sound();
  }

  setNight(isNight: boolean): void {
    this.#isNight = isNight;
    if (this.#place !== undefined) this.#sound();
  }

  stop(seconds = GO_SECONDS): void {
    if (this.#place === undefined) return;
    this.#place = undefined;
    this.#handle?.current?.set([], seconds);
    this.#handle?.release(seconds);
    this.#handle = undefined;
    this.#buffers.clear();
  }

  /**
   * Modulates the gain with the breath, so that a person can follow the breath with closed eyes.
   * @param levels levels, 0-1, evenly spaced over `seconds`. With a single level the gain fades to that level
   * @param seconds duration of the modulation, s
   */
  swell(levels: readonly number[], seconds: number): void {
    this.#handle?.current?.swell(levels, seconds);
  }

  #sound(): void {
    const place = this.#place;
    if (place === undefined) return;
    this.#handle ??= this.#mixer.voice('ambience', (parts) => new Scenery(parts, this.#load));
    this.#handle.current?.set(loopsOf(place, this.#isNight));
  }

  /** Concurrent and later calls share the result. After a failure the next call retries. */
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
