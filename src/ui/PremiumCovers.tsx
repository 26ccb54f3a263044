import { findGame, type Game } from '../../domain/catalogue';
import { Cover } from './Cover';

/** Ids of three games that premium unlocks. */
const SHOWN = ['zen-garden', 'safe-space-builder', 'thought-bubbles'];

/** @param className class of each picture */
export const PremiumCovers = ({ className }: { className: string }) =>
  SHOWN.map((id) => <Cover key={id} game={findGame(id) as Game} className={className} />);
