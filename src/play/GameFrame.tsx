/** The frame of every game: its title, Back, and its session. */
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useServices } from '../services/context';
import { ButtonLink } from '../ui/Button';
import { PageTitle } from '../ui/PageTitle';
import styles from './game-frame.module.css';

interface GameFrameProps {
  /** Page title before ' | Stillgrove'. */
  title: string;
  /** Stops the session; only given during one. Escape and the header's Back call it. */
  onLeave: (() => void) | undefined;
  /** Class of the game's own background. */
  className?: string | undefined;
  children: ReactNode;
}

export function GameFrame({ title, onLeave, className = '', children }: GameFrameProps) {
  return (
    <>
      <PageTitle heading={title} />
      {onLeave ? <SessionBounds onLeave={onLeave} /> : null}
      <div className={`${styles.frame} ${className}`}>{children}</div>
    </>
  );
}

/** Link to the list of games, above an intro. */
export const BackToGames = () => (
  <ButtonLink to="/games" className={styles.back ?? ''}>
    <ChevronLeft size={18} aria-hidden />
    Back to Games
  </ButtonLink>
);

/** Registers the session with the shell, and stops it on Escape while no dialog is open. */
function SessionBounds({ onLeave }: { onLeave: () => void }) {
  const { session } = useServices();
  const stop = useRef(onLeave);
  stop.current = onLeave;

  // The bars must shrink in the same frame in which the session appears.
  useLayoutEffect(() => {
    // The intro may be scrolled down to Start.
    window.scrollTo(0, 0);
    const end = session.begin(() => stop.current());
    // A dialog stops the propagation of the key: Escape closes the innermost layer first.
    const stopByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) session.leave?.();
    };
    window.addEventListener('keydown', stopByKey);
    return () => {
      window.removeEventListener('keydown', stopByKey);
      end();
    };
  }, [session]);
  return null;
}
