import { fileURLToPath } from 'node:url';
import { containerName } from '@roommate/contracts';
import { mergeRsbuildConfig, type ConfigParams, type RsbuildConfig } from '@rsbuild/core';
import { buildReportPlugin } from './build-report-plugin.ts';
import { commonConfig } from './common-config.ts';
import { ROUTES_CHUNK } from './container/container-manifest.ts';
import { containerPlugin } from './container/container-plugin.ts';
import { eagerCompilePlugin } from './eager-compile-plugin.ts';
import { pageChunksPlugin } from './page-chunks-plugin.ts';
import { serverBuildPlugin } from './server/server-build-plugin.ts';
import { serverDevPlugin } from './server/server-dev-plugin.ts';
import { sharedOnServer } from './server/server-config.ts';
import { consumedModules } from './shared-modules.ts';

const devPublicPath = fileURLToPath(new URL('dev-public-path.ts', import.meta.url));

/** The parts of remote.json that the build needs. The release command validates the whole file. */
interface RemoteBuildManifest {
  name: string;
  paths: Record<string, { access: string; page?: string | string[] }>;
}

/** All types of modules except those that the shell provides. */
const NOT_OF_SHELL = /^(?!consume-shared-module$)/;

/**
 * Chunks by page only: packages in chunks of their own are more requests for the first page. What all pages use is in
 * the chunk of the routes, which each page loads. The same holds for styles that several pages use. A second copy, which a
 * later page loads, would come after the page's own styles and override them.
 *
 * The shell's modules stay in the chunks that import them. In the chunk of the routes, `@roommate/shell-api/query` would
 * load before each page, also before one that starts without it.
 */
const pageChunks = (count: number) => ({
  defaultVendors: false as const,
  ...(count > 1 && {
    default: false as const,
    ofAllPages: { name: ROUTES_CHUNK, minChunks: count, minSize: 0, type: NOT_OF_SHELL },
    sharedStyles: {
      type: 'css/mini-extract',
      name: ROUTES_CHUNK,
      minChunks: 2,
      minSize: 0,
      // Before the group of all pages, which would leave them in the pages.
      priority: 1,
    },
  }),
});

/** Each page loads only the components that it uses, although all come from one index. */
const separateComponents = { test: /[\\/]libs[\\/]ui[\\/]src[\\/].*\.tsx?$/, sideEffects: false };

/**
 * Returns the configuration of a remote's build: one container that exposes `./routes` (src/routes.tsx). In development
 * it is also a standalone page (src/standalone.tsx). A team can work on it without the shell.
 */
export const remoteConfig =
  ({ manifest }: { manifest: RemoteBuildManifest }) =>
  ({ command }: ConfigParams): RsbuildConfig => {
    const standalone = command === 'dev';
    const imports = Object.values(manifest.paths).map(({ page }) =>
      page === undefined ? [] : [page].flat(),
    );
    const pages = [...new Set(imports.flat())];
    // Nested routes load with their outermost one, which holds what they share.
    const outermost = new Set(imports.flatMap(([first]) => first ?? []));
    const container = containerPlugin(
      {
        name: containerName(manifest.name),
        filename: 'remoteEntry.js',
        shared: consumedModules(standalone),
      },
      [...(standalone ? [devPublicPath] : []), './src/routes.tsx'],
    );
    const serverPlugin = standalone ? serverDevPlugin : serverBuildPlugin;
    const server = serverPlugin(manifest.name, './src/routes.tsx', sharedOnServer);
    return mergeRsbuildConfig(commonConfig(manifest.name), {
      plugins: [
        container,
        server,
        ...(standalone ? [] : [pageChunksPlugin(pages), eagerCompilePlugin, buildReportPlugin]),
      ],
      // The entry script is one file: the container must exist as soon as it has run. The standalone page needs the
      // code of all pages at its start. It would wait forever for the chunk of the routes.
      splitChunks: { chunks: 'async', cacheGroups: pageChunks(standalone ? 0 : outermost.size) },
      source: { entry: standalone ? { index: './src/standalone.tsx' } : {} },
      // For visitors who save data. The site sends them at the URLs of the usual ones: docs/decisions/0266-data-saver.md.
      output: { copy: [{ from: './src/images/small', to: 'small', noErrorOnMissing: true }] },
      tools: { rspack: { module: { rules: outermost.size > 1 ? [separateComponents] : [] } } },
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
