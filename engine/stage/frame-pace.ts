/** Pace of everything drawn: the answer of `update` to the question of the next frame. */

/**
 * `still` needs no further frame. `drifts` is ambient movement, drawn about 30 times a second. `moves` is drawn at the
 * display's refresh rate, for example movement that follows a pointer or a breath.
 */
export type FramePace = 'still' | 'drifts' | 'moves';

export const framePaceOf = (moves: boolean): FramePace => (moves ? 'moves' : 'still');

export const fasterPace = (one: FramePace, other: FramePace): FramePace =>
  one === 'moves' || other === 'still' ? one : other;
