import { useEffect, useRef } from 'react';
import { selectIsDue, selectIsOffering } from '../../machines/app/check-in.machine';
import { useServices } from '../services/context';

/**
 * Prevents that the check-in of one session opens in the next one.
 * @returns a function that begins a session or level: at once, or after a check-in that is due, which opens now.
 *   After 'Not Great' nothing begins, because the person chooses again.
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
