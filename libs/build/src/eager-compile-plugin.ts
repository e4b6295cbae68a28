import type { RsbuildPlugin } from '@rsbuild/core';

/** https://v8.dev/blog/explicit-compile-hints. Browsers without it read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** A larger file is a library, such as the one for maps. A page calls few of its functions. */
const LARGEST_BYTES = 64 * 1024;

/**
 * Lets the browser compile the functions of a page when its file arrives. Otherwise it compiles each one at its first call.
 * That is between the click and the page if the file has loaded ahead: docs/decisions/0265-prefetch-on-intent.md.
 */
export const eagerCompilePlugin: RsbuildPlugin = {
  name: 'roommate:eager-compile',
  setup(api) {
    // After the minifier, which removes comments, and before the hashes in the names of files.
    api.processAssets({ stage: 'summarize' }, ({ assets, compilation, sources }) => {
      for (const [name, source] of Object.entries(assets)) {
        if (!/\/async\/[^/]+\.js$/.test(name) || source.size() > LARGEST_BYTES) continue;
        // The browser reads the hint only at the start of a file.
        compilation.updateAsset(name, new sources.ConcatSource(HINT, source));
      }
    });
  },
};
