import { type ComponentProps, lazy, useState } from 'react';
import type GameRoute from './GameRoute';

const Later = lazy(() => import('./GameRoute'));

/** Undefined before a preload. */
let ready: typeof GameRoute | undefined;

/** @throws the browser's error for a failed load */
export async function loadGameRoute() {
  const script = await import('./GameRoute');
  ready = script.default;
  return script;
}

/** Preloaded code renders without a placeholder. */
export function GameAtAddress(props: ComponentProps<typeof GameRoute>) {
  // Keeps the component of the first render, because a change of component would remount a running game.
  const [Route] = useState(() => ready ?? Later);
  return <Route {...props} />;
}
