/** Attributes that a visitor sees or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]);

/**
 * Forbids literal text in JSX: visitor-facing text comes from config/. Checks text between tags, spoken attributes, and
 * braces (`{open ? 'Hide' : more}`).
 */
export const noVisitorText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { words: 'A visitor reads "{{text}}": take it from config/.' },
  },
  create(context) {
    const check = (node) => {
      for (const { at, text } of literals(node)) {
        if (/\p{L}/u.test(text)) context.report({ node: at, messageId: 'words', data: { text: text.trim() } });
      }
    };
    return {
      JSXText: check,
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') check(node.expression);
      },
      JSXAttribute(node) {
        if (node.value && spoken.has(context.sourceCode.getText(node.name))) check(node.value);
      },
    };
  },
};

/** The literal texts that an expression can return. */
function literals(node) {
  switch (node.type) {
    case 'JSXText':
      return [{ at: node, text: node.value }];
    case 'Literal':
      return typeof node.value === 'string' ? [{ at: node, text: node.value }] : [];
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => ({ at: quasi, text: quasi.value.raw }));
    case 'JSXExpressionContainer':
      return literals(node.expression);
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? literals(node.right) : [...literals(node.left), ...literals(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literals(node.left), ...literals(node.right)] : [];
    default:
      return [];
  }
}
