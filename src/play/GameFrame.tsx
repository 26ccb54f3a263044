/** The frame of every game: its title, the way back, and the session that the shell knows of. */
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useServices } from '../services/context';
import { ButtonLink } from '../ui/Button';
import { PageTitle } from '../ui/PageTitle';
import styles from './game-frame.module.css';

interface GameFrameProps {
  /** Page title before ' | Stillgrove'. */
  title: string;
  /** Stops the session; given only while one runs. Escape and the header's Back call it. */
  onLeave: (() => void) | undefined;
  /** Nothing of the session is under way any more. */
  isFinished: boolean;
  /** The game's own scenery, behind everything. */
  className?: string | undefined;
  children: ReactNode;
}

export function GameFrame({ title, onLeave, isFinished, className = '', children }: GameFrameProps) {
  return (
    <>
      <PageTitle heading={title} />
      {onLeave ? <SessionBounds onLeave={onLeave} isFinished={isFinished} /> : null}
      <div className={`${styles.frame} ${className}`}>{children}</div>
    </>
  );
}

/** The way back to the list, above an intro. */
export const BackToGames = () => (
  <ButtonLink to="/games" className={styles.back ?? ''}>
    <ChevronLeft size={18} aria-hidden />
    Back to Games
  </ButtonLink>
);

/** Tells the shell that a session runs, and lets Escape stop it when nothing lies above it. */
function SessionBounds({ onLeave, isFinished }: { onLeave: () => void; isFinished: boolean }) {
  const { session, toasts } = useServices();
  const stop = useRef(onLeave);
  stop.current = onLeave;
  const stopsNothing = useRef(isFinished);
  stopsNothing.current = isFinished;

  // The bars give way before anything of the session is seen, and not a frame later.
  useLayoutEffect(() => {
    const leave = () => {
      const isToldSo = !stopsNothing.current;
      stop.current();
      if (isToldSo) {
        toasts.show({ title: 'Stopped. That still counts.', description: 'Come back whenever you like.' });
      }
    };
    // A dialog stops the key's way here: Escape closes the innermost layer first.
    const stopByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    window.addEventListener('keydown', stopByKey);
    const end = session.begin(leave);
    return () => {
      window.removeEventListener('keydown', stopByKey);
      end();
    };
  }, [session, toasts]);
  return null;
}
