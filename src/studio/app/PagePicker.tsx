import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PageEntry } from '../shared/answers.ts';
import { words } from './words.ts';

interface PagePickerProps {
  readonly pages: readonly PageEntry[];
  readonly address: string;
  choose(address: string): void;
}

/** So many are listed; whoever looks for another types more of it. */
const most = 60;

/** Chooses a page by its title or address: a combobox as the ARIA practices have it. */
export function PagePicker({ pages, address, choose }: PagePickerProps) {
  const id = useId();
  const [sought, setSought] = useState<string>();
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const all = pages.flatMap(({ title, addresses }) => addresses.map((one) => ({ title, address: one })));
  const wanted = (sought ?? '').toLowerCase();
  const found = all.filter((one) => `${one.title} ${one.address}`.toLowerCase().includes(wanted)).slice(0, most);
  const isOpen = sought !== undefined;
  const current = all.find((one) => one.address.toLowerCase() === address.toLowerCase());
  const close = () => setSought(undefined);
  const take = (one: string) => {
    close();
    choose(one);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setSought(sought ?? '');
      setActive((active + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && found[active]) take(found[active].address);
    else if (event.key === 'Escape') close();
  };
  return (
    <div
      className="picker"
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <label htmlFor={id}>{words.page}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
        placeholder={words.findPage}
        value={sought ?? (current ? `${current.title} ${current.address}` : address)}
        onFocus={() => input.current?.select()}
        onChange={({ target }) => {
          setSought(target.value);
          setActive(0);
        }}
        onKeyDown={press}
        onClick={() => setSought(sought ?? '')}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={words.page} hidden={!isOpen}>
        {found.map((one, index) => (
          <li
            key={one.address}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(one.address)}
            onKeyDown={undefined}
          >
            <span>{one.title}</span> <small>{one.address}</small>
          </li>
        ))}
        {found.length === 0 && <li className="empty">{words.noPage}</li>}
      </ul>
    </div>
  );
}
