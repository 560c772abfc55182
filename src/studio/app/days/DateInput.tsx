import { useId, useState } from 'react';

interface DateInputProps {
  readonly label: string;
  /** Empty for no day. */
  readonly value: string;
  readonly min?: string | undefined;
  /** Whether it may be left empty. */
  readonly mayBeEmpty?: boolean;
  commit(day: string): void;
}

/** While a year is typed, the browser tells each of its digits as a year: 0002, 0020, 0202, 2027. */
const firstYear = '1900';

/** A day, in the browser's own control. It is taken over once it is whole, and when it is left empty. */
export function DateInput({ label, value, min, mayBeEmpty = false, commit }: DateInputProps) {
  const id = useId();
  /** What is typed, and in place of which day. */
  const [begun, setBegun] = useState({ day: value, before: value });
  const typed = begun.before === value ? begun.day : value;
  const change = (day: string) => {
    setBegun({ day, before: value });
    if (day >= (min ?? firstYear) && day !== value) commit(day);
  };
  const leave = () => {
    if (typed === '' && mayBeEmpty && value !== '') commit('');
    else if (typed < (min ?? firstYear)) setBegun({ day: value, before: value });
  };
  return (
    <div className="menu">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        min={min}
        max="9999-12-31"
        value={typed}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
    </div>
  );
}
