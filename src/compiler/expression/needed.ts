import type { Scope } from './scope.ts';
import type { ASTNode } from '@marcbachmann/cel-js';
import { constantIn, childNodes } from '../../shared/conditions/cel/walk.ts';

/** The fields without whose answers a node has no value. */
export function neededBy(node: ASTNode, scope: Scope): ReadonlySet<string> {
  if (constantIn(node, scope.fields, new Set()) !== undefined) return noNames;
  const parts = () => childNodes(node).map((part) => neededBy(part, scope));
  switch (node.op) {
    case 'id':
      return scope.fields.has(node.args) && !isNeverMissing(node.args, scope) ? new Set([node.args]) : noNames;
    case '&&':
    case '||':
      return inAll(parts());
    case 'in':
      return neededBy(node.args[0], scope);
    case '?:': {
      const [which = noNames, ...either] = parts();
      return new Set([...which, ...inAll(either)]);
    }
    case 'rcall':
      return noNames;
    case 'call':
      return node.args[0] === 'has_' ? noNames : new Set(parts().flatMap((names) => [...names]));
    default:
      return new Set(parts().flatMap((names) => [...names]));
  }
}

const noNames: ReadonlySet<string> = new Set();

const inAll = ([first = noNames, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...first].filter((name) => others.every((names) => names.has(name))));

/** Without an answer, a box is not ticked and a list of choices is empty. */
const isNeverMissing = (field: string, { fields, projections }: Scope): boolean => {
  const type = fields.get(field);
  if (projections?.has(field)) return false;
  return type === 'bool' || (type?.startsWith('list') ?? false);
};
