import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { printedOf } from '../model/texts.ts';
import type { FieldSetModel } from '../model/types.ts';
import { placeInside } from '../read/source.ts';

/**
 * Checks that the text before or after an answer does not print the answer once more.
 * Problem: message/value-twice
 */
export const lintAffixes = ({ source, fields }: FieldSetModel): Problem[] =>
  [...fields.values()].flatMap(({ options, uiPath }) =>
    (['prefix', 'suffix'] as const).flatMap((setting) => {
      const text = options[setting] ?? '';
      if (printedOf(text).length === 0) return [];
      const words = text.includes('#') ? '#' : '{value';
      return [say.valueTwice(placeInside(source, [...uiPath, 'options', setting], words), setting)];
    }),
  );
