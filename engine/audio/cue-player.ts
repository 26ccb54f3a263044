/** Plays the cues that machines emit. Drops late cues. */
import type { CueEmitted } from '../../machines/emitted';
import type { Clock } from '../stage/clock';
import { type CueTable, MAX_CUE_LATENESS_MS } from './cue-table';
import type { Mixer } from './mixer';

export class CuePlayer {
  readonly #mixer: Pick<Mixer, 'prepare' | 'play'>;
  readonly #clock: Pick<Clock, 'setTimeout' | 'lag'>;

  constructor(mixer: Pick<Mixer, 'prepare' | 'play'>, clock: Pick<Clock, 'setTimeout' | 'lag'>) {
    this.#mixer = mixer;
    this.#clock = clock;
  }

  prepare(table: CueTable): void {
    this.#mixer.prepare(table);
  }

  /** @throws {Error} when the table has no sound for the cue. The compiler already rejects a table without the cue. */
  play(table: CueTable, { cue, step = 0 }: CueEmitted): void {
    const sound = table.cues[cue];
    const name = sound?.sounds[step % sound.sounds.length];
    if (!sound || name === undefined) throw new Error(`There is no sound for the cue ${cue}`);
    const sounding = () => {
      if (this.#clock.lag <= MAX_CUE_LATENESS_MS) this.#mixer.play(table, name);
    };
    if (sound.delay === 0) sounding();
    else this.#clock.setTimeout(sounding, sound.delay);
  }
}
