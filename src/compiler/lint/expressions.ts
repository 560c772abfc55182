import type { ASTNode } from '@marcbachmann/cel-js';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import { checkExpression } from '../expression/check.ts';
import { namesIn } from '../expression/names.ts';
import { noughtFault } from '../expression/nought.ts';
import { saidType } from '../expression/type-words.ts';
import type { ValueType } from '../expression/language.ts';
import {
  isFault,
  parseExpression,
  placeInText,
  type Expression,
  type Fault,
} from '../../shared/conditions/cel/parse.ts';
import { constantValue } from '../../shared/conditions/cel/value-of.ts';
import { nodesOf } from '../../shared/conditions/cel/walk.ts';
import { misfitOf } from '../model/answer.ts';
import { PROJECTION, readsOfProjection, scopeOf, valueType } from '../model/expressions.ts';
import type { ExpressionModel, ExpressionOwner, FieldModel, FieldSetModel, FormModel } from '../model/types.ts';
import { placeOf, placeWithin, type Path } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { answersIn } from './possible.ts';
import { lintTableResults } from './table-results.ts';
import { lintTableValues } from './table-values.ts';

/**
 * Checks that every expression can be parsed, names existing things, combines matching types, has the type that its
 * place requires, and compares fields only with answers that they allow, and gives them no others.
 * Problems: expression/bad, expression/unknown-name, expression/type, expression/wrong-result,
 * expression/unknown-answer, table/outside
 */
export const lintExpressions = (set: FieldSetModel, symbols: SymbolTable): Problem[] =>
  set.expressions.flatMap((expression) => lintOne(set, expression, symbols));

function lintOne(set: FieldSetModel, model: ExpressionModel, symbols: SymbolTable): Problem[] {
  const scope = scopeOf(set);
  const checked = checkExpression(model.text, scope);
  if (!('ast' in checked))
    return checked.map((fault) => faultProblem(placeWithin(set.source, model.path, fault), fault));
  const wanted = wantedType(model.of, set);
  if (wanted !== undefined && wanted !== checked.type)
    return [
      say.wrongResult(
        placeOf(set.source, model.path),
        saidType(checked.type),
        saidType(wanted),
        resultFix(model.of, wanted),
      ),
    ];
  return [
    ...noughts(set, model, checked, symbols),
    ...unknownAnswers(set, model, checked, symbols),
    ...unknownResults(set, model, checked, symbols),
    ...lintTableValues(set, model, checked, symbols),
    ...lintTableResults(set, model, checked),
  ];
}

function faultProblem(place: Place, { kind, why, fix }: Fault): Problem {
  switch (kind) {
    case 'syntax':
      return say.badExpression(place, why, fix);
    case 'name':
      return say.unknownInExpression(place, why, fix);
    case 'type':
      return say.mixedTypes(place, why, fix);
  }
}

/** The type that the value of an expression must have at its place. */
function wantedType(of: ExpressionOwner, { fields }: FieldSetModel): ValueType | undefined {
  if (of.kind === 'condition' || of.kind === 'assert') return 'bool';
  if (of.kind === 'bound') return 'double';
  const field = fields.get(of.field);
  return field && valueType(field);
}

const resultFix = (of: ExpressionOwner, wanted: ValueType): string =>
  of.kind === 'condition' || of.kind === 'assert'
    ? 'Compare it with something, or write has(field) for "is answered".'
    : of.kind === 'bound'
      ? 'Give a number, such as income * 10.'
      : `Give ${saidType(wanted)}, or change the type of the field.`;

/** Finds divisions by what is 0 with all answers that the fields allow. */
function noughts(
  set: FieldSetModel,
  { path }: ExpressionModel,
  expression: Expression,
  symbols: SymbolTable,
): Problem[] {
  const nodes = [...nodesOf(expression.ast)].filter(({ node }) => node.op === '/' || node.op === '%');
  const answers = answersIn(set, new Set(), symbols);
  return nodes.flatMap(({ node }) => {
    const fault = noughtFault(expression, node, scopeOf(set), answers);
    return fault ? [faultProblem(placeWithin(set.source, path, fault), fault)] : [];
  });
}

/** Finds values that a field is compared with but can never have. */
function unknownAnswers(
  set: FieldSetModel,
  { path }: ExpressionModel,
  expression: Expression,
  symbols: SymbolTable,
): Problem[] {
  const constants = set.source.constants ?? new Map<string, unknown>();
  return [...nodesOf(expression.ast)].flatMap(({ node, items }) => {
    if (node.op !== '==' && node.op !== '!=' && node.op !== 'in') return [];
    const [left, right] = node.args;
    return [[left, right] as const, [right, left] as const].flatMap(([name, other]) => {
      const field = name.op === 'id' && !items.has(name.args) ? set.all.get(name.args) : undefined;
      if (!field) return [];
      const values = other.op === 'list' ? other.args : [other];
      return values.flatMap((part) => {
        const value = constantValue(part, constants);
        const answer = value === undefined || field.schema.type !== 'array' ? value : [value];
        const misfit = answer === undefined ? undefined : misfitOf(comparable(field), answer, symbols);
        if (!misfit) return [];
        const place = placeWithin(set.source, path, placeInText(expression, part));
        return [say.unknownAnswer(place, field.name, quote(value), misfit.why, misfit.fix)];
      });
    });
  });
}

/** Finds texts that an expression gives to a field but that are not answers to it. */
function unknownResults(
  set: FieldSetModel,
  { path, of }: ExpressionModel,
  expression: Expression,
  symbols: SymbolTable,
): Problem[] {
  const field = of.kind === 'computed' || of.kind === 'prefill' ? set.fields.get(of.field) : undefined;
  if (!field) return [];
  const constants = set.source.constants ?? new Map<string, unknown>();
  return resultsOf(expression.ast).flatMap((part) => {
    const value = constantValue(part, constants);
    // A number is rounded to the step of its field, and visitors see a message when it is too large.
    const misfit = typeof value === 'string' ? misfitOf(field.schema, value, symbols) : undefined;
    if (!misfit) return [];
    const place = placeWithin(set.source, path, placeInText(expression, part));
    return [say.unknownAnswer(place, field.name, quote(value), misfit.why, misfit.fix)];
  });
}

/** The parts of an expression that can be its value. */
const resultsOf = (node: ASTNode): ASTNode[] =>
  node.op === '?:' ? [...resultsOf(node.args[1]), ...resultsOf(node.args[2])] : [node];

/** The number of choices that must be made does not matter for whether a choice exists. */
const comparable = ({ schema: { minItems: _, maxItems: __, ...schema } }: FieldModel): FieldModel['schema'] => schema;

/**
 * Finds fields whose value depends on itself, also through the conditions that show them, through other steps, and
 * through rows: a value of a row may read another one of all rows, but not itself.
 * Problem: expression/circle
 */
export function lintValueCircles({ source, sets }: Pick<FormModel, 'source' | 'sets'>): Problem[] {
  const links = sets.flatMap((set) => linksIn(set, ''));
  const rests = new Map<string, string[]>();
  for (const { name, reads } of links) rests.set(name, [...(rests.get(name) ?? []), ...reads]);
  const told = new Set<string>();
  return links.flatMap(({ name, path }) => {
    if (!path || told.has(name)) return [];
    const way = wayBack(name, rests);
    for (const one of way) told.add(one);
    return way.length === 0 ? [] : [say.circularValue(placeOf(source, path), [...way, name])];
  });
}

/** A field, as members.share in rows, and those that it depends on. `path`: of the expression that gives its value. */
interface Link {
  readonly name: string;
  readonly reads: readonly string[];
  readonly path?: Path;
}

/** `within`: the start of the names of the fields of a set, such as members. in rows. */
function linksIn(set: FieldSetModel, within: string): Link[] {
  const resolved = (name: string): string => (set.fields.has(name) ? within + name : placeAround(set, within, name));
  const constants = set.source.constants ?? new Map<string, unknown>();
  const readBy = (text: string, reads: readonly string[]): string[] => {
    const expression = parseExpression(text);
    const asked = isFault(expression) ? [] : namesIn(expression, constants).ofRows.map(({ name }) => name);
    return reads.flatMap((name) => [resolved(name), ...questionsOf(set.all.get(name), resolved(name), asked)]);
  };
  return [
    ...set.expressions.flatMap(({ of, text, reads, path }) =>
      of.kind === 'computed' || of.kind === 'prefill'
        ? [{ name: within + of.field, reads: readBy(text, reads), path }]
        : [],
    ),
    ...set.conditions.flatMap(({ of, reads, expression }) =>
      of.kind === 'field' || of.kind === 'choice'
        ? [
            {
              name: within + of.field,
              reads: readBy(
                expression?.text ?? '',
                reads.map(({ field }) => field),
              ),
            },
          ]
        : [],
    ),
    ...[...set.fields.values()].flatMap((field) =>
      field.widget === PROJECTION
        ? [{ name: within + field.name, reads: readsOfProjection(field, set).map(resolved) }]
        : [],
    ),
    ...[...set.fields.values()].flatMap(({ name, rows }) => {
      const inner = `${within}${name}.`;
      // While rows are hidden, they have no values.
      const held = [...(rows?.fields.keys() ?? [])].map((own) => ({ name: inner + own, reads: [within + name] }));
      return rows ? [...held, ...linksIn(rows, inner)] : [];
    }),
  ];
}

/** The full name of a field around a row: of the row around it, or of the form. */
function placeAround(set: FieldSetModel, within: string, name: string): string {
  const [outer = '', ...inner] = within.split('.').slice(0, -1);
  const isOfOuterRow = inner.length > 0 && set.all.get(outer)?.rows?.fields.has(name);
  return isOfOuterRow ? `${outer}.${name}` : name;
}

/** The questions of rows that an expression names, and those of rows in them. */
const questionsOf = (field: FieldModel | undefined, place: string, asked: readonly string[]): string[] =>
  [...(field?.rows?.fields.values() ?? [])].flatMap((question) =>
    asked.includes(question.name)
      ? [`${place}.${question.name}`, ...questionsOf(question, `${place}.${question.name}`, asked)]
      : [],
  );

/** The fields from one back to itself, each depending on the next; empty if there is no way back. */
function wayBack(start: string, rests: ReadonlyMap<string, readonly string[]>): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift())
    for (const next of rests.get(way.at(-1)!) ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return [];
}
