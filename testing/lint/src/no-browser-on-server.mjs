import globals from 'globals';
import { runsOnServer } from './runs-on-server.mjs';

/** Node has them, too, in some versions. They differ from those of the visitor. */
const differOnServer = ['navigator', 'localStorage', 'sessionStorage'];
/** Globals that exist only in a browser, or that differ on a server. */
const browserGlobals = new Set([
  ...Object.keys(globals.browser).filter((name) => !Object.hasOwn(globals.node, name)),
  ...differOnServer,
]);

/** Code finds out where it runs with `typeof document`. */
const isTypeof = ({ parent }) => parent.type === 'UnaryExpression' && parent.operator === 'typeof';
const isType = ({ parent }) => /^TS(TypeQuery|QualifiedName|TypeReference)$/.test(parent.type);

/** `document` of `globalThis.document`. */
function propertyOfGlobalThis({ parent }) {
  if (parent.type !== 'MemberExpression') return undefined;
  return parent.computed ? parent.property.value : parent.property.name;
}

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
      const declared = [...globalScope.set.values()].flatMap(({ references }) => references);
      for (const { identifier, isTypeReference } of [...globalScope.through, ...declared]) {
        if (isTypeReference || isType(identifier)) continue;
        const isGlobalThis = identifier.name === 'globalThis';
        const name = isGlobalThis ? propertyOfGlobalThis(identifier) : identifier.name;
        const checked = isGlobalThis ? identifier.parent : identifier;
        if (!browserGlobals.has(name) || isTypeof(checked) || !runsOnServer(identifier, filename)) continue;
        report({ node: checked, messageId: 'browser', data: { name } });
      }
    },
  }),
};
