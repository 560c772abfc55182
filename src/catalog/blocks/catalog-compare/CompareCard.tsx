import type { CatalogCompareBlock } from '../../../plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../plan/catalog.ts';
import { Icon } from '../../../render/elements/Icon.tsx';
import { ItemCard } from '../../elements/ItemCard.tsx';
import { ItemLink } from '../../elements/ItemLink.tsx';
import list from '../../list/list.module.css';
import { nameOf } from '../../model/told.ts';

interface CompareCardProps {
  item: CatalogItem;
  catalog: CatalogPlan;
  block: CatalogCompareBlock;
  /** Ids of what is chosen, and how many may be. */
  chosen: readonly string[];
  limit: number;
  /** Id of the text that says why no more can be chosen. */
  hintId: string;
  toggle(id: string): void;
}

/** One item, the button that chooses it for the comparison (spec 2.57, 4.23), and the link to its page. */
export function CompareCard({ item, catalog, block, limit, hintId, toggle, ...props }: CompareCardProps) {
  const chosen = props.chosen.includes(item.id);
  const refused = !chosen && props.chosen.length >= limit ? hintId : undefined;
  const { card, figures, large, marks, badge } = block;
  const name = <span className="visually-hidden"> {nameOf(item, catalog)}</span>;
  return (
    <ItemCard {...{ item, catalog, figures, large, marks, badge, chosen }}>
      <div className={list.actions}>
        <button
          type="button"
          className="button"
          data-look="secondary"
          aria-pressed={chosen}
          disabled={refused !== undefined}
          aria-describedby={refused}
          onClick={() => toggle(item.id)}
        >
          <Icon name={chosen ? 'check' : 'plus'} size={18} />
          {chosen ? card.remove : card.compare}
          {name}
        </button>
        <ItemLink item={item} catalog={catalog} className="button" data-look="quiet">
          {card.details}
          {name}
        </ItemLink>
      </div>
    </ItemCard>
  );
}
