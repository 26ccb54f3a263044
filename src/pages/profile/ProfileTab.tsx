import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChartLine, CircleUserRound, Leaf, LogIn, Music, Sprout, Sun } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { JournalEntry } from '../../../domain/journal';
import { GUEST_OWNER } from '../../../domain/person';
import { JOURNAL_QUERY_KEYS } from '../../data/journal-changes';
import { Grove } from '../../grove/Grove';
import grove from '../../grove/grove.module.css';
import { useCurrentUser, useServices } from '../../services/context';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { CheckInButton } from '../../ui/CheckInButton';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { WhatHelps } from '../../ui/WhatHelps';
import { figuresOf, moodFigure, SAMPLE_FIGURES } from './figures';
import { GuestMoods } from './GuestMoods';
import styles from './profile.module.css';

const Account = lazy(() => import('./account/Account'));

export function ProfileTab() {
  const user = useCurrentUser();
  return (
    <>
      <section className={`flex gap-16 items-center p-4 ${styles.person}`}>
        <CircleUserRound className="text-primary" size={56} strokeWidth={1.25} aria-hidden />
        <div>
          <h2 className="text-h2 break-words" translate={user ? 'no' : undefined}>
            {user ? user.username : 'Guest'}
          </h2>
          <p className="text-muted">{user ? 'Signed in on this device.' : 'That is all you need.'}</p>
        </div>
      </section>
      <PersonFigures person={user?.username ?? GUEST_OWNER} />
      <section className={styles.card} aria-label="Your days">
        <h3 className="text-h3">Your days</h3>
        <div className="flex flex-wrap gap-10">
          <CheckInButton look="outlined" />
        </div>
        {!user && <GuestMoods />}
        <div className={styles.even}>
          <ButtonLink look="outlined" to="/stats">
            <CalendarDays size={20} aria-hidden />
            Emotional Trends
          </ButtonLink>
          <ButtonLink look="outlined" to="/analytics">
            <ChartLine size={20} aria-hidden />
            Analytics Dashboard
          </ButtonLink>
        </div>
      </section>
      {user ? (
        <ErrorBoundary>
          <Suspense>
            <Account user={user} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <section className={styles.card}>
          <p>
            An account is optional. It holds a username and a scrambled password; your journal stays on this
            device unless you choose to keep a copy.
          </p>
          <div className="flex flex-wrap gap-10">
            <ButtonLink look="outlined" to="/login" state={{ from: '/profile' }}>
              <LogIn size={20} aria-hidden />
              Sign in or create an account
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  );
}

/** Entries of an unreadable journal. */
const NONE: readonly JournalEntry[] = [];

/** Before the journal has an entry, the figures are a marked sample. */
function PersonFigures({ person }: { person: string }) {
  const { recorder } = useServices();
  const { data, isError } = useQuery({
    queryKey: [...JOURNAL_QUERY_KEYS.entries, 'grove', person],
    queryFn: async () => {
      try {
        const entries = await (await recorder.journal()).entries(person);
        return {
          entries,
          figures: entries.length > 0 ? figuresOf(entries, Date.now()) : null,
          moods: entries.filter((entry) => entry.kind === 'mood'),
        };
      } catch (error) {
        console.warn('The journal could not be read', error);
        throw error;
      }
    },
    // One figure covers the last seven days, so every visit counts anew.
    staleTime: 0,
    structuralSharing: false,
  });

  const own = data?.figures;
  const shown = own ?? SAMPLE_FIGURES;
  const { sessions, games, music } = shown;
  const figures = [
    { label: 'Sessions', value: sessions, Icon: Leaf },
    { label: 'Games', value: games, Icon: Sprout },
    { label: 'Music sessions', value: music, Icon: Music },
    { ...moodFigure(shown), Icon: Sun },
  ];
  return (
    <>
      <div className={`grid gap-12 ${grove.part}`}>
        <Grove entries={data?.entries ?? (isError ? NONE : undefined)} />
        <section className="flex flex-col gap-10" aria-label={own ? 'Your figures' : 'Sample figures'}>
          {!own && (
            <p className={styles.sample}>
              <Badge look="plain">Sample</Badge>
              <span>Yours follow your first game or check-in.</span>
            </p>
          )}
          <dl className={styles.figures}>
            {figures.map(({ label, value, Icon }) => (
              <div key={label} className={styles.figure}>
                <dt>
                  <Icon className="text-primary" size={18} aria-hidden />
                  <span>{label}</span>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {data && <WhatHelps moods={data.moods} isSmall />}
    </>
  );
}
