import type { RsbuildPlugin } from '@rsbuild/core';
import {
  containerManifest,
  EXPOSED,
  MANIFEST_FILE,
  ROUTES_CHUNK,
  type Container,
} from './container-manifest.ts';

/**
 * Builds a container with the bundler's own Module Federation:
 * docs/decisions/0361-federation-without-a-library.md.
 * @param routes the modules of `./routes`: the last one is its content
 */
export const containerPlugin = (container: Container, routes: string[]): RsbuildPlugin => ({
  name: 'roommate:container',
  setup(api) {
    api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
      // Rsbuild demands an entry. The plugin adds the one of the container later.
      config.entry ??= {};
      // In development, React Refresh runs once for each name.
      config.output = { ...config.output, uniqueName: container.name };
      const exposes = { [EXPOSED]: { import: routes, name: ROUTES_CHUNK } };
      appendPlugins(new rspack.container.ModuleFederationPluginV1({ ...container, exposes }));
    });
    api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
      const manifest = JSON.stringify(containerManifest(container, compilation));
      compilation.emitAsset(MANIFEST_FILE, new sources.RawSource(manifest));
    });
  },
});
