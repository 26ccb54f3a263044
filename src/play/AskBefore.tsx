import { useSetting } from '../services/context';
import { Boundary } from '../ui/Boundary';
import { loadedLater } from '../ui/loaded-later';

const MoodBefore = loadedLater(() => import('./MoodBefore'));

/** The question for the mood before a game, if the person has turned it on. */
export function AskBefore() {
  return useSetting('moodBefore') ? (
    <Boundary>
      <MoodBefore />
    </Boundary>
  ) : null;
}
