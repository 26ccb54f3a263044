import { FELTED, MUTED, pluck, type Voice } from '../kit/kalimba';
import { fromDecibels, scale, sum } from '../kit/signal';
import { EVEN, PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

/** Notes of the positions from left to right. */
const NOTES = ['d4', 'e4', 'fs4', 'a4', 'b4'] as const;

/** An element that is set down on wood and wool: more body than tine. */
const SET_DOWN: Voice = { ...MUTED, sixty: 0.7, wood: -5, felt: -14 };

/** An element lands. Its horizontal position selects the note. */
const landings = NOTES.map((pitch, order) =>
  effect(`land-${order + 1}`, -25 + EVEN[pitch], () => pluck(PITCH[pitch], 0.9, SET_DOWN), 0.35),
);

/** An element is removed: a damped high tine without resonance. */
const take = effect(
  'take',
  -29,
  () => pluck(PITCH.b4, 0.5, { ...MUTED, attack: 0.055, sixty: 0.26, wood: -16 }),
  0.25,
);

/** Number of samples between the two notes of a save: a seventh of a second. */
const LATER = 6300;

/** The space is saved: two related notes in quick succession. */
const save = effect(
  'save',
  -22,
  () => {
    const [low, high] = [pluck(PITCH.d4, 1.9, FELTED), pluck(PITCH.a4, 1.9, FELTED)];
    const later = high.map((_, index) => high[index - LATER] ?? 0);
    return sum(low, scale(later, fromDecibels(-3)));
  },
  0.6,
);

export const SOUNDS: readonly Sound[] = [...landings, take, save];
