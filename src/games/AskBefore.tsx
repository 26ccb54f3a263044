import { lazy, Suspense } from 'react';
import { useSetting } from '../services/context';
import { Boundary } from '../ui/Boundary';

const MoodBefore = lazy(() => import('./MoodBefore'));

/** On every intro: how the person feels before the game, if they want to be asked. */
export const AskBefore = () =>
  useSetting('moodBefore') && (
    <Boundary>
      <Suspense>
        <MoodBefore />
      </Suspense>
    </Boundary>
  );
