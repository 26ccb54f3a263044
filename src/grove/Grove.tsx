import { lazy, Suspense } from 'react';
import type { JournalEntry } from '../../domain/journal';
import { MOOD_LABELS, MOODS } from '../../domain/mood';
import { localDayAndHour } from '../device/local-day-and-hour';
import { useTheme } from '../services/context';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { MOOD_ICONS } from '../ui/weather';
import styles from './grove.module.css';
import { groveLightAt, placeholderGradient } from './light';
import { TREE_NAMES } from './words';

const Hillside = lazy(() => import('./Hillside'));

/** @param entries one person's journal; undefined while it loads */
export function Grove({ entries }: { entries: readonly JournalEntry[] | undefined }) {
  const light = groveLightAt(localDayAndHour(Date.now()).hour, useTheme());
  return (
    <figure className="card grid content-start overflow-hidden">
      <div className={styles.frame} style={{ background: placeholderGradient(light) }}>
        {entries && (
          <ErrorBoundary>
            <Suspense>
              <Hillside entries={entries} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <figcaption className={styles.words}>
        <h3 className="text-h3">Your grove</h3>
        <p className="hint">A day with a check-in adds a tree, a finished session a stone.</p>
        <ul className={styles.kinds}>
          {MOODS.map((mood) => {
            const Icon = MOOD_ICONS[mood];
            return (
              <li className="flex gap-6 items-center" key={mood}>
                <Icon className="text-primary" size={18} aria-hidden />
                <span>{`${TREE_NAMES[mood].name}: mostly ${MOOD_LABELS[mood]}`}</span>
              </li>
            );
          })}
        </ul>
      </figcaption>
    </figure>
  );
}
