import { lazy, Suspense } from 'react';
import { useSetting } from '../services/context';
import { Boundary } from '../ui/Boundary';
import { useRunningGame } from './game-context';

const MoodBefore = lazy(() => import('./MoodBefore'));

/** On every intro: how the person feels before the game, if they want to be asked. */
export function AskBefore() {
  const { moodBefore } = useRunningGame();
  return useSetting('moodBefore') ? (
    <Boundary>
      <Suspense>
        <MoodBefore taker={moodBefore} />
      </Suspense>
    </Boundary>
  ) : null;
}
