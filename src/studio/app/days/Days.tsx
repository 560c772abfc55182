import type { Thing } from '../../shared/contract/thing.ts';
import type { Path } from '../../shared/path.ts';
import type { ThingDays } from '../../shared/contract/days.ts';
import { withBegin, withChange, withoutSpan, withSpan, writtenAs, type Spans } from '../../shared/spans.ts';
import { byDayKey } from '../../../plan/by-day.ts';
import { api, type Takes } from '../api.ts';
import type { Spot } from '../spot.ts';
import { AddDay, type Added } from './AddDay.tsx';
import { DateInput } from './DateInput.tsx';
import { inWords, words } from './words.ts';
import { useAttempt } from '../useAttempt.ts';
import { Button } from '../kit/Button.tsx';
import { Fault } from '../kit/Fault.tsx';

interface DaysProps {
  readonly thing: Thing;
  /** As on which the frame shows the site. */
  readonly day: string;
  open(spot: Spot): void;
}

type Of<Kind> = Extract<ThingDays, { kind: Kind }>;

/** Makes an edit in the file of a thing. What is to be opened then, if anything else, is `next`. */
type Edit = (edit: Omit<Takes<'edit'>, 'file' | 'base'>, next?: Path) => void;

/** On which days a thing is there, or what it is on which; and what can be changed of that. */
export function Days({ thing, day, open }: DaysProps) {
  const { days, file, base } = thing;
  const { error, attempt, setError } = useAttempt();
  if (!days) return null;
  const edit: Edit = (change, next) =>
    void attempt(api.edit({ file, base, ...change }), () => next && open({ file, path: next }));
  return (
    <section className="when" aria-label={days.kind === 'item' ? words.holds : words.values}>
      <h3>{days.kind === 'item' ? words.holds : words.values}</h3>
      {days.kind === 'item' && <ItemDays days={days} path={thing.path} day={day} edit={edit} />}
      {days.kind === 'values' && <ValueDays days={days} thing={thing} edit={edit} open={open} refuse={setError} />}
      {days.kind === 'constant' && <ConstantDays days={days} thing={thing} edit={edit} open={open} refuse={setError} />}
      <Fault why={error} className="fault" />
    </section>
  );
}

interface ItemDaysProps {
  readonly days: Of<'item'>;
  readonly path: Path;
  readonly day: string;
  readonly edit: Edit;
}

/** The first and last day of a page, a block, or another item of a list. */
function ItemDays({ days: { from = '', until = '' }, path, day, edit }: ItemDaysProps) {
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

interface EntriesProps<Kind> {
  readonly days: Of<Kind>;
  readonly thing: Thing;
  readonly edit: Edit;
  open(spot: Spot): void;
  refuse(why: string): void;
}

/** What a text, a picture or another property is on which days. */
function ValueDays({ days: { path, values }, thing, edit, open, refuse }: EntriesProps<'values'>) {
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
    <>
      {!isAlone && (
        <ul className="list">
          {values.map(({ from, until, value }, index) => (
            <li key={index}>
              {index === 0 ? (
                <p className="quiet">{from === undefined ? words.first : inWords(from)}</p>
              ) : (
                <DateInput
                  label={words.begins}
                  value={from ?? ''}
                  commit={(day) => take(withBegin(values, index, day), words.tooLate, index)}
                />
              )}
              {until !== undefined && <p className="quiet">{words.ends(until)}</p>}
              <Entry
                value={value}
                isOpen={JSON.stringify(thing.path) === JSON.stringify(at(index))}
                open={() => open({ file: thing.file, path: at(index) })}
                remove={() => take(withoutSpan(values, index), '')}
              />
            </li>
          ))}
        </ul>
      )}
      <AddDay add={add} />
    </>
  );
}

/** What a constant is now, and what it will be. */
function ConstantDays({ days, thing, edit, open, refuse }: EntriesProps<'constant'>) {
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
    <>
      {changes.length > 0 && (
        <ul className="list">
          {changes.map(({ from, value }, index) => (
            <li key={index}>
              <DateInput
                label={words.begins}
                value={from}
                commit={(day) => edit({ path: [...list, index, 'from'], value: day })}
              />
              <Entry
                value={value}
                isOpen={JSON.stringify(thing.path) === JSON.stringify(at(index))}
                open={() => open({ file: thing.file, path: at(index) })}
                remove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddDay add={add} source={source} />
    </>
  );
}

interface EntryProps {
  readonly value: unknown;
  /** Whether it is the one that the panel shows. */
  readonly isOpen: boolean;
  open(): void;
  remove(): void;
}

function Entry({ value, isOpen, open, remove }: EntryProps) {
  return (
    <p className="arrange">
      <Button says={String(value)} className="link" aria-current={isOpen ? 'true' : undefined} onClick={open} />
      <Button says={words.remove} onClick={remove} aria-label={`${words.remove}: ${String(value)}`} />
    </p>
  );
}
