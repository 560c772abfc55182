import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { array, at, record } from '../../../compiler/read/data.ts';
import { placeOf, type Path, type Source } from '../../../compiler/read/source.ts';
import { literal } from '../../../usages/collector.ts';
import type { Plan } from './plan.ts';

/** What an example gives; the rest of it is what must come of that. */
const given = new Set(['name', 'day', 'answers', 'changes', 'becomes', 'presses']);

/**
 * Words that examples expect and in which the old value of an option stands, as file:line: "You chose blue". Only a run of
 * the example can tell whether they change with it, so no one rewrites them but a person.
 */
export function expectedWords(value: string, { kind, edits }: Plan, symbols: SymbolTable): string[] {
  if (kind !== 'option') return [];
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${literal(value)}(?![\\p{L}\\p{N}])`, 'u');
  const sources = [...symbols.forms.values(), ...symbols.wizards.values()].filter(({ file }) =>
    edits.some((edit) => edit.file === file),
  );
  return [...new Set(sources.flatMap((source) => inExamples(source, word)))];
}

function inExamples(source: Source, word: RegExp): string[] {
  return array(at(source.data, ['examples'])).flatMap((example, index) =>
    Object.entries(record(example)).flatMap(([key, outcome]) =>
      given.has(key)
        ? []
        : textsIn(outcome, ['examples', index, key], word).map(
            (path) => `${source.file}:${placeOf(source, path).line}`,
          ),
    ),
  );
}

/** Where a text holds the word within others: one that is the word alone is an answer, which is renamed. */
function textsIn(data: unknown, path: Path, word: RegExp): Path[] {
  if (typeof data === 'string') return word.test(data) && data.replace(word, '') !== '' ? [path] : [];
  if (typeof data !== 'object' || data === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? data.map((one, index) => [index, one])
    : Object.entries(data);
  return entries.flatMap(([key, inner]) => textsIn(inner, [...path, key], word));
}
