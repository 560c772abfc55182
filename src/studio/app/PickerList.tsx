import { useEffect, type ReactNode } from 'react';
import type { Picker } from './usePicker.ts';

interface PickerListProps<Item> {
  /** Of the picker, whose box is made by `comboboxOf`. */
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  readonly isOpen: boolean;
  readonly picker: Pick<Picker<Item>, 'found' | 'active' | 'take'>;
  keyOf(item: Item): string;
  /** How an item is drawn. */
  draw(item: Item): ReactNode;
  /** What stands in place of the items when there is none. */
  readonly empty: string;
}

/** What a combobox has found. The keys that lead through it are those of the box. */
export function PickerList<Item>(props: PickerListProps<Item>) {
  const { id, label, className, isOpen, picker, keyOf, draw, empty } = props;
  const { found, active, take } = picker;
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, isOpen]);
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={label} className={className} hidden={!isOpen}>
      {found.map((item, index) => (
        <li
          key={keyOf(item)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(item)}
          onKeyDown={undefined}
        >
          {draw(item)}
        </li>
      ))}
      {found.length === 0 && <li className="empty">{empty}</li>}
    </ul>
  );
}
