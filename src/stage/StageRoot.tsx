/** Renders the stage from the first request of a game until the app closes. */
import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { lazyComponent } from '../ui/lazy-component';
import { stage } from './stage';

const Stage = lazyComponent(() => import('./Stage'));

/** Error boundary of the stage. Tells the occupant that the stage cannot be created. The rest of the app works. */
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
      <Stage />
    </StageBoundary>
  );
}
