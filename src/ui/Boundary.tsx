import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Stands in for what failed; nothing if it is left out. */
  fallback?: ReactNode;
}

/** Keeps a part that fails, or that cannot be loaded, from taking the rest of the app with it. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of the page failed', error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
