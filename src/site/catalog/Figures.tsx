import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import { ExplainedLabel } from '../render/elements/Explained.tsx';
import { AttributeValue } from './AttributeValue.tsx';

interface FiguresProps {
  item: CatalogItem;
  catalog: CatalogPlan;
  /** Which attributes, in this order. */
  names: readonly string[];
  /** How many of the first are large. */
  large?: number | undefined;
  className?: string | undefined;
}

/** Figures of an item, each under its name. */
export const Figures = ({ item, catalog, names, large, className }: FiguresProps) => (
  <dl className={className} data-large={large}>
    {names.map((name) => {
      const { label = name, unit } = catalog.attributes[name]!;
      return (
        <div key={name}>
          <dt>
            <ExplainedLabel label={label} of={name} />
          </dt>
          <dd>
            <AttributeValue item={item} name={name} catalog={catalog} />
            {unit !== undefined && (
              <>
                {' '}
                <small className="per">{unit}</small>
              </>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);
