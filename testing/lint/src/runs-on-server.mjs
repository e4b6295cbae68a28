/** Functions that React calls while it renders: a component or a hook. */
const RENDERS = /^([A-Z]|use[A-Z])/;
/** Functions that the router calls before a page renders. */
const LOADS = /^loader$|Loader$/;
const LOADER_FILE = /-loader\.tsx?$/;

/** Functions of React whose argument is a component. */
const wrapsComponent = new Set(['memo', 'forwardRef']);
/** Hooks that call the given function while they render. */
const hooksThatCall = new Set(['useState', 'useMemo', 'useReducer']);
/** Methods of arrays and the like that call the given function at once. */
const methodsThatCall = new Set([
  ...[
    'every',
    'filter',
    'find',
    'findIndex',
    'findLast',
    'findLastIndex',
    'flatMap',
    'forEach',
    'map',
    'some',
  ],
  ...['reduce', 'reduceRight', 'sort', 'toSorted', 'replace', 'replaceAll', 'from', 'fromAsync', 'groupBy'],
]);
/** The server's snapshot. The function before it runs only in a browser. */
const SERVER_SNAPSHOT = 2;
/** Methods of a class component. React calls them while it renders. */
const methodsOfComponent = new Set([
  'constructor',
  'render',
  'getDerivedStateFromProps',
  'getDerivedStateFromError',
]);

const isFunction = ({ type }) => /Function/.test(type);
const isCall = ({ type }) => type === 'CallExpression';
/** The name of the called function: `useMemo` for `useMemo()` and `React.useMemo()`. */
const calleeOf = ({ callee }) => callee.name ?? callee.property?.name;

const isComponentClass = ({ superClass }) =>
  /^(Pure)?Component$/.test(superClass?.property?.name ?? superClass?.name);

/** The name of a component or hook, or of another function; empty for a function without a name. */
function nameOf(node) {
  const { id, parent } = node;
  if (id) return id.name;
  if (parent.type === 'VariableDeclarator') return parent.id.name ?? '';
  if (parent.type === 'Property') return parent.key.name ?? '';
  if (parent.type === 'MethodDefinition') {
    const isRender = isComponentClass(parent.parent.parent) && methodsOfComponent.has(parent.key.name);
    return isRender ? 'Component' : (parent.key.name ?? '');
  }
  return isCall(parent) && wrapsComponent.has(calleeOf(parent)) ? 'Component' : '';
}

/** Whether a call of the function belongs to the render or the load of the code around it. */
function runsAtOnce(node) {
  const { parent } = node;
  if (parent.type === 'NewExpression') return parent.callee.name === 'Promise';
  if (!isCall(parent)) return false;
  const name = calleeOf(parent);
  if (name === 'useSyncExternalStore') return parent.arguments.indexOf(node) === SERVER_SNAPSHOT;
  if (hooksThatCall.has(name)) return true;
  const isMethod = parent.callee.type === 'MemberExpression' && methodsThatCall.has(name);
  return isMethod || parent.callee === node;
}

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
export function runsOnServer(node, filename) {
  const names = functionsAround(node).map(nameOf);
  const [innermost] = names;
  const outermost = names.at(-1);
  if (innermost === undefined || RENDERS.test(innermost)) return true;
  return names.some((name) => LOADS.test(name)) || (LOADER_FILE.test(filename) && !RENDERS.test(outermost));
}
