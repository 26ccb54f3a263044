import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
}

/** An error boundary. Without a fallback a part that throws or does not load is absent, and the rest keeps running. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
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
