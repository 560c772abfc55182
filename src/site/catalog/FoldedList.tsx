import type { ReactElement } from 'react';
import { formatMessage } from '../../shared/engine/format/message.ts';
import type { Message } from '../../shared/plan/message.ts';
import { Icon } from '../render/elements/Icon.tsx';
import { usePhone } from '../render/usePhone.ts';
import css from './FoldedList.module.css';

interface FoldedListProps {
  /** On a phone: how many items are visible, and the text that unfolds the others. Without it all are visible. */
  fold: { readonly after: number; readonly more: Message } | undefined;
  className: string | undefined;
  /** The items, each an `li`. */
  children: readonly ReactElement[];
  busy?: boolean;
}

/** A list, folded on a phone. The browser's own search in the page unfolds it. */
export function FoldedList({ fold, className, children, busy }: FoldedListProps) {
  const isPhone = usePhone();
  const seen = fold && isPhone ? fold.after : children.length;
  const rest = children.slice(seen);
  const list = { className, 'aria-busy': busy, 'data-stale': busy || undefined };
  return (
    <>
      <ul {...list}>{children.slice(0, seen)}</ul>
      {fold && rest.length > 0 && (
        <details className={css.rest}>
          <summary className="button" data-look="secondary">
            {formatMessage(fold.more, { count: rest.length })}
            <Icon name="chevron-down" size={18} className="chevron" />
          </summary>
          <ul {...list}>{rest}</ul>
        </details>
      )}
    </>
  );
}
