import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Choice } from '../../thing/contract.ts';
import { Combobox, usePicker } from '../../app/kit/Combobox.tsx';
import { longDate } from '../../days/panel/words.ts';
import { richTexts as texts } from './words.ts';

interface LinkInputProps {
  readonly id?: string;
  readonly label?: string;
  readonly 'aria-describedby'?: string;
  readonly value: string;
  /** Pages and places. `detail` is the title. */
  readonly choices: readonly Choice[];
  readonly isFocused?: boolean;
  /** An element that also belongs to the input: focus there does not count as leaving. */
  readonly around?: RefObject<HTMLElement | null>;
  /** `isLeft`: whether the person has moved to something else. */
  change(value: string, isLeft: boolean): void;
  leave?(): void;
}

const choiceTitle = ({ value, detail }: Choice): string => (detail === '' ? value : `${detail} (${value})`);

/** Whether a text is an address. */
const isAddress = (text: string): boolean => /^(?:\/|#|https:\/\/|tel:|mailto:)\S*$/.test(text);

/** Input for a link: search for a page or place by its title, or type an address. */
export function LinkInput(props: LinkInputProps) {
  const { id, label, value, choices, isFocused, leave } = props;
  const own = useId();
  const box = useRef<HTMLInputElement>(null);
  // A new link continues with its address.
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
        label={label ?? texts.linkTo}
        isOpen={sought !== undefined}
        picker={picker}
        aria-label={label}
        aria-describedby={props['aria-describedby']}
        placeholder={texts.findPage}
        value={sought ?? kept ?? (chosen ? choiceTitle(chosen) : value)}
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
            <span>{choice.detail === '' ? choice.value : choice.detail}</span>{' '}
            <small>
              {choice.value} {choice.from !== undefined && texts.appears(longDate(choice.from))}
            </small>
          </>
        )}
        empty={isAddress(sought ?? '') ? texts.own : texts.none}
      />
    </div>
  );
}

/** The typed address, and when it is committed. */
function useAddress({ value, choices, around, change }: LinkInputProps) {
  const picker = usePicker(choices, choiceTitle, (choice) => change(choice.value, false));
  const { sought, found, active } = picker;
  /** The typed text while the focus is in `around`. */
  const [kept, setKept] = useState<string>();
  const typed = sought?.trim() ?? '';
  const take = (isLeft: boolean): boolean => {
    if (!isAddress(typed)) return false;
    picker.close();
    if (typed !== value) change(typed, isLeft);
    return true;
  };
  /** Whether Enter takes the typed text, not the search result. */
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
