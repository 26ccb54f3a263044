import { useEffect } from 'react';
import type { GamePhase } from '../../../machines/games/worry-stones/selectors';
import { usePlay } from '../../play/play-context';
import { focusPage, isFocusFree } from '../../ui/focus';

/** Phases in which the person chooses a stone. In all others the next action is in the panel. */
const AMONG_STONES: readonly GamePhase[] = ['choosing', 'makingRoom'];

/**
 * When a choice has removed the focused control and a stone must be chosen, the stones take the focus. In other phases
 * the panel's first button takes it when it appears, and until then the page has it.
 */
export function useRefocusOnPhase(phase: GamePhase): void {
  const { focusScene } = usePlay();
  useEffect(() => {
    if (!isFocusFree()) return;
    if (AMONG_STONES.includes(phase)) focusScene();
    else focusPage();
  }, [phase, focusScene]);
}
