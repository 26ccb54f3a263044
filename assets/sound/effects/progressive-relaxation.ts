import { figure } from '../kit/figure';
import { MUTED } from '../kit/kalimba';
import { effect, type Sound } from '../sound';

/** The part of the body that is held firm may soon let go. */
export const SOUNDS: readonly Sound[] = [
  effect('tick', -31, () => figure(0.26, { ...MUTED, sixty: 0.2, wood: -12 }, [['a4', 0, 1]])),
];
