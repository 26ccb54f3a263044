import { Component, type ReactNode, use, useState } from 'react';
import { BUILT_GAMES, catalogEntryOf, type GameSlug } from '../../domain/built-games';
import { Button, ButtonLink } from '../ui/Button';
import { Cover } from '../ui/Cover';
import { Notice } from '../ui/Notice';
import page from '../ui/notice.module.css';
import { forgetFailure, loadedGame, loadGame } from './definitions';
import { findNewestResumable } from './find-newest-resumable';
import { GamePage } from './GamePage';

export { findNewestResumable, loadGame };

interface GameRouteProps {
  slug: GameSlug;
  address: string;
}

export default function GameRoute({ slug, address }: GameRouteProps) {
  const [attempt, setAttempt] = useState(() => {
    // Retries a load that failed at an earlier visit.
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

/** Offers another attempt, while the rest of the app works. */
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
      <div className="flex flex-1" role="alert">
        <Notice picture={<CoverOf slug={this.props.slug} />}>
          <h1 className={page.title}>This game stopped unexpectedly.</h1>
          <p className={page.text}>Nothing you recorded is lost.</p>
          <div className="flex flex-wrap justify-center gap-12">
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

function CoverOf({ slug }: { slug: GameSlug }) {
  const built = BUILT_GAMES.find((one) => one.slug === slug);
  return built && <Cover game={catalogEntryOf(built)} className={page.cover ?? ''} />;
}
