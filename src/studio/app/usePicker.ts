import { useCallback, useState, type KeyboardEvent } from 'react';

/** A combobox as the ARIA practices have it: letters narrow what is listed, arrows lead through it, Enter takes it. */
export interface Picker<Item> {
  /** What is typed; undefined while the list is closed. */
  readonly sought: string | undefined;
  readonly found: readonly Item[];
  /** The number of the item that Enter takes. */
  readonly active: number;
  seek(words: string): void;
  open(): void;
  close(): void;
  take(item: Item): void;
  press(event: KeyboardEvent): void;
}

/** So many are listed; whoever looks for another types more of it. */
const most = 60;

export function usePicker<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => string,
  choose: (item: Item) => void,
): Picker<Item> {
  const [sought, setSought] = useState<string>();
  const [active, setActive] = useState(0);
  const wanted = (sought ?? '').toLowerCase();
  const found = items.filter((item) => wordsOf(item).toLowerCase().includes(wanted)).slice(0, most);
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

/** What says to assistive technology that a box leads a list, which has the id `${id}-list`. */
export const comboboxOf = (id: string, { found, active }: Pick<Picker<unknown>, 'found' | 'active'>, isOpen: boolean) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': isOpen && active < found.length ? `${id}-${active}` : undefined,
  }) as const;
