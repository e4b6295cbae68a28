import { fileURLToPath } from 'node:url';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { commonConfig } from '../common-config.ts';

const SERVER_ENTRY = 'server';
/** The file with the server entry of a release. The site loads it and never serves it. */
export const SERVER_ENTRY_FILE = `${SERVER_ENTRY}.cjs`;

const releaseBase = fileURLToPath(new URL('release-base.ts', import.meta.url));

/** What a remote gets from the shell's server entry: docs/decisions/0260-server-entry-of-a-release.md. */
export const sharedOnServer = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@roommate/shell-api',
  '@roommate/shell-api/query',
];

/** Code that only effects load, such as MapLibre. In the server entry it would cost memory and never run. */
const ONLY_IN_BROWSERS = '.browser.ts';

interface ServerBuild {
  /** The name of the workspace. */
  app: string;
  /** The module that the site uses, relative to the workspace. */
  entry: string;
  /** The modules that are not bundled. */
  shared: readonly string[];
  distPath: string;
}

/**
 * Returns the configuration of a build of the same sources for a server: one CommonJS file without styles and images.
 * Its class names and URLs are those of the browser's build.
 */
export const serverConfig = ({ app, entry, shared, distPath }: ServerBuild): RsbuildConfig =>
  mergeRsbuildConfig(commonConfig(app), {
    mode: 'production',
    source: { entry: { [SERVER_ENTRY]: [releaseBase, entry] } },
    output: {
      target: 'node',
      // Node reads a file of a release as CommonJS only with this ending.
      filename: { js: '[name].cjs' },
      distPath: { root: distPath, js: '' },
      // Rsbuild writes ES modules for Node by default.
      module: false,
      assetPrefix: '/',
      emitAssets: false,
      cleanDistPath: false,
      // The operations page shows its errors with their lines.
      minify: false,
      externals: [
        Object.fromEntries(shared.map((name) => [name, `commonjs ${name}`])),
        ({ request = '' }, callback) =>
          request.endsWith(ONLY_IN_BROWSERS) ? callback(undefined, 'var {}') : callback(),
      ],
    },
    performance: { printFileSize: false },
    tools: {
      htmlPlugin: false,
      rspack: {
        output: { library: { type: 'commonjs2' } },
        // One file, because a release has one hash for it.
        module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
      },
    },
  });
