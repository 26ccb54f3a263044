import type { PlayEntry } from '../../domain/journal';
import type { ActivityEmitted } from '../../machines/emitted';
import { completed, newPlay } from '../device/new-entries';
import type { Recorder } from '../device/recorder';

/**
 * Turns what a game's machine says into journal entries: a play begins, and may later be completed. One that goes on
 * after that may be completed again with another score; it stays completed when it was, with the higher score.
 *
 * @param onBegun told of each play that begins
 * @returns takes what the machine says, and returns the id of the play that it is about
 */
export function createPlayRecorder(
  recorder: Recorder,
  game: string,
  onBegun?: (play: PlayEntry) => void,
): (emitted: ActivityEmitted) => string | undefined {
  let current: PlayEntry | undefined;
  return ({ activity }) => {
    if (activity.kind === 'play.started') {
      current = newPlay({ game, ...(activity.level !== undefined && { level: activity.level }) });
      void recorder.queue(current);
      onBegun?.(current);
    } else if (current) {
      current =
        current.completedAt === undefined
          ? completed(current, activity.score)
          : { ...current, score: Math.max(current.score ?? 0, activity.score ?? 0) };
      void recorder.queue(current);
    }
    return current?.id;
  };
}
