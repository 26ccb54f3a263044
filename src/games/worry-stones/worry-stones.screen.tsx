import { useSelector } from '@xstate/react';
import { selectGamePhase } from '../../../machines/games/worry-stones/selectors';
import type { worryStonesMachine } from '../../../machines/games/worry-stones/worry-stones.machine';
import type { PlayProps } from '../../play/define-game';
import { PhasePanel } from './PhasePanel';
import { useRefocusOnPhase } from './use-refocus-on-phase';
import { useRubWithSpaceKey } from './use-rub-with-space-key';
import styles from './worry-stones.module.css';

export function WorryStones({ actor, scene }: PlayProps<typeof worryStonesMachine>) {
  const phase = useSelector(actor, selectGamePhase);
  useRefocusOnPhase(phase);
  return (
    <div className={`flex flex-1 flex-col min-h-0 ${styles.hollow}`} data-phase={phase}>
      <h1 data-game-title>Worry Stones</h1>
      <div ref={useRubWithSpaceKey(actor)} className={`flex flex-1 min-h-0 ${styles.stones}`}>
        {scene}
      </div>
      <div className={styles.panel} data-panel>
        <PhasePanel actor={actor} />
      </div>
    </div>
  );
}
