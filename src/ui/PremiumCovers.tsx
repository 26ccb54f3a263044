import { findGame, type Game } from '../../domain/catalog';
import { Cover } from './Cover';

/** Ids of three games that premium unlocks. Checkout shows the first one largest. */
const SHOWN = ['safe-space-builder', 'zen-garden', 'thought-bubbles'];

/** @param className class of each picture */
export const PremiumCovers = ({ className }: { className: string }) =>
  SHOWN.map((id) => <Cover key={id} game={findGame(id) as Game} className={className} />);
