import { useId, useRef } from 'react';
import type { PageEntry } from '../shared/answers.ts';
import { usePicker, type Picker } from './usePicker.ts';
import { words } from './words.ts';

interface PagePickerProps {
  readonly pages: readonly PageEntry[];
  readonly address: string;
  choose(address: string): void;
}

interface Entry {
  readonly title: string;
  readonly address: string;
}

const wordsOf = ({ title, address }: Entry): string => `${title} ${address}`;

/** Chooses a page by its title or address. */
export function PagePicker({ pages, address, choose }: PagePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const all = pages.flatMap(({ title, addresses }) => addresses.map((one): Entry => ({ title, address: one })));
  const picker = usePicker(all, wordsOf, (entry) => choose(entry.address));
  const { sought, found, active } = picker;
  const current = all.find((one) => one.address.toLowerCase() === address.toLowerCase());
  return (
    <div
      className="picker"
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && picker.close()}
    >
      <label htmlFor={id}>{words.page}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-expanded={sought !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={sought !== undefined && found[active] ? `${id}-${active}` : undefined}
        placeholder={words.findPage}
        value={sought ?? (current ? wordsOf(current) : address)}
        onFocus={() => input.current?.select()}
        onChange={({ target }) => picker.seek(target.value)}
        onKeyDown={picker.press}
        onClick={picker.open}
      />
      <Entries id={id} picker={picker} />
    </div>
  );
}

/** The pages that are found. The keys that lead through them are those of the box. */
function Entries({ id, picker }: { readonly id: string; readonly picker: Picker<Entry> }) {
  const { sought, found, active, take } = picker;
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={words.page} hidden={sought === undefined}>
      {found.map((entry, index) => (
        <li
          key={entry.address}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(entry)}
          onKeyDown={undefined}
        >
          <span>{entry.title}</span> <small>{entry.address}</small>
        </li>
      ))}
      {found.length === 0 && <li className="empty">{words.noPage}</li>}
    </ul>
  );
}
