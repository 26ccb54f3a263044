import { useEffect, useRef } from 'react';
import { selectIsDue, selectIsOffering } from '../../machines/app/check-in.machine';
import { useServices } from '../services/context';

/**
 * Prevents the check-in of one session from opening in the next one.
 * @returns a function that begins a session or level. If a check-in is due, the function opens it and begins
 *   afterward. After 'Not Great' it begins nothing, because the person then chooses what to do next.
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
