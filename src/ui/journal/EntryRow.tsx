import { Pencil, Sprout, Trash2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { findGame } from '../../../domain/catalog';
import type { MoodEntry, PlayEntry } from '../../../domain/journal';
import { MOOD_LABELS } from '../../../domain/mood';
import { Alert } from '../Alert';
import { isEscape } from '../keys';
import { MoodIcon } from '../MoodIcon';
import { MoodPills } from '../MoodPills';
import { clockTime } from './clock-time';
import styles from './entry-row.module.css';
import type { Corrections } from './use-corrections';

export type ListedEntry = MoodEntry | PlayEntry;

interface EntryRowProps {
  readonly entry: ListedEntry;
  /** Only set in a list that covers several days. */
  readonly day?: string;
  /** The game of a play by the play's id. A mood before a game stores only this id. */
  readonly gameOf?: (play: string) => string | undefined;
  readonly corrections: Corrections;
}

type Look = 'rest' | 'editing' | 'changed' | 'removed';

const titleOf = (game: string): string => findGame(game)?.title ?? game;

/** The first part is emphasized. */
function wordsOf(entry: ListedEntry, gameOf: EntryRowProps['gameOf']): readonly [string, string] {
  if (entry.kind === 'play')
    return [titleOf(entry.game), entry.level === undefined ? '' : `, level ${entry.level}`];
  const { mood, after, when, play } = entry;
  const before = when === 'before' ? ((play && gameOf?.(play)) ?? null) : undefined;
  if (before !== undefined) return [MOOD_LABELS[mood], ` before ${before ? titleOf(before) : 'a game'}`];
  return [MOOD_LABELS[mood], after === undefined ? '' : ` after ${titleOf(after)}`];
}

export function EntryRow({ entry, day, gameOf, corrections }: EntryRowProps) {
  const [isEditing, setEditing] = useState(false);
  /** The first control of the current look. */
  const control = useRef<HTMLButtonElement>(null);
  /** Whether the focus must stay on this row. */
  const keepsFocus = useRef(false);
  const correction = corrections.of(entry.id);
  const look: Look = correction?.isRemoved
    ? 'removed'
    : isEditing
      ? 'editing'
      : correction
        ? 'changed'
        : 'rest';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look has a first control of its own
  useEffect(() => {
    if (!keepsFocus.current) return;
    keepsFocus.current = false;
    control.current?.focus();
  }, [look]);

  const edit = (next: boolean) => {
    keepsFocus.current = true;
    setEditing(next);
  };
  const act = async (writing: Promise<boolean>) => {
    keepsFocus.current = true;
    if (await writing) setEditing(false);
    else keepsFocus.current = false;
  };
  const leave = (event: KeyboardEvent) => {
    if (isEscape(event.nativeEvent) && isEditing) edit(false);
  };

  const [first, rest] = wordsOf(entry, gameOf);
  const time = `${day === undefined ? '' : `${day}, `}${clockTime(entry)}`;
  const name = `${first}${rest}, ${time}`;
  const undo = (
    <button
      ref={control}
      type="button"
      className={styles.pill}
      aria-label={`Undo: ${name}`}
      onClick={() => act(corrections.undo(entry.id))}
    >
      <Undo2 size={18} aria-hidden />
      Undo
    </button>
  );

  return (
    <li className={styles.row} data-look={look} onKeyDown={leave}>
      {entry.kind === 'mood' ? (
        <MoodIcon mood={entry.mood} />
      ) : (
        <Sprout className="flex-none text-primary" size={24} strokeWidth={1.75} aria-hidden />
      )}
      <span className={styles.text}>
        <span className={styles.words}>
          {look === 'removed' && <span>Removed: </span>}
          <strong className="font-semibold">{first}</strong>
          <span>{rest}</span>
        </span>
        <span className="hint tabular-nums">{time}</span>
      </span>
      {look === 'removed' || look === 'changed' ? undo : null}
      {look === 'removed' || look === 'editing' ? null : entry.kind === 'mood' ? (
        <button
          ref={look === 'rest' ? control : undefined}
          type="button"
          className={styles.round}
          aria-label={`Change ${name}`}
          onClick={() => edit(true)}
        >
          <Pencil size={18} aria-hidden />
        </button>
      ) : (
        <button
          ref={look === 'rest' ? control : undefined}
          type="button"
          className={styles.round}
          aria-label={`Remove ${name}`}
          onClick={() => act(corrections.remove([entry]))}
        >
          <Trash2 size={18} aria-hidden />
        </button>
      )}
      {look === 'editing' && entry.kind === 'mood' && (
        <fieldset className={styles.editor} aria-label={`Change ${name}`}>
          <MoodPills
            first={control}
            chosen={entry.mood}
            onChoose={(mood) => (mood === entry.mood ? edit(false) : act(corrections.change(entry, mood)))}
          />
          <div className="flex flex-wrap gap-8">
            <button type="button" className={styles.pill} onClick={() => act(corrections.remove([entry]))}>
              <Trash2 size={18} aria-hidden />
              Remove
            </button>
            <button type="button" className={styles.pill} onClick={() => edit(false)}>
              Leave as it is
            </button>
          </div>
        </fieldset>
      )}
      {corrections.hasFailed(entry.id) && (
        <Alert>Your browser couldn't save this. Nothing has changed, so please try again.</Alert>
      )}
    </li>
  );
}
