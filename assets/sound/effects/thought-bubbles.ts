import { FELTED, GLASSY, pluck, type Voice } from '../kit/kalimba';
import { EVEN, PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

/** An answer and a thought join. It sounds as soft as two drops, with a short decay. */
const JOIN: Voice = { ...FELTED, sixty: 1.1, attack: 0.05, wood: -22, felt: -24, wet: -14 };

/** A bubble rises. It sounds airy, with a long reverb. */
const RISE: Voice = { ...GLASSY, sixty: 1.8, attack: 0.06, wood: -26, felt: -30, wet: -11 };

/** Notes of the join and of the rise in each round. The five rounds form one phrase that ends on the tonic. */
const ROUNDS = [
  ['d4', 'a4'],
  ['e4', 'b4'],
  ['fs4', 'a4'],
  ['a4', 'e5'],
  ['a4', 'd5'],
] as const;

const joins = ROUNDS.map(([pitch], round) =>
  effect(`join-${round + 1}`, -23 + EVEN[pitch], () => pluck(PITCH[pitch], 1.2, JOIN), 0.4),
);
const rises = ROUNDS.map(([, pitch], round) =>
  effect(`rise-${round + 1}`, -23 + EVEN[pitch], () => pluck(PITCH[pitch], 1.7, RISE), 0.5),
);

export const SOUNDS: readonly Sound[] = [...joins, ...rises];
