/** The plays that a machine's emitted events imply, and those in the journal, in a form that a test can compare. */
import type { JournalEntry } from '../../../domain/journal';
import type { GameEmitted } from '../../../machines/emitted';

/** A play as one line: game, level, whether it was completed, and best score. */
type Line = string;

const line = (
  game: string,
  level: number | undefined,
  isCompleted: boolean,
  score: number | undefined,
): Line => [game, level ?? '-', isCompleted ? 'completed' : 'begun', score ?? '-'].join(' ');

/** Records the plays and the check-in requests in the emitted events of a game's machines. */
export class Heard {
  readonly #plays: { level: number | undefined; isCompleted: boolean; score: number | undefined }[] = [];
  checkIns = 0;

  hear(emitted: GameEmitted<string>): void {
    if (emitted.type === 'check-in.requested') this.checkIns += 1;
    if (emitted.type !== 'activity') return;
    const { activity } = emitted;
    const last = this.#plays.at(-1);
    if (activity.kind === 'play.started') {
      this.#plays.push({ level: activity.level, isCompleted: false, score: undefined });
    } else if (last) {
      last.isCompleted = true;
      if (activity.score !== undefined) last.score = Math.max(last.score ?? 0, activity.score);
    } else throw new Error('A play was completed that never began');
  }

  lines(game: string): Line[] {
    return this.#plays.map(({ level, isCompleted, score }) => line(game, level, isCompleted, score)).sort();
  }
}

/** Returns the plays in the journal, one line each. */
export const linesOf = (entries: readonly JournalEntry[]): Line[] =>
  entries
    .flatMap((entry) =>
      entry.kind === 'play'
        ? [line(entry.game, entry.level, entry.completedAt !== undefined, entry.score)]
        : [],
    )
    .sort();
