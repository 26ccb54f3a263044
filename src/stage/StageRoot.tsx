/** Keeps the stage for the life of the app, once a game has asked for it. */
import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { stage } from './stage';

const Stage = lazy(() => import('./Stage'));

/** A stage that cannot be made is told to whoever wanted it; the rest of the app goes on. */
class StageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    stage.occupant?.fail(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export function StageRoot() {
  const isWanted = useSyncExternalStore(stage.subscribe, () => stage.isWanted);
  if (!isWanted) return null;
  return (
    <StageBoundary>
      <Suspense>
        <Stage />
      </Suspense>
    </StageBoundary>
  );
}
