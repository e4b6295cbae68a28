import type { Build, RemoteBuild } from '../builds/build.ts';
import type { Check } from './check.ts';

/** A library that only the shell may contain, because a second copy breaks the page. */
interface ShellLibrary {
  name: string;
  packages: readonly string[];
  /** Files that any build may contain. */
  allowed?: RegExp;
  /** What a remote imports to use the shell's copy. */
  from: string;
}

const react: ShellLibrary = {
  name: 'React',
  packages: ['react', 'react-dom', 'scheduler'],
  // Every build contains the two small modules that create JSX elements. They hold no state.
  allowed: /^(cjs\/react-)?jsx-runtime\b/,
  from: 'react',
};
const router: ShellLibrary = {
  name: 'router',
  packages: ['react-router', 'react-router-dom'],
  from: '@roommate/shell-api',
};
const shellOnly: readonly ShellLibrary[] = [
  react,
  router,
  {
    name: 'TanStack Query',
    packages: ['@tanstack/query-core', '@tanstack/react-query'],
    from: '@roommate/shell-api/query',
  },
  { name: 'shell-api', packages: ['@roommate/shell-api'], from: '@roommate/shell-api' },
];

/** Names that occur only in the code of React and of the router, for builds without a report. */
const marks = [
  { library: react, text: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={' },
  { library: react, text: '.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { library: router, text: '__reactRouterVersion' },
];

/** @returns the name of each bundled library, with what to import instead */
function bundledCopies({ packages = {}, shared, files }: RemoteBuild): Map<string, string> {
  const reported = shellOnly.filter(({ packages: names, allowed }) =>
    names.some((name) => Object.keys(packages[name] ?? {}).some((file) => !allowed?.test(file))),
  );
  const scripts = [...files].filter(([file]) => file.endsWith('.js')).map(([, content]) => content);
  const marked = marks
    .filter(({ text }) => scripts.some((script) => script.includes(text)))
    .map(({ library }) => library);
  // A shared module that the build also bundles is imported correctly. Only the configuration is wrong.
  const fallbacks = shared.filter(({ bundled }) => bundled).map(({ name }) => ({ name, from: name }));
  return new Map([...reported, ...marked, ...fallbacks].map(({ name, from }) => [name, from]));
}

/** A remote must use the shell's React, router and shell-api. */
export function checkCopies(build: Build): Check {
  const copies = build.kind === 'shell' ? [] : [...bundledCopies(build)];
  return {
    title: 'React, router and shell-api come from the shell',
    failures: copies.map(
      ([copy, from]) =>
        `${build.name} bundles its own copy of ${copy}. ` +
        `Import ${from}, which the shell shares, and build with remoteConfig.`,
    ),
  };
}
