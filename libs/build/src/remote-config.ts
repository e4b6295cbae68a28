import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { containerName } from '@roommate/contracts';
import { mergeRsbuildConfig, type ConfigParams, type RsbuildConfig } from '@rsbuild/core';
import { buildReportPlugin } from './build-report-plugin.ts';
import { commonConfig } from './common-config.ts';
import { pageChunksPlugin } from './page-chunks-plugin.ts';
import { serverBuildPlugin } from './server/server-build-plugin.ts';
import { sharedOnServer } from './server/server-config.ts';
import { consumedModules, runtimeOptimization } from './shared-modules.ts';

/** The parts of remote.json that the build needs. The release command validates the whole file. */
interface RemoteBuildManifest {
  name: string;
  paths: { page?: string }[];
}

/**
 * The build of a remote: one container that exposes `./routes` (src/routes.tsx). In development it is also a standalone
 * page (src/standalone.tsx), so that a team can work on it without the shell.
 */
export const remoteConfig =
  ({ manifest }: { manifest: RemoteBuildManifest }) =>
  ({ command }: ConfigParams): RsbuildConfig => {
    const standalone = command === 'dev';
    const pages = [...new Set(manifest.paths.flatMap(({ page }) => (page === undefined ? [] : [page])))];
    const federation = pluginModuleFederation({
      name: containerName(manifest.name),
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      shareStrategy: 'loaded-first',
      shared: consumedModules(standalone),
      dts: false,
      // Saves 20 KB gzip per remote. Not in development, because such a remote cannot run standalone.
      experiments: { externalRuntime: !standalone, optimization: runtimeOptimization },
    });
    const server = serverBuildPlugin(manifest.name, './src/routes.tsx', sharedOnServer);
    return mergeRsbuildConfig(commonConfig(manifest.name), {
      plugins: [federation, ...(standalone ? [] : [pageChunksPlugin(pages), buildReportPlugin, server])],
      // Chunks by page only: packages in chunks of their own are more requests for the first page.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      source: { entry: standalone ? { index: './src/standalone.tsx' } : {} },
      // The standalone page responds at every path, so its script URLs must start at the root.
      html: {
        title: `${manifest.name} standalone`,
        tags: { tag: 'base', attrs: { href: '/' }, append: false },
      },
      server: {
        // In development, the shell's page loads the remote from this server.
        cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1):\d+$/ },
        historyApiFallback: true,
        publicDir: { name: '../shell/public', copyOnBuild: false },
      },
    });
  };
