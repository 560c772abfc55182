import { Component, type ReactNode } from 'react';
import { words } from './words.ts';
import { Button } from './kit/Button.tsx';

const crashWords = {
  what: 'Studio itself has a fault and cannot go on:',
  kept: 'What was saved is safe, and so are drafts.',
  reload: 'Reload Studio',
} as const;

interface CrashScreenProps {
  readonly children: ReactNode;
}

/** Says what has happened where drawing Studio has failed: without it, the page would be empty. */
export class CrashScreen extends Component<CrashScreenProps, { readonly why?: string }> {
  override readonly state: { readonly why?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { why: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { why } = this.state;
    if (why === undefined) return this.props.children;
    return (
      <main role="alert">
        <h1>{words.studio}</h1>
        <p>{crashWords.what}</p>
        <blockquote>{why}</blockquote>
        <p>{crashWords.kept}</p>
        <Button says={crashWords.reload} onClick={() => location.reload()} />
      </main>
    );
  }
}
