import { useEffect, useRef, useState } from 'react';
import type { Option } from '../../plan/answers.ts';
import { useSite } from '../../render/context.tsx';
import { Icon } from '../../render/elements/Icon.tsx';
import { matching } from '../../render/form/choices.ts';
import { choiceAttributes, type Control } from '../../render/form/useControl.ts';
import choice from '../../render/form/choice.module.css';
import controls from '../../render/form/controls.module.css';
import css from './widget.module.css';

interface ChoicesProps {
  control: Control<readonly (string | number)[]>;
  choices: readonly Option[];
  open: boolean;
  onToggle: (value: string | number) => void;
  onClear: () => void;
}

/** What the button opens: a search, the choices, and a button that clears all. */
export function Choices({ control, choices, open, onToggle, onClear }: ChoicesProps) {
  const { value: chosen = [] } = control;
  const { texts } = useSite().site;
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) search.current?.focus();
  }, [open]);
  const shown = matching(choices, words);
  return (
    <>
      <div className={controls.box}>
        <Icon name="search" size={18} className={controls.lead} />
        <input
          ref={search}
          type="search"
          className={controls.input}
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <div className={css.list}>
        {shown.map(({ value, label }, index) => (
          <label key={value} className={`${choice.line} ${css.line}`}>
            <input
              {...choiceAttributes(control, index + 1)}
              type="checkbox"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            {label}
          </label>
        ))}
        <p role="status" className={choice.note}>
          {shown.length === 0 && texts.noMatch}
        </p>
      </div>
      <button type="button" className="button" data-look="quiet" aria-disabled={chosen.length === 0 || undefined} onClick={onClear}>
        {texts.clearAll}
      </button>
    </>
  );
}
