const apps = ['shell', 'mfe-[^/]+', 'api-nest'];
const tools = ['platform/(cli|chaos)', 'dev', 'testing', 'ops'];
const below = (folders) => `^(${folders.join('|')})/`;
const FEATURES = '^(mfe-[^/]+)/src/features/';
const featureNames = (names) => `^$1/src/features/(${names.join('|')})/`;
/** The features of a remote that others may import. Each imports only those before it, so none import each other. */
const sharedFeatures = ['not-found', 'share', 'map', 'match', 'listing', 'details', 'compare'];
const installed = (names) => `(^|/)node_modules/(${names})(/|$)`;

/**
 * What may import what. See docs/decisions/0003-dependency-rule.md and docs/decisions/0191-folders-by-audience.md.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'libs-import-libs',
      comment: 'A library imports no app, no platform and no tool.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: below([...apps, 'platform', ...tools]) },
    },
    {
      name: 'platform-libraries',
      comment: 'The registry imports libs only; the store imports libs and the registry.',
      severity: 'error',
      from: { path: '^platform/(registry|store)/' },
      to: { path: below([...apps, ...tools]) },
    },
    {
      name: 'apps-import-libs',
      comment: 'An app imports no other app and no tool.',
      severity: 'error',
      from: { path: '^(shell/server|shell|mfe-[^/]+|api-nest)/', pathNot: '^api-nest/(test|deep)/' },
      to: { path: below([...apps, ...tools]), pathNot: '^$1/' },
    },
    {
      name: 'shell-and-site-apart',
      comment: 'The shell runs in the browser, the site on a server.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^shell/server/' },
    },
    {
      name: 'remotes-leave-releases-to-the-shell',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|api-nest)/' },
      to: { path: '^platform/' },
    },
    {
      name: 'no-server-code-in-pages',
      comment: 'These libraries need Node.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|libs/(ui|listing-form|shell-api))/src/' },
      to: { path: '^(libs/(build|database|server)|platform/store)/' },
    },
    {
      name: 'tools-import-no-app',
      comment: 'A tool starts an app, it does not import it.',
      severity: 'error',
      from: {
        path: below(tools),
        // What a tool and the site must agree on is tested with the site itself.
        pathNot: '^platform/cli/test/',
      },
      to: { path: below(apps) },
    },
    {
      name: 'ops-and-testing-import-no-dev',
      comment:
        'What runs against production does not depend on the laptop. Tests may start the embedded servers.',
      severity: 'error',
      from: { path: '^(ops|testing|platform)/', pathNot: '\\.test\\.ts$|/testing(\\.ts$|/)' },
      to: { path: '^dev/' },
    },
    {
      name: 'only-shell-imports-firebase',
      comment: 'Use the session of @roommate/shell-api.',
      severity: 'error',
      from: { pathNot: '^(shell/src|dev/auth-emulator/src/.*\\.test)' },
      to: { path: installed('firebase|@firebase') },
    },
    {
      name: 'only-api-imports-mongoose',
      severity: 'error',
      from: { pathNot: '^(api-nest|dev/mongo/src/contract)/' },
      to: { path: installed('mongoose|@nestjs/mongoose') },
    },
    {
      name: 'router-from-shell-api',
      comment: 'A second copy of the router renders a blank page.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|libs/(ui|listing-form))/' },
      to: { path: installed('react-router|react-router-dom') },
    },
    {
      name: 'features-import-shared-features',
      comment: 'Add a feature that others need to sharedFeatures, after those that it imports.',
      severity: 'error',
      from: { path: `${FEATURES}([^/]+)/` },
      to: { path: '^$1/src/features/', pathNot: featureNames(['$2', ...sharedFeatures]) },
    },
    ...sharedFeatures.slice(0, -1).map((name, index) => ({
      name: 'features-import-one-way',
      comment: 'A shared feature imports only those before it in sharedFeatures.',
      severity: 'error',
      from: { path: `${FEATURES}${name}/` },
      to: { path: featureNames(sharedFeatures.slice(index + 1)) },
    })),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(bun|deno):' },
    },
  ],
  options: {
    includeOnly: [
      `^(api-nest|shell|mfe-[^/]+|libs|platform|dev|testing|ops)/`,
      installed('firebase|@firebase|mongoose|@nestjs/mongoose|react-router|react-router-dom'),
    ],
    exclude: { path: '(^|/)(dist|test-results|\\.data)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6', 'cjs', 'tsd'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@roommate/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
