import type { RsbuildPlugin } from '@rsbuild/core';

/** The files of each page in addition to the container, by the import specifier in the routes. */
type PageChunks = Record<string, { scripts: string[]; styles: string[] }>;

/** A report for the release command. The site does not serve it. */
const PAGE_CHUNKS_FILE = 'page-chunks.json';

const ofKind = (files: readonly string[], extension: string): string[] =>
  files.filter((file) => file.endsWith(extension));

/**
 * Reports the chunks of the pages that routes import lazily. With them, the site lets the browser fetch the files
 * together with the HTML instead of three requests later.
 * @param pages import specifiers in remote.json or shell.json. The build fails if no route imports one of them.
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
        throw new Error(`The manifest names the page ${missing}, which no route imports.`);
      compilation.emitAsset(PAGE_CHUNKS_FILE, new sources.RawSource(JSON.stringify(chunks)));
    });
  },
});
