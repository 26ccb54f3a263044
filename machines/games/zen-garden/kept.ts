/** State that the device stores for an interrupted session of the garden. The strokes are stored separately. */
import { isWhole } from '../../kept';
import { type Mode, PATTERNS, type Pattern } from './strokes';

export interface KeptRaking {
  readonly pattern: Pattern;
  readonly mode: Mode;
  readonly rakedMs: number;
  readonly completed: boolean;
}

const MODES: readonly Mode[] = ['day', 'night'];

/** Maximum raking time that is stored, ms. */
const LONGEST_MS = 1e9;

export const keep = ({ pattern, mode, rakedMs, completed }: KeptRaking): KeptRaking => ({
  pattern,
  mode,
  rakedMs,
  completed,
});

/** Parses a stored session. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptRaking | undefined {
  const { pattern, mode, rakedMs, completed } = (value ?? {}) as Partial<KeptRaking>;
  if (!PATTERNS.includes(pattern as Pattern) || !MODES.includes(mode as Mode)) return undefined;
  if (!isWhole(rakedMs, 0, LONGEST_MS) || typeof completed !== 'boolean') return undefined;
  return { pattern: pattern as Pattern, mode: mode as Mode, rakedMs, completed };
}
