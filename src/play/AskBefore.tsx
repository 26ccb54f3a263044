import { useSetting } from '../services/context';
import { Boundary } from '../ui/Boundary';
import { loadedLater } from '../ui/loaded-later';
import { useRunningGame } from './game-context';

const MoodBefore = loadedLater(() => import('./MoodBefore'));

/** The question for the mood before a game, if the person has turned it on. */
export function AskBefore() {
  const { moodBefore } = useRunningGame();
  return useSetting('moodBefore') ? (
    <Boundary>
      <MoodBefore taker={moodBefore} />
    </Boundary>
  ) : null;
}
