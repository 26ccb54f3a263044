import { findGame, type Game } from '../../domain/catalog';
import { Cover } from './Cover';

/** Games that premium unlocks. Checkout shows the first one largest. */
const SHOWN = ['safe-space-builder', 'zen-garden', 'thought-bubbles'];

export const PremiumCovers = ({ className }: { className: string }) =>
  SHOWN.map((id) => <Cover key={id} game={findGame(id) as Game} className={className} />);
