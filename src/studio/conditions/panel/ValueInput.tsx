import type { Name, Names } from '../../../shared/conditions/names.ts';
import { isConstant, isNamedValue, today, type Line, type Value } from '../../../shared/conditions/tree.ts';
import { plainTitleOf, valueWords } from '../../../shared/conditions/sentence.ts';
import { NumberBox } from '../../app/kit/NumberBox.tsx';
import { OptionGroups, Select, type Option } from '../../app/kit/Select.tsx';
import { takesSeveral } from './edits.ts';
import { conditionTexts as texts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';

interface ValuesProps {
  readonly line: Line;
  readonly names: Names;
  /** Whether it can be compared with another answer, which only an expression can do. */
  readonly takesNames: boolean;
  change(values: readonly Value[]): void;
}

/** The values that a line compares with. */
export function LineValues({ line, names, takesNames, change }: ValuesProps) {
  const { name, of, sign, values } = line;
  const isTruth = names.of(name)?.type === 'truth' && of === undefined;
  if (sign === 'answered' || isTruth) return null;
  if (takesSeveral(sign)) return <Several line={line} names={names} change={change} />;
  const [value] = values;
  const isByName = value !== undefined && isNamedValue(value);
  const others = othersFor(line, names);
  return (
    <>
      {isByName ? (
        <NameSelect line={line} names={names} others={others} change={(one) => change([one])} />
      ) : (
        <ValueInput line={line} names={names} value={value} change={(one) => change(one === undefined ? [] : [one])} />
      )}
      {takesNames && others.length > 0 && (
        <Button
          says={isByName ? texts.byValue : texts.byName}
          className="link"
          onClick={() => change(isByName ? [] : [{ name: others[0]!.name }])}
        />
      )}
    </>
  );
}

/** The answers and constants that a line can be compared with. */
function othersFor({ name, of }: Line, names: Names): readonly Pick<Name, 'name' | 'title'>[] {
  const type = of === undefined ? names.of(name)?.type : 'number';
  const same = names.all.filter((one) => one.type === type && one.name !== name);
  return type === 'date' ? [{ name: today, title: today }, ...same] : same;
}

interface NameSelectProps extends Pick<ValuesProps, 'line' | 'names'> {
  readonly others: readonly Pick<Name, 'name' | 'title'>[];
  change(value: Value): void;
}

function NameSelect({ line, names, others, change }: NameSelectProps) {
  const [value] = line.values;
  const chosen = value !== undefined && isNamedValue(value) ? value.name : '';
  const wordsFor = (name: string): string =>
    names.of(name)?.value === undefined ? plainTitleOf(name, names) : valueWords({ name }, line.name, names, true);
  const optionsFor = (isMeant: (name: string) => boolean): readonly Option[] =>
    others.filter(({ name }) => isMeant(name)).map(({ name }) => [name, wordsFor(name)]);
  return (
    <Select aria-label={texts.value} value={chosen} options={[]} choose={(name) => change({ name })}>
      <OptionGroups
        of={[
          [texts.fields, optionsFor((name) => !isConstant(name))],
          [texts.constants, optionsFor(isConstant)],
        ]}
      />
    </Select>
  );
}

interface ValueInputProps extends Pick<ValuesProps, 'line' | 'names'> {
  readonly value: Value | undefined;
  change(value: Value | undefined): void;
}

/** One value: an option of the field, a number, a date or a text. */
function ValueInput({ line: { name, of }, names, value, change }: ValueInputProps) {
  const about = names.of(name);
  const type = of === undefined ? about?.type : 'number';
  const options = of === undefined ? (about?.options ?? []) : [];
  if (options.length > 0)
    return (
      <Select
        aria-label={texts.value}
        value={value === undefined ? '' : String(value)}
        options={[['', texts.choose], ...optionsOf(options)]}
        choose={(chosen) => change(options.find((one) => String(one.value) === chosen)?.value)}
      />
    );
  if (type === 'number')
    return (
      <NumberBox
        key={`${name} ${of ?? ''}`}
        aria-label={texts.value}
        numbers={names.numbers}
        value={typeof value === 'number' ? value : undefined}
        change={change}
      />
    );
  return (
    <input
      aria-label={texts.value}
      type={type === 'date' ? 'date' : 'text'}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
    />
  );
}

const optionsOf = (options: Name['options']): readonly Option[] =>
  options.map(({ value, label }) => [String(value), label]);

/** Several values, which can be removed and added. */
function Several({ line, names, change }: Pick<ValuesProps, 'line' | 'names' | 'change'>) {
  const { name, values } = line;
  const options = names.of(name)?.options ?? [];
  const left = options.filter((one) => !values.includes(one.value));
  return (
    <span role="group" aria-label={texts.values} className="chips">
      {values.map((value, index) => {
        const label = valueWords(value, name, names);
        return (
          <button
            key={JSON.stringify(value)}
            type="button"
            className="chip"
            aria-label={texts.removeValue(label)}
            onClick={() => change(values.filter((_, at) => at !== index))}
          >
            {label} <span aria-hidden="true">×</span>
          </button>
        );
      })}
      {options.length > 0 ? (
        left.length > 0 && (
          <Select
            aria-label={texts.addValue}
            value=""
            options={[['', texts.addValue], ...optionsOf(left)]}
            choose={(chosen) => {
              const one = left.find(({ value }) => String(value) === chosen);
              if (one) change([...values, one.value]);
            }}
          />
        )
      ) : (
        <AddText
          isNumber={names.of(name)?.type === 'number'}
          add={(value) => !values.includes(value) && change([...values, value])}
        />
      )}
    </span>
  );
}

/** An input that adds its text on Enter or blur. */
function AddText({ isNumber, add }: { readonly isNumber: boolean; add(value: string | number): void }) {
  const take = (box: HTMLInputElement) => {
    if (box.value !== '') add(isNumber ? box.valueAsNumber : box.value);
    box.value = '';
  };
  return (
    <input
      aria-label={texts.addValue}
      placeholder={texts.addValue}
      type={isNumber ? 'number' : 'text'}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget)}
      onBlur={({ currentTarget }) => take(currentTarget)}
    />
  );
}
