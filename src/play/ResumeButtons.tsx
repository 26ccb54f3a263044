/** Sessions that cost no free try, because they belong to an earlier start. */
import { Repeat, RotateCw } from 'lucide-react';
import { Button } from '../ui/Button';
import { useNextActionProps, usePlay, usePlayState } from './play-context';

/** Plays a completed exercise again, without the intro. */
export function RepeatButton({ className }: { className?: string | undefined }) {
  const play = usePlay();
  const next = useNextActionProps();
  if (!usePlayState(play).canRepeat) return null;
  return (
    <Button look="primary" className={className} onClick={() => play.begin('keep going')} {...next}>
      <Repeat size={20} aria-hidden />
      Keep going
    </Button>
  );
}

/** Visible only before a session. */
export function ResumeButton({ className }: { className?: string | undefined }) {
  const play = usePlay();
  const { offer } = usePlayState(play);
  if (offer === undefined) return null;
  return (
    <Button look="outlined" className={className} onClick={() => play.begin('go on')}>
      <RotateCw size={20} aria-hidden />
      <span>{`Go on with ${offer}`}</span>
    </Button>
  );
}
