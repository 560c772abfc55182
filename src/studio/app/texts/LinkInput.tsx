import { useEffect, useId, useRef } from 'react';
import type { Choice } from '../../shared/answers.ts';
import { PickerList } from '../PickerList.tsx';
import { comboboxOf, usePicker } from '../usePicker.ts';
import { textWords as words } from './words.ts';

interface LinkInputProps {
  readonly id?: string;
  readonly label?: string;
  readonly describedBy?: string;
  readonly value: string;
  /** Pages and places, each with its title as its detail. */
  readonly choices: readonly Choice[];
  readonly isFocused?: boolean;
  change(value: string): void;
  leave?(): void;
}

const titleOf = ({ value, detail }: Choice): string => (detail === '' ? value : `${detail} (${value})`);

/** What is an address without a page of ours. */
const isAddress = (text: string): boolean => /^(?:\/|#|https:\/\/|tel:|mailto:)\S*$/.test(text);

/** Where a link leads: a page or place that is found by its title, or an address that is written. */
export function LinkInput({ id, label, describedBy, value, choices, isFocused, change, leave }: LinkInputProps) {
  const own = useId();
  const box = useRef<HTMLInputElement>(null);
  // Who asks for a link goes on with where it leads.
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  const picker = usePicker(choices, titleOf, (choice) => change(choice.value));
  const { sought, found } = picker;
  const chosen = choices.find((one) => one.value.toLowerCase() === value.toLowerCase());
  const takeTyped = (): boolean => {
    const typed = sought?.trim() ?? '';
    if (!isAddress(typed) || choices.some((one) => one.value === typed)) return false;
    picker.close();
    change(typed);
    return true;
  };
  return (
    <div
      className="picker"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (!takeTyped()) picker.close();
      }}
    >
      <input
        ref={box}
        id={id ?? own}
        {...comboboxOf(own, picker, sought !== undefined)}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={words.findPage}
        value={sought ?? (chosen ? titleOf(chosen) : value)}
        onFocus={({ target }) => target.select()}
        onClick={picker.open}
        onChange={({ target }) => picker.seek(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && sought === undefined) leave?.();
          else if (!(event.key === 'Enter' && found.length === 0 && takeTyped())) picker.press(event);
        }}
      />
      <PickerList
        id={own}
        label={label ?? words.linkTo}
        isOpen={sought !== undefined}
        picker={picker}
        keyOf={(choice) => choice.value}
        draw={(choice) => (
          <>
            <span>{choice.detail === '' ? choice.value : choice.detail}</span> <small>{choice.value}</small>
          </>
        )}
        empty={isAddress(sought ?? '') ? words.own : words.none}
      />
    </div>
  );
}
