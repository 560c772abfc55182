/** Forbids what reads well and works otherwise: a new `process.env`, and an effect that returns what scrolling returns. */
export const noPitfalls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      env: 'A copy no longer reaches the process, such as its time zone: set one variable, or use vi.stubEnv.',
      scroll: 'Browsers return a promise from it, which React takes for a cleanup: put the call into braces.',
    },
  },
  create(context) {
    return {
      AssignmentExpression(node) {
        const { object, property } = node.left;
        if (object?.name === 'process' && property.name === 'env') context.report({ node, messageId: 'env' });
      },
      CallExpression(node) {
        const [effect] = node.arguments;
        if (!/^use(Layout)?Effect$/.test(node.callee.name) || effect?.type !== 'ArrowFunctionExpression') return;
        const called = effect.body.type === 'ChainExpression' ? effect.body.expression : effect.body;
        if (called.type === 'CallExpression' && /^scroll/.test(called.callee.property?.name))
          context.report({ node: called, messageId: 'scroll' });
      },
    };
  },
};
