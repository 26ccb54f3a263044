import { useRef } from 'react';
import { selectIsPremium, selectTrialGamesRemaining, startCost } from '../../machines/app/access.machine';
import { useAccess, useServices } from '../services/context';
import { spendFreeTry } from '../services/free-tries';
import { useRunningGame } from './game-context';
import { useAfterCheckIn } from './use-after-check-in';

interface Start {
  /** Label of the button: the given one, or 'Upgrade to Play' when a start costs a free try and none is left. */
  label: string;
  /** Starts a session. If the start costs a free try, spends one, or opens the upgrade dialog if none is left. */
  start: () => void;
}

/** Returns label and action of a button that starts from the beginning, such as Start, Restart or Play Again. */
export function useStart(label: string): Start {
  const { access, sound } = useServices();
  const { game, begin } = useRunningGame();
  const afterCheckIn = useAfterCheckIn();
  // Renders again when premium or the tries change the cost.
  useAccess(selectIsPremium);
  useAccess(selectTrialGamesRemaining);
  /** Whether a try is being spent. A second press has no effect in the meantime. */
  const isSpending = useRef(false);
  const isShut = startCost(access.getSnapshot().context, game.id) === 'premium';
  const start = () => {
    // Checks the cost again at the start, because another tab may have spent the last try.
    const cost = startCost(access.getSnapshot().context, game.id);
    if (cost === 'premium') {
      access.send({ type: 'upgrade.opened' });
      return;
    }
    if (isSpending.current) return;
    sound.hold();
    sound.play({ type: 'cue', cue: 'button' });
    if (cost === 'nothing') {
      begin();
      return;
    }
    isSpending.current = true;
    spendFreeTry(access, begin).then((isSpent) => {
      isSpending.current = false;
      if (isSpent) return;
      sound.release();
      access.send({ type: 'upgrade.opened' });
    });
  };
  return { label: isShut ? 'Upgrade to Play' : label, start: () => afterCheckIn(start) };
}
