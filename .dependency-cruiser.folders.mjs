import base from './.dependency-cruiser.mjs';

/**
 * Imports between the folders of a package point one way. Tests and their helpers use all of a package, so they do not
 * count.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...base.options,
    exclude: { path: `${base.options.exclude.path}|\\.test\\.tsx?$|/testing/|(^|/)(test|deep)/` },
    cache: { folder: 'node_modules/.cache/dependency-cruiser-folders', strategy: 'content' },
  },
};
