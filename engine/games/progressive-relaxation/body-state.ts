/** What the body shows: how firm each part is, how warm it has become, and how far its letting go has run. */

import type { RelaxationSnapshot } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  MUSCLE_GROUPS,
  type Stage,
  selectIndex,
  selectPhase,
  selectStage,
} from '../../../machines/games/progressive-relaxation/selectors';

/** The parts of the body, and after them the whole of it. */
export const SETS = MUSCLE_GROUPS.length;
export const PARTS = SETS - 1;
const WHOLE = PARTS;

/** Time in which most of a change has come about, s. */
const GATHER_SECONDS = 0.55;
const LOOSEN_SECONDS = 0.8;
const WARM_SECONDS = 1.5;

/** The rings that run out when a part lets go, s. */
const WAVE_SECONDS = 5;

/** What is nearer to its target than this is there. */
const NEAR = 0.003;

/** How firm each part, and the whole body, is to be at a moment. */
function firmness(stage: Stage, group: number): readonly number[] {
  return Array.from({ length: SETS }, (_, set) => (stage === 'tense' && set === group ? 1 : 0));
}

/**
 * How warm each part is to become: it has some of its warmth since it was let go, and all of it once the whole body was,
 * for the last time. What was once warm stays so.
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
  /** Of each part, and of the whole: 0 loose, 1 firm. */
  readonly firm = new Float32Array(SETS);
  /** Of each part: 0 cool, 1 as warm as it becomes. */
  readonly warm = new Float32Array(PARTS);
  /** Of each part, and of the whole: 1 when it has just been let go, 0 when its rings have run out. */
  readonly wave = new Float32Array(SETS);
  #firmTo: readonly number[] = firmness('ready', 0);
  #warmTo: readonly number[] = Array.from({ length: PARTS }, () => 0);
  #seen = '';

  /** Takes over what the snapshot wants of the body. @returns whether that is anything new */
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

  /** Is at once where it is going. */
  settle(): void {
    this.firm.set(this.#firmTo);
    this.warm.set(this.#warmTo);
    this.wave.fill(0);
  }

  /** Moves on by `seconds`. @returns whether anything still moves */
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

/** A value on its way, fast at first; `pace` is the time of most of it, s. */
function near(value: number, to: number, seconds: number, pace: number): number {
  const next = value + (to - value) * (1 - Math.exp(-seconds / pace));
  return Math.abs(to - next) < NEAR ? to : next;
}
