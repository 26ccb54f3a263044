import { useSelector } from '@xstate/react';
import { ArrowRight, RotateCcw, SkipForward } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { MemoryCardsActor } from '../../../machines/games/memory-cards/memory-cards.machine';
import { selectGamePhase, selectIsTuneUnfinished } from '../../../machines/games/memory-cards/selectors';
import { useNextActionProps, usePlay, useStartButton } from '../../play/play-context';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import styles from './memory-cards.module.css';

export function AfterLevel({ actor }: { actor: MemoryCardsActor }) {
  const { clock } = useServices();
  const phase = useSelector(actor, selectGamePhase);
  const { afterCheckIn } = usePlay();
  const { label, start } = useStartButton('Restart Game');
  const next = useNextActionProps();
  if (phase === 'level-complete') {
    return (
      <Row>
        <Button
          look="primary"
          className={styles.next ?? ''}
          onClick={() => afterCheckIn(() => actor.send({ type: 'level.advanced', at: clock.now() }))}
          {...next}
        >
          Next Level
          <ArrowRight size={20} aria-hidden />
        </Button>
        <SkipTune actor={actor} next={next.ref} />
      </Row>
    );
  }
  if (phase === 'all-levels-complete') {
    return (
      <Row>
        <p className={styles.done}>
          <span>All levels completed.</span> <span>Six quiet boards, well done.</span>
        </p>
        <Button look="primary" className={styles.next ?? ''} onClick={start} {...next}>
          <RotateCcw size={20} aria-hidden />
          <span>{label}</span>
        </Button>
        <SkipTune actor={actor} next={next.ref} />
      </Row>
    );
  }
  return null;
}

const Row = ({ children }: { children: ReactNode }) => <div className={styles.after}>{children}</div>;

interface SkipTuneProps {
  actor: MemoryCardsActor;
  /** Gets the focus of this button at the end of the tune. */
  next: RefObject<HTMLElement | null> | undefined;
}

/** The button's space stays reserved after the tune, so that nothing moves under a finger. */
function SkipTune({ actor, next }: SkipTuneProps) {
  const isAhead = useSelector(actor, selectIsTuneUnfinished);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isAhead || document.activeElement !== button.current) return;
    next?.current?.focus();
  }, [isAhead, next]);
  return (
    <Button
      ref={button}
      className={styles.skip ?? ''}
      data-over={!isAhead || undefined}
      disabled={!isAhead}
      onClick={() => actor.send({ type: 'tune.skipped' })}
    >
      <SkipForward size={18} aria-hidden />
      <span className={styles.skipWords}>Skip the tune</span>
    </Button>
  );
}
