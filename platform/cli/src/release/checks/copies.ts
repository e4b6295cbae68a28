import type { Build, RemoteBuild } from '../builds/build.ts';
import type { Check } from './check-build.ts';

/** What only the shell may bring: a second copy of any of them breaks the page. */
const shellOnly = [
  // A JSX element is made by two small modules of React that hold no state; each build has them.
  { name: 'React', packages: ['react', 'react-dom', 'scheduler'], free: /^(cjs\/react-)?jsx-runtime\b/ },
  { name: 'router', packages: ['react-router', 'react-router-dom'], free: undefined },
  { name: 'TanStack Query', packages: ['@tanstack/query-core', '@tanstack/react-query'], free: undefined },
  { name: 'shell-api', packages: ['@roommate/shell-api'], free: undefined },
];

/** Names that only React's and the router's own code has, for builds that come without a report. */
const marks = [
  { name: 'React', text: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={' },
  { name: 'React', text: '.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' },
  { name: 'router', text: '__reactRouterVersion' },
];

function carriedCopies({ packages = {}, shared, files }: RemoteBuild): string[] {
  const reported = shellOnly.filter(({ packages: names, free }) =>
    names.some((name) => Object.keys(packages[name] ?? {}).some((file) => !free?.test(file))),
  );
  const scripts = [...files].filter(([file]) => file.endsWith('.js')).map(([, content]) => content);
  const marked = marks.filter(({ text }) => scripts.some((script) => script.includes(text)));
  const fallbacks = shared.filter(({ carried }) => carried);
  return [...new Set([...reported, ...marked, ...fallbacks].map(({ name }) => name))];
}

/** A remote takes React, the router and shell-api from the shell. */
export function checkCopies(build: Build): Check {
  const what = 'React, router and shell-api are the shell’s';
  if (build.kind === 'shell') return { what: 'the shell brings React, router and shell-api', refused: [] };
  return {
    what,
    refused: carriedCopies(build).map(
      (copy) =>
        `${build.name} carries its own copy of ${copy}: it must take the shell’s, by @roommate/shell-api.`,
    ),
  };
}
