/** Sound for the app: loads Howler when something first sounds, and mixes it all as the person set. */
import { type Bus, levelOf, type Mix } from '../../engine/audio/buses';
import { type CueTable, LATEST_MS } from '../../engine/audio/cue-table';
import type { Narrator } from '../../engine/audio/narrator';
import type { AudioPort, VoiceHandle, VoiceParts } from '../../engine/audio/port';
import { type Clock, systemHost } from '../../engine/stage/clock';
import type { CueEmitted, SharedCue } from '../../machines/emitted';
import type { Settings, SettingsStore } from '../device/settings';

/** What is loaded with the first sound. */
type Engine = Awaited<ReturnType<typeof loadEngine>>;

async function loadEngine(clock: Clock, mix: () => Mix) {
  const [{ Mixer }, { CuePlayer }, { sharedCues }, { Ambience }] = await Promise.all([
    import('../../engine/audio/mixer'),
    import('../../engine/audio/cue-player'),
    import('../../engine/audio/shared.cues'),
    import('../../engine/audio/ambience'),
  ]);
  const mixer = new Mixer(mix());
  return {
    mixer,
    cues: new CuePlayer(mixer, clock),
    shared: sharedCues as CueTable,
    ambience: new Ambience(mixer),
  };
}

/** No longer than this does the engine wait for a first frame, ms. */
const HOLD_MS = 1000;

/** What the mixer makes of the settings. A kind of sound that is turned off gets its volume back later. */
export const mixFrom = ({ volumes, backgroundAudio, soundEffects, muted }: Settings): Mix => ({
  ambience: backgroundAudio ? volumes.ambience / 100 : 0,
  effects: soundEffects ? volumes.effects / 100 : 0,
  voice: volumes.voice / 100,
  muted,
});

export class Sound implements AudioPort {
  readonly #clock: Clock;
  readonly #settings: SettingsStore;
  #loading: Promise<Engine> | undefined;
  #engine: Engine | undefined;
  #preview: Narrator | undefined;
  #held: Promise<void> | undefined;
  #letGo: () => void = () => undefined;

  constructor(clock: Clock, settings: SettingsStore) {
    this.#clock = clock;
    this.#settings = settings;
    settings.subscribe(() => this.#engine?.mixer.setMix(mixFrom(settings.value)));
  }

  /** Plays one of the cues of every page. */
  play = (emitted: CueEmitted<SharedCue>): void => {
    this.#sound((engine) => engine.cues.play(engine.shared, emitted));
  };

  cue = (table: CueTable, emitted: CueEmitted): void => {
    this.#sound(({ cues }) => cues.play(table, emitted));
  };

  prepare = (table: CueTable): void => {
    this.#withEngine(({ cues, shared }) => {
      cues.prepare(shared);
      cues.prepare(table);
    });
  };

  voice = <TVoice>(bus: Bus, create: (parts: VoiceParts) => TVoice): VoiceHandle<TVoice> => {
    let handle: VoiceHandle<TVoice> | undefined;
    let isReleased = false;
    const make = () => {
      if (isReleased || this.#settings.value.muted) return undefined;
      if (!this.#engine) this.#withEngine(() => undefined);
      return this.#engine?.mixer.voice(bus, create);
    };
    return {
      get current() {
        handle ??= make();
        return handle?.current;
      },
      release: () => {
        isReleased = true;
        handle?.release();
      },
    };
  };

  /** What sounds in the background: the app's own `AmbienceControl` decides on it. */
  background = (act: (ambience: Engine['ambience']) => void): void => {
    this.#withEngine(({ ambience }) => act(ambience));
  };

  /** What a voice that reads aloud may be as loud as, 0-1. */
  voiceLevel = (): number => levelOf(mixFrom(this.#settings.value), 'voice');

  /** Lets the voice that reads aloud be heard once, as loud as it is set. */
  previewVoice = (): void => {
    import('../../engine/audio/narrator').then(
      ({ Narrator }) => {
        this.#preview ??= new Narrator({ volume: this.voiceLevel });
        this.#preview.say('This is how I read to you.');
      },
      (error: unknown) => console.warn('The voice could not be loaded', error),
    );
  };

  /** A session is about to be shown: what sound needs is loaded and made after its first frame, or after a second. */
  hold = (): void => {
    this.#letGo();
    this.#held = new Promise((resolve) => {
      const id = systemHost.wake(resolve, HOLD_MS);
      this.#letGo = () => {
        systemHost.cancel(id);
        resolve();
      };
    });
  };

  /** The session is drawn, or does not come. */
  release = (): void => this.#letGo();

  /** Waits while a first frame is on its way: whatever sounds keeps a slow processor busy for as long as the frame. */
  whenFree = async (): Promise<void> => {
    if (!this.#held) return;
    await this.#held;
    // It was only drawn so far: the browser shows it before it runs another task.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    port1.close();
  };

  /** Lets everything fade out within so many seconds, or come back. */
  fade = (to: 'silence' | 'sound', seconds: number): void => {
    this.#engine?.mixer.fade(to === 'silence' ? 0 : 1, seconds);
  };

  /** Something that belongs to this moment: the engine may come too late for it. */
  #sound(act: (engine: Engine) => void): void {
    if (this.#settings.value.muted) return;
    if (this.#engine) {
      act(this.#engine);
      return;
    }
    const askedAt = systemHost.now();
    this.#withEngine((engine) => {
      if (systemHost.now() - askedAt <= LATEST_MS) act(engine);
    });
  }

  #withEngine(act: (engine: Engine) => void): void {
    this.#loading ??= this.#load();
    // Everything works without sound; `#load` has logged why there is none.
    this.#loading.then(act, () => undefined);
  }

  async #load(): Promise<Engine> {
    try {
      await this.whenFree();
      this.#engine = await loadEngine(this.#clock, () => mixFrom(this.#settings.value));
      return this.#engine;
    } catch (error) {
      // The next sound may find a better connection.
      this.#loading = undefined;
      console.warn('Sound could not be loaded', error);
      throw error;
    }
  }
}
