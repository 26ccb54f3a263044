import { useRef } from 'react';
import { selectIsPremium, selectTrialGamesRemaining, startCost } from '../../machines/app/access.machine';
import { useAccess, useServices } from '../services/context';
import { spendFreeTry } from '../services/free-tries';
import { useRunningGame } from './game-context';

interface Start {
  /** What the button reads: `label`, or 'Upgrade to Play' when no free try is left. */
  label: string;
  /** Spends a free try where one is due and begins; or opens the upgrade dialog. */
  start: () => void;
}

/** Every act by which a person begins play from nothing goes through here: Start, Restart, Play Again. */
export function useStart(label: string): Start {
  const { access, sound } = useServices();
  const { game, begin } = useRunningGame();
  // Rendered anew whenever what the cost depends on changes.
  useAccess(selectIsPremium);
  useAccess(selectTrialGamesRemaining);
  /** A second press in the same moment starts nothing more. */
  const isSpending = useRef(false);
  const isShut = startCost(access.getSnapshot().context, game.id) === 'premium';
  return {
    label: isShut ? 'Upgrade to Play' : label,
    start: () => {
      // Asked again at the moment of the start: another tab may have spent the last try.
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
    },
  };
}
