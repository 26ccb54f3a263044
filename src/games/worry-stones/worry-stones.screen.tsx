import { useSelector } from '@xstate/react';
import { selectPhase } from '../../../machines/games/worry-stones/selectors';
import type { worryStonesMachine } from '../../../machines/games/worry-stones/worry-stones.machine';
import type { PlayProps } from '../../play/define-game';
import { Panel } from './Panel';
import { useFocusOfPhase } from './use-focus-of-phase';
import { useHeldSpace } from './use-held-space';
import styles from './worry-stones.module.css';

export function WorryStones({ actor, scene }: PlayProps<typeof worryStonesMachine>) {
  const phase = useSelector(actor, selectPhase);
  useFocusOfPhase(phase);
  return (
    <div className={`flex flex-1 flex-col min-h-0 ${styles.hollow}`} data-phase={phase}>
      <h1 data-game-title>Worry Stones</h1>
      <div ref={useHeldSpace(actor)} className={`flex flex-1 min-h-0 ${styles.stones}`}>
        {scene}
      </div>
      <div className={styles.panel} data-panel>
        <Panel actor={actor} />
      </div>
    </div>
  );
}
