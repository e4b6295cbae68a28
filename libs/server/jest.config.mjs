import { jestPreset } from '../../jest.preset.mjs';

export default jestPreset({
  environment: 'node',
  esmPackages: ['content-disposition', 'cookie', 'light-my-request/node_modules/cookie'],
});
