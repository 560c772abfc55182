import type { ASTNode, Environment, SourceRange } from '@marcbachmann/cel-js';
import { date as dateOf } from '../../shared/engine/expressions/days.ts';
import { didYouMean, nearest } from '../../shared/problems/nearest.ts';
import { builtIn, fieldOfRow, functions, LABEL, methods, type ValueType } from './language.ts';
import {
  isFault,
  parseExpression,
  placeInText,
  scannedText,
  type Expression,
  type Fault,
  type NodeOf,
} from '../../shared/conditions/cel/parse.ts';
import { environmentFor, isDay, itemType } from './environment.ts';
import { holderIn, minusIn, nameable } from './nameable.ts';
import { noughtFault } from './nought.ts';
import { fixOfCall, loopFix } from './slips.ts';
import { RATE, writtenName } from '../../shared/conditions/cel/scan.ts';
import { misgiven, tableFaults } from './table.ts';
import type { Scope } from './scope.ts';
import { saidType, typeFaultWords } from './type-words.ts';
import { constantIn, isLoop, nodesOf, type LoopVariables, tableCall } from '../../shared/conditions/cel/walk.ts';

/** An expression that fits its scope, and the type of its value. */
export interface CheckedExpression extends Expression {
  readonly type: ValueType;
}

/** Parses an expression and checks its names and types. Returns all faults of names, or the first fault of types. */
export function checkExpression(text: string, scope: Scope): CheckedExpression | readonly Fault[] {
  const expression = parseExpression(text);
  if (isFault(expression)) return [expression];
  const nodes = [...nodesOf(expression.ast)];
  // The part before the point of a constant's name is reported with it.
  const holders = new Set(nodes.flatMap(({ node }) => (node.op === '.' ? [node.args[0]] : [])));
  const unknown = nodes.flatMap(({ node, items }) =>
    holders.has(node) && node.op === 'id' ? [] : faultsOfNode(expression, node, items, scope),
  );
  if (unknown.length > 0) return unknown;
  const environment = environmentFor(expression, scope);
  const { valid, type = '', error } = environment.check(expression.scanned.text);
  if (!valid) return [typeFault(expression, environment, error as CelTypeError, scope)];
  const pairs = nodes.flatMap(({ node, items }) =>
    pairFaults(expression, withItems(expression, environment, items), node),
  );
  if (pairs.length > 0) return pairs;
  return { ...expression, type: type as ValueType };
}

/** The library's error for an expression whose types do not fit. */
type CelTypeError = { readonly summary: string; readonly node?: ASTNode; readonly range?: SourceRange };

const expressionType = (expression: Expression, environment: Environment, range: SourceRange): string =>
  environment.check(scannedText(expression, range)).type ?? 'dyn';

/** Faults that the library accepts: lists compared or joined as a whole, and true or false values compared by order. */
function pairFaults(expression: Expression, environment: Environment, node: ASTNode): Fault[] {
  if (!isPair(node)) return [];
  const type = expressionType(expression, environment, node.args[0]);
  const fault = (why: string, fix: string): Fault[] => [
    { text: expression.text, kind: 'type', ...placeInText(expression, node), why, fix },
  ];
  if (type.startsWith('list') && ['==', '!=', '+'].includes(node.op))
    return fault(
      `"${node.op}" does not go between lists`,
      'To look for one choice write "theft" in covers; to count write size(covers).',
    );
  return type === 'bool' && ['<', '<=', '>', '>='].includes(node.op)
    ? fault(
        `"${node.op}" does not go between what is true or false`,
        'Name it by itself, or write ! before it for "not".',
      )
    : [];
}

type PairNode = NodeOf<'+' | '==' | '!=' | '<' | '<=' | '>' | '>='>;

const isPair = (node: ASTNode): node is PairNode => ['+', '==', '!=', '<', '<=', '>', '>='].includes(node.op);

/** The faults of one node: unknown names, and parts of CEL that this language leaves out. */
// Long because it has a check for each kind of node.
function faultsOfNode(expression: Expression, node: ASTNode, items: LoopVariables, scope: Scope): Fault[] {
  const fault = (range: SourceRange, why: string, fix: string): Fault[] => [
    { text: expression.text, kind: 'name', ...placeInText(expression, range), why, fix },
  ];
  const constant = constantIn(node, scope.fields, items);
  if (constant !== undefined) return constantFaults(constant, scope, items, (why, fix) => fault(node, why, fix));
  const nought = noughtFault(expression, node, scope);
  if (nought) return [nought];
  switch (node.op) {
    case 'id':
      if (items.has(node.args) || scope.fields.has(node.args) || builtIn.has(node.args)) return [];
      return scope.tables.has(node.args)
        ? fault(node, `"${node.args}" is a table`, tableFix(node.args))
        : fault(node, ...nameWords(node.args, scope));
    case 'call':
      return callFaults(node, scope, items, fault);
    case 'rcall':
      return Object.hasOwn(methods, node.args[0])
        ? loopFaults(node, items, scope, fault)
        : fault(node, `no function is called "${node.args[0]}" here`, methodFix(expression, node));
    case 'map':
    case '[]':
    case '[?]':
    case '.?':
      return fault(
        node,
        'this part of CEL is not used here',
        'Name the answer that is meant, or use exists or filter.',
      );
    case 'value':
      return node.args === null || !['string', 'number', 'boolean'].includes(typeof node.args)
        ? fault(
            node,
            'this kind of value is not used here',
            'Write a number, a text in quotes, true or false; for "not answered" write !has(field).',
          )
        : [];
    default:
      return [];
  }
}

/** A method of other languages may be a function here, which goes before its argument. */
function methodFix(expression: Expression, { args: [name, of, given] }: NodeOf<'rcall'>): string {
  if (!Object.keys(functions).some((known) => writtenName(known) === name))
    return didYouMean(name, Object.keys(methods).map(writtenName));
  const written = [of, ...given].map((part) => expression.text.slice(...Object.values(placeInText(expression, part))));
  return `Write ${name}(${written.join(', ')}).`;
}

type MakeFault = (range: SourceRange, why: string, fix: string) => Fault[];

function constantFaults(
  name: string,
  { constants, fields }: Scope,
  items: LoopVariables,
  fault: (why: string, fix: string) => Fault[],
): Fault[] {
  const value = constants.get(name);
  const known = nameable(constants);
  const last = name.slice(name.lastIndexOf('.') + 1);
  // A loop over rows writes row.share; a rule of the row itself names its fields directly.
  if (value === undefined && fields.has(last) && nearest(name, known) === undefined)
    return fault(`nothing is called "${name}"`, `Write only the name of the field: ${last}.`);
  const minus = value === undefined && minusIn(name, (right) => constants.has(right) || items.has(holderIn(right)));
  if (minus) return fault(`nothing is called "${name}"`, `Put a space on both sides of the minus: ${minus}.`);
  if (value === undefined) return fault(`no constant is called "${name}"`, didYouMean(name, known));
  return typeof value === 'object'
    ? fault(`"${name}" is not a single value`, 'Name a constant that is a number, a text, or yes or no.')
    : [];
}

/** An item needs a name of its own, and a loop takes one expression. */
function loopFaults(node: NodeOf<'rcall'>, items: LoopVariables, scope: Scope, fault: MakeFault): Fault[] {
  const [name, , [item, part, more]] = node.args;
  if (!isLoop(node)) return [];
  if (part === undefined)
    return fault(node, `"${name}" takes a name for each item, and an expression with it`, loopFix(node));
  if (more)
    return fault(
      more,
      `"${name}" takes a name and one expression`,
      'Write filter(item, …) first: covers.filter(c, …).map(c, …).',
    );
  if (item?.op !== 'id') return [];
  return scope.fields.has(item.args) || items.has(item.args) || builtIn.has(item.args) || item.args.startsWith('_')
    ? fault(
        item,
        `"${item.args}" is the name of something else`,
        'Give the item another name: covers.exists(one, one == "theft").',
      )
    : [];
}

function callFaults(node: NodeOf<'call'>, { tables, fields }: Scope, items: LoopVariables, fault: MakeFault): Fault[] {
  const [name, given] = node.args;
  const call = tableCall(node);
  if (call) return tableFaults(call, tables, fault);
  if (writtenName(name) === RATE) {
    const [first] = given;
    const isTold = first?.op === 'id' && tables.has(first.args);
    return isTold ? [] : fault(first ?? node, 'the name of a table goes first here', tableFix([...tables.keys()][0]));
  }
  if (name === 'date') return dateFaults(given, fault, node);
  if (writtenName(name) === 'has' && given.some(({ op }) => notAnswers.includes(op)))
    return fault(given[0] ?? node, 'only an answer can be missing', 'Name only the answer, without quotes: has(age).');
  if (name === LABEL) {
    const [field] = given;
    const isOther = field?.op !== 'id' || !fields.has(field.args) || items.has(field.args);
    return isOther ? fault(field ?? node, 'only a field has a label', 'Name only the field: label(city).') : [];
  }
  if (Object.hasOwn(functions, name)) return [];
  const known = [...Object.keys(functions).map(writtenName), RATE];
  const place = { start: node.start, end: node.start + name.length };
  return fault(place, `no function is called "${name}"`, fixOfCall(node, fields) ?? didYouMean(name, known));
}

/** What is always there, or true or false: `has` of it means nothing. */
const notAnswers: readonly ASTNode['op'][] = [
  'value',
  'list',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '&&',
  '||',
  '!_',
  'in',
];

const tableFix = (name = 'name'): string => `Write its name in quotes, as one text: ${RATE}("${name}", …).`;

/** What is wrong with an unknown name, and how to fix it. */
function nameWords(typed: string, { fields, rows, constants, projections }: Scope): [why: string, fix: string] {
  if (typed === 'row')
    return ['there is no row here', 'Its number is known in rows, and in the steps and columns of a projection.'];
  for (const [field, row] of rows)
    if (row.has(typed))
      return [
        `"${typed}" is ${projections?.has(field) ? 'worked out' : 'asked'} in each row`,
        `Go through them: rows(${field}).map(row, row.${typed}).`,
      ];
  const ofFile = nameable(constants).filter((constant) => constant.startsWith(`${typed}.`));
  if (ofFile.length > 0) return [`"${typed}" is a file of constants`, `Name one of them: ${ofFile.join(', ')}.`];
  const names = [...fields.keys(), 'today', 'now'];
  if (/^(yes|no|True|False|TRUE|FALSE)$/.test(typed))
    return [`no field is called "${typed}"`, 'Write true or false for a yes or no, and a text in quotes.'];
  const like = nearest(typed, names) ?? nearest(typed, nameable(constants));
  return [
    `no field is called "${typed}"`,
    like === undefined
      ? `A text needs quotes: "${typed}". Fields are: ${names.join(', ')}.`
      : `Did you mean "${like}"?`,
  ];
}

function dateFaults(given: readonly ASTNode[], fault: MakeFault, node: ASTNode): Fault[] {
  const [day] = given;
  if (given.length === 3) {
    const parts = given.map((part) => (part.op === 'value' ? Number(part.args) : NaN));
    return parts.some(Number.isNaN) || dateOf(...(parts as [number, ...number[]])) !== undefined
      ? []
      : fault(node, 'this is not a valid date', 'Write year, month and day: date(2026, 4, 1).');
  }
  return given.length === 1 && day?.op === 'value' && typeof day.args === 'string' && isDay(day.args)
    ? []
    : fault(day ?? node, 'this is not a valid date', 'Write year, month and day: date("2026-04-01").');
}

function typeFault(expression: Expression, environment: Environment, error: CelTypeError, scope: Scope): Fault {
  const { node } = error;
  const { items } = [...nodesOf(expression.ast)].find((one) => isAt(one.node, node)) ?? {};
  const within = withItems(expression, environment, items ?? new Map());
  const type = (part: ASTNode): string => expressionType(expression, within, part);
  const call = node && tableCall(node);
  const wrong = call && misgiven(call, scope.tables, expression, type);
  if (wrong) return wrong;
  const place = placeInText(expression, node ?? error.range ?? { start: 0, end: 1 });
  const words = typeFaultWords(node, (part) => saidType(type(part)), error.summary);
  const row = node?.op === '.' ? scope.rows.get(fieldOfRow(type(node.args[0])) ?? '') : undefined;
  const fix = node?.op === '.' && row ? didYouMean(node.args[1], [...row.keys()]) : words.fix;
  return { text: expression.text, kind: 'type', ...place, ...words, fix };
}

const isAt = (one: ASTNode, other: ASTNode | undefined): boolean =>
  one.op === other?.op && one.start === other.start && one.end === other.end;

/** The language with the names of items too, each with the item type of its list. */
function withItems(expression: Expression, environment: Environment, items: LoopVariables): Environment {
  if (items.size === 0) return environment;
  const within = environment.clone();
  for (const [name, list] of items) {
    within.registerVariable(name, itemType(expressionType(expression, within, list)) ?? 'dyn');
  }
  return within;
}
