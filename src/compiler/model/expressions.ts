import type { Scope } from '../expression/scope.ts';
import type { TableCall } from '../../shared/conditions/cel/walk.ts';
import type { Field } from '../../shared/plan/config.generated.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { rowType, type ValueType } from '../expression/language.ts';
import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { constantsIn, fieldsIn } from '../expression/names.ts';
import { tableCalls, tablesIn } from '../expression/table.ts';
import type { Path } from '../read/source.ts';
import type { FieldSetConfig } from '../resolve/settings.ts';
import { ROW_NUMBER } from './pseudo.ts';
import { givenTo } from './table-values.ts';
import type {
  ConditionModel,
  ExpressionModel,
  ExpressionOwner,
  FieldModel,
  FieldSetModel,
  FieldSetParts,
  MessageModel,
} from './types.ts';

/** All expressions of a field set, each with its path. */
export function expressionsOf(
  source: CheckedForm | CheckedWizard,
  base: Path,
  parts: FieldSetParts,
  config: FieldSetConfig,
  conditions: readonly ConditionModel[],
): ExpressionModel[] {
  const one = (text: string | undefined, path: Path, of: ExpressionOwner): ExpressionModel[] =>
    text === undefined ? [] : [expressionModel(text, path, of, source)];
  return [
    ...conditions.flatMap(({ expression, path, of }) => one(expression?.text, path, { kind: 'condition', of })),
    ...(config.rules ?? []).flatMap((rule, index) =>
      'assert' in rule
        ? one(rule.assert, [...base, 'rules', index, 'assert'], { kind: 'assert', rule: index, at: rule.at })
        : [],
    ),
    ...Object.entries(config.schema.properties).flatMap(([at, schema]) =>
      boundsIn(schema).flatMap(([keyword, text]) =>
        one(text, [...parts.schema, 'properties', at, keyword], { kind: 'bound', at, keyword }),
      ),
    ),
    ...Object.entries(config.ui ?? {}).flatMap(([field, { computed, prefill }]) => [
      ...one(computed, [...parts.ui, field, 'computed'], { kind: 'computed', field }),
      ...one(prefill, [...parts.ui, field, 'prefill'], { kind: 'prefill', field }),
    ]),
  ];
}

/** An expression, and the names in it. */
export function expressionModel(
  text: string,
  path: Path,
  of: ExpressionOwner,
  source: Pick<CheckedForm, 'constants'>,
): ExpressionModel {
  const constants = source.constants ?? new Map<string, unknown>();
  const expression = parseExpression(text);
  const isRead = !isFault(expression);
  return {
    text,
    path,
    of,
    reads: isRead ? fieldsIn(expression, constants) : [],
    constants: isRead ? constantsIn(expression, constants) : [],
    tables: isRead ? tablesIn(expression) : [],
  };
}

/** The bounds of a number that are computed from other answers. A number in quotes is a mistake, not an expression. */
const boundsIn = ({ type, ...schema }: Field): ['minimum' | 'maximum', string][] =>
  type === 'number' || type === 'integer'
    ? (['minimum', 'maximum'] as const).flatMap((keyword): ['minimum' | 'maximum', string][] => {
        const text = schema[keyword];
        return typeof text === 'string' && Number.isNaN(Number(text)) ? [[keyword, text]] : [];
      })
    : [];

/**
 * The condition under which no rule is violated: an `assert` as it is written, or that a number keeps its bound.
 * Undefined for expressions that are not rules.
 */
export function mustHold({ of, text }: Pick<ExpressionModel, 'of' | 'text'>): string | undefined {
  if (of.kind === 'assert') return text;
  return of.kind === 'bound' ? `${of.at} ${of.keyword === 'minimum' ? '>=' : '<='} (${text})` : undefined;
}

/** Whether a message is shown when an expression does not hold, or when a number violates the bound that it gives. */
export const isMessageOf = (of: MessageModel['of'], rule: ExpressionOwner): boolean =>
  rule.kind === 'bound'
    ? of.kind === 'field' && of.field === rule.at && of.keyword === rule.keyword
    : rule.kind === 'assert' && of.kind === 'rule' && of.rule === rule.rule;

/** What the names in the expressions of a field set refer to: the fields of all sets of its file, and constants. */
export const scopeOf = (
  set: Pick<FieldSetModel, 'all' | 'source'> & Partial<Pick<FieldSetModel, 'expressions'>>,
): Scope => ({
  fields: typesOf(set.all),
  projections: new Set([...set.all.values()].filter(isProjection).map(({ name }) => name)),
  rows: new Map(rowTypes(set.all)),
  constants: set.source.constants ?? new Map(),
  tables: set.source.tables ?? new Map(),
  givenTo: (node, column) => givenTo(node, column, set),
  lookUps: () => (set.expressions ?? []).flatMap(lookUpsIn),
});

function lookUpsIn({ text, tables }: ExpressionModel): TableCall[] {
  const expression = tables.length === 0 ? undefined : parseExpression(text);
  return expression && !isFault(expression) ? tableCalls(expression) : [];
}

/** The control of a table that is worked out row by row. */
export const PROJECTION = 'projection';

const isProjection = ({ widget }: FieldModel): boolean => widget === PROJECTION;

/**
 * The types of the questions of rows, and of the rows in these, by the field that holds the rows; and those of the
 * values and named columns of projections.
 */
const rowTypes = (fields: ReadonlyMap<string, FieldModel>): [string, Map<string, ValueType>][] =>
  [...fields].flatMap(([name, field]): [string, Map<string, ValueType>][] =>
    isProjection(field)
      ? [[name, new Map([ROW_NUMBER, ...namesInProjection(field)].map((one) => [one, 'double'] as const))]]
      : field.rows
        ? [
            // Only the row itself reads its projections.
            [name, typesOf(new Map([...field.rows.fields].filter(([, inner]) => !isProjection(inner))))],
            ...rowTypes(field.rows.fields),
          ]
        : [],
  );

/** The names by which expressions outside of a projection read the parts of its rows. */
const namesInProjection = ({ options: { values = {}, columns = [] } }: FieldModel): string[] => [
  ...Object.keys(values),
  ...columns.flatMap(({ name }) => name ?? []),
];

const typesOf = (fields: ReadonlyMap<string, FieldModel>): Map<string, ValueType> =>
  new Map(
    [...fields].map(([name, field]) => [name, isProjection(field) ? `list<${rowType(name)}>` : valueType(field)]),
  );

/** The type that the answer to a field has in expressions. */
export function valueType({ name, schema, widget }: FieldModel): ValueType {
  switch (schema.type) {
    case 'boolean':
      return 'bool';
    case 'integer':
    case 'number':
      return 'double';
    case 'array':
      if (schema.items?.type === 'object') return `list<${rowType(name)}>`;
      return schema.items?.type === 'integer' ? 'list<double>' : 'list<string>';
    case 'string':
      return schema.format === 'date' || widget === 'date' ? 'Day' : 'string';
  }
}

/** The fields around a projection that its rows depend on. */
export function readsOfProjection(
  { options: { values = {}, columns = [] } }: FieldModel,
  { all, source }: Within,
): string[] {
  const texts = [
    ...Object.values(values).flatMap(({ start, step }) => [start, step]),
    ...columns.map(({ value }) => value),
  ];
  return [...new Set(texts.flatMap((text) => readsOf(text, source)))].filter(
    (name) => name !== ROW_NUMBER && !Object.hasOwn(values, name) && all.has(name),
  );
}

type Within = Pick<FieldSetModel, 'all' | 'source'>;

/**
 * The fields that visitors answer on which others depend: a computed field depends on those that its expression and its
 * projection name, any other only on itself.
 */
export function inputsOf(names: readonly string[], { all, source }: Within): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const field = all.get(name);
    if (field?.ui.computed === undefined) found.add(name);
    else {
      const inProjection = isProjection(field) ? readsOfProjection(field, { all, source }) : [];
      for (const read of [...readsOf(field.ui.computed, source), ...inProjection]) visit(read);
    }
  };
  for (const name of names) visit(name);
  return [...found];
}

/** The fields that an expression names. */
export function readsOf(text: string, { constants }: Pick<CheckedForm, 'constants'>): string[] {
  const expression = parseExpression(text);
  return isFault(expression) ? [] : fieldsIn(expression, constants ?? new Map());
}
