/** Sound for the app: loads Howler and the cues when something first sounds, and mixes them as the person set. */
import type { Mix } from '../../engine/audio/buses';
import type { Clock } from '../../engine/core/clock';
import type { Cue, CueEmitted } from '../../machines/emitted';
import type { Settings, SettingsStore } from '../device/settings';

interface Player {
  play(cue: CueEmitted): void;
  prepare(cues: readonly Cue[]): void;
  rustle(speed: number, volume: number): void;
  setMix(mix: Mix): void;
}

/** What the mixer makes of the settings. A kind of sound that is turned off gets its volume back later. */
export const mixFrom = ({ volumes, backgroundAudio, soundEffects, muted }: Settings): Mix => ({
  ambience: backgroundAudio ? volumes.ambience / 100 : 0,
  effects: soundEffects ? volumes.effects / 100 : 0,
  voice: volumes.voice / 100,
  muted,
});

export class Sound {
  readonly #clock: Clock;
  readonly #settings: SettingsStore;
  #player: Promise<Player> | undefined;

  constructor(clock: Clock, settings: SettingsStore) {
    this.#clock = clock;
    this.#settings = settings;
    settings.subscribe(() => {
      this.#player?.then(
        (player) => player.setMix(mixFrom(settings.value)),
        () => undefined,
      );
    });
  }

  /** Loads what these cues need, so that the first one is not late. Call it in answer to a gesture. */
  prepare = (cues: readonly Cue[]): void => this.#withPlayer((player) => player.prepare(cues));

  play = (cue: CueEmitted): void => {
    if (!this.#settings.value.muted) this.#withPlayer((player) => player.play(cue));
  };

  /** Sand under a hand; speed and volume are 0-1. */
  rustle = (speed: number, volume: number): void => {
    if (!this.#settings.value.muted) this.#withPlayer((player) => player.rustle(speed, volume));
  };

  #withPlayer(act: (player: Player) => void): void {
    this.#player ??= this.#load();
    // Everything works without sound; `#load` has logged why there is none.
    this.#player.then(act, () => undefined);
  }

  async #load(): Promise<Player> {
    try {
      const [{ Mixer }, { CuePlayer }] = await Promise.all([
        import('../../engine/audio/buses'),
        import('../../engine/audio/cues'),
      ]);
      const mixer = new Mixer(mixFrom(this.#settings.value));
      const cues = new CuePlayer(mixer, this.#clock);
      return {
        play: cues.play,
        prepare: cues.prepare,
        rustle: (speed, volume) => mixer.rustle(speed, volume),
        setMix: (mix) => mixer.setMix(mix),
      };
    } catch (error) {
      console.warn('Sound could not be loaded', error);
      throw error;
    }
  }
}
