import { selectIsDue, selectIsOffering } from '../../machines/app/check-in.machine';
import type { Services } from '../services/services';

/**
 * Prevents the check-in of one session or level from opening in the next one. If a check-in is due, opens it and begins
 * afterward. After 'Not Great' it begins nothing, because the person then chooses what to do next.
 * @param begin begins a session or level
 * @returns a function that stops the wait
 */
export function afterCheckIn(checkIn: Services['checkIn'], begin: () => void): () => void {
  if (!selectIsDue(checkIn.getSnapshot())) {
    begin();
    return () => undefined;
  }
  let isOffered = false;
  const subscription = checkIn.subscribe((snapshot) => {
    isOffered ||= selectIsOffering(snapshot);
    if (!snapshot.matches('closed')) return;
    subscription.unsubscribe();
    if (!isOffered) begin();
  });
  checkIn.send({ type: 'hastened' });
  return () => subscription.unsubscribe();
}
