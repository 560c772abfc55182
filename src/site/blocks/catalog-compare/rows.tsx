import type { ReactNode } from 'react';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { Icon } from '../../render/elements/Icon.tsx';
import { AttributeValue } from '../../catalog/AttributeValue.tsx';
import { asRead } from '../../../shared/engine/format/as-read.ts';
import { scoreOf } from '../../../shared/catalog/order.ts';
import { itemName, statedValue } from '../../../shared/catalog/values.ts';
import styles from './view.module.css';

interface Comparable {
  /** A text that is the same for two items if the row does not differ between them. */
  key(item: CatalogItem): string;
}

/** One line of the comparison. */
export interface ComparedRow extends Comparable {
  readonly label: string;
  readonly note?: ReactNode;
  cell(item: CatalogItem): ReactNode;
}

/** The compared attributes of these items, in order, with a badge at the best figures. */
export const comparedRows = (
  names: readonly string[],
  catalog: CatalogPlan,
  items: readonly CatalogItem[],
): readonly ComparedRow[] =>
  names.map((name) => {
    const { label = name, unit, best, type } = catalog.attributes[name]!;
    const winners = best === undefined ? new Set() : idsOfBest(items, name, catalog);
    const value = (item: CatalogItem) => (
      <AttributeValue item={item} name={name} catalog={catalog} brief points={styles.points} />
    );
    return {
      label,
      note: best !== undefined && winners.size > 0 && (
        <span className={styles.winners}>
          <Icon name="check" size={14} />
          <span className="visually-hidden">{best}: </span>
          {items
            .filter(({ id }) => winners.has(id))
            .map((item) => itemName(item, catalog))
            .join(', ')}
        </span>
      ),
      key: (item) => comparisonKey(statedValue(item, name, catalog)),
      cell:
        type === 'points'
          ? value
          : (item) => (
              <FigureCell badge={winners.has(item.id) ? best : undefined}>
                {value(item)}
                {unit !== undefined && (
                  <>
                    {' '}
                    <span className="per">{unit}</span>
                  </>
                )}
              </FigureCell>
            ),
    };
  });

/** The ids of all items that share the best figure (spec 2.58). A single item with a figure gets no badge. */
export function idsOfBest(
  items: readonly CatalogItem[],
  name: string,
  catalog: Pick<CatalogPlan, 'attributes'>,
): Set<string> {
  const score = scoreOf(name, catalog);
  const scored = items.filter((item) => score(item) > -Infinity);
  const best = Math.max(...scored.map(score));
  return new Set(scored.length < 2 ? [] : scored.filter((item) => score(item) === best).map(({ id }) => id));
}

/** The rows in which the items are not all the same. */
export function differingRows<Line extends Comparable>(
  rows: readonly Line[],
  items: readonly CatalogItem[],
): readonly Line[] {
  return rows.filter(({ key }) => new Set(items.map(key)).size > 1);
}

/** A text for a value. The order of points makes no difference. */
export const comparisonKey = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...new Set((value as string[]).map(asRead))].sort() : asRead(String(value)));

function FigureCell({ badge, children }: { badge?: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.figure} data-best={badge ? true : undefined}>
      {children}
      {badge && (
        <span className={styles.badge}>
          <Icon name="check" size={14} />
          {badge}
        </span>
      )}
    </span>
  );
}
