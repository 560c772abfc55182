import type { Thing } from '../../thing/contract.ts';
import { isSamePath, type Path } from '../../contract/path.ts';
import type { ThingDays } from '../contract.ts';
import { type Spans, withBegin, withChange, withoutSpan, withSpan, spansValue } from '../spans.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import { api, type Takes } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { DateInput } from './DateInput.tsx';
import { longDate, dayTexts } from './words.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { useQueue } from '../../app/useQueue.ts';
import { useStudio } from '../../app/useStudio.ts';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { lastDate } from '../../../shared/engine/dates.ts';
import { Labelled } from '../../app/kit/Labelled.tsx';
import { NumberBox } from '../../app/kit/NumberBox.tsx';
import type { NumberStyle } from '../../../shared/plan/message.ts';

type Of<Kind> = Extract<ThingDays, { kind: Kind }>;

/** Edits the file of a thing. `next`: the path to open then, if it is another. */
type Edit = (edit: Omit<Takes<'edit'>, 'file' | 'base'>, next?: Path) => void;

interface DaysProps {
  readonly thing: Thing;
  /** Whether the panel shows something else, which stays open. */
  readonly isBeside?: boolean;
}

/** Edits the days on which a thing exists, or its values by day. */
export function Days({ thing, isBeside = false }: DaysProps) {
  const { days, file } = thing;
  const { open } = useStudio();
  const { error, setError } = useAttempt();
  const send = useQueue(thing);
  if (!days) return null;
  const edit: Edit = (change, next) =>
    send(
      (base) => api.edit({ file, base, ...change }),
      (_, isLast) => {
        setError(undefined);
        if (isLast && next && !isBeside) open({ file, path: next });
      },
      ({ message }) => setError(message),
    );
  return (
    <section className="when" aria-label={days.kind === 'item' ? dayTexts.holds : dayTexts.values}>
      <h3>{days.kind === 'item' ? dayTexts.holds : dayTexts.values}</h3>
      {days.kind === 'item' && <ItemDays days={days} path={thing.path} edit={edit} />}
      {days.kind === 'values' && <ValueDays days={days} thing={thing} edit={edit} refuse={setError} />}
      {days.kind === 'constant' && <ConstantDays days={days} thing={thing} edit={edit} refuse={setError} />}
      <Fault why={error} className="fault" />
    </section>
  );
}

interface ItemDaysProps {
  readonly days: Of<'item'>;
  readonly path: Path;
  readonly edit: Edit;
}

/** The first and last day of a page, a block, or another list item. */
function ItemDays({ days: { from = '', until = '' }, path, edit }: ItemDaysProps) {
  const day = useStudio().site?.day ?? '';
  const isThere = from <= day && (until === '' || day <= until);
  const set = (key: 'from' | 'until', value: string) =>
    edit({ path: [...path, key], ...(value === '' ? { arrange: 'remove' } : { value }) });
  return (
    <>
      <div className="arrange">
        <DateInput label={dayTexts.from} value={from} mayBeEmpty commit={(value) => set('from', value)} />
        <DateInput label={dayTexts.until} value={until} mayBeEmpty commit={(value) => set('until', value)} />
      </div>
      <p className="quiet">
        {from === '' && until === '' ? dayTexts.always : isThere ? dayTexts.on(day) : dayTexts.notOn(day)}
      </p>
    </>
  );
}

interface DatedProps<Kind> {
  readonly days: Of<Kind>;
  readonly thing: Thing;
  readonly edit: Edit;
  refuse(why: string): void;
}

/** The values by day of a text, a picture or another property. */
function ValueDays({ days: { path, values }, thing, edit, refuse }: DatedProps<'values'>) {
  const isAlone = values.length === 1 && values[0]?.from === undefined && values[0]?.until === undefined;
  const at = (index: number): Path => [...path, byDayKey, index, 'value'];
  const take = (spans: Spans | undefined, why: string, next?: number) => {
    if (!spans) return refuse(why);
    const value = spansValue(spans);
    const stays = spans.length === 1 ? path : next === undefined ? path : at(next);
    edit({ path, value }, stays);
  };
  const add = ({ day }: Added) => {
    const added = withSpan(values, day, values.at(-1)?.value);
    take(added?.spans, dayTexts.taken, added?.index);
  };
  return (
    <Entries
      thing={thing}
      entries={isAlone ? [] : values.map((one, index) => ({ ...one, isFirst: index === 0 }))}
      at={at}
      begin={(index, day) => take(withBegin(values, index, day), dayTexts.tooLate, index)}
      remove={(index) => take(withoutSpan(values, index), '')}
      add={add}
    />
  );
}

/** The current and future values of a constant. */
function ConstantDays({ days, thing, edit, refuse }: DatedProps<'constant'>) {
  const { path, value: first, source, changes } = days;
  const list: Path = [...path, 'changes'];
  const at = (index: number): Path => [...list, index, 'value'];
  const now = changes.at(-1)?.value ?? first;
  /** The last value, if a new one can be typed. */
  const last = typeof now === 'number' || typeof now === 'string' ? now : undefined;
  const add = ({ day, source: named, value }: Added) => {
    const added = withChange(changes, { from: day, value: value ?? now, source: named ?? source });
    if (!added) return refuse(dayTexts.taken);
    edit(
      { path: list, value: added },
      last !== undefined ? undefined : at(added.findIndex(({ from }) => from === day)),
    );
  };
  const remove = (index: number) =>
    edit({ path: changes.length === 1 ? list : [...list, index], arrange: 'remove' }, path);
  return (
    <Entries
      thing={thing}
      entries={changes}
      at={at}
      begin={(index, day) => edit({ path: [...list, index, 'from'], value: day })}
      remove={remove}
      add={add}
      source={source}
      {...(last !== undefined && { last })}
    />
  );
}

interface EntriesProps {
  readonly thing: Thing;
  readonly entries: readonly (Of<'values'>['values'][number] & { readonly isFirst?: boolean })[];
  /** The path of an entry's value. */
  at(index: number): Path;
  begin(index: number, day: string): void;
  remove(index: number): void;
  add(added: Added): void;
  readonly source?: string;
  readonly last?: string | number;
}

/** The values of a thing by day, with a form to add one. */
function Entries({ thing: { file, path, control }, entries, at, begin, remove, add, source, last }: EntriesProps) {
  const { open } = useStudio();
  return (
    <>
      {entries.length > 0 && (
        <ul className="list">
          {entries.map(({ from, until, value, isFirst = false }, index) => (
            <li key={index}>
              {isFirst ? (
                <p className="quiet">{from === undefined ? dayTexts.first : longDate(from)}</p>
              ) : (
                <DateInput label={dayTexts.begins} value={from ?? ''} commit={(day) => begin(index, day)} />
              )}
              {until !== undefined && <p className="quiet">{dayTexts.ends(until)}</p>}
              <p className="arrange">
                <Button
                  says={String(value)}
                  className="link"
                  aria-current={isSamePath(path, at(index)) ? 'true' : undefined}
                  onClick={() => open({ file, path: at(index) })}
                />
                <Button
                  says={dayTexts.remove}
                  aria-label={`${dayTexts.remove}: ${String(value)}`}
                  onClick={() => remove(index)}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
      <AddDay
        key={entries.length}
        add={add}
        source={source}
        last={last}
        numbers={control?.kind === 'number' ? control.style : {}}
      />
    </>
  );
}

/** A new value with its first day. */
interface Added {
  readonly day: string;
  readonly source?: string;
  /** Without it, the last value is copied, to be changed in its own place. */
  readonly value?: string | number;
}

interface AddDayProps {
  add(added: Added): void;
  /** The source of the current value; undefined for values without sources. */
  readonly source?: string | undefined;
  /** The last value, if the new one is typed here. */
  readonly last?: string | number | undefined;
  /** How the site writes numbers. */
  readonly numbers: NumberStyle;
}

/** Form to add a value from a day on. */
function AddDay({ add, source, last, numbers }: AddDayProps) {
  const [day, setDay] = useState('');
  const [value, setValue] = useState(last);
  const [named, setNamed] = useState(source);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The box says why it cannot read a number.
    if (last !== undefined && value === undefined) return;
    add({ day, ...(named !== undefined && { source: named }), ...(value !== undefined && { value }) });
  };
  return (
    <form className="add-day" onSubmit={submit}>
      <fieldset className="add-fields">
        <legend>{dayTexts.another}</legend>
        <AddInput label={dayTexts.begins} type="date" max={lastDate} value={day} change={setDay} />
        {typeof last === 'number' && (
          <Labelled label={dayTexts.newValue} className="menu">
            {(own) => (
              <NumberBox
                {...own}
                required
                numbers={numbers}
                value={typeof value === 'number' ? value : undefined}
                change={setValue}
              />
            )}
          </Labelled>
        )}
        {typeof last === 'string' && <AddInput label={dayTexts.newValue} value={value} change={setValue} />}
        {named !== undefined && <AddInput label={dayTexts.source} value={named} change={setNamed} />}
        <button type="submit">{dayTexts.add}</button>
      </fieldset>
    </form>
  );
}

interface AddInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  change(value: string): void;
}

const AddInput = ({ label, change, ...input }: AddInputProps) => (
  <Labelled label={label} className="menu">
    {({ id }) => <input {...input} id={id} required onChange={({ target }) => change(target.value)} />}
  </Labelled>
);
