import { fileURLToPath } from 'node:url';
import { mergeRsbuildConfig, type ConfigParams, type RsbuildConfig } from '@rsbuild/core';
import { buildReportPlugin } from './build-report-plugin.ts';
import { commonConfig } from './common-config.ts';
import { eagerCompilePlugin } from './eager-compile-plugin.ts';
import { pageChunksPlugin } from './page-chunks-plugin.ts';
import { productionRouter } from './production-router.ts';
import { serverBuildPlugin } from './server/server-build-plugin.ts';
import { serverDevPlugin } from './server/server-dev-plugin.ts';
import { serviceWorkerPlugin } from './service-worker-plugin.ts';
import { toastStylesPlugin } from './toast-styles-plugin.ts';

const fileHere = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * Returns the configuration of the shell's build (src/main.tsx). It contains no remote: the release registry names the
 * remotes at run time. The site server writes the HTML from the manifest.json of the build.
 */
export const shellConfig =
  ({ manifest }: { manifest: { pages: { page: string }[] } }) =>
  ({ command }: ConfigParams): RsbuildConfig => {
    const development = command === 'dev';
    const pages = manifest.pages.map(({ page }) => page);
    const serverPlugin = development ? serverDevPlugin : serverBuildPlugin;
    const server = serverPlugin('shell', './src/server/server.tsx', []);
    const serviceWorker = serviceWorkerPlugin('./service-worker/src/main.ts');
    return mergeRsbuildConfig(commonConfig('shell'), {
      plugins: [
        server,
        toastStylesPlugin,
        ...(development
          ? []
          : [pageChunksPlugin(pages), eagerCompilePlugin, buildReportPlugin, serviceWorker]),
      ],
      resolve: { alias: development ? {} : productionRouter },
      source: {
        entry: { index: './src/main.tsx' },
        // Before React: Fast Refresh of a remote's components works only if the hook exists when React starts.
        preEntry: development ? ['dev-public-path.ts', 'devtools-hook.ts'].map(fileHere) : [],
      },
      // One file for the first page compresses better. A release's folder is new, so no cache keeps a part of it.
      // Further files have their packages with them: each file is a request. The sign-in pages share one.
      splitChunks: {
        preset: 'none',
        // What signed-in people load is one request, too: it shares nothing.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'signed-in',
        cacheGroups: {
          defaultVendors: false,
          signIn: { name: 'sign-in', minChunks: Math.ceil(pages.length / 2), minSize: 0 },
        },
      },
      // index.html is part of the release, because it belongs to the release's scripts.
      output: { manifest: { filename: 'manifest.json' }, copy: [{ from: './index.html' }] },
      tools: {
        htmlPlugin: false,
        rspack: {
          module: {
            rules: [
              // Leaves out components that the shell does not use, with their styles: every first page waits for the rest.
              // A remote's pages share one stylesheet, which is smaller than one for each page.
              { test: /[\\/]libs[\\/]ui[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
            ],
          },
        },
      },
    });
  };
