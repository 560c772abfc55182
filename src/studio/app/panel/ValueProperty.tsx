import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { Choice, Control, Thing } from '../../shared/contract/thing.ts';
import type { Spot } from '../spot.ts';
import { LinkInput } from '../texts/LinkInput.tsx';
import { words } from '../words.ts';
import { ChangeState } from './ChangeState.tsx';
import { Saver, type Change } from './saver.ts';
import { valueWords } from './words.ts';

type SimpleControl = Exclude<Control, { readonly kind: 'icon' | 'picture' }>;

interface ValuePropertyProps {
  readonly thing: Thing;
  readonly control: SimpleControl;
  open(spot: Spot): void;
}

/** So many choices are seen at once. Of more, some letters find the one that is wanted. */
const mostSeen = 12;

/** A value that is no text for visitors: yes or no, a number, a word or name out of those that may stand there. */
export function ValueProperty({ thing, control, open }: ValuePropertyProps) {
  const id = useId();
  const [saver] = useState(() => new Saver(thing, reading(control, thing.value)));
  const change = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => saver.see(thing), [saver, thing]);
  /** What is no number yet, and in place of which it was typed. */
  const [begun, setBegun] = useState<{ readonly typed: string; readonly before: string }>();
  const unfinished = begun?.before === change.value ? begun.typed : undefined;
  const put = (typed: string) => {
    const isUnfinished = control.kind === 'number' && !isNumber(typed);
    setBegun(isUnfinished ? { typed, before: change.value } : undefined);
    if (!isUnfinished) saver.change(typed);
  };
  const shown: Change =
    unfinished === undefined ? change : { ...change, state: 'failed', error: valueWords.needsNumber };
  return (
    <div className="field">
      <label htmlFor={id}>{words.value}</label>
      <Input id={id} control={control} value={unfinished ?? change.value} change={put} />
      <ChangeState id={`${id}-state`} thing={thing} saver={saver} change={shown} open={open} />
    </div>
  );
}

const isNumber = (typed: string): boolean => typed.trim() !== '' && Number.isFinite(Number(typed));

/** What is said by what is typed in a control. Of choices, those of numbers are numbers. */
const reading = (control: SimpleControl, value: unknown) => (typed: string) => {
  if (control.kind === 'toggle') return typed === 'true';
  const isOfNumbers = control.kind === 'number' || typeof value === 'number';
  return isOfNumbers && isNumber(typed) ? Number(typed) : typed;
};

interface InputProps {
  readonly id: string;
  readonly control: SimpleControl;
  readonly value: string;
  change(value: string): void;
}

function Input({ id, control, value, change }: InputProps) {
  const about = `${id}-state`;
  if (control.kind === 'toggle')
    return (
      <input
        id={id}
        type="checkbox"
        aria-describedby={about}
        checked={value === 'true'}
        onChange={({ target }) => change(String(target.checked))}
      />
    );
  if (!('choices' in control))
    return (
      <input
        id={id}
        inputMode="decimal"
        aria-describedby={about}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    );
  const { choices } = control;
  if (control.kind === 'link')
    return <LinkInput id={id} describedBy={about} value={value} choices={choices} change={change} />;
  if (choices.length > mostSeen) return <Search id={id} choices={choices} value={value} change={change} />;
  const known = choices.some((one) => one.value === value);
  return (
    <select id={id} aria-describedby={about} value={value} onChange={({ target }) => change(target.value)}>
      {!known && <option value={value}>{value}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.value}
          {one.detail !== '' && ` – ${one.detail}`}
        </option>
      ))}
    </select>
  );
}

/** Letters find a name. It is taken over when it is whole, so that half of one is no change. */
function Search({ id, choices, value, change }: Omit<InputProps, 'control'> & { choices: readonly Choice[] }) {
  const [begun, setBegun] = useState<string>();
  const take = (text: string) => {
    const isWhole = choices.some((one) => one.value === text);
    setBegun(isWhole ? undefined : text);
    if (isWhole) change(text);
  };
  const leave = () => {
    if (begun !== undefined && begun !== value) change(begun);
    setBegun(undefined);
  };
  return (
    <>
      <input
        id={id}
        list={`${id}-list`}
        aria-describedby={`${id}-state`}
        value={begun ?? value}
        onChange={({ target }) => take(target.value)}
        onBlur={leave}
      />
      <datalist id={`${id}-list`}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.detail}
          </option>
        ))}
      </datalist>
    </>
  );
}
