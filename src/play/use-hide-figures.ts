import { useSetting } from '../services/context';

/**
 * Returns whether the person hides timers and scores. If so, a game omits its figures completely, also for assistive
 * technology. Progress (level, round, cycle) is no score and stays visible.
 */
export const useHideFigures = (): boolean => useSetting('hideFigures');
