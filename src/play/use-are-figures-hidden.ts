import { useSetting } from '../services/context';

/** A game omits hidden figures also for assistive technology. Progress (level, round, cycle) is no score, and stays. */
export const useAreFiguresHidden = (): boolean => useSetting('hideFigures');
