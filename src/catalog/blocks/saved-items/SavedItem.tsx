import { formatMessage } from '../../../engine/format/message.ts';
import type { SavedItemsBlock } from '../../../plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../plan/catalog.ts';
import { useSite } from '../../../render/context.tsx';
import { Heading } from '../../../render/elements/Heading.tsx';
import { Icon } from '../../../render/elements/Icon.tsx';
import type { SavedItem as Saved } from '../../../storage/savedItems.ts';
import { Figures } from '../../elements/Figures.tsx';
import { Badge } from '../../elements/ItemCard.tsx';
import { ItemLink } from '../../elements/ItemLink.tsx';
import { makerOf, nameOf } from '../../model/told.ts';
import css from './view.module.css';

interface SavedItemProps {
  block: SavedItemsBlock;
  catalog: CatalogPlan;
  saved: Saved;
  /** Undefined while it is on its way, and when it could not be loaded. */
  item: CatalogItem | undefined;
  isLoading: boolean;
  /** `name` is the name that the visitor reads. */
  remove(name: string): void;
}

/** One saved item with its figures, a link to it, and the button that removes it. */
export function SavedItem({ block, catalog, saved, item, isLoading, remove }: SavedItemProps) {
  const { badge, figures, savedOn, loading } = block;
  const { language } = useSite().site;
  // When the item could not be loaded, its id still says which one it is.
  const name = item ? nameOf(item, catalog) : saved.id;
  const date = dayOf(saved.savedAt, language);
  const title = item ? (
    <ItemLink item={item} catalog={catalog}>
      {name}
    </ItemLink>
  ) : (
    name
  );
  return (
    <li className={`card ${css.item}`}>
      <div>
        {item && badge !== undefined && <Badge item={item} name={badge} catalog={catalog} className={css.type} />}
        {isLoading ? <p className={css.status}>{loading}</p> : <Heading level={3}>{title}</Heading>}
        <p className={css.small}>
          {[item && makerOf(item, catalog), date && formatMessage(savedOn, { date })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {item && <Figures item={item} catalog={catalog} names={figures} className={css.figures} />}
      <button type="button" className="button" data-look="quiet" onClick={() => remove(name)}>
        <Icon name="trash" size={18} />
        {block.remove}
        <span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}

/**
 * The day of a time in ms, in the site's language; '' when there is no such day, because the stored time was damaged.
 */
function dayOf(time: number, language: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date);
}
