import { useEffect } from 'react';
import type { Phase } from '../../../machines/games/worry-stones/selectors';
import { usePlay } from '../../play/play-context';
import { focusPage, isFocusFree } from '../../ui/focus';

/** Phases in which the person chooses a stone. In all others the next action is in the panel. */
const AMONG_STONES: readonly Phase[] = ['choosing', 'makingRoom'];

/**
 * Moves the focus to the stones, when a choice has removed the focused control and the person then chooses a stone. In
 * other phases the panel's first button takes the focus when it appears, and until then the page has it.
 */
export function useFocusOfPhase(phase: Phase): void {
  const { focusScene } = usePlay();
  useEffect(() => {
    if (!isFocusFree()) return;
    if (AMONG_STONES.includes(phase)) focusScene();
    else focusPage();
  }, [phase, focusScene]);
}
