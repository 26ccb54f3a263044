/** Buttons that begin a session without spending a free try, because the session belongs to an earlier start. */
import { Repeat, RotateCw } from 'lucide-react';
import { useServices } from '../services/context';
import { Button } from '../ui/Button';
import { useRunningGame } from './game-context';
import { useAfterCheckIn } from './use-after-check-in';
import { NEXT } from './use-session-focus';

/** The button that plays a completed exercise again, without the intro. */
export function KeepGoing({ className }: { className?: string | undefined }) {
  const { keepGoing } = useRunningGame();
  if (!keepGoing) return null;
  return (
    <Button look="primary" className={className} onClick={keepGoing} {...NEXT}>
      <Repeat size={20} aria-hidden />
      Keep going
    </Button>
  );
}

/** The button that resumes an interrupted session. It is visible only before a session. */
export function GoOn({ className }: { className?: string | undefined }) {
  const { sound } = useServices();
  const { goOn } = useRunningGame();
  const afterCheckIn = useAfterCheckIn();
  if (!goOn) return null;
  const act = () => {
    sound.hold();
    sound.play({ type: 'cue', cue: 'button' });
    afterCheckIn(goOn.act);
  };
  return (
    <Button look="outlined" className={className} onClick={act}>
      <RotateCw size={20} aria-hidden />
      <span>{`Go on with ${goOn.words}`}</span>
    </Button>
  );
}
