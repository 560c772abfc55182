import { useId } from 'react';
import { formatMessage } from '../../engine/format/message.ts';
import type { OffersBlock } from '../../plan/blocks.generated.ts';
import { Disclosure } from './Disclosure.tsx';
import type { Priced } from './OfferCard.tsx';
import css from './view.module.css';

/** The items side by side: a row for each fact, a column for each item. It scrolls sideways where it is too wide. */
export function Comparison({ offered, block }: { offered: readonly Priced[]; block: OffersBlock }) {
  const id = useId();
  const labels = Object.keys(offered[0]?.item.facts ?? {});
  if (labels.length === 0) return null;
  return (
    <Disclosure words={block.compare} id={id}>
      <div className={css.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {offered.map(({ item, price }) => (
                <th key={item.id} scope="col">
                  {item.name}
                  <span className={css.tablePrice}>{formatMessage(block.price, { price })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {offered.map(({ item }) => (
                  <td key={item.id}>{item.facts?.[label]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
