import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browsers.ts';
import { devPorts } from './dev-ports.ts';
import { federationRuntime } from './federation-runtime.ts';

/** What the shell and every remote have in common. `app` is the name of the workspace. */
export function commonConfig(app: string): RsbuildConfig {
  const port = devPorts(Number(process.env.DEV_PORT ?? '3001'))[app];
  return {
    plugins: [pluginReact()],
    resolve: { conditionNames: ['@roommate/source', '...'], alias: federationRuntime },
    output: {
      overrideBrowserslist: browsers,
      // Relative to the script itself: the versioned folder that a release ends up in is known after the build only.
      assetPrefix: 'auto',
      filenameHash: 'contenthash:10',
      // CSS Modules hash by path within the app, so two apps with src/card.module.css need the app in the name.
      cssModules: { localIdentName: `${app}_[local]_[hash:base64:5]` },
      // A file of its own is cached; bytes inlined in a script are not, and the CSP allows no data: fonts.
      dataUriLimit: 0,
    },
    dev: {
      assetPrefix: 'auto',
      // Compiling on demand asks the page's own origin, which is not this server when the shell loads a remote.
      lazyCompilation: false,
      client: { protocol: 'ws', host: '127.0.0.1', ...(port === undefined ? {} : { port }) },
    },
    tools: {
      rspack: {
        // A script that hangs fails after 10 s, not 120; stylesheets do so by the shell (guard-head.ts).
        output: { chunkLoadTimeout: 10_000 },
        // What cannot be compiled is no step of an open page, which would be loaded anew to get over it.
        optimization: { emitOnErrors: false },
      },
    },
    server: { host: '127.0.0.1', strictPort: true, ...(port === undefined ? {} : { port }) },
  };
}
