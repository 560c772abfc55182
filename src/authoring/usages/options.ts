import type { AnswerRule } from '../../shared/plan/config.generated.ts';
import { setsOf } from '../../compiler/model/form-model.ts';
import type { FieldModel, FormModel } from '../../compiler/model/types.ts';
import type { Path, Source } from '../../compiler/read/source.ts';
import { optionsOf } from '../../compiler/resolve/symbols.ts';
import { textAt, type Collector } from './collector.ts';
import { answersAlong, type PageView, type SiteView } from './site-view.ts';

/** Collects the options of every list, and every place where an answer is one of them. */
export function collectOptions(view: SiteView, into: Collector): void {
  const add = adder(view, into);
  for (const list of view.symbols.lists.values())
    for (const [index, { value }] of list.data.items.entries())
      if (value !== undefined)
        into.add('option', `${list.id}.${value}`, { source: list, path: ['items', index, 'value'], declares: true });
  for (const model of view.models) {
    collectAnswers(model, add);
    for (const set of setsOf(model))
      for (const field of set.fields.values()) {
        collectField(field, model, add);
        collectChoices(field, model, view, into);
        collectParents(field, model, view, add);
      }
  }
  for (const page of view.pages) collectBrought(page, view, add);
}

/** Adds the answer or answers at a path that are options of the list. */
type Add = (list: string | undefined, answer: unknown, source: Source, path: Path) => void;

/** An answer that comes from a constant is recorded at the constant. */
const adder =
  ({ symbols }: SiteView, into: Collector): Add =>
  (list, answer, source, path) => {
    const known = new Set<unknown>(optionsOf(list, symbols).map(({ value }) => value));
    const one = (value: unknown, from: Source, at: Path) =>
      known.has(value) && into.add('option', `${list ?? ''}.${String(value)}`, { source: from, path: at });
    const [file = '', name = ''] = textAt(source, [...path, '$constant'])?.split('.') ?? [];
    const constants = symbols.constants.find(({ id }) => id === file);
    if (constants) one(answer, constants, ['constants', name, 'value']);
    else if (Array.isArray(answer)) answer.forEach((value, index) => one(value, source, [...path, index]));
    else one(answer, source, path);
  };

/** Collects the answers in examples, buttons, effects and conditions. */
function collectAnswers(model: FormModel, add: Add): void {
  const { source, sets, fields, examples } = model;
  const given = [
    ...examples.flatMap(({ answers }) => answers),
    ...answersAlong(model),
    ...sets.flatMap(({ effects }) =>
      effects.map(({ config: { set = {} }, path }) => ({ answers: set, path: [...path, 'set'] })),
    ),
  ];
  for (const { answers, path } of given)
    for (const [field, answer] of Object.entries(answers))
      add(fields.get(field)?.list, answer, source, [...path, field]);
  for (const { field, rule, path } of sets.flatMap(({ conditions }) => conditions.flatMap(({ reads }) => reads)))
    collectRule(rule, path, (answer, at) => add(fields.get(field)?.list, answer, source, at));
}

function collectRule(rule: AnswerRule, path: Path, add: (answer: unknown, path: Path) => void): void {
  const { contains, not, anyOf = [] } = rule;
  add(rule.const, [...path, 'const']);
  add(rule.enum, [...path, 'enum']);
  if (contains) collectRule(contains, [...path, 'contains'], add);
  if (not) collectRule(not, [...path, 'not'], add);
  for (const [index, branch] of anyOf.entries()) collectRule(branch, [...path, 'anyOf', index], add);
}

/** Collects the answers in a field's declaration: its default, its `const`, and its exclusive choice. */
function collectField({ list, schema, path, uiPath, options }: FieldModel, { source }: FormModel, add: Add): void {
  add(list, schema.default, source, [...path, 'default']);
  add(list, schema.const, source, [...path, 'const']);
  add(list, options.exclusive, source, [...uiPath, 'options', 'exclusive']);
}

/** Collects conditional choices. They are keys, so numbers are texts there. */
function collectChoices({ list, ui, uiPath }: FieldModel, model: FormModel, view: SiteView, into: Collector): void {
  const known = new Set(optionsOf(list, view.symbols).map(({ value }) => String(value)));
  for (const key of ['choicesWhen', 'unavailable'] as const)
    for (const value of Object.keys(ui[key] ?? {}))
      if (known.has(value))
        into.add('option', `${list ?? ''}.${value}`, {
          source: model.source,
          path: [...uiPath, key, value],
          key: true,
        });
}

/** Collects options of a parent field in the `of` of dependent options. */
function collectParents({ list, options }: FieldModel, { fields }: FormModel, { symbols }: SiteView, add: Add): void {
  const parent = fields.get(options.of ?? '')?.list;
  const own = symbols.lists.get(list ?? '');
  for (const [index, { of }] of (own?.data.items ?? []).entries())
    if (own) add(parent, of, own, ['items', index, 'of']);
}

/** Collects the answers that an option of another list also gives. */
function collectBrought({ models, lists }: PageView, { symbols }: SiteView, add: Add): void {
  for (const id of lists) {
    const list = symbols.lists.get(id);
    for (const [index, { with: along = {} }] of (list?.data.items ?? []).entries())
      for (const [field, answer] of Object.entries(along))
        for (const { fields } of list ? models : [])
          if (list) add(fields.get(field)?.list, answer, list, ['items', index, 'with', field]);
  }
}
