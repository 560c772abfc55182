import type { FormEntry } from '../site/contract.ts';
import { Labelled } from './kit/Labelled.tsx';
import { Select, type Option } from './kit/Select.tsx';
import { beforeVisitor, errorsVisitor, examplePrefix, shownVisitor, type ChosenVisitor } from './visits.ts';
import { studioTexts } from './words.ts';

interface VisitPickerProps {
  readonly forms: readonly FormEntry[];
  readonly chosen: ChosenVisitor | undefined;
  choose(chosen: ChosenVisitor | undefined): void;
}

/** Chooses a form of the page, its step, and the visitor to play. */
export function VisitPicker({ forms, chosen, choose }: VisitPickerProps) {
  if (forms.length === 0) return null;
  const form = forms.find(({ id }) => id === chosen?.form) ?? forms[0]!;
  const step = chosen?.step ?? form.steps[0]?.id ?? '';
  const visitor = chosen?.visitor ?? '';
  const other = visitor === shownVisitor ? beforeVisitor : visitor || beforeVisitor;
  const change = (part: Partial<ChosenVisitor>) => choose({ form: form.id, step, visitor: other, ...part });
  const visitors: readonly Option[] = [
    ['', studioTexts.asLeft],
    [beforeVisitor, form.kind === 'wizard' ? studioTexts.beforeStep : studioTexts.empty],
    [errorsVisitor, studioTexts.allErrors],
    ...(visitor === shownVisitor ? [[shownVisitor, studioTexts.shownVisitor] as const] : []),
    ...form.examples.map(({ name }) => [`${examplePrefix}${name}`, name] as const),
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
          studioTexts.form,
          form.id,
          forms.map(({ id }) => [id, id]),
          (id) => change({ form: id, step: forms.find((one) => one.id === id)?.steps[0]?.id ?? '' }),
        )}
      {form.steps.length > 0 &&
        menu(
          studioTexts.step,
          step,
          form.steps.map(({ id, title }) => [id, title]),
          (id) => change({ step: id }),
        )}
      {menu(studioTexts.visitor, visitor, visitors, (one) =>
        one === '' ? choose(undefined) : change({ visitor: one }),
      )}
    </div>
  );
}
