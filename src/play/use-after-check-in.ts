import { useEffect, useRef } from 'react';
import { selectIsDue, selectIsOffering } from '../../machines/app/check-in.machine';
import { useServices } from '../services/context';

/**
 * Keeps the check-in of one session out of the next one.
 *
 * @returns a function that begins a session or level: at once, or, if a check-in is due, after that check-in, which opens
 *   now. After 'Not Great' the person chooses anew, so nothing begins.
 */
export function useAfterCheckIn(): (begin: () => void) => void {
  const { checkIn } = useServices();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (begin) => {
    if (!selectIsDue(checkIn.getSnapshot())) {
      begin();
      return;
    }
    let isOffered = false;
    const subscription = checkIn.subscribe((snapshot) => {
      isOffered ||= selectIsOffering(snapshot);
      if (!snapshot.matches('closed')) return;
      subscription.unsubscribe();
      if (!isOffered) begin();
    });
    stop.current = () => subscription.unsubscribe();
    checkIn.send({ type: 'hastened' });
  };
}
