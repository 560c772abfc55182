import { useId } from 'react';
import type { FormEntry } from '../shared/contract/site.ts';
import { before, errors, example, shown, type Chosen } from './visits.ts';
import { words } from './words.ts';

interface VisitPickerProps {
  readonly forms: readonly FormEntry[];
  readonly chosen: Chosen | undefined;
  choose(chosen: Chosen | undefined): void;
}

/** Chooses a form of the page, a step of it, and the visitor who is before it. */
export function VisitPicker({ forms, chosen, choose }: VisitPickerProps) {
  if (forms.length === 0) return null;
  const form = forms.find(({ id }) => id === chosen?.form) ?? forms[0]!;
  const step = chosen?.step ?? form.steps[0]?.id ?? '';
  const visitor = chosen?.visitor ?? '';
  const other = visitor === shown ? before : visitor || before;
  const change = (part: Partial<Chosen>) => choose({ form: form.id, step, visitor: other, ...part });
  return (
    <div className="tools">
      {forms.length > 1 && (
        <Menu
          label={words.form}
          value={form.id}
          options={forms.map(({ id }) => [id, id])}
          choose={(id) => change({ form: id, step: forms.find((one) => one.id === id)?.steps[0]?.id ?? '' })}
        />
      )}
      {form.steps.length > 0 && (
        <Menu
          label={words.step}
          value={step}
          options={form.steps.map(({ id, title }) => [id, title])}
          choose={(id) => change({ step: id })}
        />
      )}
      <Menu
        label={words.visitor}
        value={visitor}
        options={[
          ['', words.asLeft],
          [before, form.kind === 'wizard' ? words.beforeStep : words.empty],
          [errors, words.allErrors],
          ...(visitor === shown ? [[shown, words.shownVisitor] as const] : []),
          ...form.examples.map(({ name }) => [`${example}${name}`, name] as const),
        ]}
        choose={(one) => (one === '' ? choose(undefined) : change({ visitor: one }))}
      />
    </div>
  );
}

interface MenuProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  choose(value: string): void;
}

function Menu({ label, value, options, choose }: MenuProps) {
  const id = useId();
  return (
    <div className="menu">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
