import type { ASTNode } from '@marcbachmann/cel-js';
import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { setsOf } from '../model/form-model.ts';
import type { FieldModel, FormModel } from '../model/types.ts';
import { placeInside } from '../read/source.ts';
import { withoutNames } from './terms.ts';
import type { WordsOfFile } from './words.ts';

/**
 * Finds words that an expression writes itself, where visitors read its result: they would be the same in every
 * language.
 * Problem: translation/expression
 */
export function lintExpressionWords(model: FormModel, { words }: WordsOfFile, never: readonly string[]): Problem[] {
  return setsOf(model).flatMap((set) =>
    set.expressions.flatMap(({ text, path, of }) => {
      const field = of.kind === 'computed' || of.kind === 'prefill' ? set.fields.get(of.field) : undefined;
      const expression = parseExpression(text);
      if (!field || isFault(expression) || !isRead(field, words)) return [];
      return resultTexts(expression.ast)
        .filter((one) => /\p{L}{2}/u.test(withoutNames(one, never)))
        .map((one) => say.wordsInExpression(placeInside(set.source, path, one), one.trim(), field.name));
    }),
  );
}

/** Whether visitors read the value of a field as it is: on its own, or among words. Of a choice they read the label. */
function isRead({ name, schema, list, widget }: FieldModel, words: WordsOfFile['words']): boolean {
  if (schema.type !== 'string' || list !== undefined || schema.enum || schema.oneOf) return false;
  return widget !== 'hidden' || words.some(({ value }) => new RegExp(`\\{\\s*${name}\\s*\\}`).test(value));
}

/** The texts that can be the result of an expression, or a part of it: not those that it compares. */
function resultTexts(node: ASTNode): string[] {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'string' ? [node.args] : [];
    case '+':
      return node.args.flatMap(resultTexts);
    case '?:':
      return node.args.slice(1).flatMap(resultTexts);
    case 'rcall': {
      const [name, of, [other]] = node.args;
      return name === 'orValue_' && other ? [of, other].flatMap(resultTexts) : [];
    }
    default:
      return [];
  }
}
