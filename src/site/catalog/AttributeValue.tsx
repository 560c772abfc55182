import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import { Amount, Money, GroupedNumber } from '../render/elements/Amount.tsx';
import { Points } from './Points.tsx';
import { statedValue } from '../../shared/catalog/values.ts';

interface ValueProps {
  item: CatalogItem;
  name: string;
  catalog: CatalogPlan;
  /** Leaves out amounts in words. */
  brief?: boolean;
  /** The style of a list of points. */
  points?: string | undefined;
}

/** An item's value of an attribute, formatted as the attribute says. */
export function AttributeValue({ item, name, catalog, brief = false, points }: ValueProps) {
  const { type, unit, options, tells, sign } = catalog.attributes[name]!;
  const value = statedValue(item, name, catalog);
  if (value === undefined) return null;
  switch (type) {
    case 'amount':
      if (unit === undefined && sign === undefined && !brief) return <Amount value={Number(value)} />;
      return <Money value={Number(value)} sign={sign} />;
    case 'percent':
      return `${String(value)}%`;
    case 'number':
      return <GroupedNumber value={value} />;
    case 'points':
      return <Points points={value as string[]} tells={tells === 'no' ? 'no' : 'yes'} size={16} className={points} />;
    default:
      return options?.[String(value)] ?? String(value);
  }
}
