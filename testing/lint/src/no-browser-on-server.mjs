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
/** Functions that the router calls before a page renders. */
const LOADS = /^loader$|Loader$/;
const LOADER_FILE = /-loader\.tsx?$/;
/** Hooks that call the given function while they render. */
const callsWhileRendering = new Set(['useState', 'useMemo', 'useReducer']);

const isFunction = ({ type }) => /Function/.test(type);

function nameOf({ id, parent }) {
  if (id) return id.name;
  if (parent.type === 'VariableDeclarator') return parent.id.name ?? '';
  if (parent.type === 'Property') return parent.key.name ?? '';
  return '';
}

/** Whether a call of the function belongs to the render or the load of the code around it. */
const runsAtOnce = ({ parent }) =>
  parent.type === 'CallExpression' &&
  (callsWhileRendering.has(parent.callee.name) || isFunction(parent.callee));

/** The functions around code, the innermost first, except those that the code around them calls immediately. */
function functionsAround(node) {
  const functions = [];
  for (let current = node.parent; current; current = current.parent) {
    if (isFunction(current) && !runsAtOnce(current)) functions.push(current);
  }
  return functions;
}

/**
 * Whether code runs while its module loads, a loader runs or a component renders. Effects and event handlers run later. A
 * loader has none, so all its callbacks belong to it.
 */
function runsOnServer(node, filename) {
  const names = functionsAround(node).map(nameOf);
  const [innermost] = names;
  const outermost = names.at(-1);
  if (innermost === undefined || RENDERS.test(innermost)) return true;
  return names.some((name) => LOADS.test(name)) || (LOADER_FILE.test(filename) && !RENDERS.test(outermost));
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
  create: ({ sourceCode, filename, report }) => ({
    Program() {
      const [globalScope] = sourceCode.scopeManager.scopes;
      const unresolved = globalScope.through.map(({ identifier }) => identifier);
      const declared = [...globalScope.set.values()].flatMap(({ references }) =>
        references.map(({ identifier }) => identifier),
      );
      for (const identifier of [...unresolved, ...declared]) {
        if (!browserGlobals.has(identifier.name) || isTypeof(identifier)) continue;
        if (identifier.parent.type.startsWith('TS') || !runsOnServer(identifier, filename)) continue;
        report({ node: identifier, messageId: 'browser', data: { name: identifier.name } });
      }
    },
  }),
};
