import { useId } from 'react';
import controls from '../../render/controls/controls.module.css';
import { Icon } from '../../render/elements/Icon.tsx';
import type { CatalogSort } from '../../plan/blocks.generated.ts';
import type { CatalogPlan } from '../../plan/catalog.ts';
import { listed } from '../model/order.ts';
import css from './SortBy.module.css';

interface SortByProps {
  sort: CatalogSort;
  catalog: CatalogPlan;
  order: string;
  onChange(order: string): void;
}

/** Chooses the order of a list. */
export function SortBy({ sort: { label, listed: words, by }, catalog, order, onChange }: SortByProps) {
  const id = useId();
  return (
    <div className={css.sort}>
      <label htmlFor={id}>{label}</label>
      <div className={`${controls.box} ${css.box}`}>
        <select
          id={id}
          name="sort"
          className={`${controls.input} ${controls.select}`}
          value={order}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value={listed}>{words}</option>
          {by.map((name) => (
            <option key={name} value={name}>
              {catalog.attributes[name]?.best}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={controls.arrow} />
      </div>
    </div>
  );
}
