import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { rowSetsOf } from '../model/form-model.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../model/types.ts';
import { placeInside, type Source } from '../read/source.ts';
import { parseMessage } from '../resolve/message.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { certainFields, workedOutWith } from './certain.ts';
import { answeredWith, gapsIn } from './gaps.ts';
import { optionWordsAt, type WordsAt } from './option-words.ts';

/**
 * Checks the answers in titles, help and placeholders, and in the words of options: each is that of an earlier
 * question, and there are words for the time when it is missing.
 * Problems: message/unknown-value, message/too-early, message/gap
 */
export function lintFieldWords({ sets }: FormModel, symbols: SymbolTable): Problem[] {
  const before: string[] = [];
  const certain: string[] = [];
  return sets.flatMap((set) => {
    const found = [
      ...lintSet(set, before, certain, symbols),
      // Words in a row can only use the answers of the same row.
      ...rowSetsOf(set).flatMap((rows) => lintSet(rows, [], [], symbols)),
    ];
    before.push(...set.fields.keys());
    certain.push(...certainFields(set, symbols, certain));
    return found;
  });
}

function lintSet(
  set: FieldSetModel,
  before: readonly string[],
  certain: readonly string[],
  symbols: SymbolTable,
): Problem[] {
  const ofSet = set.config.when === undefined ? [] : answeredWith(set.config.when, set, symbols);
  const order = [...set.fields.keys()];
  const atOnce = workedOutWith(set, symbols, certain);
  return [...set.fields.values()].flatMap((field, index) => {
    const known = isConsent(field) ? [] : [...before, ...order.slice(0, index)];
    const ofField = field.ui.when === undefined ? [] : answeredWith(field.ui.when, set, symbols);
    return [...wordsAt(field, set.source), ...optionWordsAt(field, symbols)].flatMap((text) => {
      const ofText = text.when === undefined ? [] : answeredWith(text.when, set, symbols);
      const wrong = parseMessage(text.text).values.filter((name) => !known.includes(name));
      if (wrong.length === 0)
        return gapsIn(text.source, text, set.all, new Set([...certain, ...atOnce, ...ofSet, ...ofField, ...ofText]));
      return wrong.map((name) => {
        const place = placeInside(text.source, text.path, `{${name}`);
        return set.all.has(name) ? say.printedTooEarly(place, name, field.name) : say.unknownValue(place, name, known);
      });
    });
  });
}

/** A visitor agrees to words that are always the same. */
const isConsent = ({ schema }: FieldModel): boolean => schema.type === 'boolean' && schema.const === true;

/** The words of a field that may print answers. */
export const wordsAt = ({ schema, ui, path, uiPath }: FieldModel, source: Source): WordsAt[] =>
  [
    { text: schema.title, path: [...path, 'title'] },
    { text: ui.help, path: [...uiPath, 'help'] },
    { text: ui.placeholder, path: [...uiPath, 'placeholder'] },
    { text: ui.relabel?.title, path: [...uiPath, 'relabel', 'title'], when: ui.relabel?.when },
  ].flatMap(({ text, ...at }) => (text?.includes('{') ? [{ text, ...at, source }] : []));
