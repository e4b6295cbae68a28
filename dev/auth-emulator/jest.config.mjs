import { jestPreset } from '../../jest.preset.mjs';

export default jestPreset({ environment: 'node', esmPackages: ['jose', 'light-my-request', 'cookie'] });
