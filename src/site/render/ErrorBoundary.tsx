import { Component, type ReactNode } from 'react';
import { useSite } from './context.tsx';
import { RetryButton } from './elements/RetryButton.tsx';
import { Section } from './elements/Section.tsx';

/** Keeps header and footer when a page fails: shows the site's message for it, and a button that tries again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** In development, the page can change after it has failed, and is then drawn once more. */
  override componentDidUpdate(before: { children: ReactNode }) {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <Crash onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

function Crash({ onRetry }: { onRetry: () => void }) {
  const { texts } = useSite().site;
  return (
    <Section name="crash">
      <div className="stack" role="alert">
        <p className="lead">{texts.crash}</p>
        <RetryButton onRetry={onRetry} />
      </div>
    </Section>
  );
}
