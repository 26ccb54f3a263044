import { useSetting } from '../services/context';
import { Boundary } from '../ui/Boundary';
import { loadedLater } from '../ui/loaded-later';
import { useRunningGame } from './game-context';

const MoodBefore = loadedLater(() => import('./MoodBefore'));

/** The switch that makes every intro ask for the mood before a game. */
export function AskBefore() {
  const { moodBefore } = useRunningGame();
  return useSetting('moodBefore') ? (
    <Boundary>
      <MoodBefore taker={moodBefore} />
    </Boundary>
  ) : null;
}
