import { useEffect, useRef } from 'react';
import type { Option } from '../../../plan/answers.ts';
import { useSite } from '../../../render/context.tsx';
import css from './widget.module.css';

interface SuggestionsProps {
  id: string;
  label: string;
  open: boolean;
  options: readonly Option[];
  /** Index of the option that the arrow keys reached; -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
}

/** The list under a combobox. The focus stays in the text. */
export function Suggestions({ id, label, open, options, active, onChoose }: SuggestionsProps) {
  const { texts } = useSite().site;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <ul
        className={css.list}
        id={id}
        role="listbox"
        aria-label={label}
        ref={list}
        hidden={!open || options.length === 0}
      >
        {open &&
          options.map((option, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text handles the keys
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={css.option}
              // The focus stays in the text, which would close the list when it loses it.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.label}
            </li>
          ))}
      </ul>
      <p role="status" className={open && options.length === 0 ? css.list : 'visually-hidden'}>
        {open && options.length === 0 && texts.noMatch}
      </p>
    </>
  );
}
