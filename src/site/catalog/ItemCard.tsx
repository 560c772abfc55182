import { type ReactNode, useId } from 'react';
import type { MoreFigures } from '../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import { useList } from '../render/context.tsx';
import { Disclosure } from '../render/elements/Disclosure.tsx';
import { Heading } from '../render/elements/Heading.tsx';
import { Picture } from '../render/elements/Picture.tsx';
import { makerOf, itemName } from '../../shared/catalog/values.ts';
import { Figures } from './Figures.tsx';
import { Save } from './Save.tsx';
import css from './list.module.css';

/** What cards show of the items of a catalog. */
export interface CardSlots {
  readonly figures: readonly string[];
  readonly large?: number;
  /** Figures that unfold. */
  readonly more?: MoreFigures;
  /** The list with the logos of providers. */
  readonly marks?: string;
  /** The choice at the top. */
  readonly badge?: string;
}

interface ItemCardProps extends CardSlots {
  item: CatalogItem;
  catalog: CatalogPlan;
  chosen?: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

/** One item with its figures (spec 2.56, 2.81). */
export function ItemCard({ item, catalog, figures, large = 1, more, marks, badge, chosen, children }: ItemCardProps) {
  const id = useId();
  const maker = makerOf(item, catalog);
  return (
    <article className={`card ${css.card}`} aria-labelledby={id} data-chosen={chosen || undefined}>
      {(badge !== undefined || catalog.saveAs !== undefined) && (
        <div className={css.top}>
          {badge !== undefined && <Badge item={item} name={badge} catalog={catalog} className={`tag ${css.type}`} />}
          <Save item={item} catalog={catalog} />
        </div>
      )}
      <div className={css.who}>
        {marks !== undefined && maker !== undefined && <Mark list={marks} name={maker} />}
        <div>
          <Heading level={3} id={id}>
            {itemName(item, catalog)}
          </Heading>
          <p className="small">{maker}</p>
        </div>
      </div>
      <Figures item={item} catalog={catalog} names={figures} large={large} className={css.figures} />
      {more && (
        <Disclosure words={more.label} about={itemName(item, catalog)}>
          <Figures item={item} catalog={catalog} names={more.figures} className={css.more} />
        </Disclosure>
      )}
      {children}
    </article>
  );
}

interface BadgeProps {
  item: CatalogItem;
  name: string;
  catalog: CatalogPlan;
  className?: string | undefined;
}

/** The words of an item's choice. */
export const Badge = ({ item, name, catalog, className }: BadgeProps) => {
  const value = item[name] as string | undefined;
  return value === undefined ? null : (
    <p className={className}>{catalog.attributes[name]?.options?.[value] ?? value}</p>
  );
};

interface MarkProps {
  /** A list of partners. */
  list: string;
  name: string;
}

/** The logo of an item's provider, or its initials if the list has none. Its name is beside it. */
function Mark({ list, name }: MarkProps) {
  const partners = useList<{ readonly name: string; readonly logo: string }>(list);
  // Compared as for sorting, without the invisible letters with which Studio marks each text.
  const logo = partners.find((partner) => partner.name.localeCompare(name) === 0)?.logo;
  return (
    <span className={css.mark} aria-hidden="true">
      {logo ? <Picture asset={logo} /> : initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3);
