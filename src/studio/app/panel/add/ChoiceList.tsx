import { useEffect, useId, useRef } from 'react';
import type { AddChoice } from '../../../shared/contract/adding.ts';
import { PickerList } from '../../PickerList.tsx';
import { comboboxOf, usePicker } from '../../usePicker.ts';
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
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        {...comboboxOf(id, picker, true)}
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
      <PickerList
        id={id}
        label={label}
        className="choices"
        isOpen
        picker={{ found, active, take }}
        keyOf={({ value }) => value}
        draw={({ value, detail, about }) => (
          <>
            <b>{value}</b> {detail !== '' && <small>{detail}</small>} <span>{about}</span>
          </>
        )}
        empty={addWords.none}
      />
    </div>
  );
}

const wordsOf = ({ value, detail, about }: AddChoice): string => `${value} ${detail} ${about}`;
