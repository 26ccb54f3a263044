/** The voice starts each cue with its phase, and stops with the phase. */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { START_DELAY_MS, splitIntoSentences } from '../../../engine/audio/narrator';
import type { RelaxationActor } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  selectPhaseIndex,
  selectSentencePauseMs,
  selectSessionStage,
  selectSpokenText,
} from '../../../machines/games/progressive-relaxation/selectors';
import { useNarrator } from '../../services/use-narrator';

/** Delay of the voice after the chime at the start of a release, ms. */
const CHIME_LEAD_MS = 700;

export function useSpokenCues(actor: RelaxationActor): void {
  const narrator = useNarrator();
  const stage = useSelector(actor, selectSessionStage);
  const index = useSelector(actor, selectPhaseIndex);
  const spoken = useSelector(actor, selectSpokenText);
  const pause = useSelector(actor, selectSentencePauseMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may come again, in another round.
  useEffect(() => {
    const delay = stage === 'release' ? CHIME_LEAD_MS : START_DELAY_MS;
    if (spoken === '') narrator.stop();
    else if (pause === null) narrator.read([spoken], { delay });
    else narrator.read(splitIntoSentences(spoken), { delay, gap: pause });
  }, [narrator, stage, index, spoken, pause]);
}
