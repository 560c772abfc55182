import type { ReactNode } from 'react';
import { Heading } from '../elements/Heading.tsx';
import { Icon } from '../elements/Icon.tsx';
import { NoScript } from '../elements/NoScript.tsx';
import { RetryButton } from '../elements/RetryButton.tsx';
import { Rich } from '../elements/Rich.tsx';
import css from './placeholders.module.css';

// These components share a module because the pages that fetch need most of them, and each module that pages share is a
// request of its own.

/** Content that does nothing without JavaScript. `noscript`, by default the site's text, is shown in its place then. */
export function NeedsScript({ noscript, children }: { noscript?: string; children: ReactNode }) {
  return (
    <>
      <NoScript text={noscript} />
      <div className="needs-script">{children}</div>
    </>
  );
}

/**
 * Grey bars in place of content that is being fetched. Screen readers skip them: words beside them say that it loads.
 */
export function Skeleton({ bars, className }: { bars: number; className: string }) {
  return (
    <div className={`${css.skeleton} ${className}`} aria-hidden="true">
      {Array.from({ length: bars }, (_, bar) => (
        <i key={bar} />
      ))}
    </div>
  );
}

interface NoteCardProps {
  role?: 'alert';
  icon?: string;
  heading?: string;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}

/** A centred note in the place of content: that there is none, that it could not be loaded, or where it is. */
export function NoteCard({ role, icon, heading, level = 3, className = '', children }: NoteCardProps) {
  return (
    <div role={role} className={`card ${css.note} ${className}`}>
      {icon && <Icon name={icon} size={28} className={css.icon} />}
      {heading && <Heading level={level}>{heading}</Heading>}
      {children}
    </div>
  );
}

interface LoadErrorProps extends Pick<NoteCardProps, 'level' | 'className'> {
  heading: string;
  /** Rich text. */
  text: string;
  /** The message of the failed call, if it has one. It replaces the text (spec 8.01). */
  message?: string | undefined;
  onRetry(): void;
}

/** A card in place of content that could not be loaded. */
export function LoadError({ text, message, onRetry, ...card }: LoadErrorProps) {
  return (
    <NoteCard role="alert" icon="circle-alert" {...card}>
      <p>{message ?? <Rich text={text} />}</p>
      <RetryButton onRetry={onRetry} />
    </NoteCard>
  );
}

interface LoadFailedProps {
  className?: string;
  onRetry?(): void;
  children: ReactNode;
}

/** One line that something could not be loaded, under a heading that is always shown. */
export function LoadFailed({ className = '', onRetry, children }: LoadFailedProps) {
  return (
    <div role="alert" className={`${css.failed} ${className}`}>
      <p>
        <Icon name="circle-alert" size={20} />
        <span>{children}</span>
      </p>
      <RetryButton look="secondary" onRetry={onRetry} />
    </div>
  );
}
