import { parseSync, type ESTree } from 'vite';

/** Parses JavaScript or TypeScript; the ending of the path says which. Throws if it cannot be parsed. */
export function parse(path: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return program;
}

/** Visits a node and the nodes inside it. If `visit` returns false, those inside are left out. */
export function walk(
  node: ESTree.Node,
  visit: (node: ESTree.Node, parent?: ESTree.Node) => unknown,
  parent?: ESTree.Node,
): void {
  if (visit(node, parent) === false) return;
  for (const child of childrenOf(node)) walk(child, visit, node);
}

export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  const children: ESTree.Node[] = [];
  for (const value of Object.values(node))
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  return children;
}

const isNode = (value: Partial<ESTree.Node> | null): value is ESTree.Node => typeof value?.type === 'string';

/** The text of a string, or of one part of a template. */
export function stringOf(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateElement') return node.value.cooked ?? node.value.raw;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** What a file imports, for values or for types, at once or later. Computed names are left out. */
export function importsOf(path: string, text: string): string[] {
  const names: string[] = [];
  walk(parse(path, text), (node) => {
    const name = 'source' in node && node.source ? nameIn(node.source) : undefined;
    if (name !== undefined) names.push(name);
  });
  return names;
}

function nameIn(source: ESTree.Expression): string | undefined {
  if (source.type === 'TSAsExpression') return nameIn(source.expression);
  return source.type === 'TemplateLiteral' && source.expressions.length === 0
    ? stringOf(source.quasis[0]!)
    : stringOf(source);
}
