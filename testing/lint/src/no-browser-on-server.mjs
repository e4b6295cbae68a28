/** Globals that exist only in a browser, or that differ on a server. */
const browserGlobals = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'requestIdleCallback',
  'addEventListener',
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
]);

/** Functions that React calls while it renders: a component or a hook. */
const RENDERS = /^([A-Z]|use[A-Z])/;
/** Hooks that call the given function while they render. */
const callsWhileRendering = new Set(['useState', 'useMemo', 'useReducer']);

const isFunction = ({ type }) => /Function/.test(type);

const nameOf = (node) =>
  node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : undefined) ?? '';

/** Whether a call of the function belongs to the render or the load of the code around it. */
const runsAtOnce = ({ parent }) =>
  parent.type === 'CallExpression' &&
  (callsWhileRendering.has(parent.callee.name) || isFunction(parent.callee));

/** Whether code runs while its module loads or a component renders. Effects, loaders and event handlers run later. */
function runsOnServer(node) {
  let current = node;
  while (current.parent) {
    current = current.parent;
    if (!isFunction(current) || runsAtOnce(current)) continue;
    return RENDERS.test(nameOf(current));
  }
  return true;
}

/** Code finds out where it runs with `typeof document`. */
const isTypeof = ({ parent }) => parent.type === 'UnaryExpression' && parent.operator === 'typeof';

/** Pages render on a server, which has no browser globals: docs/decisions/0261-code-that-renders-on-a-server.md. */
export const noBrowserOnServer = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser:
        '{{name}} does not exist on a server. Use it in an effect, in an event handler or with useHydrated.',
    },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      const [globalScope] = sourceCode.scopeManager.scopes;
      const unresolved = globalScope.through.map(({ identifier }) => identifier);
      const declared = [...globalScope.set.values()].flatMap(({ references }) =>
        references.map(({ identifier }) => identifier),
      );
      for (const identifier of [...unresolved, ...declared]) {
        if (!browserGlobals.has(identifier.name) || isTypeof(identifier)) continue;
        if (identifier.parent.type.startsWith('TS') || !runsOnServer(identifier)) continue;
        report({ node: identifier, messageId: 'browser', data: { name: identifier.name } });
      }
    },
  }),
};
