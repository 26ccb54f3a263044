import type { MoodEntry, PlayEntry } from '../../domain/journal';
import type { ActivityEmitted } from '../../machines/emitted';
import type { JournalRecorder } from '../device/journal-recorder';
import { completePlayEntry, currentJournalOwner, newPlay } from '../device/new-entries';
import { ObservableValue } from '../device/store';
import { storedHideFiguresOffer } from '../device/values';

export class PlayRecorder {
  /** The mood before the game, which the next started play receives. */
  readonly mood = new ObservableValue<MoodEntry | undefined>(undefined);
  readonly #recorder: JournalRecorder;
  readonly #game: string;
  #play: PlayEntry | undefined;

  /** @param game catalog ID */
  constructor(recorder: JournalRecorder, game: string) {
    this.#recorder = recorder;
    this.#game = game;
  }

  get play(): PlayEntry | undefined {
    return this.#play;
  }

  /**
   * A play that continues may be completed again. Its entry keeps the time of the first completion, and the highest
   * score. After the first completed play on a device, the offer to hide timers and scores is due.
   */
  record(activity: ActivityEmitted['activity']): void {
    if (activity.kind === 'play.started') this.#start(activity.level);
    else if (this.#play) {
      if (storedHideFiguresOffer.value === null) storedHideFiguresOffer.set('due');
      const { completedAt, score } = this.#play;
      this.#write(
        completedAt === undefined
          ? completePlayEntry(this.#play, activity.score)
          : { ...this.#play, ...highest(score, activity.score) },
      );
    }
  }

  /**
   * Continues the play of a session. Without one, or with that of another person or game, the session starts a play.
   * @param resume makes the machine resume the session
   */
  resume(play: PlayEntry | undefined, resume: () => void): void {
    this.#play = play?.person === currentJournalOwner() && play.game === this.#game ? play : undefined;
    resume();
    if (!this.#play) this.#write(newPlay({ game: this.#game }));
  }

  #start(level: number | undefined): void {
    const play = newPlay({ game: this.#game, ...(level !== undefined && { level }) });
    this.#write(play);
    const mood = this.mood.value;
    this.mood.set(undefined);
    if (mood) void this.#recorder.queue({ ...mood, person: play.person, play: play.id });
  }

  #write(play: PlayEntry): void {
    this.#play = play;
    void this.#recorder.queue(play);
  }
}

function highest(...scores: readonly (number | undefined)[]): Pick<PlayEntry, 'score'> {
  const known = scores.filter((score) => score !== undefined);
  return known.length > 0 ? { score: Math.max(...known) } : {};
}
