/** Loads the code that runs games, when the first game opens or in advance. */
import { type ComponentProps, lazy, useState } from 'react';
import type GameRoute from './GameRoute';

const Later = lazy(() => import('./GameRoute'));

/** The route's component; undefined before a preload. */
let ready: typeof GameRoute | undefined;

/** Preloads the code. @throws the browser's error for a failed load */
export async function loadGameRoute() {
  const script = await import('./GameRoute');
  ready = script.default;
  return script;
}

/** The route of a game. Preloaded code renders without a placeholder. */
export function GameAtAddress(props: ComponentProps<typeof GameRoute>) {
  // Keeps the component of the first render, because a change of component would remount a running game.
  const [Route] = useState(() => ready ?? Later);
  return <Route {...props} />;
}
