import { useEffect, useId, useRef } from 'react';
import type { AddChoice } from '../../../shared/adding.ts';
import { usePicker } from '../../usePicker.ts';
import { addWords } from './words.ts';

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly AddChoice[];
  take(choice: AddChoice): void;
}

/** What can be added, each with what its contract says of it. Letters narrow it, arrows lead through it. */
export function ChoiceList({ label, choices, take }: ChoiceListProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const picker = usePicker(choices, wordsOf, take);
  const { sought = '', found, active } = picker;
  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        placeholder={addWords.find}
        value={sought}
        onChange={({ target }) => picker.seek(target.value)}
        onKeyDown={(event) => {
          const chosen = found[active];
          if (event.key === 'Enter' && chosen) {
            event.preventDefault();
            take(chosen);
          } else if (event.key !== 'Escape') picker.press(event);
        }}
      />
      <Found id={id} label={label} found={found} active={active} take={take} />
    </div>
  );
}

interface FoundProps {
  readonly id: string;
  readonly label: string;
  readonly found: readonly AddChoice[];
  readonly active: number;
  take(choice: AddChoice): void;
}

/** What is found. The keys that lead through it are those of the box. */
function Found({ id, label, found, active, take }: FoundProps) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={label} className="choices">
      {found.map((choice, index) => (
        <li
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(choice)}
          onKeyDown={undefined}
        >
          <b>{choice.value}</b> {choice.detail !== '' && <small>{choice.detail}</small>} <span>{choice.about}</span>
        </li>
      ))}
      {found.length === 0 && <li className="empty">{addWords.none}</li>}
    </ul>
  );
}

const wordsOf = ({ value, detail, about }: AddChoice): string => `${value} ${detail} ${about}`;
