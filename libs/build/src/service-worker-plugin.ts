import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { browsers } from './browsers.ts';

/** One script with a fixed name: its URL must not change from release to release. */
const configOf = (entry: string, distPath: string): RsbuildConfig => ({
  mode: 'production',
  source: { entry: { 'service-worker': entry } },
  resolve: { conditionNames: ['@roommate/source', '...'] },
  output: {
    target: 'web-worker',
    overrideBrowserslist: browsers,
    filename: { js: '[name].js' },
    distPath: { root: distPath, js: '' },
    cleanDistPath: false,
    legalComments: 'none',
  },
  performance: { printFileSize: false },
  tools: { htmlPlugin: false },
});

/** Adds the service worker to a build, beside the files for pages. @param entry relative to the workspace */
export const serviceWorkerPlugin = (entry: string): RsbuildPlugin => ({
  name: 'roommate:service-worker',
  setup(api) {
    api.onAfterBuild(async () => {
      const { rootPath, distPath } = api.context;
      const rsbuild = await createRsbuild({ cwd: rootPath, config: configOf(entry, distPath) });
      const { close } = await rsbuild.build();
      await close();
    });
  },
});
