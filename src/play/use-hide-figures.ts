import { useSetting } from '../services/context';

/**
 * Whether the person wants to see no timers and scores. A game then leaves its figures out altogether, for assistive
 * technology too; where somebody is in the game (level, round, cycle) is no score and stays.
 */
export const useHideFigures = (): boolean => useSetting('hideFigures');
