import { entriesOf } from '../../../../compiler/read/shape.ts';
import { escapePattern } from '../../../../shared/engine/format/escape.ts';
import { formModel } from '../../../../compiler/model/form-model.ts';
import type { FormModel } from '../../../../compiler/model/types.ts';
import { placeOf, type Path } from '../../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../../compiler/resolve/symbols.ts';
import type { Plan } from '../../../../authoring/usages/rename/plan.ts';

/** The inputs of an example. Its other keys are the expected outcome. */
const given = new Set(['name', 'day', 'answers', 'changes', 'becomes', 'presses']);

/**
 * Expected texts of examples that contain the old value of an option, as file:line: "You chose blue". Only running the
 * example shows whether they change, so they are left to a person.
 */
export function expectedWords(value: string, { kind, edits }: Plan, symbols: SymbolTable): string[] {
  if (kind !== 'option') return [];
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(value)}(?![\\p{L}\\p{N}])`, 'u');
  const sources = [...symbols.forms.values(), ...symbols.wizards.values()].filter(({ file }) =>
    edits.some((edit) => edit.file === file),
  );
  return [...new Set(sources.map(formModel).flatMap((model) => inExamples(model, word)))];
}

const inExamples = ({ source, examples }: FormModel, word: RegExp): string[] =>
  examples.flatMap(({ path, config }) =>
    Object.entries(config)
      .filter(([key]) => !given.has(key))
      .flatMap(([key, outcome]) => textsIn(outcome, [...path, key], word))
      .map((text) => `${source.file}:${placeOf(source, text).line}`),
  );

/** The texts that contain the word among others. A text of only the word is an answer, which the rename changes. */
function textsIn(data: unknown, path: Path, word: RegExp): Path[] {
  if (typeof data === 'string') return word.test(data) && data.replace(word, '') !== '' ? [path] : [];
  return entriesOf(data).flatMap(([key, inner]) => textsIn(inner, [...path, key], word));
}
