import { figure } from '../kit/figure';
import { GLASSY, LOW, MUTED, pluck } from '../kit/kalimba';
import { PITCH, type Pitch } from '../pitch';
import { effect, type Sound } from '../sound';

/** A tick shortly before the release of the tensed part. */
const TICK = effect('tick', -31, () => figure(0.26, { ...MUTED, sixty: 0.2, wood: -12 }, [['a4', 0, 1]]));

/**
 * Note for the release of each of the first five parts, with its loudness, LUFS. The notes fall from part to part.
 * Low notes are louder, because small speakers attenuate them.
 */
const PARTS: readonly (readonly [pitch: Pitch, loudness: number])[] = [
  ['b4', -24.4],
  ['a4', -23.8],
  ['fs4', -22.7],
  ['e4', -22.7],
  ['d4', -22.8],
];

const chimes = PARTS.map(([pitch, loudness], part) =>
  effect(`chime-${part + 1}`, loudness, () => pluck(PITCH[pitch], 1.9, GLASSY), 0.7),
);

/** Release of the whole body: the final note together with its fifth. */
const WHOLE = effect(
  'chime-6',
  -21.6,
  () =>
    figure(2.5, { ...LOW, sixty: 2.2, wet: -13 }, [
      ['d3', 0, 1],
      ['a3', 0.09, 0.8],
      ['d4', 0.2, 0.55],
    ]),
  0.9,
);

export const SOUNDS: readonly Sound[] = [TICK, ...chimes, WHOLE];
