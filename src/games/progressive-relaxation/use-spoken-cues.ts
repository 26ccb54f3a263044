/** The voice starts each cue with its phase, and stops with the phase. */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { START_DELAY_MS, sentencesOf } from '../../../engine/audio/narrator';
import type { RelaxationActor } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  selectIndex,
  selectPause,
  selectSpoken,
  selectStage,
} from '../../../machines/games/progressive-relaxation/selectors';
import { useNarrator } from '../../services/use-narrator';

/** Delay of the voice after the chime at the start of a release, ms. */
const CHIME_LEAD_MS = 700;

export function useSpokenCues(actor: RelaxationActor): void {
  const narrator = useNarrator();
  const stage = useSelector(actor, selectStage);
  const index = useSelector(actor, selectIndex);
  const spoken = useSelector(actor, selectSpoken);
  const pause = useSelector(actor, selectPause);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may come again, in another round.
  useEffect(() => {
    const delay = stage === 'release' ? CHIME_LEAD_MS : START_DELAY_MS;
    if (spoken === '') narrator.stop();
    else if (pause === null) narrator.read([spoken], { delay });
    else narrator.read(sentencesOf(spoken), { delay, gap: pause });
  }, [narrator, stage, index, spoken, pause]);
}
