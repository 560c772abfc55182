import { useId } from 'react';
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
      <select id={id} name="sort" value={order} onChange={({ target }) => onChange(target.value as Order)}>
        {orders.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
