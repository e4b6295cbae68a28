import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'node' }),
  // Tests that write while a backup runs take their time on a busy machine.
  testTimeout: 60_000,
};
