import { Component, type ReactNode } from 'react';
import { studioTexts } from './words.ts';
import { Button } from './kit/Button.tsx';

const crashTexts = {
  what: 'Studio has crashed:',
  kept: 'Saved changes and drafts are safe.',
  reload: 'Reload Studio',
} as const;

interface CrashScreenProps {
  readonly children: ReactNode;
}

/** Error boundary: shows the error when rendering Studio fails, instead of an empty page. */
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
        <h1>{studioTexts.studio}</h1>
        <p>{crashTexts.what}</p>
        <blockquote>{why}</blockquote>
        <p>{crashTexts.kept}</p>
        <Button says={crashTexts.reload} onClick={() => location.reload()} />
      </main>
    );
  }
}
