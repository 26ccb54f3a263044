import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Content that replaces a failed part. Default: nothing. */
  fallback?: ReactNode;
}

/** Error boundary around a part that throws or does not load. The rest of the app keeps running. */
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
