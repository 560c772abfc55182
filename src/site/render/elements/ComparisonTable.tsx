import type { FocusEvent, ReactNode } from 'react';
import css from './ComparisonTable.module.css';

interface ComparisonTableProps<Item> {
  items: readonly Item[];
  /** The head of an item's column. */
  head(item: Item): ReactNode;
  rows: readonly {
    readonly label: string;
    /** Under the label. */
    readonly note?: ReactNode;
    cell(item: Item): ReactNode;
  }[];
  /** Its name for screen readers: words, or the id of the element that has them. */
  label?: string;
  labelledBy?: string;
  /** Fills the rest of a column, and scrolls in both directions. */
  fills?: boolean;
}

/** Scrolls the whole column of the focused element into view; the browser itself shows only its edge. */
function showColumn({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible'))
    target.closest('th, td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Items side by side: a row for each attribute, a column for each item. Where the columns are wider than the screen,
 * they swipe, one at a time, past the names of the rows; the focus lets arrow keys do so.
 */
export function ComparisonTable<Item extends { readonly id: string }>(props: ComparisonTableProps<Item>) {
  const { items, head, rows, label, labelledBy, fills } = props;
  return (
    <div
      role="region"
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={0}
      onFocus={showColumn}
      className={css.scroll}
      data-fills={fills || undefined}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {items.map((item, index) => (
              <th key={item.id} scope="col">
                <span className={css.position} aria-hidden="true">
                  {index + 1} / {items.length}
                </span>
                {head(item)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                {row.note}
              </th>
              {items.map((item) => (
                <td key={item.id}>{row.cell(item)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
