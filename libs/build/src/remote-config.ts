import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { containerName } from '@roommate/contracts';
import { mergeRsbuildConfig, type ConfigParams, type RsbuildConfig } from '@rsbuild/core';
import { buildReportPlugin } from './build-report-plugin.ts';
import { commonConfig } from './common-config.ts';
import { pageChunksPlugin } from './page-chunks-plugin.ts';
import { consumedModules, runtimeOptimization } from './shared-modules.ts';

/** What the build needs of remote.json; the release tool checks the whole of it. */
interface RemoteBuildManifest {
  name: string;
  paths: { page?: string }[];
}

/**
 * The build of a remote: one container that exposes `./routes` (src/routes.tsx). In development it is also a page of
 * its own (src/alone.tsx), so that a team can work on it without the shell.
 */
export const remoteConfig =
  ({ manifest }: { manifest: RemoteBuildManifest }) =>
  ({ command }: ConfigParams): RsbuildConfig => {
    const alone = command === 'dev';
    const pages = [...new Set(manifest.paths.flatMap(({ page }) => (page === undefined ? [] : [page])))];
    const federation = pluginModuleFederation({
      name: containerName(manifest.name),
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      shareStrategy: 'loaded-first',
      shared: consumedModules(alone),
      dts: false,
      // Saves 20 KB gzip per remote. Such a remote cannot run alone, so it does not in development.
      experiments: { externalRuntime: !alone, optimization: runtimeOptimization },
    });
    return mergeRsbuildConfig(commonConfig(manifest.name), {
      plugins: [federation, ...(alone ? [] : [pageChunksPlugin(pages), buildReportPlugin])],
      source: { entry: alone ? { index: './src/alone.tsx' } : {} },
      // The page that runs alone answers at every path; its scripts are named relative to the root.
      html: { title: `${manifest.name} alone`, tags: { tag: 'base', attrs: { href: '/' }, append: false } },
      server: {
        // The page of the shell, which loads the remote from here in development.
        cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1):\d+$/ },
        historyApiFallback: true,
        publicDir: { name: '../shell/public', copyOnBuild: false },
      },
    });
  };
