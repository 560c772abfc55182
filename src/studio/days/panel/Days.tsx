import type { Thing } from '../../thing/contract.ts';
import { isSamePath, type Path } from '../../contract/path.ts';
import type { ThingDays } from '../contract.ts';
import { type Spans, withBegin, withChange, withoutSpan, withSpan, writtenAs } from '../spans.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import { api, type Takes } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { DateInput } from './DateInput.tsx';
import { inWords, words } from './words.ts';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';
import { useState } from 'react';
import { lastDate } from '../../../shared/engine/dates.ts';
import { Labelled } from '../../app/kit/Labelled.tsx';

type Of<Kind> = Extract<ThingDays, { kind: Kind }>;

/** Makes an edit in the file of a thing. What is to be opened then, if anything else, is `next`. */
type Edit = (edit: Omit<Takes<'edit'>, 'file' | 'base'>, next?: Path) => void;

/** On which days a thing is there, or what it is on which; and what can be changed of that. */
export function Days({ thing }: { readonly thing: Thing }) {
  const { days, file, base } = thing;
  const { open } = useStudio();
  const { error, attempt, setError } = useAttempt();
  if (!days) return null;
  const edit: Edit = (change, next) =>
    void attempt(api.edit({ file, base, ...change }), () => next && open({ file, path: next }));
  return (
    <section className="when" aria-label={days.kind === 'item' ? words.holds : words.values}>
      <h3>{days.kind === 'item' ? words.holds : words.values}</h3>
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

/** The first and last day of a page, a block, or another item of a list. */
function ItemDays({ days: { from = '', until = '' }, path, edit }: ItemDaysProps) {
  const day = useStudio().site?.day ?? '';
  const isThere = from <= day && (until === '' || day <= until);
  const set = (key: 'from' | 'until', value: string) =>
    edit({ path: [...path, key], ...(value === '' ? { arrange: 'remove' } : { value }) });
  return (
    <>
      <div className="arrange">
        <DateInput label={words.from} value={from} mayBeEmpty commit={(value) => set('from', value)} />
        <DateInput label={words.until} value={until} mayBeEmpty commit={(value) => set('until', value)} />
      </div>
      <p className="quiet">{from === '' && until === '' ? words.always : isThere ? words.on(day) : words.notOn(day)}</p>
    </>
  );
}

interface DatedProps<Kind> {
  readonly days: Of<Kind>;
  readonly thing: Thing;
  readonly edit: Edit;
  refuse(why: string): void;
}

/** What a text, a picture or another property is on which days. */
function ValueDays({ days: { path, values }, thing, edit, refuse }: DatedProps<'values'>) {
  const isAlone = values.length === 1 && values[0]?.from === undefined && values[0]?.until === undefined;
  const at = (index: number): Path => [...path, byDayKey, index, 'value'];
  const take = (spans: Spans | undefined, why: string, next?: number) => {
    if (!spans) return refuse(why);
    const value = writtenAs(spans);
    const stays = spans.length === 1 ? path : next === undefined ? path : at(next);
    edit({ path, value }, stays);
  };
  const add = ({ day }: Added) => {
    const added = withSpan(values, day, values.at(-1)?.value);
    take(added?.spans, words.taken, added?.index);
  };
  return (
    <Entries
      thing={thing}
      entries={isAlone ? [] : values.map((one, index) => ({ ...one, isFirst: index === 0 }))}
      at={at}
      begin={(index, day) => take(withBegin(values, index, day), words.tooLate, index)}
      remove={(index) => take(withoutSpan(values, index), '')}
      add={add}
    />
  );
}

/** What a constant is now, and what it will be. */
function ConstantDays({ days, thing, edit, refuse }: DatedProps<'constant'>) {
  const { path, value: first, source, changes } = days;
  const list: Path = [...path, 'changes'];
  const at = (index: number): Path => [...list, index, 'value'];
  const add = ({ day, source: named }: Added) => {
    const added = withChange(changes, { from: day, value: changes.at(-1)?.value ?? first, source: named ?? source });
    if (!added) return refuse(words.taken);
    edit({ path: list, value: added }, at(added.findIndex(({ from }) => from === day)));
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
}

/** The values of a thing, each from its day on, and one more to be added. */
function Entries({ thing: { file, path }, entries, at, begin, remove, add, source }: EntriesProps) {
  const { open } = useStudio();
  return (
    <>
      {entries.length > 0 && (
        <ul className="list">
          {entries.map(({ from, until, value, isFirst = false }, index) => (
            <li key={index}>
              {isFirst ? (
                <p className="quiet">{from === undefined ? words.first : inWords(from)}</p>
              ) : (
                <DateInput label={words.begins} value={from ?? ''} commit={(day) => begin(index, day)} />
              )}
              {until !== undefined && <p className="quiet">{words.ends(until)}</p>}
              <p className="arrange">
                <Button
                  says={String(value)}
                  className="link"
                  aria-current={isSamePath(path, at(index)) ? 'true' : undefined}
                  onClick={() => open({ file, path: at(index) })}
                />
                <Button
                  says={words.remove}
                  aria-label={`${words.remove}: ${String(value)}`}
                  onClick={() => remove(index)}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
      <AddDay add={add} source={source} />
    </>
  );
}

/** From which day on something is another, and where that comes from. */
interface Added {
  readonly day: string;
  readonly source?: string;
}

interface AddDayProps {
  add(added: Added): void;
  /** Where what holds now comes from; undefined where nobody asks. */
  readonly source?: string | undefined;
}

/** Asks from which day on something is to be another. */
function AddDay({ add, source }: AddDayProps) {
  const [day, setDay] = useState('');
  const [named, setNamed] = useState(source);
  return (
    <form
      className="add-day"
      onSubmit={(event) => {
        event.preventDefault();
        add({ day, ...(named !== undefined && { source: named }) });
      }}
    >
      <fieldset className="add-fields">
        <legend>{words.another}</legend>
        <Labelled label={words.begins} className="menu">
          {({ id }) => (
            <input
              id={id}
              type="date"
              required
              max={lastDate}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Labelled>
        {named !== undefined && (
          <Labelled label={words.source} className="menu">
            {({ id }) => <input id={id} required value={named} onChange={({ target }) => setNamed(target.value)} />}
          </Labelled>
        )}
        <button type="submit">{words.add}</button>
      </fieldset>
    </form>
  );
}
