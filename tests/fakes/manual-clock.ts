/** Time that stands still until a test advances it. */
import { Clock } from '../../engine/stage/clock';
import { ManualHost } from '../qa/manual-host';

export { ManualHost };

/** Returns a real clock on a host that the test advances. */
export function manualClock(): { readonly clock: Clock; readonly host: ManualHost } {
  const host = new ManualHost();
  return { clock: new Clock(host), host };
}
