const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array', 'Object']);
/** Classes and functions whose objects hold state from the start. */
const STATEFUL_CLASS = /^QueryClient$|Store$/;
const STATEFUL_FUNCTION = /^create\w*Store$/;
const methodsThatWrite = new Set([
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'],
  ...['set', 'add', 'delete', 'clear'],
]);
/** Functions of `Object` that write into their first argument. */
const functionsThatWrite = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf']);

const isReadonlyType = (type) =>
  type?.type === 'TSTypeOperator' ? type.operator === 'readonly' : /^Readonly/.test(type?.typeName?.name);
const isAsConst = (init) => init?.type === 'TSAsExpression' && init.typeAnnotation.typeName?.name === 'const';

/** Whether TypeScript forbids all writes to the content. */
const isReadonly = ({ typeAnnotation }, init) =>
  isReadonlyType(typeAnnotation?.typeAnnotation) || isAsConst(init);

/** The value inside `as T` and the like. */
function valueOf(node) {
  return node?.type.startsWith('TS') && node.expression ? valueOf(node.expression) : node;
}

/** Whether a module fills the value later. A value with its content is a table, not state. */
function isEmptyCollection(init) {
  const value = valueOf(init);
  if (value?.type === 'ArrayExpression') return value.elements.length === 0;
  if (value?.type === 'ObjectExpression') return value.properties.length === 0;
  if (value?.type !== 'NewExpression') return false;
  return collections.has(value.callee.name) && value.arguments.length === 0;
}

/** Whether a call creates an object that holds state. */
function isStateful(init) {
  const value = valueOf(init);
  const name = value?.callee?.name ?? value?.callee?.property?.name;
  if (value?.type === 'NewExpression') return STATEFUL_CLASS.test(name);
  return value?.type === 'CallExpression' && STATEFUL_FUNCTION.test(name);
}

const isCollection = (init) => /^(Array|Object|New)Expression$/.test(valueOf(init)?.type);

/** The outermost `value.a[0].b` that starts with the node. */
function pathFrom(node) {
  const { parent } = node;
  const isPart = parent.type === 'MemberExpression' && parent.object === node;
  return isPart || parent.type === 'TSNonNullExpression' || parent.type === 'TSAsExpression'
    ? pathFrom(parent)
    : node;
}

/** Whether the code at a reference changes the content of the value. */
function writes(reference) {
  const path = pathFrom(reference);
  const { parent } = path;
  if (parent.type === 'CallExpression' && parent.arguments[0] === path) {
    return parent.callee.object?.name === 'Object' && functionsThatWrite.has(parent.callee.property.name);
  }
  if (path === reference) return false;
  if (parent.type === 'AssignmentExpression') return parent.left === path;
  if (parent.type === 'CallExpression') {
    return parent.callee === path && methodsThatWrite.has(path.property?.name);
  }
  return (
    parent.type === 'UpdateExpression' || (parent.type === 'UnaryExpression' && parent.operator === 'delete')
  );
}

/** Whether code may fill the variable of a module. All requests of a server would share it. */
function holdsState(node, sourceCode) {
  const { parent, id, init } = node;
  if (parent.declare) return false;
  if (parent.kind === 'let' || parent.kind === 'var') return true;
  if (isStateful(init)) return true;
  if (isReadonly(id, init)) return false;
  if (isEmptyCollection(init)) return true;
  if (!isCollection(init)) return false;
  const [variable] = sourceCode.getDeclaredVariables(node);
  return variable?.references.some(({ identifier }) => writes(identifier)) ?? false;
}

const MODULE = ':matches(Program, ExportNamedDeclaration, ExportDefaultDeclaration)';
const VARIABLE = `${MODULE} > VariableDeclaration > VariableDeclarator`;
const STATIC_FIELD = ':matches(PropertyDefinition, AccessorProperty)[static=true]';
/** A class of a module is a declaration, or the value of a constant. */
const FIELD = `${MODULE} > ClassDeclaration > ClassBody > ${STATIC_FIELD}, ${VARIABLE} > ClassExpression > ClassBody > ${STATIC_FIELD}`;

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
  create: ({ sourceCode, report }) => {
    const reportState = (node, named) =>
      report({ node, messageId: 'state', data: { name: named.name ?? sourceCode.getText(named) } });
    return {
      [VARIABLE](node) {
        if (holdsState(node, sourceCode)) reportState(node, node.id);
      },
      [FIELD](node) {
        const isFixed =
          node.readonly &&
          !isStateful(node.value) &&
          (isReadonly(node, node.value) || !isEmptyCollection(node.value));
        if (!isFixed) reportState(node, node.key);
      },
    };
  },
};
