import { useRef } from 'react';
import { Icon } from '../../../render/elements/Icon.tsx';
import controls from '../../../render/controls/controls.module.css';
import css from './widget.module.css';

interface LookupBoxProps {
  id: string;
  search: { readonly name: string; readonly label: string; readonly placeholder?: string; readonly button: string };
  /** What came of the last search; '' when there is nothing to say. */
  said: string;
  onSearch: (words: string) => void;
  /** Called when the visitor changes the words. */
  onType: () => void;
}

/** A text and a button that looks it up. Enter looks it up as well, and does not submit the form. */
export function LookupBox({ id, search, said, onSearch, onType }: LookupBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const look = (): void => onSearch(input.current?.value ?? '');
  return (
    <div className={css.lookup}>
      <div className={css.line}>
        <div className={controls.box}>
          <Icon name="search" size={20} className={controls.lead} />
          <input
            ref={input}
            id={id}
            name={search.name}
            type="search"
            className={controls.input}
            placeholder={search.placeholder}
            aria-label={search.label}
            aria-describedby={`${id}-said`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={onType}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              look();
            }}
          />
        </div>
        <button type="button" className="button" data-look="secondary" onClick={look}>
          {search.button}
        </button>
      </div>
      <p id={`${id}-said`} className={css.said} role="status">
        {said}
      </p>
    </div>
  );
}
