import ts from 'typescript';

const runners = new Set(['test', 'it', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme', 'skipIf']);

/**
 * The titles of a test file: first arguments of test, it and describe (with .each, .only …),
 * the texts of an .each table, and properties called title or name.
 * Skipped tests do not count. A variable part of a template becomes a blank.
 */
export function titlesOf(file: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [root, ...modifiers] = names(node.expression);
      if (root && runners.has(root)) {
        if (modifiers.some((name) => notRun.has(name))) return;
        titles.push(...textsOf(node.arguments[0], modifiers.at(-1) === 'each'));
      }
    }
    if (ts.isPropertyAssignment(node) && /^(title|name)$/.test(node.name.getText()))
      titles.push(...textsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** `test.describe.each` as its parts. The call `it.each(table)(title)` counts as `it`. */
function names(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...names(expression.expression), expression.name.text];
  if (!ts.isCallExpression(expression)) return [];
  return names(expression.expression).filter((name) => name !== 'each');
}

/** The texts of a literal; of every literal inside when it is a table. */
function textsOf(node: ts.Node | undefined, deep = false): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [[node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ')];
  }
  if (ts.isBinaryExpression(node)) return [[...textsOf(node.left), ...textsOf(node.right)].join('')];
  if (!deep) return [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...textsOf(child, true));
  });
  return inner;
}
