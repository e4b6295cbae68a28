const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'QueryClient']);

/** Whether code may fill the variable of a module. All requests of a server would share it. */
function holdsState({ parent, init }) {
  if (parent.kind === 'let') return true;
  if (init?.type !== 'NewExpression' || !collections.has(init.callee.name)) return false;
  // A collection with its content is a table, not state.
  return init.arguments.length === 0 || init.callee.name === 'QueryClient';
}

/** Modules that render on a server keep nothing of a request: docs/decisions/0261-code-that-renders-on-a-server.md. */
export const noRequestState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      state:
        'A server shares {{name}} between all requests. Keep it in a component, a context or the query client.',
    },
  },
  create: ({ sourceCode, report }) => ({
    'Program > VariableDeclaration > VariableDeclarator, Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'(
      node,
    ) {
      if (holdsState(node)) report({ node, messageId: 'state', data: { name: sourceCode.getText(node.id) } });
    },
  }),
};
