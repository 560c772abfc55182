import type { FaqSearch as Words } from '../../plan/blocks.generated.ts';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../render/elements/Icon.tsx';
import css from './view.module.css';

interface FaqSearchProps {
  words: Words;
  typed: string;
  onType: (typed: string) => void;
}

export function FaqSearch({ words, typed, onType }: FaqSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Takes over what was typed before the script had loaded.
    if (input.current?.value) onType(input.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={`needs-script ${css.search}`}>
      <label htmlFor={id} className={css.label}>
        {words.label}
      </label>
      <div className={css.box}>
        <Icon name="search" size={20} className={css.icon} />
        <input
          id={id}
          ref={input}
          className={css.input}
          type="search"
          name="faqSearch"
          value={typed}
          placeholder={words.placeholder}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </div>
  );
}
