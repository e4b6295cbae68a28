import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, type ConfigParams, type RsbuildConfig } from '@rsbuild/core';
import { buildReportPlugin } from './build-report-plugin.ts';
import { commonConfig } from './common-config.ts';
import { providedModules, runtimeOptimization } from './shared-modules.ts';

/**
 * The build of the shell (src/main.tsx). It knows no remote: the release registry names them at run time. The site's
 * server writes the HTML from the manifest.json that the build leaves.
 */
export const shellConfig = ({ command }: ConfigParams): RsbuildConfig => {
  const development = command === 'dev';
  const federation = pluginModuleFederation({
    name: 'shell',
    remotes: {},
    shareStrategy: 'loaded-first',
    shared: providedModules(),
    dts: false,
    manifest: false,
    experiments: { provideExternalRuntime: !development, optimization: runtimeOptimization },
  });
  return mergeRsbuildConfig(commonConfig('shell'), {
    plugins: [federation, ...(development ? [] : [buildReportPlugin])],
    source: {
      entry: { index: './src/main.tsx' },
      // Before React: Fast Refresh of a remote's components works only if the hook was there when React started.
      preEntry: development ? [fileURLToPath(new URL('./devtools-hook.ts', import.meta.url))] : [],
    },
    // The page's frame goes with the release, since it belongs to the scripts of that release.
    output: { manifest: { filename: 'manifest.json' }, copy: [{ from: './index.html' }] },
    tools: {
      htmlPlugin: false,
      rspack: {
        module: {
          rules: [
            // Components that no page of the shell shows stay out with their styles: every first page waits for the rest.
            // A remote's pages share one sheet of all, which is smaller than a sheet for each.
            { test: /[\\/]libs[\\/]ui[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
          ],
        },
      },
    },
  });
};
