import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Choice } from '../../thing/contract.ts';
import { Combobox, usePicker } from '../../app/kit/Combobox.tsx';
import { textWords as words } from './words.ts';

interface LinkInputProps {
  readonly id?: string;
  readonly label?: string;
  readonly 'aria-describedby'?: string;
  readonly value: string;
  /** Pages and places, each with its title as its detail. */
  readonly choices: readonly Choice[];
  readonly isFocused?: boolean;
  /** What else is of the box: who goes there has not left it. */
  readonly around?: RefObject<HTMLElement | null>;
  /** `isLeft`: whether the person has gone on to something else. */
  change(value: string, isLeft: boolean): void;
  leave?(): void;
}

const titleOf = ({ value, detail }: Choice): string => (detail === '' ? value : `${detail} (${value})`);

/** What is an address without a page of ours. */
const isAddress = (text: string): boolean => /^(?:\/|#|https:\/\/|tel:|mailto:)\S*$/.test(text);

/** Where a link leads: a page or place that is found by its title, or an address that is written. */
export function LinkInput(props: LinkInputProps) {
  const { id, label, value, choices, isFocused, leave } = props;
  const own = useId();
  const box = useRef<HTMLInputElement>(null);
  // Who asks for a link goes on with where it leads.
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  const { picker, kept, enter, back, left } = useAddress(props);
  const { sought } = picker;
  const chosen = choices.find((one) => one.value.toLowerCase() === value.toLowerCase());
  return (
    <div className="picker" onBlur={({ relatedTarget, currentTarget }) => left(relatedTarget, currentTarget)}>
      <Combobox
        ref={box}
        id={id ?? own}
        label={label ?? words.linkTo}
        isOpen={sought !== undefined}
        picker={picker}
        aria-label={label}
        aria-describedby={props['aria-describedby']}
        placeholder={words.findPage}
        value={sought ?? kept ?? (chosen ? titleOf(chosen) : value)}
        onFocus={({ target }) => {
          back();
          target.select();
        }}
        onClick={picker.open}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && sought === undefined) leave?.();
          else if (!(event.key === 'Enter' && enter())) picker.press(event);
        }}
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

/** What is typed in the box of a link, and when it is taken over. */
function useAddress({ value, choices, around, change }: LinkInputProps) {
  const picker = usePicker(choices, titleOf, (choice) => change(choice.value, false));
  const { sought, found, active } = picker;
  /** What is typed while the person is beside the box. */
  const [kept, setKept] = useState<string>();
  const typed = sought?.trim() ?? '';
  const take = (isLeft: boolean): boolean => {
    if (!isAddress(typed)) return false;
    picker.close();
    if (typed !== value) change(typed, isLeft);
    return true;
  };
  /** Whether Enter takes what is typed, and not what is found by it. */
  const isWhole = found.length === 0 || (active === 0 && choices.some((one) => one.value === typed));
  return {
    picker,
    kept,
    enter: () => isWhole && take(false),
    back: () => {
      if (kept !== undefined) picker.seek(kept);
      setKept(undefined);
    },
    left: (to: Element | null, from: Element) => {
      if (from.contains(to)) return;
      const isBeside = to !== null && around?.current?.contains(to) === true;
      if (isBeside) setKept(sought);
      if (isBeside || !take(to !== null)) picker.close();
    },
  };
}
