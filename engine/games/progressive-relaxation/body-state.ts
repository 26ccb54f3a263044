/** Animated state of the body: the tension of each part, and how far all of it has melted into the hammock. */

import type { RelaxationSnapshot } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  MUSCLE_GROUPS,
  type SessionStage,
  selectPhaseIndex,
  selectRelaxationPhase,
  selectSessionStage,
} from '../../../machines/games/progressive-relaxation/selectors';

const GATHER_SECONDS = 0.45;
const LOOSEN_SECONDS = 0.7;
const MELT_SECONDS = 2.2;

/** Difference at which a value snaps to its target. */
const NEAR = 0.003;

/** Returns the target tension of each muscle group, the last of which is the whole body. */
const firmness = (stage: SessionStage, group: number): readonly number[] =>
  MUSCLE_GROUPS.map((_, index) => (stage === 'tense' && index === group ? 1 : 0));

/** Returns how far the body has melted, 0-1: the share of the session's releases that have begun. */
export function meltedShare(snapshot: RelaxationSnapshot): number {
  const stage = selectSessionStage(snapshot);
  if (stage === 'ready' || stage === 'opening') return 0;
  const releases = snapshot.context.phases.filter(({ kind }) => kind === 'release');
  const { start } = selectRelaxationPhase(snapshot);
  return releases.filter((release) => release.start <= start).length / releases.length;
}

export class BodyState {
  /** Tension of each muscle group and, last, of the whole body: 0 loose, 1 tense. */
  readonly firm = new Float32Array(MUSCLE_GROUPS.length);
  melt = 0;
  #firmTo: readonly number[] = firmness('ready', 0);
  #meltTo = 0;
  #seen = '';

  /** Sets the targets from a snapshot. @returns whether a target changed */
  aim(snapshot: RelaxationSnapshot): boolean {
    const stage = selectSessionStage(snapshot);
    const seen = `${stage} ${selectPhaseIndex(snapshot)}`;
    if (seen === this.#seen) return false;
    this.#seen = seen;
    this.#firmTo = firmness(stage, selectRelaxationPhase(snapshot).group);
    this.#meltTo = meltedShare(snapshot);
    if (stage === 'opening' || stage === 'ready') this.settle();
    return true;
  }

  settle(): void {
    this.firm.set(this.#firmTo);
    this.melt = this.#meltTo;
  }

  /** Advances by `seconds`. @returns whether a value still changes */
  tick(seconds: number): boolean {
    for (const [group, to] of this.#firmTo.entries()) {
      const firm = this.firm[group] ?? 0;
      this.firm[group] = near(firm, to, seconds, to > firm ? GATHER_SECONDS : LOOSEN_SECONDS);
    }
    this.melt = near(this.melt, this.#meltTo, seconds, MELT_SECONDS);
    return this.melt !== this.#meltTo || this.#firmTo.some((to, group) => this.firm[group] !== to);
  }
}

/** Approaches a target exponentially. @param pace time constant, s */
function near(value: number, to: number, seconds: number, pace: number): number {
  const next = value + (to - value) * (1 - Math.exp(-seconds / pace));
  return Math.abs(to - next) < NEAR ? to : next;
}
