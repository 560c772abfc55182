import { useId } from 'react';
import controls from '../../render/controls/controls.module.css';
import { Icon } from '../../render/elements/Icon.tsx';
import { orders, type Order } from '../catalog/sorted.ts';
import css from './SortBy.module.css';

interface SortByProps {
  words: Readonly<Record<Order | 'label', string>>;
  order: Order;
  onChange(order: Order): void;
}

/** Chooses the order of a list of plans. */
export function SortBy({ words, order, onChange }: SortByProps) {
  const id = useId();
  return (
    <div className={css.sort}>
      <label htmlFor={id}>{words.label}</label>
      <div className={`${controls.box} ${css.box}`}>
        <select
          id={id}
          name="sort"
          className={`${controls.input} ${controls.select}`}
          value={order}
          onChange={({ target }) => onChange(target.value as Order)}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={controls.arrow} />
      </div>
    </div>
  );
}
