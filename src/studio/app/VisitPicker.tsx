import type { FormEntry } from '../site/contract.ts';
import { Labelled } from './kit/Labelled.tsx';
import { Select, type Option } from './kit/Select.tsx';
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
  const visitors: readonly Option[] = [
    ['', words.asLeft],
    [before, form.kind === 'wizard' ? words.beforeStep : words.empty],
    [errors, words.allErrors],
    ...(visitor === shown ? [[shown, words.shownVisitor] as const] : []),
    ...form.examples.map(({ name }) => [`${example}${name}`, name] as const),
  ];
  const menu = (label: string, value: string, options: readonly Option[], take: (value: string) => void) => (
    <Labelled label={label} className="menu">
      {(own) => <Select {...own} value={value} options={options} choose={take} />}
    </Labelled>
  );
  return (
    <div className="tools">
      {forms.length > 1 &&
        menu(
          words.form,
          form.id,
          forms.map(({ id }) => [id, id]),
          (id) => change({ form: id, step: forms.find((one) => one.id === id)?.steps[0]?.id ?? '' }),
        )}
      {form.steps.length > 0 &&
        menu(
          words.step,
          step,
          form.steps.map(({ id, title }) => [id, title]),
          (id) => change({ step: id }),
        )}
      {menu(words.visitor, visitor, visitors, (one) => (one === '' ? choose(undefined) : change({ visitor: one })))}
    </div>
  );
}
