import type { ESTree } from 'vite';
import { childrenOf, parse, stringOf, walk } from '../syntax.ts';

const runners = new Set(['test', 'it', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme', 'skipIf']);

/**
 * The titles of a test file: first arguments of test, it and describe (with .each, .only …),
 * the texts of an .each table, and properties called title or name.
 * Skipped tests do not count. A variable part of a template becomes a blank.
 */
export function titlesOf(file: string, source: string): string[] {
  const titles: string[] = [];
  walk(parse(file, source), (node) => {
    if (node.type === 'CallExpression') {
      const [root, ...modifiers] = names(node.callee);
      if (root && runners.has(root)) {
        if (modifiers.some((name) => notRun.has(name))) return false;
        titles.push(...textsOf(node.arguments[0], modifiers.at(-1) === 'each'));
      }
    }
    if (node.type === 'Property' && /^(title|name)$/.test(source.slice(node.key.start, node.key.end)))
      titles.push(...textsOf(node.value));
  });
  return titles;
}

/** `test.describe.each` as its parts. The call `it.each(table)(title)` counts as `it`. */
function names(expression: ESTree.Expression): string[] {
  if (expression.type === 'Identifier') return [expression.name];
  if (expression.type === 'MemberExpression' && expression.property.type === 'Identifier')
    return [...names(expression.object), expression.property.name];
  if (expression.type !== 'CallExpression') return [];
  return names(expression.callee).filter((name) => name !== 'each');
}

/** The texts of a literal; of every literal inside when it is a table. */
function textsOf(node: ESTree.Node | undefined, deep = false): string[] {
  if (!node) return [];
  const text = stringOf(node);
  if (text !== undefined) return [text];
  if (node.type === 'TemplateLiteral') return [node.quasis.map((part) => stringOf(part)).join(' ')];
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression')
    return [[...textsOf(node.left), ...textsOf(node.right)].join('')];
  return deep ? childrenOf(node).flatMap((child) => textsOf(child, true)) : [];
}
