/** What runs games, loaded when the first of them is opened, or before. */
import { type ComponentProps, lazy, useState } from 'react';
import type GameRoute from './GameRoute';

const Later = lazy(() => import('./GameRoute'));

/** Once it was loaded ahead. */
let ready: typeof GameRoute | undefined;

/** Loads it ahead. @throws what the browser throws when it cannot be loaded */
export async function loadGameRoute() {
  const script = await import('./GameRoute');
  ready = script.default;
  return script;
}

/** A game's address. What was loaded ahead is shown at once, without a placeholder before it. */
export function GameAtAddress(props: ComponentProps<typeof GameRoute>) {
  // As it was at first: a game that runs must not be made anew.
  const [Route] = useState(() => ready ?? Later);
  return <Route {...props} />;
}
