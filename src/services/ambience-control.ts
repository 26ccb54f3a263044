/** Controls the ambience: turns it on and off, carries it into the next session, and records it in the journal. */
import type { Ambience } from '../../engine/audio/ambience';
import type { PlaceName } from '../../engine/audio/loops';
import { type ClockHost, systemClockHost } from '../../engine/stage/clock';
import { Listeners } from '../../engine/stage/listeners';
import { overrideSilentSwitch } from '../device/audio-session';
import type { Settings } from '../device/settings';

/** Time after which ambience counts as music in the journal, s. */
export const LEAST_MUSIC_SECONDS = 60;

export interface AmbienceParts {
  readonly background: (act: (ambience: Ambience) => void) => void;
  readonly settings: {
    readonly value: Pick<Settings, 'autoPlayNext' | 'backgroundAudio' | 'muted' | 'volumes'>;
    subscribe(listener: () => void): () => void;
  };
  readonly theme: { readonly value: 'day' | 'night'; subscribe(listener: () => void): () => void };
  /** Called when the ambience has been audible for {@link LEAST_MUSIC_SECONDS}, once for each time that it is turned on. */
  readonly onMusic: (seconds: number) => void;
  /** Real time, because ambience continues while a dialog is open and in a hidden tab. */
  readonly host?: ClockHost;
}

export class AmbienceControl {
  readonly #parts: AmbienceParts;
  readonly #host: ClockHost;
  readonly #listeners = new Listeners();
  #place: PlaceName | undefined;
  #isPaused = false;
  /** Ambience of the previous session, which the next session may resume. */
  #carried: PlaceName | undefined;
  #isOver: (() => void) | undefined;
  #timer: number | undefined;
  /** Start of the current audible period, ms; undefined while the ambience is silent. */
  #heardSince: number | undefined;
  /** Total duration of the earlier audible periods, ms. */
  #heard = 0;
  #isJournalled = false;

  constructor(parts: AmbienceParts) {
    this.#parts = parts;
    this.#host = parts.host ?? systemClockHost;
    parts.settings.subscribe(() => this.#count());
    parts.theme.subscribe(() => {
      if (this.#place) this.#parts.background((ambience) => ambience.setNight(this.#isNight));
    });
  }

  /** The place whose ambience is on, even while paused; undefined for none. */
  get place(): PlaceName | undefined {
    return this.#place;
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** Must be called from a gesture. */
  play = (place: PlaceName): void => {
    if (this.#place === place && !this.#isPaused) return;
    if (this.#place === undefined) this.#isJournalled = false;
    this.#place = place;
    this.#isPaused = false;
    this.#isOver ??= overrideSilentSwitch();
    this.#parts.background((ambience) => ambience.play(place, this.#isNight));
    this.#count();
    this.#listeners.notify();
  };

  /** Fades the ambience out, optionally within this many seconds. */
  stop = (seconds?: number): void => {
    if (this.#place === undefined) return;
    this.#place = undefined;
    this.#isPaused = false;
    this.#isOver?.();
    this.#isOver = undefined;
    this.#parts.background((ambience) => ambience.stop(seconds));
    this.#count();
    this.#heard = 0;
    this.#listeners.notify();
  };

  /** Silences the ambience without turning it off, for example for a phone call. */
  pause = (): void => {
    if (this.#place === undefined || this.#isPaused) return;
    this.#isPaused = true;
    this.#parts.background((ambience) => ambience.stop());
    this.#count();
  };

  resume = (): void => {
    const place = this.#place;
    if (place === undefined || !this.#isPaused) return;
    this.#isPaused = false;
    this.#parts.background((ambience) => ambience.play(place, this.#isNight));
    this.#count();
  };

  /** Moves the ambience's level along a curve (0-1) over this many seconds. A single value is a constant level. */
  swell = (levels: readonly number[], seconds: number): void => {
    this.#parts.background((ambience) => ambience.swell(levels, seconds));
  };

  /** Stops the ambience at the end of a session. With 'auto-play next track' the next session resumes it. */
  leaveGame = (): void => {
    this.#carried = this.#place;
    this.stop();
  };

  enterGame = (): void => {
    const carried = this.#carried;
    this.#carried = undefined;
    if (carried !== undefined && this.#place === undefined && this.#parts.settings.value.autoPlayNext)
      this.play(carried);
  };

  get #isNight(): boolean {
    return this.#parts.theme.value === 'night';
  }

  get #isHeard(): boolean {
    const { muted, backgroundAudio, volumes } = this.#parts.settings.value;
    return this.#place !== undefined && !this.#isPaused && !muted && backgroundAudio && volumes.ambience > 0;
  }

  /** Counts audible time, up to the minute that the journal records. */
  #count(): void {
    if (this.#timer !== undefined) this.#host.cancel(this.#timer);
    this.#timer = undefined;
    const now = this.#host.now();
    if (this.#heardSince !== undefined) this.#heard += now - this.#heardSince;
    this.#heardSince = this.#isHeard ? now : undefined;
    if (this.#heardSince === undefined || this.#isJournalled) return;
    const left = LEAST_MUSIC_SECONDS * 1000 - this.#heard;
    this.#timer = this.#host.wake(
      () => {
        this.#isJournalled = true;
        this.#parts.onMusic(LEAST_MUSIC_SECONDS);
      },
      Math.max(0, left),
    );
  }
}
