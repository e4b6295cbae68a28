import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/**
 * The dependency rule: a remote imports only libs; libs never import apps; nobody imports another remote; only the
 * shell imports firebase; only api-nest imports mongoose; no app imports dev, testing, ops or the platform's command
 * line; remotes take the router
 * from shell-api. See docs/decisions/0003-dependency-rule.md.
 */
const root = import.meta.dirname;
// A folder that only holds what Git ignores is no workspace.
const workspacesIn = (parent) =>
  readdirSync(`${root}/${parent}`)
    .map((name) => `${parent}${name}`)
    .filter((folder) => existsSync(`${root}/${folder}/package.json`));
const remotes = workspacesIn('').filter((name) => name.startsWith('mfe-'));
const apps = ['shell/server', 'shell', 'api-nest', ...remotes];
// The two libraries of the platform are for apps too.
const platformLibs = ['platform/registry', 'platform/store'];
const tools = ['platform/', 'dev/', 'testing/', 'ops/']
  .flatMap(workspacesIn)
  .filter((folder) => !platformLibs.includes(folder));
const nameOf = (folder) => JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')).name;
/** Our packages by name, each with its folder. */
const packages = new Map([...apps, ...tools].map((folder) => [nameOf(folder), folder]));

/** The package of a file of ours; a file of shell/server is none of the shell's. */
const packageOf = (file) => {
  const path = relative(root, file).split(sep).join('/');
  return [...apps, ...tools].find((folder) => path === folder || path.startsWith(`${folder}/`));
};

/** What an import leads to: a folder of our apps and tools, or the name of a package. */
const targetOf = (specifier, file) => {
  if (/^\.{1,2}(\/|$)/.test(specifier)) return packageOf(resolve(dirname(file), specifier));
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return packages.get(name) ?? name;
};

const onlyLibs = 'Only libs may be imported across packages.';
const noTools = 'No app or lib imports the platform, dev, testing or ops.';
const nodeOnly = 'This library runs in Node only.';
const forbidden = {
  apps: (target) => (apps.includes(target) ? onlyLibs : undefined),
  tools: (target) => (tools.includes(target) ? noTools : undefined),
  firebase: (target) =>
    /^(firebase|@firebase\/.*)$/.test(target)
      ? 'Only shell imports firebase: use the session of @roommate/shell-api.'
      : undefined,
  mongoose: (target) =>
    /^(mongoose|@nestjs\/mongoose)$/.test(target) ? 'Only api-nest imports mongoose.' : undefined,
  router: (target) =>
    /^react-router(-dom)?$/.test(target)
      ? 'Take the router from @roommate/shell-api: a second copy gives a silently blank page.'
      : undefined,
  node: (target) => (/^@roommate\/(build|server|release-store)$/.test(target) ? nodeOnly : undefined),
};

/** Sees every way to name a module: import and export, import() of values and of types, require, jest's mocks. */
const imports = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { forbid: { type: 'array' }, allow: { type: 'array' } } }],
  },
  create(context) {
    const { forbid, allow } = context.options[0];
    const own = packageOf(context.filename);
    const check = (node) => {
      const specifier = node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : node?.value;
      if (typeof specifier !== 'string') return;
      const target = targetOf(specifier, context.filename);
      if (target === undefined || target === own || allow.includes(target)) return;
      const message = forbid.map((kind) => forbidden[kind](target)).find((found) => found !== undefined);
      if (message) context.report({ node, message });
    };
    const ofSource = (node) => check(node.source);
    return {
      ImportDeclaration: ofSource,
      ExportAllDeclaration: ofSource,
      ExportNamedDeclaration: ofSource,
      ImportExpression: ofSource,
      TSImportType: ofSource,
      TSExternalModuleReference: ({ expression }) => check(expression),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
      'CallExpression[callee.object.name=/^(require|jest)$/]': (node) => check(node.arguments[0]),
    };
  },
};

const dependency = { rules: { imports } };

/** `allow`: folders that these files may import all the same. */
const restrict = (files, forbid, allow = []) => ({
  files,
  plugins: { dependency },
  rules: { 'dependency/imports': ['error', { forbid, allow }] },
});

const clients = ['firebase', 'mongoose'];

// Of several entries that match a file, the last one applies.
export const dependencyRule = [
  restrict(['mfe-*/src/**'], ['apps', 'tools', ...clients, 'router', 'node']),
  restrict(['shell/src/**'], ['apps', 'tools', 'mongoose', 'node']),
  restrict(['shell/server/src/**'], ['apps', 'tools', ...clients]),
  restrict(
    ['libs/*/{src,test,gallery,generate}/**', 'platform/{registry,store}/src/**'],
    ['apps', 'tools', ...clients],
  ),
  restrict(['api-nest/src/**'], ['apps', 'tools', 'firebase']),
  // The tests bring the database that the API speaks to.
  restrict(['api-nest/{test,deep}/**'], ['apps', 'tools', 'firebase'], ['dev/mongo']),
  restrict(['{dev,ops,platform,testing}/*/{src,test,deep}/**'], ['apps', ...clients]),
  restrict(['testing/{e2e,support}/**'], ['apps', 'tools', ...clients], ['testing/support']),
  // A contract test drives a tool with the very client library that it stands in for.
  restrict(['dev/auth-emulator/src/**/*.test.ts'], ['apps', 'mongoose']),
  restrict(['dev/mongo/src/contract/**/*.test.ts'], ['apps', 'firebase']),
  // What a tool and the site's server must agree on is tested with the server itself.
  restrict(
    ['platform/cli/test/**', 'dev/start/src/proxy-rules.test.ts'],
    ['apps', ...clients],
    ['shell/server'],
  ),
];
