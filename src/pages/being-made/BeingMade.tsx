import type { Game } from '../../../domain/catalog';
import { COVER_SUBJECTS } from '../../../domain/cover-subjects';
import { ButtonLink } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { Notice } from '../../ui/Notice';
import notice from '../../ui/notice.module.css';
import { PageTitle } from '../../ui/PageTitle';
import { PlayableGameOffers, StillBeingMade } from '../PlayableGameOffers';

/** The page spends no free try. */
export default function BeingMade({ game }: { game: Game }) {
  return (
    <Notice
      picture={<Cover game={game} className={notice.cover ?? ''} alt={COVER_SUBJECTS[game.id]} />}
      below={
        <>
          <PlayableGameOffers instead={game} />
          <ButtonLink look="outlined" to="/games">
            Back to Games
          </ButtonLink>
        </>
      }
    >
      <PageTitle heading={game.title} />
      <h1 className={notice.title}>{game.title}</h1>
      <StillBeingMade />
    </Notice>
  );
}
