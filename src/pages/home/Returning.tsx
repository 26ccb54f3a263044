/** From a person's second day on Home shows the grove, what the person left, and a suggestion. */
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Suggestion, suggestionOf } from '../../../domain/analytics/suggestion';
import type { JournalEntry } from '../../../domain/journal';
import { GUEST_OWNER } from '../../../domain/person';
import { canPlayGame } from '../../../machines/app/access.machine';
import { JOURNAL_QUERY_KEYS } from '../../data/journal-changes';
import { storedFavorites } from '../../device/favorites';
import { localDayAndHour } from '../../device/local-day-and-hour';
import Hillside from '../../grove/Hillside';
import { groveLightAt, placeholderGradient } from '../../grove/light';
import { loadGameRoute } from '../../play/game-route';
import { useAccess, useCurrentUser, useServices, useTheme } from '../../services/context';
import { useStored } from '../../services/use-stored';
import { useToday } from '../../services/use-today';
import { numberInWords } from '../../ui/words';
import styles from './returning.module.css';

/** Undefined while the journal loads, or if it cannot be read. */
function useEntries(): readonly JournalEntry[] | undefined {
  const { recorder } = useServices();
  const person = useCurrentUser()?.username ?? GUEST_OWNER;
  const { data, error } = useQuery({
    queryKey: [...JOURNAL_QUERY_KEYS.entries, 'all', person],
    queryFn: async () => (await recorder.journal()).entries(person),
    // Structural sharing would compare ten years of entries one by one, which is slow.
    structuralSharing: false,
  });
  useEffect(() => {
    if (error) console.warn('The journal could not be read', error);
  }, [error]);
  return data;
}

export function HomeGrove() {
  const entries = useEntries();
  const user = useCurrentUser();
  const today = useToday();
  const light = groveLightAt(localDayAndHour(Date.now()).hour, useTheme());
  const page = user ? '/stats' : '/profile';
  return (
    <div className={styles.grove} style={{ background: placeholderGradient(light) }}>
      {entries && <Hillside entries={entries} today={today} addressOf={(day) => `${page}?day=${day}`} />}
    </div>
  );
}

interface Left {
  readonly gameId: string;
  readonly address: string;
  readonly text: string;
}

function useLeft(): Left | undefined {
  const { database } = useServices();
  const [left, setLeft] = useState<Left>();
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const found = await (await loadGameRoute()).findNewestResumable(database);
        if (!isOver) setLeft(found);
      } catch (error) {
        console.warn('An interrupted session could not be read', error);
      }
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [database]);
  return left;
}

const REASONS: Readonly<Record<Suggestion['reason'], string>> = {
  helped: 'has helped.',
  helpedSoFar: 'has helped so far.',
  favorite: 'is a favorite of yours.',
};

/** `Zen Garden has helped so far. Five minutes?` */
export const suggestionText = ({ game, reason }: Suggestion): string =>
  `${game.title} ${REASONS[reason]} ${numberInWords(Number.parseInt(game.duration, 10))} minutes?`;

/** At most two links. The space for two is always there, so that nothing moves when they come. */
export function HomeSuggestionLinks() {
  const entries = useEntries();
  const favorites = useStored(storedFavorites);
  const today = useToday();
  const left = useLeft();
  const suggestion = entries && suggestionOf(entries, favorites, today, left?.gameId);
  const isLocked = useAccess(({ context }) => suggestion && !canPlayGame(context, suggestion.game.id));
  return (
    <ul className={styles.lines} aria-label="For today">
      {left && (
        <li>
          <Link to={left.address} className={styles.line}>
            <span>{`Go on with ${left.text}`}</span>
            <ArrowRight className="text-primary" size={18} aria-hidden />
          </Link>
        </li>
      )}
      {suggestion && (
        <li>
          <Link to={suggestion.game.path} className={styles.line}>
            <span>{suggestionText(suggestion)}</span>
            {isLocked ? (
              <Lock className="text-primary" size={18} aria-label="Premium" />
            ) : (
              <ArrowRight className="text-primary" size={18} aria-hidden />
            )}
          </Link>
        </li>
      )}
    </ul>
  );
}
