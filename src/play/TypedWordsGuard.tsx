import { useEffect, useRef, useState } from 'react';
import { useServices } from '../services/context';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import { useLeaveGuard } from '../ui/use-leave-guard';

/** Asks before a link, Back or Escape loses typed words. Before the tab closes, the browser asks. */
export function TypedWordsGuard({ hasWords }: { hasWords: boolean }) {
  const { session } = useServices();
  const [leave, setLeave] = useState<() => void>();
  const release = useLeaveGuard((goOn) => setLeave(() => goOn), hasWords);
  const stopAsking = useRef<() => void>(undefined);
  useEffect(() => {
    if (!hasWords) return;
    const stop = session.askBefore((leaveSession) => setLeave(() => () => release(leaveSession)));
    stopAsking.current = stop;
    return stop;
  }, [session, hasWords, release]);

  if (!leave) return null;
  return (
    <Dialog title="Leave without your words?" onClose={() => setLeave(undefined)}>
      <p>What you wrote is kept nowhere. It goes when you leave.</p>
      <DialogActions>
        <Button
          look="outlined"
          onClick={() => {
            setLeave(undefined);
            stopAsking.current?.();
            leave();
          }}
        >
          Leave
        </Button>
        <Button look="primary" onClick={() => setLeave(undefined)}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
