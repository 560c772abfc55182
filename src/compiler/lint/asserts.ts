import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { checkExpression } from '../expression/check.ts';
import type { Possible } from '../expression/possible-values.ts';
import { rowSetsOf } from '../model/form-model.ts';
import { isMessageOf, mustHold, scopeOf } from '../model/expressions.ts';
import type { ExpressionModel, FieldSetModel, FormModel, MessageModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { certainFields } from './certain.ts';
import { possibleIn } from './possible.ts';

/**
 * Checks that an `assert` can fail and can hold, and that a computed value can pass its bounds, as far as the bounds of
 * the fields that it names show. The simulated visitors try what this leaves open.
 * Problems: message/never-shown, form/never-passed, step/never-left
 */
export const lintAsserts = (model: FormModel, symbols: SymbolTable): Problem[] =>
  model.sets.flatMap((set, index) => {
    const given = new Set(model.sets.slice(0, index + 1).flatMap((before) => certainFields(before, symbols)));
    return [
      ...set.expressions.flatMap((expression) => lintAssert(model, set, expression, given, symbols)),
      ...rowSetsOf(set).flatMap((row) =>
        row.expressions.flatMap((expression) => lintRowAssert(row, expression, symbols)),
      ),
      ...[set, ...rowSetsOf(set)].flatMap((one) => one.messages.flatMap((message) => lintBound(one, message, symbols))),
    ];
  });

function lintAssert(
  { kind }: FormModel,
  set: FieldSetModel,
  expression: ExpressionModel,
  given: ReadonlySet<string>,
  symbols: SymbolTable,
): Problem[] {
  const [{ of }, text] = [expression, mustHold(expression)];
  const can = text === undefined ? undefined : canBe(text, set, given, symbols);
  if (!can || !('at' in of)) return [];
  if (!can.no) {
    const message = set.messages.find(({ of: told }) => isMessageOf(told, of));
    if (!message || (of.kind === 'bound' && set.fields.get(of.at)?.unseen[of.keyword] !== undefined)) return [];
    const place = placeOf(set.source, message.path, 'key');
    return [of.kind === 'bound' ? say.neverFails(place, of.at, of.keyword) : say.neverBroken(place)];
  }
  const field = set.fields.get(of.at);
  if (can.yes || can.missing || !field || field.ui.when !== undefined || set.config.when !== undefined) return [];
  const { requiredPath } = field;
  const place = placeOf(set.source, requiredPath ?? field.path, requiredPath ? 'value' : 'key');
  return [kind === 'form' ? say.neverPassed(place, of.at, {}) : say.neverLeft(place, String(set.config.id), of.at, {})];
}

/** An `assert` of a row that cannot fail, whatever is answered in the row and around it. */
function lintRowAssert(row: FieldSetModel, expression: ExpressionModel, symbols: SymbolTable): Problem[] {
  const { of, text } = expression;
  const message = row.messages.find(({ of: told }) => isMessageOf(told, of));
  if (of.kind !== 'assert' || !message || canBe(text, row, new Set(), symbols)?.no !== false) return [];
  return [say.neverBroken(placeOf(row.source, message.path, 'key'))];
}

/** A bound of a computed value that is never passed. */
function lintBound(set: FieldSetModel, { of, path }: MessageModel, symbols: SymbolTable): Problem[] {
  if (of.kind !== 'field' || (of.keyword !== 'minimum' && of.keyword !== 'maximum')) return [];
  const field = set.fields.get(of.field);
  const bound = field?.schema[of.keyword];
  if (field?.ui.computed === undefined || bound === undefined || field.unseen[of.keyword] !== undefined) return [];
  const can = canBe(of.field, set, new Set(), symbols);
  if (!can) return [];
  const isKept = of.keyword === 'minimum' ? can.least >= bound : can.greatest <= bound;
  return isKept ? [say.neverFails(placeOf(set.source, path, 'key'), of.field, of.keyword)] : [];
}

function canBe(
  text: string,
  set: FieldSetModel,
  given: ReadonlySet<string>,
  symbols: SymbolTable,
): Possible | undefined {
  const checked = checkExpression(text, scopeOf(set));
  return 'ast' in checked ? possibleIn(checked.ast, set, given, symbols) : undefined;
}
