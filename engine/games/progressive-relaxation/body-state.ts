/** Animated state of the body: tension, warmth and release of each part. */

import type { RelaxationSnapshot } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  MUSCLE_GROUPS,
  type Stage,
  selectIndex,
  selectPhase,
  selectStage,
} from '../../../machines/games/progressive-relaxation/selectors';

/** Number of muscle groups: the body parts, and then one for the whole body. */
export const SETS = MUSCLE_GROUPS.length;
export const PARTS = SETS - 1;
const WHOLE = PARTS;

/** Time constant of tensing, s. */
const GATHER_SECONDS = 0.55;
/** Time constant of loosening, s. */
const LOOSEN_SECONDS = 0.8;
/** Time constant of warming, s. */
const WARM_SECONDS = 1.5;

/** Duration of the rings of light after a release, s. */
const WAVE_SECONDS = 5;

/** Difference at which a value snaps to its target. */
const NEAR = 0.003;

/** Returns the target tension of each part and of the whole body. */
function firmness(stage: Stage, group: number): readonly number[] {
  return Array.from({ length: SETS }, (_, set) => (stage === 'tense' && set === group ? 1 : 0));
}

/**
 * Returns the target warmth of each part, 0-1. It rises with each release of the part or of the whole body, and is 1
 * after the last of them. Before the exercise it is 0.
 */
export function warmthOf(snapshot: RelaxationSnapshot): readonly number[] {
  const stage = selectStage(snapshot);
  if (stage === 'ready' || stage === 'opening') return Array.from({ length: PARTS }, () => 0);
  const { phases } = snapshot.context;
  const begun = phases.slice(0, selectIndex(snapshot) + 1);
  const releases = (of: typeof phases, part: number): number =>
    of.filter(({ kind, group }) => kind === 'release' && (group === part || group === WHOLE)).length;
  return Array.from({ length: PARTS }, (_, part) =>
    Math.sqrt(releases(begun, part) / releases(phases, part)),
  );
}

export class BodyState {
  /** Tension of each part and, last, of the whole body: 0 loose, 1 tense. */
  readonly firm = new Float32Array(SETS);
  /** Warmth of each part: 0 cool, 1 fully warm. */
  readonly warm = new Float32Array(PARTS);
  /** Rings of each part and, last, of the whole body: 1 at the release, 0 after they have faded. */
  readonly wave = new Float32Array(SETS);
  #firmTo: readonly number[] = firmness('ready', 0);
  #warmTo: readonly number[] = Array.from({ length: PARTS }, () => 0);
  #seen = '';

  /** Sets the targets from a snapshot. @returns whether a target changed */
  aim(snapshot: RelaxationSnapshot): boolean {
    const stage = selectStage(snapshot);
    const { group } = selectPhase(snapshot);
    const seen = `${stage} ${selectIndex(snapshot)}`;
    if (seen === this.#seen) return false;
    this.#seen = seen;
    if (stage === 'opening' || stage === 'ready') this.#clear();
    this.#firmTo = firmness(stage, group);
    this.#warmTo = warmthOf(snapshot);
    if (stage === 'release') this.wave[group] = 1;
    return true;
  }

  /** Jumps to the targets. */
  settle(): void {
    this.firm.set(this.#firmTo);
    this.warm.set(this.#warmTo);
    this.wave.fill(0);
  }

  /** Advances by `seconds`. @returns whether a value still changes */
  tick(seconds: number): boolean {
    let moves = false;
    for (let set = 0; set < SETS; set++) {
      const to = this.#firmTo[set] ?? 0;
      const firm = this.firm[set] ?? 0;
      this.firm[set] = near(firm, to, seconds, to > firm ? GATHER_SECONDS : LOOSEN_SECONDS);
      this.wave[set] = Math.max(0, (this.wave[set] ?? 0) - seconds / WAVE_SECONDS);
      moves = moves || this.firm[set] !== to || (this.wave[set] ?? 0) > 0;
    }
    for (let part = 0; part < PARTS; part++) {
      const to = Math.fround(this.#warmTo[part] ?? 0);
      this.warm[part] = near(this.warm[part] ?? 0, to, seconds, WARM_SECONDS);
      moves = moves || this.warm[part] !== to;
    }
    return moves;
  }

  #clear(): void {
    for (const values of [this.firm, this.warm, this.wave]) values.fill(0);
  }
}

/**
 * Approaches a target exponentially.
 * @param pace time constant, s
 */
function near(value: number, to: number, seconds: number, pace: number): number {
  const next = value + (to - value) * (1 - Math.exp(-seconds / pace));
  return Math.abs(to - next) < NEAR ? to : next;
}
