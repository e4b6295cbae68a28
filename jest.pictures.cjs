const { basename } = require('node:path');

// Under jest a picture answers its file's name, as the build answers its address.
module.exports = {
  process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
