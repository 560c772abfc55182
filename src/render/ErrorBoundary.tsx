import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

/** Keeps header and footer when a page fails: shows the site's words for it and a button that tries again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crash onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
