import type { PlayEntry } from '../../domain/journal';
import type { ActivityEmitted } from '../../machines/emitted';
import { completed, newPlay } from '../device/new-entries';
import type { Recorder } from '../device/recorder';
import { storedFiguresOffer } from '../device/values';

/** The current play of a game; undefined before the first. Resuming a session sets `current` to that session's play. */
export interface CurrentPlay {
  current: PlayEntry | undefined;
}

/**
 * Records a machine's activities in the journal. A play starts, and may later be completed. A play that continues may
 * be completed again. Its entry keeps the time of the first completion, and the highest score. After the first
 * completed play on a device, the offer to hide timers and scores is due.
 * @param onBegun receives each started play
 * @returns a function that takes activities and returns the id of the play
 */
export function createPlayRecorder(
  recorder: Recorder,
  game: string,
  onBegun?: (play: PlayEntry) => void,
  play: CurrentPlay = { current: undefined },
): (emitted: ActivityEmitted) => string | undefined {
  return ({ activity }) => {
    const { current } = play;
    if (activity.kind === 'play.started') {
      play.current = newPlay({ game, ...(activity.level !== undefined && { level: activity.level }) });
      void recorder.queue(play.current);
      onBegun?.(play.current);
    } else if (current) {
      if (storedFiguresOffer.value === null) storedFiguresOffer.set('due');
      play.current =
        current.completedAt === undefined
          ? completed(current, activity.score)
          : { ...current, ...highest(current.score, activity.score) };
      void recorder.queue(play.current);
    }
    return play.current?.id;
  };
}

/** Returns the highest score. Some games have none. */
function highest(...scores: readonly (number | undefined)[]): Pick<PlayEntry, 'score'> {
  const known = scores.filter((score) => score !== undefined);
  return known.length > 0 ? { score: Math.max(...known) } : {};
}
