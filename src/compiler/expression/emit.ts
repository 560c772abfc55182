import type { Scope } from './scope.ts';
import type { ASTNode, Environment } from '@marcbachmann/cel-js';
import type { CheckedExpression } from './check.ts';
import { environmentFor } from './environment.ts';
import { functions, LABEL, methods, modules, operators, type Module } from './language.ts';
import { scannedText, type NodeOf } from '../../shared/conditions/cel/parse.ts';
import { neededRows } from './table-rows.ts';
import { constantIn, isLoop, tableCall, type TableCall } from '../../shared/conditions/cel/walk.ts';

/**
 * JavaScript of an expression: a function of the answers, which are not empty, and of an `EvaluationContext`. It uses
 * only the modules of `engine/expressions`, by their names.
 */
export interface Code {
  readonly code: string;
  /**
   * The rows that it looks up, as JavaScript. `code` is then a function of the rows that returns the function of the
   * answers.
   */
  readonly rows?: readonly string[];
}

/** The code of an expression that fits its scope. */
export function expressionCode(expression: CheckedExpression, scope: Scope): Code {
  const emitter = new Emitter(expression, scope);
  const body = emitter.code(expression.ast, environmentFor(expression, scope), new Map());
  const work = `(a, t) => ${/\bnumbers\./.test(body) ? `numbers.plainNumber(${body})` : body}`;
  const { rows } = emitter;
  return rows.length === 0
    ? { code: work }
    : { code: `(${rows.map((_, index) => `r${index}`).join(', ')}) => ${work}`, rows };
}

/** The function of the answers. `named`: the code for some rows; by default the rows themselves. */
export const answersCode = ({ code, rows }: Code, named: (rows: string) => string = (text) => text): string =>
  rows ? `(${code})(${rows.map(named).join(', ')})` : code;

/** The modules that some code uses. */
export const modulesIn = (code: string): Module[] => modules.filter((name) => new RegExp(`\\b${name}\\.`).test(code));

/** By name of an item of a list: its variable. */
type ItemVariables = ReadonlyMap<string, string>;

const call = ([module, name]: readonly [Module, string], parts: readonly string[]): string =>
  `${module}.${name}(${parts.join(', ')})`;

class Emitter {
  /** The rows of tables found so far, each as JavaScript. */
  readonly rows: string[] = [];

  constructor(
    private readonly expression: CheckedExpression,
    private readonly scope: Scope,
  ) {}

  /** `environment`: the language with all names that are valid around the node. */
  code(node: ASTNode, environment: Environment, items: ItemVariables): string {
    const inner = (part: ASTNode) => this.code(part, environment, items);
    const typeOf = (part: ASTNode) => this.typeOf(part, environment);
    const constant = constantIn(node, this.scope.fields, new Set(items.keys()));
    if (constant !== undefined) return JSON.stringify(this.scope.constants.get(constant));
    switch (node.op) {
      case 'value':
        return JSON.stringify(node.args);
      case 'id':
        return this.name(node.args, typeOf(node), items);
      case '.':
        return asType(`logic.member(${inner(node.args[0])}, ${JSON.stringify(node.args[1])})`, typeOf(node));
      case 'list':
        return `[${node.args.map(inner).join(', ')}]`;
      case 'call':
        return this.called(node, inner, items);
      case 'rcall':
        if (isLoop(node)) return this.loop(node.args, environment, items);
        return call(methods[node.args[0]]!, [node.args[1], ...node.args[2]].map(inner));
      case '!_':
      case '-_':
        return call(operators[node.op]!, [inner(node.args)]);
      case '+':
      case '-':
      case '*': {
        const [left, right] = node.args;
        return this.arithmetic(node.op, typeOf(left), [inner(left), inner(right)], right);
      }
      case '?:':
      case '&&':
      case '||':
      case '==':
      case '!=':
      case 'in':
      case '/':
      case '%':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return call(operators[node.op]!, (node.args as readonly ASTNode[]).map(inner));
      default:
        throw new Error(`No code for ${node.op}`);
    }
  }

  private called(node: NodeOf<'call'>, inner: (part: ASTNode) => string, items: ItemVariables): string {
    const [name, given] = node.args;
    const [asked] = given;
    const lookUp = tableCall(node);
    if (lookUp) return this.lookUp(lookUp, lookUp.given.map(inner), items);
    if (name === 'has_' && asked?.op === 'id' && !items.has(asked.args))
      return call(functions.has_!.code, [answerCode(asked.args)]);
    // A list already, or missing.
    if (name === 'rows' && asked) return inner(asked);
    if (name === LABEL && asked?.op === 'id')
      return call(functions.label!.code, ['t', JSON.stringify(asked.args), answerCode(asked.args)]);
    return call(functions[name]!.code, given.map(inner));
  }

  /** A look-up, in a table with only the rows that it can need. */
  private lookUp(call: TableCall, values: readonly string[], items: ItemVariables): string {
    const table = this.scope.tables.get(call.table)!;
    const { text, part } = neededRows(call, this.scope, items.size > 0);
    if (!this.rows.includes(text)) this.rows.push(text);
    const asked = table.columns.map((column, index) =>
      column.kind === 'number' && column.whole ? `tables.wholeNumber(${values[index]!})` : values[index]!,
    );
    const found = `tables.rate(r${this.rows.indexOf(text)}, ${asked.join(', ')})`;
    return part === undefined ? found : `tables.part(${found}, ${part})`;
  }

  private arithmetic(sign: '+' | '-' | '*', left: string, parts: readonly [string, string], right: ASTNode): string {
    if (sign === '*')
      return right.op === 'id' && right.args.startsWith('_')
        ? `days.period(${parts[0]}, ${JSON.stringify(right.args.slice(1))})`
        : call(operators['*']!, parts);
    if (left === 'Day') return call(['days', sign === '+' ? 'addPeriod' : 'subtractPeriod'], parts);
    if (left === 'string') return call(['texts', 'join'], parts);
    return call(['numbers', sign === '+' ? 'add' : 'subtract'], parts);
  }

  private loop(
    [name, list, given]: readonly [string, ASTNode, readonly ASTNode[]],
    environment: Environment,
    items: ItemVariables,
  ): string {
    const [item, ...parts] = given;
    const word = item?.op === 'id' ? item.args : '';
    const variable = `_${word}`;
    const type = /^list<(.*)>$/.exec(this.typeOf(list, environment))?.[1] ?? 'dyn';
    const within = environment.clone().registerVariable(word, type);
    const inner = new Map([...items, [word, variable]]);
    const works = parts.map((part) => `(${variable}) => ${this.code(part, within, inner)}`);
    return call(methods[name]!, [this.code(list, environment, items), ...works]);
  }

  private name(name: string, type: string, items: ItemVariables): string {
    if (items.has(name)) return items.get(name)!;
    // The rows are missing while a number in them is.
    if (this.scope.projections?.has(name)) return `t.projected?.(${JSON.stringify(name)}, a)`;
    if (this.scope.fields.has(name)) return asType(answerCode(name), type);
    if (name === 'now') return 'days.now(t)';
    return name === 'today' ? 't.today()' : 'undefined';
  }

  private typeOf(node: ASTNode, environment: Environment): string {
    return environment.check(scannedText(this.expression, node)).type ?? 'dyn';
  }
}

/** The answer to a field. A name that every object has, such as constructor, is looked up as an own property. */
const answerCode = (field: string): string =>
  field in Object.prototype ? `logic.member(a, ${JSON.stringify(field)})` : `a.${field}`;

/** Without an answer, a box is not ticked and a list of choices is empty. */
function asType(code: string, type: string): string {
  if (type === 'bool') return `logic.ticked(${code})`;
  return type.startsWith('list') ? `logic.asList(${code})` : code;
}
