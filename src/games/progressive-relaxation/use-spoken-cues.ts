/** The narrator of the cues: each is spoken from the start of its phase, and stops with the phase. */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { START_DELAY_MS } from '../../../engine/audio/narrator';
import type { RelaxationActor } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  selectIndex,
  selectSpoken,
  selectStage,
} from '../../../machines/games/progressive-relaxation/selectors';
import { useNarrator } from '../../services/use-led';

/** Delay of the voice after the chime of a release, ms. */
const CHIME_LEAD_MS = 700;

export function useSpokenCues(actor: RelaxationActor): void {
  const narrator = useNarrator();
  const stage = useSelector(actor, selectStage);
  const index = useSelector(actor, selectIndex);
  const spoken = useSelector(actor, selectSpoken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may come again, in another round.
  useEffect(() => {
    if (spoken === '') narrator.stop();
    else narrator.read([spoken], { delay: stage === 'release' ? CHIME_LEAD_MS : START_DELAY_MS });
  }, [narrator, stage, index, spoken]);
}
