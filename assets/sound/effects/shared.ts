import { figure } from '../kit/figure';
import { FELTED, LOW, MUTED } from '../kit/kalimba';
import { effect, type Sound } from '../sound';

/** Sounds of all pages. */
export const SOUNDS: readonly Sound[] = [
  // Two quiet notes for a toast, which is a short message.
  effect('toast', -24, () =>
    figure(1.1, { ...FELTED, sixty: 1.1 }, [
      ['fs4', 0, 0.7],
      ['a4', 0.13, 0.8],
    ]),
  ),
  effect('button', -27, () => figure(0.34, MUTED, [['d4', 0, 1]])),
  effect(
    'check-in',
    -22,
    () =>
      figure(2.4, LOW, [
        ['d3', 0, 1],
        ['a3', 0.012, 0.55],
      ]),
    0.5,
  ),
];
