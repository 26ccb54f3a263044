import type { PlayEntry } from '../../domain/journal';
import type { ActivityEmitted } from '../../machines/emitted';
import { completed, newPlay } from '../device/new-entries';
import type { Recorder } from '../device/recorder';

/** Turns what a game's machine says into journal entries: a play begins, and may later be completed. */
export function createPlayRecorder(recorder: Recorder, game: string): (emitted: ActivityEmitted) => void {
  let current: PlayEntry | undefined;
  return ({ activity }) => {
    if (activity.kind === 'play.started') {
      current = newPlay({ game, ...(activity.level !== undefined && { level: activity.level }) });
      void recorder.queue(current);
    } else if (current) {
      void recorder.queue(completed(current, activity.score));
      current = undefined;
    }
  };
}
