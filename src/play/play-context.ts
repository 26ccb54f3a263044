import { createContext, type RefObject, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { startCost } from '../../machines/app/access.machine';
import { useAccess } from '../services/context';
import type { OpenedGame } from './opened-game';

export const PlayContext = createContext<OpenedGame | null>(null);

/** @throws when used outside a game */
export function usePlay(): OpenedGame {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('usePlay needs a GamePage around it');
  return play;
}

export function usePlayState(play: OpenedGame): OpenedGame['state'] {
  return useSyncExternalStore(play.subscribe, () => play.state);
}

/**
 * Label and action of a button that starts from the beginning, such as Start, Restart or Play Again. When a start costs
 * a free try and none is left, the label is 'Upgrade to Play'.
 */
export function useStartButton(label: string): { readonly label: string; readonly start: () => void } {
  const { game, begin } = usePlay();
  const isShut = useAccess(({ context }) => startCost(context, game.id) === 'premium');
  return { label: isShut ? 'Upgrade to Play' : label, start: () => begin('start') };
}

/**
 * Props of the next action, such as 'Next Level' or Start on the intro. It takes the focus when a session starts, is
 * completed or ends, and when it appears during or after a session and no control has the focus.
 */
export function useNextActionProps<T extends HTMLElement = HTMLButtonElement>(
  isNext = true,
): { readonly ref?: RefObject<T | null>; readonly 'data-next'?: true } {
  const play = usePlay();
  const { hasSession, isFinished } = usePlayState(play);
  const ref = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the session offers the focus anew
  useEffect(() => {
    if (isNext && ref.current) play.focus.offer(ref.current, { preventScroll: !isFinished });
  }, [play, isNext, hasSession, isFinished]);
  return isNext ? { ref, 'data-next': true } : {};
}
