import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './browsers.ts';
import { devPorts } from './dev-ports.ts';

/** Returns the configuration that the shell and all remotes share. @param app the name of the workspace */
export function commonConfig(app: string): RsbuildConfig {
  const port = devPorts(Number(process.env.DEV_PORT ?? '3001'))[app];
  return {
    plugins: [pluginReact()],
    resolve: { conditionNames: ['@roommate/source', '...'] },
    output: {
      overrideBrowserslist: browsers,
      // Relative to the script itself: the versioned folder of the release is known only after the build.
      assetPrefix: 'auto',
      filenameHash: 'contenthash:10',
      // CSS Modules hash by path within the app, so two apps with src/card.module.css need the app in the name.
      cssModules: { localIdentName: `${app}_[local]_[hash:base64:5]` },
      // Separate files can be cached, unlike inlined bytes, and the CSP allows no data: fonts.
      dataUriLimit: 0,
      // Each pass makes more code that the next one can simplify. After the fourth, the files stay as they are.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 4 } } } },
    },
    dev: {
      assetPrefix: 'auto',
      // Lazy compilation sends requests to the page's origin, which is another server when the shell loads a remote.
      lazyCompilation: false,
      client: { protocol: 'ws', host: '127.0.0.1', ...(port === undefined ? {} : { port }) },
    },
    tools: {
      rspack: {
        // A script that hangs fails after 10 s instead of 120. The shell does the same for stylesheets (guard-head.ts).
        output: { chunkLoadTimeout: 10_000 },
        // Code that does not compile must not reach an open page: the page would have to reload to recover.
        optimization: { emitOnErrors: false },
      },
    },
    server: { host: '127.0.0.1', strictPort: true, ...(port === undefined ? {} : { port }) },
  };
}
