/** The terrace that this device keeps while a session is interrupted: a tab that the browser discards, say. */
import { isFresh, type KeptTerrace, keep, keptFrom } from '../../../machines/games/water-flow/kept';
import { selectPhase } from '../../../machines/games/water-flow/selectors';
import type { WaterFlowActor } from '../../../machines/games/water-flow/water-flow.machine';
import { Kept } from '../../device/kept';

export const keptTerrace = new Kept<KeptTerrace | null>({
  key: 'stillgrove.waterFlow.terrace',
  parse: (text) => {
    try {
      return keptFrom(JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  },
  format: JSON.stringify,
  fallback: null,
});

/** The kept terrace while it can be taken up; null otherwise. @param now ms since 1970 UTC */
export const freshTerrace = (now: number): KeptTerrace | null => {
  const kept = keptTerrace.value;
  return kept !== null && isFresh(kept, now) ? kept : null;
};

/**
 * Keeps the terrace when the page is put away in mid-session, and forgets it when a session begins, is left or reaches
 * dusk.
 *
 * @returns how to stop
 */
export function followTerrace(actor: WaterFlowActor): () => void {
  let phase = selectPhase(actor.getSnapshot());
  const { unsubscribe } = actor.subscribe((snapshot) => {
    const before = phase;
    phase = selectPhase(snapshot);
    if (phase !== before && phase !== 'filled' && keptTerrace.stored) keptTerrace.remove();
  });
  const keepIt = () => {
    if (phase === 'terrace' || phase === 'filled')
      keptTerrace.set(keep(actor.getSnapshot().context, Date.now()));
  };
  const hide = () => document.hidden && keepIt();
  window.addEventListener('pagehide', keepIt);
  document.addEventListener('visibilitychange', hide);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', keepIt);
    document.removeEventListener('visibilitychange', hide);
  };
}
