/** Statements about games, from a person's own moods. They neither promise nor rank. */
import { Sprout } from 'lucide-react';
import {
  FIRM_MOOD_PAIRS,
  type GameMoodCounts,
  MIN_MOOD_PAIRS,
  moodCountsByGame,
} from '../../domain/analytics/what-helps';
import { findGame } from '../../domain/catalog';
import type { MoodEntry } from '../../domain/journal';
import { useServices, useSetting } from '../services/context';
import { Button } from './Button';
import { Fold } from './Fold';
import styles from './what-helps.module.css';

export function WhatHelps({ moods, isSmall = false }: { moods: readonly MoodEntry[]; isSmall?: boolean }) {
  const { settings } = useServices();
  const isAsked = useSetting('moodBefore');
  const helped = moodCountsByGame(moods);
  const shown = helped.filter(({ better, worse }) => better > worse);
  const others = helped.filter(({ better, worse }) => better <= worse);
  return (
    <section className={styles.card} aria-label="What helps me">
      <h2 className={isSmall ? styles.small : styles.title}>What helps me</h2>
      {helped.length > 0 ? (
        <>
          {shown.length > 0 ? (
            <Games helped={shown} />
          ) : (
            <p className={styles.quiet}>No game stands out yet.</p>
          )}
          {others.length > 0 && (
            <Fold title={<span>More games</span>}>
              <Games helped={others} />
            </Fold>
          )}
        </>
      ) : (
        <p className={styles.quiet}>
          Say how you feel before and after a game {MIN_MOOD_PAIRS} times, and see here how it went.
        </p>
      )}
      {isAsked && <p className={styles.quiet}>We'll ask before each game. Skipping is fine.</p>}
      <Button look="outlined" onClick={() => settings.change({ moodBefore: !isAsked })}>
        {isAsked ? 'Stop asking me before games' : 'Ask me before games'}
      </Button>
    </section>
  );
}

const Games = ({ helped }: { helped: readonly GameMoodCounts[] }) => (
  <ul className={`grid gap-12 ${styles.games}`}>
    {helped.map((game) => (
      <li key={game.game} className="flex gap-12 items-start">
        <Sprout className="mt-2 text-primary" size={20} strokeWidth={1.75} aria-hidden />
        <p className="min-w-0 break-words">
          {moodChangeSentences(game).map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </p>
      </li>
    ))}
  </ul>
);

/**
 * `So far, after Zen Garden, you felt better 2 out of 3 times.` and, if the person ever felt worse, `You felt worse 1
 * out of 3 times.` The first is about what went well. If nothing did, no number is named.
 */
export function moodChangeSentences({ game, pairs, better, same, worse }: GameMoodCounts): readonly string[] {
  const title = findGame(game)?.title ?? game;
  const after = pairs < FIRM_MOOD_PAIRS ? `So far, after ${title}, you` : `After ${title}, you`;
  if (better === 0 && same === 0)
    return [`${after} did not feel better. A different game may suit you more.`];
  const felt = better > 0 ? `felt better ${better}` : `felt about the same ${same}`;
  const first = `${after} ${felt} out of ${pairs} times.`;
  return worse > 0 ? [first, `You felt worse ${worse} out of ${pairs} times.`] : [first];
}
