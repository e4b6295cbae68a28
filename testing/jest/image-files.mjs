import { basename } from 'node:path';

// An imported image is its file name under Jest, as it is its URL in a build.
export default {
  process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
