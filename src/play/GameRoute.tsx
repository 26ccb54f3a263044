/** A game's address: loads its definition and runs it. Whatever a game throws stays within its page. */
import { Component, type ReactNode, use, useState } from 'react';
import { BUILT_GAMES, entryOf, type GameSlug } from '../../domain/built-games';
import { Button, ButtonLink } from '../ui/Button';
import { Cover } from '../ui/Cover';
import { Notice } from '../ui/Notice';
import page from '../ui/notice.module.css';
import { forgetFailure, loadedGame, loadGame } from './definitions';
import { GamePage } from './GamePage';
import styles from './game-frame.module.css';

/** For who wants a game to be there before its address is opened. */
export { loadGame };

interface GameRouteProps {
  slug: GameSlug;
  address: string;
}

export default function GameRoute({ slug, address }: GameRouteProps) {
  const [attempt, setAttempt] = useState(() => {
    // What failed at an earlier visit is tried anew.
    forgetFailure(slug);
    return 0;
  });
  const tryAgain = () => {
    forgetFailure(slug);
    setAttempt(attempt + 1);
  };
  return (
    <GameBoundary key={`${address}:${attempt}`} slug={slug} onTryAgain={tryAgain}>
      <LoadedGame slug={slug} address={address} />
    </GameBoundary>
  );
}

function LoadedGame({ slug, address }: GameRouteProps) {
  return <GamePage definition={loadedGame(slug) ?? use(loadGame(slug))} address={address} />;
}

interface GameBoundaryProps {
  slug: GameSlug;
  children: ReactNode;
  onTryAgain: () => void;
}

/** A game that breaks, or cannot be loaded, says so and offers another try; the rest of the app goes on. */
class GameBoundary extends Component<GameBoundaryProps, { failed: boolean }> {
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
        <Notice picture={<CoverOf slug={this.props.slug} />}>
          <h1 className={page.title}>This game stopped unexpectedly.</h1>
          <p className={page.text}>Nothing you recorded is lost.</p>
          <div className={styles.choices}>
            <Button look="primary" onClick={this.props.onTryAgain}>
              Try again
            </Button>
            <ButtonLink look="outlined" to="/games">
              Back to Games
            </ButtonLink>
          </div>
        </Notice>
      </div>
    );
  }
}

/** The cover of the game, which beside its words only decorates. */
function CoverOf({ slug }: { slug: GameSlug }) {
  const built = BUILT_GAMES.find((one) => one.slug === slug);
  return built && <Cover game={entryOf(built)} className={page.cover ?? ''} />;
}
