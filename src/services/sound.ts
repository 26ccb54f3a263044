/** Sound of the app: loads Howler with the first sound, and applies the person's mix. */
import { type BusName, busVolume, type MixVolumes } from '../../engine/audio/buses';
import { type CueTable, MAX_CUE_LATENESS_MS } from '../../engine/audio/cue-table';
import type { AudioPort, VoiceDependencies, VoiceHandle } from '../../engine/audio/port';
import { type Clock, systemClockHost } from '../../engine/stage/clock';
import type { CueEmitted, SharedCue } from '../../machines/emitted';
import type { Settings } from '../device/settings';
import type { Stored } from '../device/stored';

type Engine = Awaited<ReturnType<typeof loadEngine>>;

async function loadEngine(clock: Clock, mix: () => MixVolumes) {
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

/** Maximum time for which the loading of audio waits for a session's first frame, ms. */
const HOLD_MS = 1000;

/** Turning a kind of sound off does not change its volume. */
export const mixFrom = ({ volumes, backgroundAudio, music, soundEffects, muted }: Settings): MixVolumes => ({
  ambience: backgroundAudio ? volumes.ambience / 100 : 0,
  music: backgroundAudio && music ? volumes.music / 100 : 0,
  effects: soundEffects ? volumes.effects / 100 : 0,
  voice: volumes.voice / 100,
  muted,
});

export class Sound implements AudioPort {
  readonly #clock: Clock;
  readonly #settings: Stored<Settings>;
  #loading: Promise<Engine> | undefined;
  #engine: Engine | undefined;
  #held: Promise<void> | undefined;
  #letGo: () => void = () => undefined;

  constructor(clock: Clock, settings: Stored<Settings>) {
    this.#clock = clock;
    this.#settings = settings;
    settings.subscribe(() => this.#engine?.mixer.setMix(mixFrom(settings.value)));
  }

  /** Plays a shared cue, which belongs to no game. */
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

  voice = <TVoice>(bus: BusName, create: (parts: VoiceDependencies) => TVoice): VoiceHandle<TVoice> => {
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
      release: (seconds) => {
        isReleased = true;
        handle?.release(seconds);
      },
    };
  };

  /** Lowers ambience and music while a voice reads, or restores them. */
  duck = (isDucked: boolean): void => {
    this.#withEngine(({ mixer }) => mixer.duck(isDucked));
  };

  /** Loads the audio engine if necessary, then runs an action. Only `AmbienceControl` may change the ambience. */
  background = (act: (ambience: Engine['ambience']) => void): void => {
    this.#withEngine(({ ambience }) => act(ambience));
  };

  /** The volume of a bus, 0-1. */
  levelOf = (bus: BusName): number => busVolume(mixFrom(this.#settings.value), bus);

  /** Delays the loading of audio until the first frame of a starting session, at most {@link HOLD_MS}. */
  hold = (): void => {
    this.#letGo();
    this.#held = new Promise((resolve) => {
      const id = systemClockHost.wake(resolve, HOLD_MS);
      this.#letGo = () => {
        systemClockHost.cancel(id);
        resolve();
      };
    });
  };

  /** Ends {@link hold}, because the session is drawn or will not appear. */
  release = (): void => this.#letGo();

  /** Waits for a pending first frame. Loading audio would delay that frame on a slow CPU. */
  whenFree = async (): Promise<void> => {
    if (!this.#held) return;
    await this.#held;
    // A drawn frame is not yet visible. The browser presents it before its next task.
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    port1.close();
  };

  /** Fades all sound out within this many seconds, or back in. Does nothing before the audio engine has loaded. */
  fade = (to: 'silence' | 'sound', seconds: number): void => {
    this.#engine?.mixer.fade(to === 'silence' ? 0 : 1, seconds);
  };

  /** Drops a sound of the current moment while the app is muted, or if the engine loads too late. */
  #sound(act: (engine: Engine) => void): void {
    if (this.#settings.value.muted) return;
    if (this.#engine) {
      act(this.#engine);
      return;
    }
    const askedAt = systemClockHost.now();
    this.#withEngine((engine) => {
      if (systemClockHost.now() - askedAt <= MAX_CUE_LATENESS_MS) act(engine);
    });
  }

  #withEngine(act: (engine: Engine) => void): void {
    this.#loading ??= this.#load();
    // The app works without sound. `#load` has logged the reason.
    this.#loading.then(act, () => undefined);
  }

  async #load(): Promise<Engine> {
    try {
      await this.whenFree();
      this.#engine = await loadEngine(this.#clock, () => mixFrom(this.#settings.value));
      return this.#engine;
    } catch (error) {
      // The next sound may retry.
      this.#loading = undefined;
      console.warn('Sound could not be loaded', error);
      throw error;
    }
  }
}
