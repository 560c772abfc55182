import type { ASTNode } from '@marcbachmann/cel-js';
import { valueOf } from './condition-map.ts';
import { constantIn, partsOf } from './walk.ts';
import type { Range } from '../../plan/table.ts';
import { isWithin } from '../table/ranges.ts';
import { LABEL } from './language.ts';
import type { NodeOf } from './parse.ts';
import type { Scope } from './check.ts';
import { tableCall, type TableCall } from './table.ts';

/** Whether a node has a value whenever these fields are answered. A division by what may be zero may have none. */
export function isCertain(node: ASTNode, scope: Scope, answered: ReadonlySet<string>): boolean {
  if (constantIn(node, scope.fields, new Set()) !== undefined) return true;
  const all = () => partsOf(node).every((part) => isCertain(part, scope, answered));
  switch (node.op) {
    case 'id':
      return (
        node.args === 'today' ||
        node.args.startsWith('_') ||
        answered.has(node.args) ||
        isNeverMissing(node.args, scope)
      );
    case '/':
    case '%':
      return all() && ![0, undefined].includes(valueOf(node.args[1], scope.constants) as number | undefined);
    case '*':
      // There is no half day.
      return all() && (!isPeriod(node.args[1]) || Number.isInteger(valueOf(node.args[0], scope.constants)));
    case 'rcall':
      return ofTexts.has(node.args[0]) && all();
    case '&&': {
      const [one, other] = node.args;
      return isCertain(one, scope, answered) && isCertain(other, scope, new Set([...answered, ...askedBy(one)]));
    }
    case '?:': {
      const [which, yes, no] = node.args;
      const known = new Set([...answered, ...askedBy(which)]);
      return [which, no].every((part) => isCertain(part, scope, answered)) && isCertain(yes, scope, known);
    }
    case 'call':
      if (tableCall(node)) return all() && isInTable(tableCall(node)!, scope);
      return isCertainCall(node, scope, answered);
    default:
      return all();
  }
}

/** The functions that every text has a value for. */
const ofTexts: ReadonlySet<string> = new Set(['contains', 'startsWith', 'endsWith']);

/** The fields that are answered where a condition holds, because it asks whether they are: has(age) && … */
function askedBy(node: ASTNode): string[] {
  if (node.op === '&&') return node.args.flatMap(askedBy);
  const asked = node.op === 'call' && node.args[0] === 'has_' ? node.args[1][0] : undefined;
  return asked?.op === 'id' ? [asked.args] : [];
}

/** Whether a table has a row for whatever is given to it: the check proves that it has one for all of its values. */
const isInTable = ({ table: name, given }: TableCall, { tables, givenTo }: Scope): boolean =>
  given.every((part, index) => {
    const column = tables.get(name)?.columns[index];
    const values = column && givenTo?.(part, column);
    return values !== undefined && (column?.kind === 'choice' || isWithin((values as readonly Range[])[0]!, column!));
  });

function isCertainCall({ args: [name, given] }: NodeOf<'call'>, scope: Scope, answered: ReadonlySet<string>): boolean {
  const [first] = given;
  switch (name) {
    case 'has_':
      return true;
    // A power of nothing below zero is none.
    case 'pow':
      return false;
    case LABEL:
      return first?.op === 'id' && answered.has(first.args);
    // The least of an empty list is missing.
    case 'min':
    case 'max':
      return given.length > 1 && given.every((part) => isCertain(part, scope, answered));
    default:
      return given.every((part) => isCertain(part, scope, answered));
  }
}

const isPeriod = (node: ASTNode): boolean => node.op === 'id' && node.args.startsWith('_');

/** Without an answer, a box is not ticked and a list of choices is empty. */
const isNeverMissing = (field: string, { fields }: Scope): boolean => {
  const type = fields.get(field);
  return type === 'bool' || (type?.startsWith('list') ?? false);
};

/** The fields without whose answers a node has no value. */
export function neededBy(node: ASTNode, scope: Scope): ReadonlySet<string> {
  if (constantIn(node, scope.fields, new Set()) !== undefined) return none;
  const parts = () => partsOf(node).map((part) => neededBy(part, scope));
  switch (node.op) {
    case 'id':
      return scope.fields.has(node.args) && !isNeverMissing(node.args, scope) ? new Set([node.args]) : none;
    case '&&':
    case '||':
      return inAll(parts());
    case 'in':
      return neededBy(node.args[0], scope);
    case '?:': {
      const [which = none, ...either] = parts();
      return new Set([...which, ...inAll(either)]);
    }
    case 'rcall':
      return none;
    case 'call':
      return node.args[0] === 'has_' ? none : new Set(parts().flatMap((names) => [...names]));
    default:
      return new Set(parts().flatMap((names) => [...names]));
  }
}

const none: ReadonlySet<string> = new Set();

const inAll = ([first = none, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...first].filter((name) => others.every((names) => names.has(name))));
