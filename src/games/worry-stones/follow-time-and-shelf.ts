import type { WorryStonesActor } from '../../../machines/games/worry-stones/worry-stones.machine';
import { localDayAndHour } from '../../device/local-day-and-hour';
import type { Services } from '../../services/services';
import { persistSharedShelf } from './worry-stones.data';

/** In every time zone an hour starts at a multiple of this time, ms. */
const QUARTER_MS = 15 * 60 * 1000;

/** Sends the local day and hour at each change, and stores the shelf. Returns a function that stops both. */
export function followTimeAndShelf(actor: WorryStonesActor, { clock }: Pick<Services, 'clock'>): () => void {
  let timer: number | undefined;
  const tell = () => {
    const at = Date.now();
    const { day, hour } = localDayAndHour(at);
    const { now } = actor.getSnapshot().context;
    if (now.day !== day || now.hour !== hour) actor.send({ type: 'time.changed', day, hour });
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = clock.setTimeout(tell, QUARTER_MS - (at % QUARTER_MS));
  };
  const tellWhenSeen = () => document.hidden || tell();
  tell();
  document.addEventListener('visibilitychange', tellWhenSeen);
  const unfollow = persistSharedShelf(actor);
  return () => {
    unfollow();
    document.removeEventListener('visibilitychange', tellWhenSeen);
    if (timer !== undefined) clock.clearTimeout(timer);
  };
}
