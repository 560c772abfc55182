import { useState } from 'react';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { OffersBlock } from '../../../shared/plan/blocks.generated.ts';
import type { Offered } from '../../../shared/plan/offers.ts';
import { ComparisonTable } from '../../render/elements/ComparisonTable.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { Dialog } from '../../render/overlay/Dialog.tsx';
import css from './view.module.css';

/** Opens the items side by side over the whole window: a row for each attribute, a column for each item. */
export function OfferComparison({ offered, block }: { offered: readonly Offered[]; block: OffersBlock }) {
  const [isOpen, setOpen] = useState(false);
  const labels = [...new Set(offered.flatMap(({ item }) => Object.keys(item.facts ?? {})))];
  const columns = offered.map(({ item, price, once }) => ({ ...item, price, once }));
  type Column = (typeof columns)[number];
  const points = (label: string, key: 'covers' | 'excludes') => ({
    label,
    cell: (item: Column) => (
      <ul className={css.cellPoints}>
        {item[key].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  });
  return (
    <>
      <button
        type="button"
        className="button"
        data-look="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="columns-2" size={20} />
        {block.compare}
      </button>
      <Dialog open={isOpen} full title={block.compare} onClose={() => setOpen(false)}>
        <ComparisonTable
          items={columns}
          head={({ name, price, once }) => (
            <>
              {name}
              {price !== undefined && (
                <span className={css.columnPrice}>{formatMessage(block.price, { price, once })}</span>
              )}
            </>
          )}
          rows={[
            ...labels.map((label) => ({ label, cell: (item: Column) => item.facts?.[label] })),
            points(block.covers, 'covers'),
            points(block.excludes, 'excludes'),
          ]}
          label={block.compare}
          fills
        />
      </Dialog>
    </>
  );
}
