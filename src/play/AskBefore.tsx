import { useSetting } from '../services/context';
import { Boundary } from '../ui/Boundary';
import { loadedLater } from '../ui/loaded-later';
import { useRunningGame } from './game-context';

const MoodBefore = loadedLater(() => import('./MoodBefore'));

/** Asks for the mood before a game, on every intro, if the person turned that on. */
export function AskBefore() {
  const { moodBefore } = useRunningGame();
  return useSetting('moodBefore') ? (
    <Boundary>
      <MoodBefore taker={moodBefore} />
    </Boundary>
  ) : null;
}
