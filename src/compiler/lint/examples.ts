import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import { typeName } from '../check/reason.ts';
import { listOf, misfitOf, wrongType, type Misfit } from '../model/answer.ts';
import type { AnswersAt, ExampleConfig, FieldModel, FieldSchema, FieldSetModel, FormModel } from '../model/types.ts';
import { placeOf, type Source } from '../read/source.ts';
import { parseMessage } from '../resolve/message.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { lintFileNames } from './file-names.ts';

/**
 * Checks that the answers of examples are answers to their fields. Examples of a mistake, of a form without validation,
 * or of a button without checks may give an answer that its field refuses, but never one that no control can give.
 * Examples are told apart by their names.
 * Problems: field/misfit, example/duplicate-name
 */
export function lintExamples({ source, fields, validation, examples }: FormModel, symbols: SymbolTable): Problem[] {
  const names = new Map<string, number>();
  return examples.flatMap(({ path, config, answers }, index) => {
    const first = names.get(config.name);
    if (first === undefined) names.set(config.name, index + 1);
    const twice = first === undefined ? [] : [say.exampleTwice(placeOf(source, [...path, 'name']), config.name, first)];
    const judge: Judge =
      validation === 'none' || isMistake(config) ? wrongType : (field, value) => misfitOf(field, value, symbols);
    // An answer that is carried to another page need not be an answer to a field of this form.
    const own = answers.filter((one) => one.path.length === path.length + 1);
    return [
      ...twice,
      ...own.flatMap((given) => [...misfits(source, fields, given, judge), ...lintFileNames(source, fields, given)]),
    ];
  });
}

const isMistake = ({ errors, stoppedAt, presses }: ExampleConfig): boolean =>
  errors !== undefined || stoppedAt !== undefined || presses !== undefined;

/**
 * Checks that the answers which effects set are answers to their fields.
 * Problem: field/misfit
 */
export const lintEffectValues = ({ source, effects, all }: FieldSetModel, symbols: SymbolTable): Problem[] =>
  effects.flatMap(({ config: { set = {} }, path }) =>
    misfits(source, all, { path: [...path, 'set'], answers: set }, (field, value) =>
      typeof value === 'string' && parseMessage(value).values.length > 0
        ? misfitOfText(field, value, all)
        : misfitOf(field, value, symbols),
    ),
  );

/**
 * Why a text with answers in it cannot be the answer to a field. A field with choices accepts only the answer to a
 * field with the same list.
 */
function misfitOfText(field: FieldSchema, text: string, all: ReadonlyMap<string, FieldModel>): Misfit | undefined {
  const [, name = ''] = /^\{\s*(\w+)\s*,\s*value\s*\}$/.exec(text) ?? [];
  const list = listOf(field);
  if (field.type !== 'string')
    return { why: `it is a text, and the answer is ${typeName(field.type)}`, fix: 'Set a text field.' };
  if (list === undefined || listOf(all.get(name)?.schema) === list) return undefined;
  return {
    why: `it may not be one of the choices of "${list}"`,
    fix: 'Write {field, value} with a field that offers the same list.',
  };
}

type Judge = (field: FieldSchema, value: unknown) => Misfit | undefined;

function misfits(
  source: Source,
  fields: ReadonlyMap<string, FieldModel>,
  { path, answers }: AnswersAt,
  judge: Judge,
): Problem[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    const field = fields.get(name);
    const misfit = field && judge(field.schema, value);
    return misfit ? [say.misfit(placeOf(source, [...path, name]), quote(value), name, misfit.why, misfit.fix)] : [];
  });
}
