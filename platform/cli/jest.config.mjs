import { jestPreset } from '../../jest.preset.mjs';

// What the site's server loads.
const esmPackages = ['content-disposition', 'cookie', 'light-my-request/node_modules/cookie'];

// Real builds, on a machine that tests all workspaces at once.
export default { ...jestPreset({ environment: 'node', esmPackages }), testTimeout: 180_000 };
