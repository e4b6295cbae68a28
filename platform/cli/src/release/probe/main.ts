import * as shellApi from '@roommate/shell-api';
import * as shellApiQuery from '@roommate/shell-api/query';
import React from 'react';
import ReactDOM from 'react-dom';
import { describeRoutes } from './describe-routes.ts';
import { pageStub } from './page-stub.ts';

/** A package that the shell shares, in Module Federation's format. */
const shared = (name: string, version: string, module: unknown) => ({
  [name]: {
    [version]: {
      version,
      get: () => Promise.resolve(() => module),
      lib: () => module,
      loaded: 1,
      eager: true,
      from: 'shell',
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: false },
      strategy: 'loaded-first',
      useIn: [],
      deps: [],
    },
  },
});

interface Container {
  init: (scope: unknown) => Promise<void> | void;
  get: (module: string) => Promise<() => unknown>;
}

// node main.ts DIST CONTAINER ENTRY: prints the routes that a build exposes, as JSON.
const [dist = '', container = '', entry = ''] = process.argv.slice(2);
const page = pageStub(dist);
page.run(entry);
const remote = page.scope[container] as Container | undefined;
if (!remote) throw new Error(`${entry} creates no container ${container}.`);
await remote.init({
  ...shared('react', React.version, React),
  ...shared('react-dom', React.version, ReactDOM),
  ...shared('@roommate/shell-api', shellApi.SHELL_API_VERSION, shellApi),
  ...shared('@roommate/shell-api/query', shellApi.SHELL_API_VERSION, shellApiQuery),
});
const module = (await remote.get('./routes'))();
const routes = typeof module === 'object' && module !== null && 'routes' in module ? module.routes : null;
process.stdout.write(JSON.stringify(describeRoutes(routes)), () => process.exit(0));
