import type { Build, RemoteBuild } from '../builds/build.ts';
import type { Check } from './check.ts';

/** Libraries that only the shell may contain: a second copy of any of them breaks the page. */
const shellOnly = [
  // Every build contains the two small modules that create JSX elements. They hold no state.
  { name: 'React', packages: ['react', 'react-dom', 'scheduler'], allowed: /^(cjs\/react-)?jsx-runtime\b/ },
  { name: 'router', packages: ['react-router', 'react-router-dom'], allowed: undefined },
  { name: 'TanStack Query', packages: ['@tanstack/query-core', '@tanstack/react-query'], allowed: undefined },
  { name: 'shell-api', packages: ['@roommate/shell-api'], allowed: undefined },
];

/** Names that occur only in the code of React and of the router, for builds without a report. */
const marks = [
  { name: 'React', text: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={' },
  { name: 'React', text: '.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { name: 'router', text: '__reactRouterVersion' },
];

function bundledCopies({ packages = {}, shared, files }: RemoteBuild): string[] {
  const reported = shellOnly.filter(({ packages: names, allowed }) =>
    names.some((name) => Object.keys(packages[name] ?? {}).some((file) => !allowed?.test(file))),
  );
  const scripts = [...files].filter(([file]) => file.endsWith('.js')).map(([, content]) => content);
  const marked = marks.filter(({ text }) => scripts.some((script) => script.includes(text)));
  const fallbacks = shared.filter(({ bundled }) => bundled);
  return [...new Set([...reported, ...marked, ...fallbacks].map(({ name }) => name))];
}

/** A remote must use the shell's React, router and shell-api. */
export function checkCopies(build: Build): Check {
  const copies = build.kind === 'shell' ? [] : bundledCopies(build);
  return {
    title: 'React, router and shell-api come from the shell',
    failures: copies.map(
      (copy) =>
        `${build.name} bundles its own copy of ${copy}: import it from @roommate/shell-api to share the shell’s.`,
    ),
  };
}
