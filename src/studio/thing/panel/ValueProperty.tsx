import { useId, useState } from 'react';
import type { Choice, Control } from '../contract.ts';
import { readNumber, writtenNumber } from '../../app/kit/numbers.ts';
import { Options, Select } from '../../app/kit/Select.tsx';
import { LinkInput } from '../../texts/panel/LinkInput.tsx';
import type { ThingProps } from '../../app/useThing.ts';
import { studioTexts } from '../../app/words.ts';
import { ChangeState } from './ChangeState.tsx';
import type { ValueState } from './saver.ts';
import { useSaver } from './useSaver.ts';

type SimpleControl = Exclude<Control, { readonly kind: 'icon' | 'picture' }>;

interface ValuePropertyProps extends ThingProps {
  readonly control: SimpleControl;
}

/** With more choices than this, there is a search instead of a select element. */
const maxChoices = 40;

/**
 * Control for a value that is not a text for visitors: true or false, a number, or one of the allowed words and names.
 */
export function ValueProperty({ thing, control }: ValuePropertyProps) {
  const id = useId();
  const { saver, change } = useSaver(thing, reading(control, thing.value), writing(control));
  /** A text that is not a number yet, and the value that it replaces. */
  const [begun, setBegun] = useState<{ readonly typed: string; readonly before: string }>();
  const unfinished = begun?.before === change.value ? begun.typed : undefined;
  const put = (typed: string) => {
    const isUnfinished = control.kind === 'number' && readNumber(typed, control.style) === undefined;
    setBegun(isUnfinished ? { typed, before: change.value } : undefined);
    if (!isUnfinished) saver.change(typed);
  };
  const shown: ValueState =
    unfinished === undefined ? change : { ...change, state: 'failed', error: studioTexts.needsNumber };
  return (
    <div className="field">
      <label htmlFor={id}>{studioTexts.value}</label>
      <Input id={id} control={control} value={unfinished ?? change.value} change={put} />
      <ChangeState id={`${id}-state`} thing={thing} saver={saver} change={shown} />
    </div>
  );
}

/** Parses the text of a control. Choices are numbers if the value is a number. */
const reading = (control: SimpleControl, value: unknown) => (typed: string) => {
  if (control.kind === 'toggle') return typed === 'true';
  if (control.kind === 'number') return readNumber(typed, control.style) ?? typed;
  return typeof value === 'number' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
};

const writing = (control: SimpleControl) => (value: unknown) =>
  control.kind === 'number' && typeof value === 'number' ? writtenNumber(value, control.style) : String(value);

interface InputProps {
  readonly id: string;
  readonly control: SimpleControl;
  readonly value: string;
  change(value: string): void;
}

function Input({ id, control, value, change }: InputProps) {
  const own = { id, 'aria-describedby': `${id}-state` };
  if (control.kind === 'toggle')
    return (
      <input
        {...own}
        type="checkbox"
        checked={value === 'true'}
        onChange={({ target }) => change(String(target.checked))}
      />
    );
  if (!('choices' in control))
    return <input {...own} inputMode="decimal" value={value} onChange={({ target }) => change(target.value)} />;
  const { choices } = control;
  if (control.kind === 'link') return <LinkInput {...own} value={value} choices={choices} change={change} />;
  if (choices.length > maxChoices) return <Search {...own} choices={choices} value={value} change={change} />;
  const all = choices.map(
    (one) => [one.value, one.detail === '' ? one.value : `${one.value} – ${one.detail}`] as const,
  );
  return (
    <Select {...own} value={value} options={all} choose={change}>
      {!choices.some((one) => one.value === value) && <option value={value}>{value}</option>}
    </Select>
  );
}

type SearchProps = Omit<InputProps, 'control'> & {
  readonly choices: readonly Choice[];
  readonly 'aria-describedby': string;
};

/** An input with suggestions. Saves a typed name only when it is complete. */
function Search({ id, choices, value, change, ...own }: SearchProps) {
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
        {...own}
        id={id}
        list={`${id}-list`}
        value={begun ?? value}
        onChange={({ target }) => take(target.value)}
        onBlur={leave}
      />
      <datalist id={`${id}-list`}>
        <Options of={choices.map((one) => [one.value, one.detail])} />
      </datalist>
    </>
  );
}
