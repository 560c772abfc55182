import { useRef, useState } from 'react';
import { lastDate } from '../../../shared/engine/dates.ts';
import { Labelled } from '../../app/kit/Labelled.tsx';

interface DateInputProps {
  readonly label: string;
  /** Empty if there is none. */
  readonly value: string;
  readonly min?: string | undefined;
  /** Whether it may be left empty. */
  readonly mayBeEmpty?: boolean;
  commit(day: string): void;
}

/** While a year is typed, the browser reports each digit as a year: 0002, 0020, 0202, 2027. */
const firstYear = '1900';

/** Keys that type a part of a date. */
const partKeys = /^(?:\d|ArrowUp|ArrowDown|Backspace|Delete)$/;

/**
 * The browser's date input. A date that is picked is committed at once; one that is typed, on Enter or blur, because on
 * the way to the 15th it is the 1st.
 */
export function DateInput({ label, value, min, mayBeEmpty = false, commit }: DateInputProps) {
  /** The typed date, and whether it is committed. Another value replaces it. */
  const [begun, setBegun] = useState({ day: value, isTaken: true });
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    setBegun({ day: value, isTaken: true });
  }
  const { day: typed, isTaken } = begun;
  const isTyping = useRef(false);
  const isDay = (day: string) => (day === '' ? mayBeEmpty : day >= (min ?? firstYear));
  const take = (day: string) => {
    setBegun({ day, isTaken: true });
    if (day !== value) commit(day);
  };
  const change = (day: string) => {
    if (isTyping.current || day === '' || !isDay(day)) setBegun({ day, isTaken: false });
    else take(day);
    isTyping.current = false;
  };
  const leave = () => {
    if (!isTaken) take(isDay(typed) ? typed : value);
  };
  return (
    <Labelled label={label} className="menu">
      {({ id }) => (
        <input
          id={id}
          type="date"
          min={min}
          max={lastDate}
          value={typed}
          onChange={({ target }) => change(target.value)}
          onKeyDown={({ key, altKey }) => {
            if (key === 'Enter') leave();
            isTyping.current = partKeys.test(key) && !altKey;
          }}
          onBlur={leave}
        />
      )}
    </Labelled>
  );
}
