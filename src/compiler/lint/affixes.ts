import { escapePattern } from '../../shared/engine/format/escape.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { printedOf } from '../model/texts.ts';
import type { FieldSetModel } from '../model/types.ts';
import { entriesOf } from '../read/shape.ts';
import { placeInside, type Path, type Source } from '../read/source.ts';

/**
 * Checks that the text before or after an answer does not print the answer once more, and that no text which prints the
 * answer adds it again.
 * Problem: message/value-twice
 */
export const lintAffixes = ({ source, fields }: FieldSetModel): Problem[] =>
  [...fields.values()].flatMap(({ name, options, uiPath }) =>
    (['prefix', 'suffix'] as const).flatMap((setting) => {
      const text = options[setting] ?? '';
      if (printedOf(text).length > 0) {
        const words = text.includes('#') ? '#' : '{value';
        return [say.valueTwice(placeInside(source, [...uiPath, 'options', setting], words), setting)];
      }
      return text === '' || text.includes('{') ? [] : addedAgain(source, name, setting, text);
    }),
  );

/** The texts of a file in which a fixed prefix or suffix of an answer is also beside the printed answer. */
function addedAgain(source: Source, name: string, setting: 'prefix' | 'suffix', text: string): Problem[] {
  const [value, affix] = [escapePattern(`{${name}}`), escapePattern(text.trim())];
  const twice = new RegExp(setting === 'suffix' ? `${value}\\s*${affix}` : `${affix}\\s*${value}`);
  return stringsIn(source.data, []).flatMap(({ words, path }) => {
    const [found] = twice.exec(words) ?? [];
    return found === undefined ? [] : [say.affixTwice(placeInside(source, path, found), name, setting, text.trim())];
  });
}

const stringsIn = (value: unknown, path: Path): { readonly words: string; readonly path: Path }[] =>
  typeof value === 'string'
    ? [{ words: value, path }]
    : entriesOf(value).flatMap(([key, inner]) => stringsIn(inner, [...path, key]));
