import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { serverConfig } from './server-config.ts';

/** Adds the server entry to a build, beside the files for browsers. */
export const serverBuildPlugin = (app: string, entry: string, shared: readonly string[]): RsbuildPlugin => ({
  name: 'roommate:server-build',
  setup(api) {
    api.onAfterBuild(async () => {
      const { rootPath, distPath } = api.context;
      const config = serverConfig({ app, entry, shared, distPath });
      const server = await createRsbuild({ cwd: rootPath, config });
      const { close } = await server.build();
      await close();
    });
  },
});
