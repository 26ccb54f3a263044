import { useSelector } from '@xstate/react';
import { Volume2, VolumeX } from 'lucide-react';
import type { Narrator } from '../../../engine/audio/narrator';
import type { ImageryActor } from '../../../machines/games/guided-imagery/guided-imagery.machine';
import { selectHasVoice } from '../../../machines/games/guided-imagery/selectors';
import { useVoiceState } from '../../services/use-narrator';
import { Button } from '../../ui/Button';
import styles from './leaves.module.css';

export function VoiceToggle({
  actor,
  narrator,
  className = '',
}: {
  actor: ImageryActor;
  narrator: Narrator;
  className?: string | undefined;
}) {
  const state = useVoiceState(narrator);
  const hasVoice = useSelector(actor, selectHasVoice) && state !== 'none';
  return (
    <>
      <Button
        className={className}
        disabled={state === 'none'}
        onClick={() => actor.send({ type: 'options.changed', options: { voice: !hasVoice } })}
      >
        {hasVoice ? <Volume2 size={20} aria-hidden /> : <VolumeX size={20} aria-hidden />}
        <span>{hasVoice ? 'Voice On' : 'Voice Off'}</span>
      </Button>
      {state === 'foreign' && <p className={styles.note}>No English voice on this device</p>}
    </>
  );
}
