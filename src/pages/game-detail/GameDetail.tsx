import { ChevronLeft, Clock3, LockKeyhole, Play } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { hasBuiltGame } from '../../../domain/built-games';
import { FURTHER_CATALOG, type Game } from '../../../domain/catalog';
import { COVER_SUBJECTS } from '../../../domain/cover-subjects';
import { canPlayGame, selectIsPremium } from '../../../machines/app/access.machine';
import { useAccess, useCurrentUser, useServices } from '../../services/context';
import { BUTTON_START_STATE } from '../../services/game-addresses';
import { Button, ButtonLink } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { PageTitle } from '../../ui/PageTitle';
import { Postcard } from '../../ui/Postcard';
import { StillBeingMade } from '../PlayableGameOffers';
import styles from './game-detail.module.css';

export default function GameDetail() {
  const { id = '' } = useParams();
  const game = FURTHER_CATALOG.find((entry) => entry.id === id);
  return game ? <Detail game={game} /> : <Unknown key={id} />;
}

/** The page of an unknown id shows one toast and, as specified, keeps its loading state. */
function Unknown() {
  const { toasts } = useServices();
  useEffect(() => {
    toasts.show({
      tone: 'destructive',
      title: 'Game Not Found',
      description: 'The requested game could not be found.',
    });
  }, [toasts]);
  return (
    <div className={styles.page}>
      <PageTitle heading="Game Not Found" />
      <Back />
      <div className={styles.unknown}>
        <Postcard room="pine-mist" className={styles.mist} />
        <h1 className="text-muted text-h2">Loading game...</h1>
      </div>
    </div>
  );
}

const Back = () => (
  <ButtonLink to="/games" className={styles.back ?? ''}>
    <ChevronLeft size={18} aria-hidden />
    Back to Games
  </ButtonLink>
);

function Detail({ game }: { game: Game }) {
  const { access } = useServices();
  // Premium may arrive from another tab.
  const isPremium = useAccess(selectIsPremium);
  const isMade = hasBuiltGame(game.id);
  const isPlayable = canPlayGame(access.getSnapshot().context, game.id);
  return (
    <div className={styles.page}>
      <PageTitle heading={game.title} />
      <Back />
      <section className={styles.card}>
        <Cover game={game} className={styles.cover ?? ''} alt={COVER_SUBJECTS[game.id]} />
        <div className={styles.words}>
          <h1 className={`text-h1 ${styles.title}`}>{game.title}</h1>
          <ul className={`flex flex-wrap gap-8 ${styles.meta}`}>
            <li>
              <Clock3 size={17} aria-hidden />
              <span>{game.duration}</span>
            </li>
            <li className={styles.capitalized}>{game.difficulty}</li>
            <li className={styles.capitalized}>{game.category}</li>
          </ul>
          <About game={game} />
          {!isMade && <StillBeingMade />}
          {!isPremium && <PremiumFeature game={game} look={isMade ? 'pollen' : 'unlock'} />}
          {isPlayable && <Start game={game} />}
        </div>
      </section>
    </div>
  );
}

function About({ game }: { game: Game }) {
  const isCopied = useCurrentUser()?.sync === true;
  return (
    <>
      <p>{game.description}</p>
      <p className="text-muted">
        Short, quiet and private. Stop whenever you like.{' '}
        {!isCopied && <span>What you do here stays on this device.</span>}
      </p>
    </>
  );
}

function Start({ game }: { game: Game }) {
  const { toasts } = useServices();
  const navigate = useNavigate();
  const start = () => {
    toasts.show({ title: 'Game Launched', description: `Starting ${game.title}` });
    navigate(game.path, { state: BUTTON_START_STATE });
  };
  return (
    <Button look="primary" onClick={start}>
      <Play size={20} aria-hidden />
      Start Game
    </Button>
  );
}

function PremiumFeature({ game, look }: { game: Game; look: 'pollen' | 'unlock' }) {
  const { access } = useServices();
  return (
    <div className={styles.premium}>
      <div className={styles.notice}>
        <LockKeyhole size={22} aria-hidden />
        <div>
          <h2 className={styles.noticeTitle}>Premium Feature</h2>
          <p>
            This activity is part of premium. Memory Cards, Box Breathing and Forest Meditation can be opened
            by everyone.
          </p>
        </div>
      </div>
      <Button
        look={look}
        aria-haspopup="dialog"
        onClick={() => access.send({ type: 'upgrade.opened', gameId: game.id })}
      >
        Unlock Premium Features
      </Button>
    </div>
  );
}
