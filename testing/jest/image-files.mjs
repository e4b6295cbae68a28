import { basename } from 'node:path';

// Under Jest an imported image is its file name. In a build it is its URL.
export default {
  process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
