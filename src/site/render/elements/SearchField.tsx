import { useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';

interface SearchFieldProps {
  words: { readonly label: string; readonly placeholder?: string };
  name: string;
  typed: string;
  onType: (typed: string) => void;
}

/** A box whose text decides what a list on the page shows. It is hidden without JavaScript. */
export function SearchField({ words, name, typed, onType }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Takes over what was typed before the script had loaded.
    if (input.current?.value) onType(input.current.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div className="needs-script">
      <label htmlFor={id} className="label">
        {words.label}
      </label>
      <div className="search-box">
        <Icon name="search" size={20} />
        <input
          id={id}
          ref={input}
          type="search"
          name={name}
          value={typed}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </div>
  );
}
