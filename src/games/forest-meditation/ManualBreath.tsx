/** Hold to inhale, release to exhale. A tap or a key toggles. */
import { useSelector } from '@xstate/react';
import { Wind } from 'lucide-react';
import type { ForestMeditationActor } from '../../../machines/games/forest-meditation/forest-meditation.machine';
import { selectLightPhase } from '../../../machines/games/forest-meditation/selectors';
import { useNextActionProps } from '../../play/play-context';
import { useBreathPressHandlers } from '../../play/use-breath-press-handlers';
import { Button } from '../../ui/Button';
import styles from './forest-meditation.module.css';

export function ManualBreath({ actor }: { actor: ForestMeditationActor }) {
  return (
    <div className={styles.own}>
      <Button
        look="primary"
        className={styles.manual}
        aria-pressed={useSelector(actor, selectLightPhase) === 'in'}
        {...useBreathPressHandlers(actor)}
        {...useNextActionProps()}
      >
        <Wind size={22} aria-hidden />
        Manual Breath
      </Button>
    </div>
  );
}
