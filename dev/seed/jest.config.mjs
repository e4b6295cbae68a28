import { jestPreset } from '../../jest.preset.mjs';

// What the auth emulator loads.
const esmPackages = ['jose', 'light-my-request', 'cookie'];

export default jestPreset({ environment: 'node', esmPackages });
