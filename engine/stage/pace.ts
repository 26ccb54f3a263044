/** Pace of everything drawn: the answer of `update` to the question of the next frame. */

/**
 * `still` needs no further frame. `drifts` is ambient movement, drawn about 30 times a second. `moves` is drawn at the
 * display's refresh rate, for example movement that follows a pointer or a breath.
 */
export type Pace = 'still' | 'drifts' | 'moves';

export const paceOf = (moves: boolean): Pace => (moves ? 'moves' : 'still');

export const faster = (one: Pace, other: Pace): Pace => (one === 'moves' || other === 'still' ? one : other);
