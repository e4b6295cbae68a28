import { SHELL_API_VERSION } from '@roommate/shell-api';
import react from 'react/package.json' with { type: 'json' };
import reactDom from 'react-dom/package.json' with { type: 'json' };
import { loadQueryLibrary } from './load-query-library.ts';

/** Makes the function that gives a module to containers. */
type Get = () => Promise<() => unknown>;

/**
 * A module in the one version of the shell, in Module Federation's format. `loaded` makes it win over a newer version that
 * a container adds. The runtime library, which containers of other tools may contain, also expects the last four fields.
 */
const provided = (version: string, get: Get) => ({
  [version]: {
    version,
    get,
    from: 'shell',
    eager: true,
    loaded: 1,
    scope: ['default'],
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
    useIn: [],
    deps: [],
  },
});

/** For a CommonJS module. */
const exportsOf = async (loading: Promise<{ default: unknown }>): Promise<() => unknown> => {
  const { default: module } = await loading;
  return () => module;
};

const namespaceOf = async (loading: Promise<unknown>): Promise<() => unknown> => {
  const module = await loading;
  return () => module;
};

/**
 * The modules that exist once in the page: every container gets the shell's copy. All but the last one are part of the
 * shell's first script, and run when they are first needed. The last one loads when the first remote needs it, and ahead of
 * that on a page for signed-in people. Home and the shell's own pages do without (docs/decisions/0190-data-loading.md).
 */
export const shareScope = {
  react: provided(react.version, () => exportsOf(import(/* webpackMode: "eager" */ 'react'))),
  'react-dom': provided(reactDom.version, () => exportsOf(import(/* webpackMode: "eager" */ 'react-dom'))),
  '@roommate/shell-api': provided(SHELL_API_VERSION, () =>
    namespaceOf(import(/* webpackMode: "eager" */ '@roommate/shell-api')),
  ),
  '@roommate/shell-api/query': provided(SHELL_API_VERSION, () => namespaceOf(loadQueryLibrary())),
};
