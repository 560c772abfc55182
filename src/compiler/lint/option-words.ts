import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import type { Condition } from '../model/conditions.ts';
import { setsOf } from '../model/form-model.ts';
import { effectTexts } from '../model/texts.ts';
import type { FieldModel, FieldSetModel, FormModel, TextAt } from '../model/types.ts';
import { placeInside, placeOf, type Source } from '../read/source.ts';
import { isLongList } from '../resolve/long-lists.ts';
import { parseMessage } from '../resolve/message.ts';
import { references } from '../resolve/references.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';

/** A text that prints answers, and the condition under which visitors read it. */
export interface WordsAt extends TextAt {
  readonly source: Source;
  readonly when?: Condition | undefined;
}

/** The words of a field's options that print answers, in the file of their list. */
export function optionWordsAt({ list: id, ui }: Pick<FieldModel, 'list' | 'ui'>, symbols: SymbolTable): WordsAt[] {
  const list = symbols.lists.get(id ?? '');
  if (!list) return [];
  return optionsOf(id, symbols).flatMap(({ value, label, note }, index) =>
    Object.entries({ label, note }).flatMap(([word, text]) =>
      text?.includes('{') && parseMessage(text).values.length > 0
        ? [{ text, path: ['items', index, word], source: list, when: ui.choicesWhen?.[String(value)] }]
        : [],
    ),
  );
}

const printsAnswers = (list: string | undefined, symbols: SymbolTable): boolean =>
  optionWordsAt({ list, ui: {} }, symbols).length > 0;

/**
 * Checks that a list whose labels print answers is only used where a form fills them in: not on pages, as suggestions,
 * or in a list that is searched on the server.
 * Problem: list/unfilled
 */
export const lintListUse = (source: Checked, symbols: SymbolTable): Problem[] =>
  source.kind === 'table'
    ? []
    : references(source.data, `${source.kind}.schema.json`, symbols.contracts)
        .filter(
          ({ kind, value, path }) =>
            kind === 'list' &&
            (path.at(-1) !== 'x-list' || isLongList(value, symbols)) &&
            printsAnswers(value, symbols),
        )
        .map(({ path, value }) => say.unfilledList(placeOf(source, path), value));

/**
 * Checks that nothing takes the label of an answer whose label depends on other answers: a look-up, whose options are
 * found by their label, an expression, or an effect. Their proof would not know on which answers they depend.
 * Problem: list/unfilled
 */
export function lintTakenLabels(model: FormModel, symbols: SymbolTable): Problem[] {
  const sets = setsOf(model);
  const printing = sets
    .flatMap(({ fields }) => [...fields.values()])
    .filter(({ list }) => printsAnswers(list, symbols));
  if (printing.length === 0) return [];
  return sets.flatMap((set) => [
    ...[...set.fields.values()]
      .filter((field) => printing.includes(field) && field.widget === 'lookup')
      .map(({ uiPath, list }) => say.unfilledList(placeOf(set.source, [...uiPath, 'widget']), list!)),
    ...takenIn(set).flatMap(({ path, takes }) =>
      printing
        .filter(({ name }) => takes(name))
        .map(({ name, list }) => say.unfilledList(placeInside(set.source, path, name), list!)),
    ),
  ]);
}

/** The texts that take labels of answers, each with what tells whether it takes that of a field. */
const takenIn = (set: FieldSetModel) => [
  ...set.expressions.map(({ text, path }) => ({
    path,
    takes: (name: string) => new RegExp(`\\blabel\\(\\s*${name}\\s*\\)`).test(text),
  })),
  ...set.effects.flatMap(effectTexts).map(({ text, path }) => ({
    path,
    takes: (name: string) => new RegExp(`\\{\\s*${name}\\s*\\}`).test(text),
  })),
];
