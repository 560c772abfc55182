import { useCallback, useEffect, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { foundIn } from './found-in.ts';

/** A combobox as in the ARIA practices: letters filter the list, arrows move through it, Enter takes an item. */
export interface Picker<Item> {
  /** The typed text; undefined while the list is closed. */
  readonly sought: string | undefined;
  readonly found: readonly Item[];
  /** Index of the item that Enter takes. */
  readonly active: number;
  seek(words: string): void;
  open(): void;
  close(): void;
  take(item: Item): void;
  press(event: KeyboardEvent): void;
}

/** Most items in the list. */
const maxListed = 60;

export function usePicker<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => string,
  choose: (item: Item) => void,
): Picker<Item> {
  const [sought, setSought] = useState<string>();
  const [active, setActive] = useState(0);
  const found = foundIn(items, wordsOf, sought ?? '').slice(0, maxListed);
  const close = useCallback(() => setSought(undefined), []);
  const open = () => setSought(sought ?? '');
  const take = (item: Item) => {
    close();
    choose(item);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (step !== undefined) {
      event.preventDefault();
      open();
      setActive((active + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && sought !== undefined && chosen !== undefined) take(chosen);
    else if (event.key === 'Escape') close();
  };
  const seek = (words: string) => {
    setSought(words);
    setActive(0);
  };
  return { sought, found, active, seek, open, close, take, press };
}

interface ComboboxProps<Item> extends Omit<ComponentProps<'input'>, 'list'> {
  readonly id: string;
  /** Label of the list. */
  readonly label: string;
  readonly picker: Picker<Item>;
  readonly isOpen: boolean;
  /** The class of the list. */
  readonly list?: string;
  keyOf(item: Item): string;
  /** Renders an item. */
  draw(item: Item): ReactNode;
  /** Shown instead of items when there are none. */
  readonly empty: string;
}

/** An input with a list of results, which is controlled by the keys of the input. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { id, label, picker, isOpen, list, keyOf, draw, empty, ...input } = props;
  const { found, active, seek, take } = picker;
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, isOpen]);
  return (
    <>
      <input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active < found.length ? `${id}-${active}` : undefined}
        onChange={({ target }) => seek(target.value)}
        onKeyDown={picker.press}
        {...input}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={label} className={list} hidden={!isOpen}>
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
    </>
  );
}
