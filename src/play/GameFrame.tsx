import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { useServices } from '../services/context';
import { ButtonLink } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { isEscape } from '../ui/keys';
import { lazyComponent } from '../ui/lazy-component';
import { PageTitle } from '../ui/PageTitle';
import styles from './game-frame.module.css';

/** Loads after the first frame, because nothing fades before. */
const SteppingBack = lazyComponent(() => import('./FadeIdleControls'));

interface GameFrameProps {
  /** Page title before ' | Stillgrove'. */
  title: string;
  /** The header shows the heading during a session. */
  heading: string;
  /** Only set during a session. Escape and the header's Back call it. */
  onLeave: (() => void) | undefined;
  /** Sets the game's own background (`--ground`) and veil (`--veil`). */
  className?: string | undefined;
  children: ReactNode;
}

export function GameFrame({ title, heading, onLeave, className = '', children }: GameFrameProps) {
  return (
    <>
      <PageTitle heading={title} />
      {onLeave ? <SessionBounds heading={heading} onLeave={onLeave} /> : null}
      <div className={`${styles.frame} ${className}`} {...{ [onLeave ? 'data-playing' : 'data-intro']: '' }}>
        {children}
      </div>
    </>
  );
}

export const BackToGames = () => (
  <ButtonLink to="/games" className={styles.back ?? ''}>
    <ChevronLeft size={18} aria-hidden />
    Back to Games
  </ButtonLink>
);

/** Stops the session on Escape unless a dialog is open. */
function SessionBounds({ heading, onLeave }: { heading: string; onLeave: () => void }) {
  const { session } = useServices();
  const stop = useEffectEvent(onLeave);

  // A layout effect, because the bars must shrink in the frame in which the session appears.
  useLayoutEffect(() => {
    // The person may have scrolled the intro down to Start.
    window.scrollTo(0, 0);
    const end = session.begin(heading, () => stop());
    // An open dialog stops the propagation of the key, because Escape closes the innermost layer first.
    const stopByKey = (event: KeyboardEvent) => {
      if (isEscape(event) && !event.defaultPrevented) session.leave?.();
    };
    window.addEventListener('keydown', stopByKey);
    return () => {
      window.removeEventListener('keydown', stopByKey);
      end();
    };
  }, [session, heading]);
  return (
    <ErrorBoundary>
      <SteppingBack />
    </ErrorBoundary>
  );
}
