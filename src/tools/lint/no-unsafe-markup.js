/**
 * Forbids what the content security policy blocks, or what could run a visitor's input as markup: the `style`
 * attribute, dangerouslySetInnerHTML (in JSX and as a property), innerHTML.
 */
export const noUnsafeMarkup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      style: 'A style attribute is blocked by the content security policy: use a class or a data attribute.',
      markup: 'Markup from text is not allowed: render elements.',
    },
  },
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name === 'style') context.report({ node, messageId: 'style' });
        if (node.name.name === 'dangerouslySetInnerHTML') context.report({ node, messageId: 'markup' });
      },
      Property(node) {
        if (node.key.name === 'dangerouslySetInnerHTML') context.report({ node, messageId: 'markup' });
      },
      MemberExpression(node) {
        if (/^(inner|outer)HTML$/.test(node.property.name)) context.report({ node, messageId: 'markup' });
      },
    };
  },
};
