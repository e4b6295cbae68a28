import type { RsbuildPlugin } from '@rsbuild/core';

/** Which files a page brings besides the container: by the request with which src/routes.tsx imports it. */
export type PageChunks = Record<string, { scripts: string[]; styles: string[] }>;

/** The report of the build that the release tool reads; it is not served. */
export const pageChunksFile = 'page-chunks.json';

const ofKind = (files: readonly string[], extension: string): string[] =>
  files.filter((file) => file.endsWith(extension));

/**
 * Reports the chunks of the pages that a remote's routes import lazily, so that the site can have the browser fetch
 * them with the HTML instead of three requests later.
 * @param pages the requests that remote.json names; one that no route imports fails the build
 */
export const pageChunksPlugin = (pages: readonly string[]): RsbuildPlugin => ({
  name: 'roommate:page-chunks',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
      const chunks: PageChunks = {};
      for (const group of compilation.chunkGroups) {
        const request = group.origins
          .map((origin) => origin.request)
          .find((name) => name && pages.includes(name));
        if (request === undefined) continue;
        const files = group.getFiles();
        chunks[request] = { scripts: ofKind(files, '.js'), styles: ofKind(files, '.css') };
      }
      const missing = pages.find((page) => !(page in chunks));
      if (missing !== undefined)
        throw new Error(`remote.json names the page ${missing}, which no route imports.`);
      compilation.emitAsset(pageChunksFile, new sources.RawSource(JSON.stringify(chunks)));
    });
  },
});
