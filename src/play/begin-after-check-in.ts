import { selectIsDue, selectIsOfferingGrounding } from '../../machines/app/check-in.machine';
import type { Services } from '../services/services';

/**
 * Opens the check-in that is due, so that it does not open in the next session or level, and calls `begin` afterward.
 * After 'Not Great' nothing begins, because the person then chooses what to do next.
 * @returns a function that stops the wait
 */
export function beginAfterCheckIn(checkIn: Services['checkIn'], begin: () => void): () => void {
  if (!selectIsDue(checkIn.getSnapshot())) {
    begin();
    return () => undefined;
  }
  let isOffered = false;
  const subscription = checkIn.subscribe((snapshot) => {
    isOffered ||= selectIsOfferingGrounding(snapshot);
    if (!snapshot.matches('closed')) return;
    subscription.unsubscribe();
    if (!isOffered) begin();
  });
  checkIn.send({ type: 'hastened' });
  return () => subscription.unsubscribe();
}
