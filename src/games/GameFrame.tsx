/** The frame of every game: titles, the way back, the session that the shell knows of, and what happens when it fails. */
import { Component, type ReactNode, useEffect, useRef } from 'react';
import type { Game } from '../../domain/catalogue';
import { useServices } from '../services/context';
import { Button, ButtonLink } from '../ui/Button';
import { PageTitle } from '../ui/PageTitle';
import styles from './game-frame.module.css';

interface GameFrameProps {
  game: Game;
  /** Page title before ' | Stillgrove'. */
  title: string;
  /** Stops the session; given only while one runs. Escape and the header's Back call it. */
  onLeave: (() => void) | undefined;
  /** The game's own scenery, behind everything. */
  className?: string | undefined;
  children: ReactNode;
}

export function GameFrame({ game, title, onLeave, className = '', children }: GameFrameProps) {
  return (
    <GameBoundary key={game.id}>
      <PageTitle heading={title} />
      {onLeave ? <SessionBounds onLeave={onLeave} /> : null}
      <div className={`${styles.frame} ${onLeave ? styles.session : ''} ${className}`}>{children}</div>
    </GameBoundary>
  );
}

/** Tells the shell that a session runs, and lets Escape stop it when nothing lies above it. */
function SessionBounds({ onLeave }: { onLeave: () => void }) {
  const { session, toasts } = useServices();
  const stop = useRef(onLeave);
  stop.current = onLeave;

  useEffect(() => {
    const leave = () => {
      stop.current();
      toasts.show({ title: 'Stopped. That still counts.', description: 'Come back whenever you like.' });
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

/** A game that breaks says so and offers another try; the rest of the app goes on. */
class GameBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A game stopped', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.failed} role="alert">
        <p>This game stopped unexpectedly. Nothing you recorded is lost.</p>
        <div className={styles.choices}>
          <Button look="primary" onClick={() => this.setState({ failed: false })}>
            Try again
          </Button>
          <ButtonLink look="outlined" to="/games">
            Back to Games
          </ButtonLink>
        </div>
      </div>
    );
  }
}
