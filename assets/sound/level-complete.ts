import { figure } from './kit/figure';
import { FELTED } from './kit/kalimba';
import { effect, type Sound } from './sound';

/** End of a level in any game. It rises through the scale to the tonic, with a low octave under the last note. */
export const LEVEL_COMPLETE: Sound = effect(
  'level-complete',
  -20,
  () =>
    figure(2.6, FELTED, [
      ['fs4', 0, 0.72],
      ['a4', 0.2, 0.78],
      ['b4', 0.4, 0.74],
      ['d4', 0.66, 0.6],
      ['d5', 0.66, 0.9],
    ]),
  0.6,
);
