/** 'What helps me': what a person's own moods say of the games they play. Never a promise, and never a rank. */
import { Sprout } from 'lucide-react';
import { type Helped, LEAST_PAIRS, whatHelps } from '../../domain/analytics/what-helps';
import { findGame } from '../../domain/catalogue';
import type { MoodEntry } from '../../domain/journal';
import { useServices, useSetting } from '../services/context';
import { Button } from './Button';
import styles from './what-helps.module.css';

export function WhatHelps({ moods, isSmall = false }: { moods: readonly MoodEntry[]; isSmall?: boolean }) {
  const { settings } = useServices();
  const isAsked = useSetting('moodBefore');
  const helped = whatHelps(moods);
  return (
    <section className={styles.card} aria-label="What helps me">
      <h2 className={isSmall ? styles.small : styles.title}>What helps me</h2>
      {helped.length > 0 ? (
        <ul className={styles.games}>
          {helped.map((game) => (
            <li key={game.game}>
              <Sprout className={styles.icon} size={20} strokeWidth={1.75} aria-hidden />
              <span>{sentences(game)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>
          Say how you feel before a game as well as after it. From {LEAST_PAIRS} times with one game on, it
          stands here how that went for you.
        </p>
      )}
      {isAsked && (
        <p className={styles.quiet}>
          You are asked before each game. One tap answers, and leaving it out is fine.
        </p>
      )}
      <Button look="outlined" onClick={() => settings.change({ moodBefore: !isAsked })}>
        {isAsked ? 'Stop asking me before games' : 'Ask me before games'}
      </Button>
    </section>
  );
}

/** `After Zen Garden you felt better in 6 of 9. In 2 of 9 you felt worse.` */
export function sentences({ game, pairs, better, same, worse }: Helped): string {
  const after = `After ${findGame(game)?.title ?? game} you felt`;
  const [first, rest] =
    better > 0
      ? [`${after} better in ${better} of ${pairs}.`, worse]
      : same > 0
        ? [`${after} much the same in ${same} of ${pairs}.`, worse]
        : [`${after} worse in ${worse} of ${pairs}. Another one may suit you more.`, 0];
  return rest > 0 ? `${first} In ${rest} of ${pairs} you felt worse.` : first;
}
